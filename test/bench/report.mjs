/** The tables of `docs/performance.md`, from what was measured. */
import { cpus } from 'node:os';

/** @import { Measured } from './measure.js' */

/** @typedef {Map<string, Measured[][]>} Results the runs of each suite, one a process */

const START = '<!-- bench:start -->';
const END = '<!-- bench:end -->';

const NAMES = /** @type {Record<string, string>} */ ({
  full: 'this package, `assess`',
  same: 'this package, the same question',
  plain: 'a function written by hand',
  all: 'everything',
  half: 'half',
  none: 'nothing',
});
const nameOf = (/** @type {string} */ id) => NAMES[id] ?? id;

/** @param {number[]} values @param {number} share of them that is below */
function quantile(values, share) {
  const sorted = [...values].sort((a, b) => a - b);
  const place = (sorted.length - 1) * share;
  const [low, high] = [sorted[Math.floor(place)] ?? NaN, sorted[Math.ceil(place)] ?? NaN];
  return low + (high - low) * (place % 1);
}

/** Three digits, with commas where there are thousands. */
function figure(/** @type {number} */ value) {
  const digits = Math.max(0, 2 - Math.floor(Math.log10(value)));
  const rounded = Number(value.toPrecision(3));
  return rounded.toLocaleString('en-US', {
    minimumFractionDigits: Math.min(digits, 2),
    maximumFractionDigits: Math.min(digits, 4),
  });
}

/** The median and, between the deciles, the spread. @param {number[]} values */
const spreadOf = (values) => ({
  median: figure(quantile(values, 0.5)),
  spread: `${figure(quantile(values, 0.1))} – ${figure(quantile(values, 0.9))}`,
});

/** @param {Measured[][]} runs @param {string} name */
const timesIn = (runs, name) =>
  runs.flatMap((run) => run.find((each) => each.name === name)?.times ?? []);

const perSecond = (/** @type {number[]} */ times) => spreadOf(times.map((time) => 1000 / time));

/** The times of one over those of another in the same turn, which share the noise. */
function ratioOf(/** @type {number[]} */ times, /** @type {number[]} */ to) {
  return spreadOf(times.map((time, i) => time / (to[i] ?? NaN)));
}

/** Columns of figures are set to the right. @param {string[]} head @param {string[][]} rows */
function table(head, rows) {
  const line = head.map((_, i) => (/^\d|ms$/.test(rows[0]?.[i] ?? '') ? '---:' : '---'));
  return [head, line, ...rows].map((cells) => `| ${cells.join(' | ')} |`).join('\n');
}

/** @param {Results} results */
function knownTable(results) {
  const rows = [...results].flatMap(([suite, runs]) => {
    if (!suite.startsWith('known ')) return [];
    const all = timesIn(runs, 'all');
    return ['all', 'half', 'none'].map((name) => {
      const times = timesIn(runs, name);
      const { median, spread } = perSecond(times);
      const ratio = ratioOf(times, all);
      return [suite.slice(6), nameOf(name), median, spread, ratio.median, ratio.spread];
    });
  });
  if (rows.length === 0) return '';
  const cost = 'cost, everything = 1';
  const head = ['program', 'known', 'a second', '80 % of turns', cost, '80 % of turns'];
  return `### What an assessment costs\n\n${table(head, rows)}`;
}

/** @param {Results} results */
function engineTables(results) {
  return [...results].flatMap(([suite, runs]) => {
    if (!suite.startsWith('engines ')) return [];
    const full = timesIn(runs, 'full');
    const same = timesIn(runs, 'same');
    const rows = (runs[0] ?? []).map(({ name }) => {
      const times = timesIn(runs, name);
      const { median, spread } = perSecond(times);
      const ratio = ratioOf(full, times);
      const toSame = same.length > 0 ? [ratioOf(same, times).median] : [];
      return [nameOf(name), median, spread, ratio.median, ratio.spread, ...toSame];
    });
    const toSame = same.length > 0 ? ['same question = 1'] : [];
    const head = [
      'engine',
      'a second',
      '80 % of turns',
      '`assess` = 1',
      '80 % of turns',
      ...toSame,
    ];
    const plain = timesIn(runs, 'plain');
    const behind = (/** @type {number[]} */ times) => ratioOf(times, plain).median;
    const distance =
      plain.length > 0
        ? `\n\nThe function written by hand is ${behind(full)} times as fast as \`assess\`${
            same.length > 0 ? `, and ${behind(same)} times as fast as the same question` : ''
          }.`
        : '';
    return [`### Beside other engines: ${suite.slice(8)}\n\n${table(head, rows)}${distance}`];
  });
}

/** @param {Results} results @param {string} suite @param {string} title */
function growthTable(results, suite, title) {
  const runs = results.get(suite);
  if (!runs) return '';
  const names = (runs[0] ?? []).map(({ name }) => name.split(' '));
  const counts = [...new Set(names.map(([, count = '']) => count))];
  const rows = [...new Set(names.map(([state = '']) => state))].map((state) => {
    const least = timesIn(runs, `${state} ${counts[0]}`);
    return [
      nameOf(state),
      ...counts.flatMap((count) => {
        const times = timesIn(runs, `${state} ${count}`);
        const cost = `${figure(quantile(times, 0.5))} ms`;
        if (count === counts[0]) return [cost];
        const { median, spread } = ratioOf(times, least);
        return [cost, `${median} (${spread})`];
      }),
    ];
  });
  const head = counts.flatMap((count, i) => [
    i === 0 ? `${suite}: ${count}` : count,
    ...(i === 0 ? [] : [`cost(${count}) / cost(${counts[0]})`]),
  ]);
  return `### ${title}

${table(['known', ...head], rows)}`;
}

/** @param {Results} results */
export function tablesOf(results) {
  const { model = 'unknown processor' } = cpus()[0] ?? {};
  const date = new Date().toISOString().slice(0, 10);
  return [
    `Measured on ${date} with Node ${process.versions.node} on ${model.trim()}, ${cpus().length} cores, ${process.platform} ${process.arch}.`,
    knownTable(results),
    ...engineTables(results),
    growthTable(results, 'programs', 'With more programs'),
    growthTable(results, 'questions', 'With more questions in one program'),
  ]
    .filter(Boolean)
    .join('\n\n');
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
