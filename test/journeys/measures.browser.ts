/** The measures of the layout find what they are there to find. */

import { expect, html } from '@open-wc/testing';

import type { EligibilityChecker } from '../../src/index.js';
import { mount } from '../elements/mount.js';
import { press } from '../elements/screen.js';
import { misplaced, restyle, tooSmallToHit, tooSmallToRead } from './layout.js';

describe('the measures', () => {
  const faultsWith = async (style: string, measure: (checker: EligibilityChecker) => string[]) => {
    const checker = await mount(html`<eligibility-checker></eligibility-checker>`);
    await press(checker, 'Start');
    expect(measure(checker)).to.deep.equal([]);
    const undo = restyle(checker, style);
    const faults = measure(checker).join('\n');
    undo();
    return faults;
  };

  for (const [fault, style, measure, found] of [
    ['a line over another', '.lead { margin-top: -1.5em }', misplaced, '" over "'],
    ['text that is cut off', 'p { overflow: hidden; height: 1em }', misplaced, 'cut off: p'],
    ['text out of the window', 'p { margin-left: -9em }', misplaced, 'out of the window'],
    ['a page that scrolls sideways', '.bar { width: 200vw }', misplaced, 'scrolls sideways'],
    ['small print that is too small', '.note { font-size: 11px }', tooSmallToRead, '11 px'],
    ['a field that is too small', 'input { font-size: 15px }', tooSmallToRead, '15 px: field'],
    ['a button that is too low', '.link { min-height: 30px }', tooSmallToHit, 'button'],
  ] as const) {
    it(`find ${fault}`, async () => {
      expect(await faultsWith(style, measure)).to.contain(found);
    });
  }
});
