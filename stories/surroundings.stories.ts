import type { Meta } from '@storybook/web-components-vite';
import { html, type TemplateResult } from 'lit';
import { expect } from 'storybook/test';

import { pageTitle, rootOf } from '../test/elements/screen.js';
import { restaurant } from './answers.js';
import {
  answersBefore,
  begin,
  checkerArgs,
  type CheckerArgs,
  checkerFor,
  checkerIn,
  type CheckerStory,
  headingOf,
  unfold,
} from './checker.js';

/** Themes, widths and host pages: each with a page of questions beside the results. */
const meta: Meta<CheckerArgs> = {
  title: 'Surroundings',
  args: { ...checkerArgs, answers: answersBefore('yearly-receipts', restaurant) },
  render: checkerFor,
};
export default meta;

const onQuestions: NonNullable<CheckerStory['play']> = async ({ canvasElement }) => {
  const checker = checkerIn(canvasElement);
  await begin(checker);
  await expect(pageTitle(checker)).toBe(headingOf('yearly-receipts'));
};

const onCheckPage: NonNullable<CheckerStory['play']> = async ({ canvasElement }) => {
  const checker = checkerIn(canvasElement);
  await begin(checker);
  await unfold(checker, rootOf(checker));
};

const inside = (around: (checker: TemplateResult) => TemplateResult): CheckerStory => ({
  render: (args) => around(checkerFor(args)),
  play: onQuestions,
});

export const Light: CheckerStory = { play: onQuestions };

export const Dark: CheckerStory = { args: { theme: 'dark' }, play: onQuestions };

export const DarkResults: CheckerStory = {
  args: { theme: 'dark', answers: restaurant },
  play: onCheckPage,
};

/** As the visitor's system has it. */
export const Auto: CheckerStory = { args: { theme: 'auto' }, play: onQuestions };

export const AutoOnADarkSystem: CheckerStory = { ...Auto, tags: ['dark-system'] };

/** Colors of the visitor's own choice, in place of all others. */
export const ForcedColors: CheckerStory = { tags: ['forced-colors'], play: onQuestions };

export const ForcedColorsResults: CheckerStory = {
  tags: ['forced-colors'],
  args: { answers: restaurant },
  play: onCheckPage,
};

export const Printed: CheckerStory = {
  tags: ['print'],
  args: { answers: restaurant },
  play: onCheckPage,
};

export const CustomTokens = inside(
  (checker) =>
    html`<div
      style="
        --eligibility-font: Georgia, serif;
        --eligibility-accent: #14594a;
        --eligibility-raised: #f7f3ea;
        --eligibility-line: #77705f;
        --eligibility-radius: 0;
        --eligibility-measure: 30em;
      "
    >
      ${checker}
    </div>`,
);

export const Width320 = inside((checker) => html`<div style="inline-size: 320px">${checker}</div>`);

export const Width320Results: CheckerStory = {
  ...Width320,
  args: { answers: restaurant },
  play: onCheckPage,
};

export const Width1280 = inside(
  (checker) => html`<div style="inline-size: 1280px">${checker}</div>`,
);

export const Width1280Results: CheckerStory = {
  ...Width1280,
  args: { answers: restaurant },
  play: onCheckPage,
};

export const RightToLeft = inside((checker) => html`<div dir="rtl">${checker}</div>`);

export const RightToLeftResults: CheckerStory = {
  ...RightToLeft,
  args: { answers: restaurant },
  play: onCheckPage,
};

/** A host whose styles reach for everything. */
export const HostileStyles = inside(
  (checker) =>
    html`<style>
        body {
          font: italic 10px/1 cursive;
          text-transform: uppercase;
        }
        * {
          word-spacing: 9px;
          text-indent: 3em;
          color: magenta;
          text-align: right;
        }
        button,
        label,
        input,
        fieldset,
        legend,
        h2,
        p,
        ul,
        svg {
          all: revert;
          display: none !important;
        }
      </style>
      ${checker}`,
);

/** A root whose `rem` is 10 pixels. */
export const SmallRoot = inside(
  (checker) =>
    html`<style>
        html {
          font-size: 62.5%;
        }
      </style>
      ${checker}`,
);

/** The wide letters and lines that some visitors set for themselves. */
export const WideText = inside(
  (checker) =>
    html`<style>
        body {
          line-height: 2.5;
          letter-spacing: 0.2em;
          word-spacing: 0.3em;
        }
      </style>
      ${checker}`,
);

export const RulesForButtonsAndLabels = inside(
  (checker) =>
    html`<style>
        button {
          padding: 0;
          border: 8px dashed red;
          background: yellow;
        }
        label {
          display: none;
          font-weight: 900;
        }
      </style>
      ${checker}`,
);

/** A form of the host around it: nothing of the check is sent with it. */
export const InsideAForm = inside(
  (checker) =>
    html`<form>
      <label>Your name <input name="visitor" autocomplete="name" /></label>
      ${checker}
      <button>Send</button>
    </form>`,
);

/** A column that shrinks to what is in it. */
export const InAFloat = inside((checker) => html`<div style="float: left">${checker}</div>`);

/** A dark host around a light check. */
export const OnADarkPage = inside(
  (checker) =>
    html`<div style="padding: 2rem; background: #111; color: #eee">
      <p>The text of the host page.</p>
      ${checker}
    </div>`,
);
