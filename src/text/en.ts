import type { Catalogue } from './catalogue.js';
import { problems } from './en-problems.js';
import { record } from './en-record.js';
import { count, results } from './en-results.js';

/** Questions that a visitor with the papers at hand answers in a minute. */
const A_MINUTE = 6;
const questions = (number: number) => count(number, 'question');

/** The widget's own words in plain American English. */
export const en: Catalogue = {
  tag: 'en',
  opening: {
    title: 'Check which past grants fit your business',
    lead: 'See if you may qualify, for how much, and what the law says.',
    programs: 'The programs',
    facts: [
      'These programs are closed. You can no longer apply.',
      'Your answers stay on this page. Nothing is sent.',
      'This is a guide, not a decision. The agency decides.',
    ],
    questions: (number) =>
      number === 0
        ? 'All that can change a result is answered already.'
        : `About ${count(Math.ceil(number / A_MINUTE), 'minute')}: at most ${questions(number)}, often fewer. We ask only what can change a result. Have your 2019 and 2020 records ready.`,
    start: 'Start',
  },
  page: {
    back: 'Back',
    next: 'Continue',
    atMost: (number) =>
      number === 0 ? 'No more questions after this' : `At most ${questions(number)} left`,
    why: (number) =>
      number === 0
        ? 'Why we ask'
        : `Why we ask: ${count(number, 'program')} depend${number === 1 ? 's' : ''} on this`,
    whyAmount: 'How much you could get, or your priority',
    whyNone: 'No result depends on this now.',
    conflicts: 'These answers do not fit together',
    whatIs: (term) => `What does “${term}” mean?`,
    restart: 'Start over',
    restartQuestion: 'Erase all your answers and start over?',
    restartYes: 'Yes, start over',
    restartNo: 'No, keep my answers',
    seeResults: 'See results so far',
    toResults: 'See results',
    print: 'Print answers and results',
  },
  field: {
    yes: 'Yes',
    no: 'No',
    unknown: 'I don’t know',
    roughly: 'I know it only roughly',
    notOpen: 'It has not opened yet',
    from: 'From',
    to: 'To',
    month: 'Month',
    day: 'Day',
    year: 'Year',
    dateOrder: ['month', 'day', 'year'],
    dateExample: 'Example: 3 15 2019 or March 15 2019',
    readAs: (value) => `Read as ${value}`,
    kept: 'What you typed is kept, but not used.',
    error: 'Error:',
    dollarSign: '$',
    percentSign: '%',
    months: 'months',
    monthCount: (number) => count(number, 'month'),
  },
  problems,
  check: {
    title: 'Check your answers',
    lead: 'No more questions. You can still change an answer.',
    openLead: (number) => `${questions(number)} can still change a result.`,
    change: 'Change',
    answer: 'Answer',
    unanswered: 'Not answered',
    unreadable: 'Not read yet',
  },
  record,
  ...results,
};
