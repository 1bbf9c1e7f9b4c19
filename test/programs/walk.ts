/** What a program mentions, found by walking its data. */

import type { Node } from '../../src/rules/expression.js';
import type { Citation, Program } from '../../src/rules/program.js';

/** Every node under the roots, each object once. */
export function nodesUnder(roots: readonly (Node | undefined)[]): Node[] {
  const seen = new Set<Node>();
  const visit = (node: Node | undefined): void => {
    if (node === undefined || seen.has(node)) return;
    seen.add(node);
    node.of?.forEach(visit);
  };
  roots.forEach(visit);
  return [...seen];
}

export function nodesOf(program: Program): Node[] {
  return nodesUnder([
    ...program.criteria.flatMap(({ applies, met }) => [applies, met]),
    program.award.low,
    program.award.high,
    program.award.estimable,
    ...program.priorities.flatMap(({ met, categories = [] }) => [
      met,
      ...categories.map((category) => category.when),
    ]),
  ]);
}

export const ofKind = <K extends Node['kind']>(nodes: readonly Node[], kind: K) =>
  nodes.filter((node): node is Extract<Node, { kind: K }> => node.kind === kind);

export const notesOf = (program: Program) => [
  ...program.uses,
  ...program.certifications,
  ...program.duties,
  ...program.documents,
  ...program.information,
];

export function citationsOf(program: Program): Citation[] {
  const constants = ofKind(nodesOf(program), 'constant');
  return [
    ...program.closed.citations,
    ...program.award.citations,
    ...[
      ...program.criteria,
      ...program.priorities,
      ...program.readings,
      ...program.parameters,
      ...program.dates,
      ...notesOf(program),
    ].flatMap(({ citations }) => citations),
    ...constants.flatMap(({ citation, dated = [] }) => [
      citation,
      ...dated.map((change) => change.citation),
    ]),
  ];
}

export const distinct = <T>(items: Iterable<T>): T[] => [...new Set(items)];

export function repeated<T>(items: readonly T[]): T[] {
  return distinct(items.filter((item, index) => items.indexOf(item) !== index));
}
