/** What a key costs the page's main thread, up to and including the results drawn anew. */
import { slowDown } from './page.mjs';
import { openScene, pressKeys } from './scenes.mjs';

/** @import { Browser } from 'puppeteer-core' */
/** @import { Scene } from './scenes.mjs' */

/**
 * @typedef {object} Keystroke times on the processor, in milliseconds
 * @property {number} script everything that runs: listeners, microtasks, timers, frames
 * @property {number} render styles, layout, painting
 *
 * @typedef {object} TraceEvent
 * @property {string} name
 * @property {string} ph
 * @property {number} pid
 * @property {number} tid
 * @property {number} ts microseconds
 * @property {number} [dur]
 * @property {number} [tdur] time on the processor: what other programs took of it is not the page's
 * @property {{ data?: { type?: string } }} args
 */

/** Events with listeners of the widget. What a browser does for others, such as `keydown`, is its own. */
const LISTENED = ['input', 'change', 'click'];
const SCRIPT = [
  'FunctionCall',
  'RunMicrotasks',
  'TimerFire',
  'FireAnimationFrame',
  'FireIdleCallback',
  'ParseHTML',
  'MinorGC',
  'MajorGC',
];
const RENDER = ['UpdateLayoutTree', 'Layout', 'PrePaint', 'Paint', 'Layerize', 'Commit'];

/** The part of each event that is not spent in another one inside it. @param {TraceEvent[]} events */
function selfTimes(events) {
  const sorted = [...events].sort((a, b) => a.ts - b.ts || (b.dur ?? 0) - (a.dur ?? 0));
  /** @typedef {{ event: TraceEvent, end: number, self: number }} Entry */
  const all = /** @type {Entry[]} */ ([]);
  const open = /** @type {Entry[]} */ ([]);
  for (const event of sorted) {
    const { ts, dur = 0, tdur = dur } = event;
    while ((open.at(-1)?.end ?? Infinity) <= ts) open.pop();
    const outer = open.at(-1);
    if (outer) outer.self -= tdur;
    const entry = { event, end: ts + dur, self: tdur };
    open.push(entry);
    all.push(entry);
  }
  return all;
}

/** @param {TraceEvent[]} trace @returns {Keystroke[]} */
function keystrokesIn(trace) {
  const isKey = (/** @type {TraceEvent} */ { name, args }) =>
    name === 'EventDispatch' && args.data?.type === 'keydown';
  const keys = trace.filter(isKey).sort((a, b) => a.ts - b.ts);
  const thread = keys[0];
  if (!thread) throw new Error('No key was pressed.');
  const isScript = (/** @type {TraceEvent} */ { name, args }) =>
    name === 'EventDispatch' ? LISTENED.includes(args.data?.type ?? '') : SCRIPT.includes(name);
  const known = ['EventDispatch', ...SCRIPT, ...RENDER];
  const times = selfTimes(
    trace.filter(
      ({ name, ph, pid, tid }) =>
        pid === thread.pid && tid === thread.tid && ph === 'X' && known.includes(name),
    ),
  );
  return keys.map(({ ts }, i) => {
    const next = keys[i + 1]?.ts ?? Infinity;
    const own = times.filter(({ event }) => event.ts >= ts && event.ts < next);
    const sum = (/** @type {(event: TraceEvent) => boolean} */ counts) =>
      own.filter(({ event }) => counts(event)).reduce((total, { self }) => total + self / 1000, 0);
    return { script: sum(isScript), render: sum(({ name }) => RENDER.includes(name)) };
  });
}

/**
 * @param {Browser} browser
 * @param {string} origin
 * @param {Scene} scene
 * @returns {Promise<Keystroke[]>} one for each key, in a fresh page: nobody types a hundred amounts,
 *   so the first ones count, whose code is not yet compiled
 */
export async function measureKeystrokes(browser, origin, scene) {
  const page = await browser.newPage();
  await slowDown(page);
  await openScene(page, origin, scene);
  await page.tracing.start({
    categories: ['-*', 'devtools.timeline', 'v8', 'disabled-by-default-v8.gc'],
  });
  await pressKeys(page, scene);
  const trace = await page.tracing.stop();
  await page.close();
  return keystrokesIn(JSON.parse(Buffer.from(trace ?? []).toString()).traceEvents);
}
