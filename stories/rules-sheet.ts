/** All rules of a program on one sheet to read and check against the law, made from its data. */

import { html, nothing, type TemplateResult } from 'lit';

import { words as bundled } from '../src/programs/words.js';
import type { Constant, Node } from '../src/rules/expression.js';
import type { Citation, Program } from '../src/rules/program.js';
import type { ProgramWords } from '../src/rules/words.js';
import { asList, dateText, inWords, valueText } from './rule-words.js';

/** Every node under some nodes, each once, in the order of reading. */
function everyNode(roots: readonly Node[], seen = new Set<Node>()): Set<Node> {
  for (const node of roots) {
    if (seen.has(node)) continue;
    seen.add(node);
    everyNode(node.of ?? [], seen);
  }
  return seen;
}

const byId = <T extends { readonly id: string }>(items: readonly T[]): readonly T[] => [
  ...new Map(items.map((item) => [item.id, item])).values(),
];

const roots = ({ criteria, award, priorities }: Program): readonly Node[] => [
  ...criteria.flatMap(({ applies, met }) => (applies ? [applies, met] : [met])),
  ...(award.estimable ? [award.estimable] : []),
  award.low,
  award.high,
  ...priorities.flatMap(({ met, categories = [] }) => [
    met,
    ...categories.map((each) => each.when),
  ]),
];

export function rulesSheet(program: Program): TemplateResult {
  const of = bundled.en.programs[program.id];
  if (!of) throw new Error(`There are no words for ${program.id}.`);
  const nodes = [...everyNode(roots(program))];
  const constants = byId(nodes.filter((node): node is Constant & Node => node.kind === 'constant'));
  const values = byId(nodes.flatMap((node) => (node.kind === 'named' ? [node] : [])));

  const cite = ({ source, pinpoint, id }: Citation) => {
    const url = program.sources.find((each) => each.id === source)?.url;
    return html`${url ? html`<a href=${url}>${pinpoint || of.sources[source]}</a>` : pinpoint}
    ${of.citations[id] ?? nothing}`;
  };
  const law = (citations: readonly Citation[]) =>
    html`<p>The law:</p>
      <ul>
        ${citations.map((each) => html`<li>${cite(each)}</li>`)}
      </ul>`;
  const section = (title: string, items: readonly unknown[]) =>
    items.length === 0
      ? nothing
      : html`<section>
          <h2>${title}</h2>
          ${items}
        </section>`;
  const rule = (lead: string, node: Node) =>
    html`<div class="rule"><strong>${lead}</strong> ${asList(node, of)}</div>`;

  return html`<article class="rules-sheet">
    ${style}
    <h1>${of.name}</h1>
    <p>${of.agency}. ${of.summary} ${of.closedExplanation}</p>
    <p>
      Program <code>${program.id}</code>, version ${program.version}. Names in quotation marks are
      answers, or values that have a line of their own below.
    </p>
    ${section(
      'Conditions',
      program.criteria.map(({ id, applies, met, citations }) => {
        const { label = id, explanation } = of.criteria[id] ?? {};
        return html`<h3>${label}</h3>
          <p>${explanation}</p>
          ${applies ? rule('Applies only if:', applies) : nothing} ${rule('Met if:', met)}
          ${law(citations)}`;
      }),
    )}
    ${section('The award', [awardLines(program, of), law(program.award.citations)])}
    ${section(
      'Values',
      values.map(
        ({ id, of: [is] }) =>
          html`<h3>${of.values[id] ?? id}</h3>
            <div class="rule">${asList(is, of)}</div>`,
      ),
    )}
    ${section('Numbers and days of the law', [
      table(
        'Each with the law it comes from, and the days on which another value holds.',
        ['Name', 'Value', 'The law'],
        constants.flatMap(({ id, unit, value, citation, dated = [] }) => [
          [of.constants[id] ?? html`<code>${id}</code>`, valueText(value, unit), cite(citation)],
          ...dated.map((each) => [
            html`${of.constants[id] ?? html`<code>${id}</code>`}, from ${dateText(each.from)} to
            ${dateText(each.to)}`,
            valueText(each.value, unit),
            cite(each.citation),
          ]),
        ]),
      ),
    ])}
    ${section(
      'Numbers that the page may set',
      program.parameters.length === 0
        ? []
        : [
            table(
              'Where there is no value there is no estimate.',
              ['Name', 'Value', 'The law'],
              program.parameters.map(({ id, unit, value, citations }) => [
                of.parameters[id] ?? id,
                value === null ? 'none' : valueText(value, unit),
                citations.map((each) => html`<p>${cite(each)}</p>`),
              ]),
            ),
          ],
    )}
    ${section(
      'Readings of the law',
      program.readings.map(({ id, options, preferred, citations }) => {
        const point = of.readings[id];
        return html`<h3>${point?.title ?? id}</h3>
          <p>${point?.explanation}</p>
          <ul>
            ${options.map((option) => {
              const { label = option, explanation } = point?.options[option] ?? {};
              return html`<li>
                <strong>${label}</strong>${option === preferred ? ' (used here)' : ''}:
                ${explanation}
              </li>`;
            })}
          </ul>
          ${preferred === null ? html`<p>No reading is preferred.</p>` : nothing} ${law(citations)}`;
      }),
    )}
    ${section(
      'Priorities',
      program.priorities.map(({ id, met, categories = [], citations }) => {
        const { label = id, explanation, categories: names } = of.priorities[id] ?? {};
        return html`<h3>${label}</h3>
          <p>${explanation}</p>
          ${rule('Given if:', met)}
          ${
            categories.length === 0
              ? nothing
              : table(
                  'The share it falls under: the first that fits.',
                  ['Share', 'If'],
                  categories.map((each) => [names?.[each.id] ?? each.id, inWords(each.when, of)]),
                )
          }
          ${law(citations)}`;
      }),
    )}
    ${section('Dates', [
      table(
        'The days of the program.',
        ['Day', 'What happened', 'The law'],
        program.dates.map(({ id, date, citations }) => [
          dateText(date),
          of.dates[id],
          citations.map((each) => html`<p>${cite(each)}</p>`),
        ]),
      ),
    ])}
    ${section('Sources', [
      html`<ul>
        ${program.sources.map(({ id, url }) => html`<li><a href=${url}>${of.sources[id]}</a></li>`)}
      </ul>`,
    ])}
  </article>`;
}

function awardLines({ award }: Program, of: ProgramWords): TemplateResult {
  const { low, high, estimable, rounding } = award;
  const line = (name: string, content: unknown) =>
    html`<dt>${name}</dt>
      <dd>${content}</dd>`;
  return html`<dl>
    ${estimable ? line('It can be estimated if', asList(estimable, of)) : nothing}
    ${
      low === high
        ? line('The amount', asList(high, of))
        : [line('At least', asList(low, of)), line('At most', asList(high, of))]
    }
    ${line('Rounding', rounding === 'down' ? 'Down to the cent' : 'Half a cent and more goes up')}
  </dl>`;
}

const table = (
  caption: string,
  columns: readonly string[],
  rows: readonly (readonly unknown[])[],
): TemplateResult =>
  html`<table>
    <caption>
      ${caption}
    </caption>
    <thead>
      <tr>
        ${columns.map((name) => html`<th scope="col">${name}</th>`)}
      </tr>
    </thead>
    <tbody>
      ${rows.map(
        ([first, ...cells]) =>
          html`<tr>
            <th scope="row">${first}</th>
            ${cells.map((cell) => html`<td>${cell}</td>`)}
          </tr>`,
      )}
    </tbody>
  </table>`;

const style = html`<style>
  .rules-sheet {
    max-inline-size: 50em;
    margin-inline: auto;
    font:
      16px/1.5 system-ui,
      sans-serif;
  }
  .rules-sheet h2 {
    margin-block-start: 2em;
    border-block-end: 1px solid;
  }
  .rules-sheet .rule {
    margin-block: 0.5em;
    padding-inline-start: 1em;
    border-inline-start: 3px solid #747b86;
  }
  .rules-sheet :is(th, td) {
    padding: 0.25em 1em 0.25em 0;
    text-align: start;
    vertical-align: top;
  }
  .rules-sheet caption {
    text-align: start;
  }
  .rules-sheet :is(th[scope='row'], dt) {
    font-weight: 600;
  }
</style>`;
