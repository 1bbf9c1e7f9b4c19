import type { Catalogue } from './catalogue.js';

export const count = (number: number | string, one: string): string =>
  `${number} ${one}${String(number) === '1' ? '' : 's'}`;

/** The words of the results side. */
export const results: Pick<
  Catalogue,
  | 'status'
  | 'results'
  | 'program'
  | 'award'
  | 'sections'
  | 'criterion'
  | 'working'
  | 'change'
  | 'effect'
  | 'reading'
> = {
  status: {
    eligible: 'You may qualify',
    ineligible: 'You do not appear to qualify',
    undetermined: 'Not settled yet',
  },
  results: {
    title: 'Results',
    summary: ({ eligible, undetermined, total }) => {
      const open = undetermined === 0 ? '' : ` ${undetermined} not settled yet.`;
      if (eligible > 0 && total === 1) return 'You may qualify for this program.';
      if (eligible > 0) return `You may qualify for ${eligible} of ${total} programs.${open}`;
      if (undetermined === total) return `No result is settled yet.`;
      return undetermined === 0
        ? `You do not appear to qualify for ${total === 1 ? 'this program' : `any of the ${total} programs`}.`
        : `${undetermined} of ${total} programs ${undetermined === 1 ? 'is' : 'are'} not settled yet.`;
    },
    aid: 'This is a guide, not a decision. The agency decides. These programs are closed.',
    law: (date) =>
      `The law is applied as ${date ? `of ${date}` : 'it stands in the U.S. and DC Codes'}.`,
    updated: (changes) => `Results updated. ${changes.join(' ')}`,
  },
  program: {
    allMet: (number) =>
      `Your answers meet ${number === 1 ? 'the' : 'all'} ${count(number, 'condition')} that apply to you. The agency decides.`,
    unmet: 'Not met:',
    eitherWay: 'However the open points turn out, at least 1 condition is not met.',
    toAsk: (number, most) =>
      number === 1
        ? `It depends on 1 more answer: ${most}.`
        : `It depends on at most ${number} more answers, mostly on “${most}”.`,
    unsure: (names) => `It depends on what you do not know exactly: ${names}.`,
    about: 'About this program',
    details: 'Details',
    law: (points) => `The law can be read in two ways: ${points}`,
    agency: (points) => `The agency decides this: ${points}.`,
    agencyDecides: (agency) => `Decided by: ${agency}.`,
    answerMore: (number) => `Answer ${count(number, 'more question')}`,
    changeAnswer: (name) => `Change ${name}`,
    unknown: (id) => `There is no program “${id}” in this check.`,
    unconnected: 'This part is not ready yet.',
    newTab: '(opens in a new tab)',
  },
  award: {
    sentence: (amount) => `If you qualify, the award would be ${amount}.`,
    open: (most) =>
      `If you qualify, the amount depends on more answers${most ? `: ${most} at most` : ''}.`,
    none: 'No amount can be estimated.',
    otherReading: (range) => `On another reading of the law: ${range}.`,
    because: (names) => `Wide because of: ${names}.`,
    limitedBy: (names) => `It can be capped by ${names}.`,
    drawing: (range, end, limit) =>
      `A scale from $0 to ${end}. The award: ${range}.${limit ? ` Limit: ${limit}.` : ''}`,
    limit: (amount) => `${amount} limit`,
    range: (low, high) =>
      high === null ? `${low} or more` : low === high ? low : `between ${low} and ${high}`,
    upTo: (amount) => `up to ${amount}`,
  },
  sections: {
    criteria: (met, total, open, idle) =>
      `Conditions: ${met} of ${total} met${open > 0 ? `, ${open} open` : ''}${idle > 0 ? `, ${idle} not for you` : ''}`,
    working: 'How the amount is worked out',
    changes: 'What would have to be different',
    margin: 'How close it was',
    readings: 'Other readings of the law',
    priorities: 'Priority and set-asides',
    uses: 'What the money was for',
    certifications: 'What you had to certify',
    duties: 'What you had to do after',
    documents: 'What to gather',
    dates: 'Dates',
    information: 'Good to know',
    sources: 'Sources',
  },
  criterion: {
    met: 'Met',
    unmet: 'Not met',
    unknown: 'Open',
    'not-applicable': 'Does not apply',
    law: 'The law is unclear',
    agency: 'The agency decides',
    agencyDecides: 'You can only say what you believe. The agency decides.',
    unanswered: 'not answered',
    answers: (number) => `from ${number} answers`,
  },
  working: {
    lead: 'Cents are rounded only at the end.',
    operations: {
      start: ['', 'Start with'],
      add: ['+', 'plus'],
      subtract: ['−', 'minus'],
      multiply: ['×', 'times'],
      divide: ['÷', 'divided by'],
      min: [null, 'No more than:'],
      max: [null, 'At least:'],
    },
    line: 'Line',
    amount: 'Amount',
    result: 'The award, if you qualify',
  },
  change: {
    lead: (ways) => `You would qualify if ${ways === 1 ? 'this' : 'one of these'} were different:`,
    to: (name, answer, beyond, said) =>
      `${name}: ${answer}${beyond ? ` or ${beyond}` : ''} (you said: ${said})`,
    settled: 'Past facts are listed only if nothing else helps.',
    marginLead: 'Any one of these would change the result:',
  },
  effect: {
    lowers: (name, said, less, award) =>
      `${name}: ${said}. This lowers the award${less ? ` by ${less}` : ''}. With none it would be ${award}.`,
    bars: (name, said) => `${name}: ${said}. This rules you out. With none you might qualify.`,
    priority: (name, said, label) => `${name}: ${said}. You lose this priority: “${label}”.`,
  },
  reading: {
    preferred: 'Used for the result above',
    unsettled: 'No reading is preferred, so the result stays open.',
    optional: (number) => `Answer ${count(number, 'more question')} (optional)`,
  },
};
