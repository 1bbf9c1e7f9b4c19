/**
 * What a person with a screen reader hears, page by page, compared with `transcripts/`. After a
 * change of words or structure, write them anew and read the difference as that person would:
 *
 *     npx wtr --config test/journeys/write.config.mjs
 */

import { aTimeout, expect, html } from '@open-wc/testing';
import { writeFile } from '@web/test-runner-commands';

import { answerPage, questionsOnPage, spokenAnswer } from '../elements/fill.js';
import { mount } from '../elements/mount.js';
import { pageTitle, press } from '../elements/screen.js';
import { announced, focusLine, read } from './screen-reader.js';
import { type Visitor, visitors } from './visitors.js';

const CHECK = 'Check your answers';
/** Longer than the status region waits for things to come to rest. */
const REST = 1000;

async function transcriptOf({ programs, answers }: Visitor): Promise<string> {
  const checker = await mount(
    html`<eligibility-checker programs=${programs}></eligibility-checker>`,
  );
  const lines = ['# Opening', '', ...(await read(checker, 'eligibility-questions'))];
  await press(checker, 'Start');
  let said = '';
  for (;;) {
    lines.push('', `# ${pageTitle(checker)}`, '', `(focus) ${focusLine()}`, '');
    lines.push(...(await read(checker, 'eligibility-questions')));
    if (pageTitle(checker) === CHECK) break;
    const asked = questionsOnPage(checker);
    const given = await answerPage(checker, answers);
    lines.push('', ...given.map((id) => `> ${spokenAnswer(id, answers[id])}`));
    if (given.length > asked.length) lines.push('> (asked only after an answer above)');
    await aTimeout(REST);
    if (announced(checker) !== said) lines.push('', `(announced) ${announced(checker)}`);
    said = announced(checker);
  }
  await press(checker, 'See results');
  lines.push('', `(focus) ${focusLine()}`, '', ...(await read(checker, 'eligibility-results')));
  return `${lines.join('\n')}\n`;
}

describe('a screen reader', () => {
  for (const visitor of visitors) {
    it(`${visitor.name}: says what its transcript says`, async function () {
      this.timeout(120_000);
      const path = `transcripts/${visitor.name}.txt`;
      const now = await transcriptOf(visitor);
      const kept = await fetch(new URL(path, import.meta.url));
      const before = kept.ok ? await kept.text() : '';
      if (now === before) return;
      // Only the configuration that writes transcripts knows this command.
      await writeFile({ path, content: now }).catch(() => {
        expect(now.split('\n')).to.deep.equal(before.split('\n'));
      });
    });
  }
});
