import { expect, fixture, html } from '@open-wc/testing';

import type { EligibilityChecker } from '../../src/index.js';
import { mount, restaurant, warningsDuring } from './mount.js';
import { byRole, drawn, everything, press, rootOf } from './screen.js';

/** What a checker with this style says, and the background of its button. */
async function withStyle(style: string, theme = 'light') {
  let checker: EligibilityChecker | undefined;
  const said = await warningsDuring(async () => {
    checker = await mount(
      html`<eligibility-checker theme=${theme} style=${style}></eligibility-checker>`,
    );
  });
  const button = byRole(rootOf(checker as EligibilityChecker), 'button', 'Start');
  return { said, checker, background: getComputedStyle(button).backgroundColor };
}

const DEFAULT = 'rgb(29, 79, 145)';

describe('the colors of a host page', () => {
  it('are taken where they stand out', async () => {
    const { said, background } = await withStyle('--eligibility-accent: #14594a');
    expect(said).to.deep.equal([]);
    expect(background).to.equal('rgb(20, 89, 74)');
  });

  it('are refused where text in them could not be read, once, with the figures', async () => {
    const { said, background, checker } = await withStyle('--eligibility-accent: gold');
    expect(background).to.equal(DEFAULT);
    await press(checker as EligibilityChecker, 'Start');
    expect(said).to.deep.equal([
      '<eligibility-checker> --eligibility-accent: "gold" as accent on surface has a contrast of 1.4, and needs 4.5; the default is used',
    ]);
  });

  it('are refused where they are no colors', async () => {
    const { said, background } = await withStyle('--eligibility-accent: banana');
    expect(background).to.equal(DEFAULT);
    expect(said.join()).to.match(/"banana" is not a color/);
  });

  it('are measured in any notation, see-through ones at their worst', async () => {
    expect((await withStyle('--eligibility-accent: oklch(45% 0.1 250)')).said).to.deep.equal([]);
    expect((await withStyle('--eligibility-accent: oklch(85% 0.1 90)')).said.length).to.equal(1);
    expect((await withStyle('--eligibility-ink: rgb(0 0 0 / 30%)')).said.length).to.equal(1);
  });

  it('are measured against the ground of the theme', async () => {
    const style = '--eligibility-accent: #9fd0ff';
    expect((await withStyle(style, 'dark')).said).to.deep.equal([]);
    expect((await withStyle(style, 'light')).said.length).to.equal(1);
  });

  it('go together or not at all: a dark ground needs its own ink', async () => {
    const dark = '--eligibility-surface: #000; --eligibility-raised: #111';
    expect((await withStyle(dark)).said.join('\n')).to.match(/surface.*\n.*raised/);
    const whole =
      `${dark}; --eligibility-ink: #fff; --eligibility-muted: #ccc; --eligibility-line: #aaa;` +
      '--eligibility-accent: #8cf; --eligibility-positive: #8f8; --eligibility-caution: #fc6;' +
      '--eligibility-negative: #f99; --eligibility-focus: #9cf';
    expect((await withStyle(whole)).said).to.deep.equal([]);
  });

  it('are looked at in a part that stands elsewhere', async () => {
    const said = await warningsDuring(async () => {
      const box = await fixture(
        html`<div>
          <eligibility-checker id="far"></eligibility-checker>
          <eligibility-results for="far" style="--eligibility-ink: #eee"></eligibility-results>
        </div>`,
      );
      await drawn(box.querySelector('eligibility-checker') as EligibilityChecker);
      await new Promise((done) => setTimeout(done, 50));
    });
    expect(said.filter((line) => line.startsWith('<eligibility-results>')).length).to.equal(1);
  });

  it('leave nothing behind in the page', async () => {
    const { checker } = await withStyle('--eligibility-accent: gold');
    (checker as EligibilityChecker).answers = restaurant;
    await drawn(checker as EligibilityChecker);
    const all = [...everything(rootOf(checker as EligibilityChecker))];
    expect(all.filter(({ localName }) => localName === 'i').length).to.equal(0);
  });
});
