import type { Catalogue } from './catalogue.js';
import { count } from './en-results.js';

const answers = (number: number) => count(number, 'answer');

/** The words of what is kept and shared. */
export const record: Catalogue['record'] = {
  title: 'Keep or share',
  save: 'Save as a file',
  table: 'Save the conditions as CSV',
  copy: 'Copy a summary',
  saved: 'Saved. If no file came, copy this text:',
  copied: 'Copied.',
  byHand: 'Copying is blocked here. Copy this text:',
  noPrint: 'Printing is blocked here. Copy a summary instead.',
  link: 'Share a link',
  linkLead: (number) => `The link holds ${answers(number)}. Anyone with it can read them:`,
  noLink: 'This page has no address. Save a file instead.',
  withoutAmounts: 'Leave out dollar amounts',
  copyLink: 'Copy the link',
  open: 'Open a saved file',
  paste: 'Or paste its text',
  openPasted: 'Open this text',
  unreadableFile: 'This file cannot be read here. Paste its text instead.',
  columns: ['Program', 'Condition', 'Status', 'Answers', 'Law'],
  madeOn: (date, version) => `Made on ${date} with eligibility-checker ${version}.`,
  kept: 'Your answers are kept in this tab.',
  clear: 'Clear my answers',
  offer: {
    title: (number) =>
      number === 0 ? 'No answers were found' : `Use ${count(number, 'saved answer')}?`,
    taken: (number) => `${answers(number)} taken over`,
    replaces: (number) => `They replace your ${answers(number)}.`,
    use: 'Use these answers',
    keep: 'Close without using any',
    damaged: 'It is damaged or of another version. This could be read:',
    lost: 'Not taken over:',
    unknownQuestion: 'no such question here',
    badAnswer: 'not a possible answer',
    otherRules: 'It was made under other rules.',
    changed: 'These results are different now:',
    change: (program, before, now) => `${program}: ${before}. Now: ${now}.`,
  },
};
