/**
 * The single file has names of properties shortened and words without their ids: it must say and
 * decide the same as the sources do.
 */

import assert from 'node:assert/strict';
import { describe, it } from 'node:test';

import type { Page } from 'puppeteer-core';

import { packWords, unpackWords } from '../../src/programs/packed-words.js';
import { programs } from '../../src/programs/index.js';
import { words } from '../../src/programs/words.js';
import { assess } from '../../src/screening.js';
import { scenarios } from '../support/scenarios.js';
import { open, serve, useBuilt, written } from './built.js';

/** As it comes out of JSON: absent members are absent. */
const plain = (value: unknown): unknown => JSON.parse(JSON.stringify(value));

/** A table without entries, such as the duties of a program that has none, is not there. */
const filled = (value: unknown): unknown =>
  JSON.parse(JSON.stringify(value), (_, each: unknown) =>
    each && typeof each === 'object' && Object.keys(each).length === 0 ? undefined : each,
  );

describe('words without their ids', () => {
  it('are the words, but for paraphrases of what no condition cites', () => {
    const { questions, programs: programWords } = words.en;
    const shown = Object.fromEntries(
      programs.map((program) => {
        const own = programWords[program.id];
        const cited = new Set(
          program.criteria.flatMap(({ citations }) => citations.map(({ id }) => id)),
        );
        const citations = Object.entries(own?.citations ?? {}).filter(([id]) => cited.has(id));
        return [program.id, { ...own, citations: Object.fromEntries(citations) }];
      }),
    );
    assert.deepEqual(
      filled(unpackWords(packWords(words.en))),
      filled({ questions, programs: shown }),
    );
  });
});

describe('the single file', () => {
  useBuilt();
  const fresh = async (): Promise<Page> =>
    (await open(serve('/shortened', '<eligibility-checker></eligibility-checker>'))).page;

  it('assesses every scenario as the sources do', async () => {
    const page = await fresh();
    const found = await page.evaluate(
      (all) =>
        all.map(({ answers, asOf, parameters }) => {
          const { checker } = window;
          checker.asOf = asOf ?? null;
          checker.parameters = parameters ?? null;
          checker.answers = answers;
          return checker.assessment;
        }),
      scenarios,
    );
    scenarios.forEach(({ id, answers, asOf, parameters }, i) => {
      const law = { ...(asOf && { asOf }), ...(parameters && { parameters }) };
      assert.deepEqual(found[i], plain(assess(answers, law)), id);
    });
  });

  it('has every text of the programs it shows', async () => {
    const page = await fresh();
    await page.evaluate(async () => {
      const { checker, driver } = window;
      checker.answers = { applicantKind: 'business' };
      await driver.drawn(checker);
      window.dispatchEvent(new Event('beforeprint'));
      await driver.drawn(checker);
    });
    const text = (await written(page)).replace(/\s+/g, ' ');
    for (const program of programs) {
      const own = words.en.programs[program.id];
      assert.ok(own);
      const lists = [own.uses, own.duties, own.documents, own.information, own.certifications];
      const said = [
        own.name,
        own.summary,
        own.closedExplanation,
        ...lists.flatMap((list) => Object.values(list)),
        ...Object.values(own.criteria).map(({ label }) => label),
        ...Object.values(own.priorities).map(({ label }) => label),
      ];
      for (const sentence of said) assert.ok(text.includes(sentence), sentence);
    }
  });
});
