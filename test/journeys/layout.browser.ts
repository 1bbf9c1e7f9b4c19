import { expect, html } from '@open-wc/testing';
import { emulateMedia, setViewport } from '@web/test-runner-commands';

import type { EligibilityChecker } from '../../src/index.js';
import { answerPage } from '../elements/fill.js';
import { mount } from '../elements/mount.js';
import { drawn, everything, pageTitle, press, rootOf } from '../elements/screen.js';
import { misplaced, openAll, restyle, tooSmallToHit, tooSmallToRead } from './layout.js';
import { type Visitor, visitors } from './visitors.js';

const CHECK = 'Check your answers';

/** Calls back on every page of a visit, with everything unfolded, and on a page with problems. */
async function onEachPage(
  { programs, answers }: Visitor,
  look: (checker: EligibilityChecker, page: string) => Promise<void>,
): Promise<void> {
  const checker = await mount(
    html`<eligibility-checker programs=${programs}></eligibility-checker>`,
  );
  await look(checker, 'Opening');
  await press(checker, 'Start');
  for (;;) {
    const page = pageTitle(checker);
    await openAll(checker);
    await look(checker, page);
    if (page === CHECK) return;
    await press(checker, 'Continue');
    await openAll(checker);
    await look(checker, `${page}, with problems`);
    await answerPage(checker, answers);
  }
}

/** Faults in a window of this size, each with where it was. */
async function faultsIn(
  checker: EligibilityChecker,
  [width, height]: readonly [number, number],
  where: string,
  ...measures: ((checker: EligibilityChecker) => string[])[]
): Promise<string[]> {
  await setViewport({ width, height });
  await drawn(checker);
  return measures.flatMap((measure) =>
    measure(checker).map((fault) => `${where}, ${width}×${height}: ${fault}`),
  );
}

/** What WCAG 1.4.12 lets people set; a browser's extension puts it into every tree. */
const SPACING = `
  * { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }
  p { margin-block-end: 2em !important }`;

describe('the layout', () => {
  after(() => setViewport({ width: 1280, height: 800 }));

  for (const visitor of visitors) {
    it(`${visitor.name}: fits a phone, to read and to hit`, async function () {
      this.timeout(120_000);
      const faults: string[] = [];
      await onEachPage(visitor, async (checker, page) => {
        for (const size of [
          [320, 640],
          [375, 667],
        ] as const) {
          const measures = [misplaced, tooSmallToRead, tooSmallToHit];
          faults.push(...(await faultsIn(checker, size, page, ...measures)));
        }
      });
      expect(faults).to.deep.equal([]);
    });

    it(`${visitor.name}: stands zoom, larger text, wider spacing and the other direction`, async function () {
      this.timeout(180_000);
      const faults: string[] = [];
      const root = document.documentElement;
      await onEachPage(visitor, async (checker, page) => {
        const look = async (how: string, ...sizes: (readonly [number, number])[]) => {
          for (const size of sizes) {
            faults.push(...(await faultsIn(checker, size, `${page}, ${how}`, misplaced)));
          }
        };
        await look('zoom', [320, 256]);
        for (const element of [root, checker]) {
          element.style.fontSize = '200%';
          await look(`text of 200% on ${element.localName}`, [640, 800], [1280, 800]);
          element.style.fontSize = '';
        }
        const undo = restyle(checker, SPACING);
        await look('spacing', [320, 640], [1280, 800]);
        undo();
        root.dir = 'rtl';
        await look('right to left', [320, 640], [1280, 800]);
        root.removeAttribute('dir');
      });
      expect(faults).to.deep.equal([]);
    });
  }
});

describe('motion', () => {
  after(() => emulateMedia({ reducedMotion: 'no-preference' }));

  /** Elements that would move, by their styles. */
  const moving = (checker: EligibilityChecker): string[] =>
    [...everything(rootOf(checker))]
      .filter((element) => {
        const { transitionDuration, animationName } = getComputedStyle(element);
        return animationName !== 'none' || !/^0s(, 0s)*$/.test(transitionDuration);
      })
      .map(({ localName }) => localName);

  it('is left out for those who ask for less of it', async function () {
    this.timeout(60_000);
    const [visitor] = visitors as [Visitor];
    const checker = await mount(
      html`<eligibility-checker
        programs=${visitor.programs}
        .answers=${visitor.answers}
      ></eligibility-checker>`,
    );
    await press(checker, 'Continue');
    expect(moving(checker)).to.include('rect');
    await emulateMedia({ reducedMotion: 'reduce' });
    expect(moving(checker)).to.deep.equal([]);
    checker.answers = { ...visitor.answers, grossReceipts2020: '100000' };
    await drawn(checker);
    expect(document.getAnimations()).to.be.empty;
  });
});
