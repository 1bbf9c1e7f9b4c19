/** Every rule, number, date and note of a program says where in the law it stands. */

import type { Citation, Program } from '../../src/rules/program.js';
import { citationsOf, nodesOf, notesOf, ofKind, repeated } from '../programs/walk.js';
import { type Check, type Finding, part } from './finding.js';

interface Cited {
  readonly where: string;
  readonly citations: readonly Citation[];
}

/** Read from JSON, a list of citations may be missing, or hold what is none. */
const listedOf = (citations: unknown): readonly Citation[] =>
  Array.isArray(citations)
    ? citations.map((each: unknown) => ({ id: '', source: '', pinpoint: '', ...(each as object) }))
    : [];

function citedParts(program: Program): Cited[] {
  const listed = (kind: string, items: readonly { id: string; citations: readonly Citation[] }[]) =>
    items.map(({ id, citations }) => ({ where: part(kind, id), citations }));
  /** A node has one citation; read from JSON, perhaps none. */
  const alone = (where: string, citation: Citation | undefined): Cited => ({
    where,
    citations: citation ? [citation] : [],
  });
  return [
    { where: 'closed', citations: program.closed.citations },
    { where: 'award', citations: program.award.citations },
    ...listed('criterion', program.criteria),
    ...listed('priority', program.priorities),
    ...listed('reading', program.readings),
    ...listed('parameter', program.parameters),
    ...listed('date', program.dates),
    ...listed('note', notesOf(program)),
    ...ofKind(nodesOf(program), 'constant').flatMap(({ id, citation, dated = [] }) => [
      alone(part('constant', id), citation),
      ...dated.map((each) => alone(part('constant', id) + ` from ${each.from}`, each.citation)),
    ]),
  ].map(({ where, citations }) => ({ where, citations: listedOf(citations) }));
}

/** Nought is no figure of the law's: "any" and "none" are said with it. */
const isFigure = (value: string | boolean): boolean =>
  typeof value === 'string' && Number(value) !== 0;

export const checkCitations: Check = (program) => {
  const findings: Finding[] = [];
  const sources = program.sources.map(({ id }) => id);
  const cited = citedParts(program);
  for (const { where, citations } of cited) {
    if (citations.length === 0) {
      findings.push({ where, what: 'cites nothing', fix: 'Cite the passage it rests on' });
    }
    for (const { id, source, pinpoint } of citations) {
      if (!sources.includes(source)) {
        const what = `cites "${source}", which is no source of the program`;
        findings.push({ where, what, fix: 'Add the source, or cite one that is listed' });
      }
      if (!id) {
        findings.push({ where, what: 'has a citation without an id', fix: 'Name its paraphrase' });
      }
      if (typeof pinpoint !== 'string' || pinpoint.trim() === '') {
        findings.push({
          where,
          what: `cites "${id}" without a pinpoint`,
          fix: 'Say which passage',
        });
      }
    }
  }
  for (const { of } of ofKind(nodesOf(program), 'compare')) {
    for (const side of of) {
      if (side.kind !== 'literal' || !isFigure(side.value)) continue;
      findings.push({
        where: `comparison with ${String(side.value)}`,
        what: 'a threshold stands there as a bare number, without a citation',
        fix: 'Make it a constant, with the passage that fixes it',
      });
    }
  }
  // Only what is whole can be compared.
  if (findings.length > 0) return findings;
  const all = citationsOf(program);
  for (const { id, url } of program.sources) {
    const where = part('source', id);
    if (!/^https:\/\/[^/\s]+\.[^/\s]+\//.test(url)) {
      findings.push({ where, what: `"${url}" is no https address`, fix: 'Link the official text' });
    }
    if (!all.some(({ source }) => source === id)) {
      findings.push({
        where,
        what: 'nothing cites it',
        fix: 'Cite it where it applies, or remove it',
      });
    }
  }
  const texts = new Set(
    all.map(({ id, source, pinpoint }) => JSON.stringify([id, source, pinpoint])),
  );
  for (const id of repeated([...texts].map((text) => (JSON.parse(text) as string[])[0] ?? ''))) {
    const what = 'stands for two passages';
    findings.push({ where: part('citation', id), what, fix: 'Give each passage its own id' });
  }
  return findings;
};
