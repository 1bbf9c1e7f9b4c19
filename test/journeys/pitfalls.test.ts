/**
 * What checkers like this one have got wrong elsewhere, and the tests that keep it from happening
 * here. A test may be renamed: then its line here changes with it. It may not go without another.
 */

import assert from 'node:assert/strict';
import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, it } from 'node:test';

const ROOT = join(import.meta.dirname, '../..');

type Proof = readonly [file: string, title: string];

const PITFALLS: Readonly<Record<string, readonly Proof[]>> = {
  // Money
  'a comma between thousands is read as a decimal point': [
    ['session/read-number.test.ts', '1,000 is not read as 1'],
  ],
  'a field loses focus at each digit, because the page is drawn again': [
    ['elements/events-and-focus.browser.ts', 'stays in a field while the results beside it change'],
    ['journeys/keyboard.browser.ts', 'with focus in sight all the way'],
  ],
  'an amount is refused for its dollar sign': [
    ['session/read-number.test.ts', '$15,000 is not refused'],
  ],
  'another currency is refused without the reason, or taken for dollars': [
    ['session/read-number.test.ts', 'an amount in another currency is refused for that reason'],
  ],
  'the mouse wheel or an arrow key changes an amount unnoticed': [
    ['journeys/mouse-wheel.test.ts', 'neither the mouse wheel nor an arrow key changes an amount'],
  ],
  'a mask cuts digits or flips a sign': [
    ['session/read-number.test.ts', 'no digit is cut and no sign is flipped'],
  ],
  'closing zeros of cents are dropped while someone types': [
    ['session/read-number.test.ts', '15.50 does not become 15.5'],
  ],
  'spaces and groups of digits are refused': [
    ['session/read-number.test.ts', 'spaces of any kind group digits'],
    ['session/read-number.test.ts', 'well-formed groups are read'],
  ],
  '120k and 1.2m are refused, or expanded inexactly': [
    ['session/read-number.test.ts', '120k, 1.2m and 1.2 million are expanded exactly'],
  ],
  'an amount in parentheses loses its sign': [
    ['session/read-number.test.ts', '(5,000) is a negative amount'],
  ],
  'the signs and digits of another locale are misread': [
    ['session/read-number.test.ts', "the locale's decimal sign is read"],
    ['session/read-number.test.ts', 'full-width digits and signs are read'],
  ],
  'what can be read in two ways is guessed': [
    ['session/read-number.test.ts', 'what is ambiguous is refused, with the sign in question'],
    ['journeys/results.browser.ts', 'an ambiguous amount stays as typed, with an example'],
  ],
  'nobody sees how an amount was understood': [
    ['elements/typed-text.browser.ts', 'says underneath how it was read'],
  ],
  'a blank field counts as zero': [
    ['session/read-number.test.ts', 'blank is not zero, and nothing missing is read as 0'],
    ['elements/typed-text.browser.ts', 'that is blank is not read as zero'],
  ],
  'what is missing is shown as 0': [
    ['text/format.test.ts', 'that is missing is never shown as 0'],
    ['rules/ranges.test.ts', 'has no amount where nothing can be estimated'],
  ],

  // Boundaries
  '"more than" and "at least" are mixed up at a threshold': [
    ['cases/cases.test.ts', 'stand where they say, at a limit or one step beside it'],
    ['cases/cases.test.ts', 'are all those that the rules make'],
    ['laws/exact.test.ts', 'one step around every threshold of the bundled programs'],
  ],
  'a binary fraction falls on the wrong side of a threshold': [
    ['rules/exact.test.ts', 'are not fooled by 0.1 + 0.2'],
    ['laws/exact.test.ts', 'a threshold is met at the cent, and not one cent below'],
  ],

  // Signs and zero
  'an award is negative': [['journeys/promises.test.ts', 'is never negative']],
  'a share of nothing divides by zero': [
    ['rules/ranges.test.ts', 'gives zero for a quotient by zero'],
    ['oracle/dc-hotel-recovery.test.ts', 'a base of nothing shows no fall'],
  ],
  'a program is offered with an award of $0 and no word about it': [
    ['journeys/results.browser.ts', 'of nothing is explained by the condition that leaves nothing'],
  ],

  // Unknown
  'what is missing is read as "no" or zero': [
    ['journeys/promises.test.ts', 'is neither no nor zero'],
    ['laws/bundled-programs.test.ts', 'no completion falls outside what was allowed'],
  ],
  '"not eligible" stands there before anything was answered': [
    ['journeys/results.browser.ts', 'no result is shown, and then none is called settled'],
  ],

  // Dates
  'a time zone moves a date by a day': [
    ['session/read-date.test.ts', 'no time zone moves a date by a day'],
    ['text/format.test.ts', 'no time zone moves a date by a day'],
  ],
  'rules of another year are applied without a word': [
    ['rules/ranges.test.ts', 'apply from their first day to their last'],
    ['programs/limits.test.ts', 'lower the hotel threshold to 35% exactly while'],
    ['journeys/results.browser.ts', 'says as of which day the law is applied'],
  ],

  // Navigation
  'Back loses answers, or is blocked by what is wrong with them': [
    ['session/session.test.ts', 'survives Back, readable or not'],
    ['elements/typed-text.browser.ts', 'Back keeps what was typed, readable or not'],
    ['journeys/keyboard.browser.ts', 'Enter in a field continues, and Back keeps what was typed'],
  ],
  'the list of answers drops what was not saved': [
    ['session/session.test.ts', 'and Back keep what was typed on the page'],
  ],
  'answers to questions that are no longer asked still count': [
    ['session/session.test.ts', 'sets answers aside that are no longer asked for'],
  ],
  'errors in fields that are no longer shown stand in the way': [
    ['session/session.test.ts', 'to a question that no longer matters does not stand in the way'],
  ],
  'answers that a change set aside are gone when it is undone': [
    ['session/session.test.ts', 'an undone change brings them back'],
    ['elements/typed-text.browser.ts', 'an undone change brings back what had been set aside'],
  ],
  'one change means a walk through every page': [
    ['session/session.test.ts', 'leads straight back to the check page'],
    ['elements/typed-text.browser.ts', 'Change returns to the list of answers'],
  ],
  'the page moves on by itself when an option is chosen': [
    ['journeys/results.browser.ts', 'choosing an option does not leave the page'],
  ],
  'the number of questions left goes up': [
    ['session/session.test.ts', 'left never goes up while questions are answered'],
    ['session/session.test.ts', 'left goes up after a changed answer, and not by looking around'],
  ],
  'an option is chosen beforehand, and becomes an answer': [
    ['journeys/results.browser.ts', 'nothing is chosen or filled in beforehand'],
  ],

  // Explanation
  'a verdict comes without reasons, or the reasons before the verdict': [
    ['journeys/results.browser.ts', 'is explained in order: verdict, one sentence'],
    ['journeys/results.browser.ts', 'has each condition in one line'],
  ],

  // Accessibility
  'results change in silence, or are read out after every key': [
    ['elements/events-and-focus.browser.ts', 'says a change of the results once'],
    ['journeys/transcripts.browser.ts', 'says what its transcript says'],
  ],
  'an error is not announced, or not tied to its field': [
    ['elements/typed-text.browser.ts', 'takes focus and says the same as the fields'],
    ['elements/typed-text.browser.ts', 'that cannot be read is refused with the reason'],
  ],
  'focus is lost at a step': [
    ['elements/events-and-focus.browser.ts', 'goes to the heading of each page that is opened'],
    ['journeys/keyboard.browser.ts', 'from the opening to the result'],
  ],
  'a label and its input stand in different trees': [
    ['journeys/results.browser.ts', 'labels and descriptions stand in the same tree'],
  ],
  'a link to a fragment changes the address of the host page': [
    ['journeys/results.browser.ts', 'no link leads to a fragment'],
  ],
  'a state is told by color alone, or by a color that the system replaces': [
    ['journeys/results.browser.ts', 'is told by word and shape, and never by color alone'],
    ['journeys/verdict-icons.test.ts', 'the icon of every verdict stands out'],
    ['journeys/forced-colors.test.ts', 'fields stand out from the ground'],
  ],
  'a rule of axe is switched off to get a test to pass': [
    ['journeys/pitfalls.test.ts', 'no rule of axe is switched off anywhere'],
    ['elements/accessible.browser.ts', 'on any page of a visit, with its explanations open'],
  ],
  'a phone, zoom or larger text cuts things off': [
    ['journeys/layout.browser.ts', 'fits a phone, to read and to hit'],
    ['journeys/layout.browser.ts', 'stands zoom, larger text, wider spacing'],
  ],

  // Embedding
  'a strict policy of the host page breaks it': [
    ['elements/strict-csp.test.ts', 'the single file works under a strict policy'],
  ],
  'loading it twice throws': [
    ['elements/import.test.ts', 'registering leaves elements alone that another copy registered'],
  ],
  'two of them on a page share ids or answers': [
    ['elements/placement.browser.ts', 'keep their answers apart, and no two ids of one tree'],
  ],
  'moving it in the page forgets everything': [
    ['elements/placement.browser.ts', 'moving a checker on the page keeps its answers'],
  ],
  'the styles of the host page reach in': [
    ['elements/host-page.browser.ts', 'text and fields keep their own looks'],
  ],
  'a bad attribute breaks the page, or is swallowed in silence': [
    ['elements/hostile-input.browser.ts', 'are reported once each, and the page is there'],
  ],
};

const sourceOf = (file: string): string => readFileSync(join(ROOT, file), 'utf8');

/** The titles of the tests of a file, as they are written. */
const titlesIn = (file: string): string[] =>
  [...sourceOf(join('test', file)).matchAll(/\b(?:it|test)\(\s*(['"`])(.+?)\1,/g)].map(
    ([, , title = '']) => title,
  );

describe('every pitfall has a test:', () => {
  for (const [pitfall, proofs] of Object.entries(PITFALLS)) {
    it(pitfall, () => {
      assert.ok(proofs.length > 0);
      for (const [file, part] of proofs) {
        const titles = titlesIn(file);
        assert.ok(
          titles.some((title) => title.includes(part)),
          `${file} has no test "${part}". It has:\n  ${titles.join('\n  ')}`,
        );
      }
    });
  }
});

it('no rule of axe is switched off anywhere', () => {
  const files = ['test', 'stories', 'scripts', '.storybook'].flatMap((folder) =>
    readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' })
      .filter((name) => /\.(m?js|tsx?|html)$/.test(name))
      .map((name) => join(folder, name)),
  );
  assert.ok(files.length > 100);
  // In pieces, so that this file does not find itself.
  const off = new RegExp(
    [
      'ignored' + 'Rules|ignored' + 'Tags|disabled' + 'Rules|disable' + 'Rules|run' + 'Only',
      "a11y: \\{[^}]*(disable: true|test: '(off|todo)'|enabled: false)",
    ].join('|'),
  );
  assert.deepEqual(
    files.filter((file) => off.test(sourceOf(file))),
    [],
  );
});
