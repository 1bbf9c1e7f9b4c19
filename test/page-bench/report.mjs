/** The tables of "On a page" in `docs/performance.md`, from what was measured. */
import { cpus } from 'node:os';

/** @import { Keystroke } from './keystrokes.mjs' */
/** @import { Opening } from './opening.mjs' */

/**
 * @typedef {object} Measured
 * @property {string} browser
 * @property {Opening[]} openings
 * @property {{ name: string, keys: Keystroke[], parts: Map<string, number> }[]} scenes
 */

const START = '<!-- page:start -->';
const END = '<!-- page:end -->';

const PARTS = ['assess', 'what would change', 'session', 'drawing', 'garbage collection'];

/** @param {number[]} values @param {number} share of them that is below */
function quantile(values, share) {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.round((sorted.length - 1) * share)] ?? NaN;
}

/** @param {number[]} values */
const median = (values) => quantile(values, 0.5);
const ms = (/** @type {number} */ value) => `${value.toFixed(value < 100 ? 1 : 0)} ms`;

/** Columns of figures are set to the right. @param {string[]} head @param {string[][]} rows */
function table(head, rows) {
  const line = head.map((_, i) => (/^\d/.test(rows[0]?.[i] ?? '') ? '---:' : '---'));
  return [head, line, ...rows].map((cells) => `| ${cells.join(' | ')} |`).join('\n');
}

/** @param {Measured['scenes']} scenes */
function keyTable(scenes) {
  const rows = scenes.map(({ name, keys }) => {
    const script = keys.map((key) => key.script);
    const render = keys.map((key) => key.render);
    return [
      name,
      String(keys.length),
      ...[median(script), quantile(script, 0.9), median(render), quantile(render, 0.9)].map(ms),
    ];
  });
  const head = ['page', 'keys', 'script, median', '90 %', 'layout and paint, median', '90 %'];
  return `### A key, until the results are drawn\n\n${table(head, rows)}`;
}

/** @param {Measured['scenes']} scenes */
function partTable(scenes) {
  const rows = scenes.map(({ name, parts }) => {
    const all = [...parts.values()].reduce((sum, count) => sum + count, 0);
    const share = (/** @type {string} */ part) =>
      `${Math.round(((parts.get(part) ?? 0) / all) * 100)} %`;
    return [name, ...PARTS.map(share)];
  });
  return `### Where the script of a key goes\n\n${table(['page', ...PARTS], rows)}`;
}

/** @param {Opening[]} openings */
function openingTable(openings) {
  const [drawn, painted] = [
    openings.map((each) => each.drawn),
    openings.map((each) => each.painted),
  ];
  const row = [
    String(openings.length),
    ...[median(drawn), quantile(drawn, 0.9), median(painted), quantile(painted, 0.9)].map(
      (value) => `${Math.round(value).toLocaleString('en-US')} ms`,
    ),
    `${(median(openings.map(({ bytes }) => bytes)) / 1000).toFixed(1)} kB`,
  ];
  const head = [
    'visits',
    'opening drawn, median',
    '90 %',
    'first contentful paint, median',
    '90 %',
    'transferred',
  ];
  return `### The opening on a phone\n\n${table(head, [row])}`;
}

/** @param {Measured} measured */
export function tablesOf({ browser, openings, scenes }) {
  const { model = 'unknown processor' } = cpus()[0] ?? {};
  const date = new Date().toISOString().slice(0, 10);
  return [
    `Measured on ${date} with Node ${process.versions.node} and ${browser} on ${model.trim()}, ${cpus().length} cores, ${process.platform} ${process.arch}.`,
    keyTable(scenes),
    partTable(scenes),
    openingTable(openings),
  ].join('\n\n');
}

/**
 * @param {string} report
 * @param {string} tables
 * @returns {string} the report with the tables between its marks
 */
export function fillReport(report, tables) {
  const [before, rest] = report.split(START);
  const after = rest?.split(END)[1];
  if (after === undefined) throw new Error(`The report lacks ${START} or ${END}.`);
  return `${before}${START}\n\n${tables}\n\n${END}${after}`;
}
