import { html, nothing, svg, type SVGTemplateResult, type TemplateResult } from 'lit';
import type { AwardResult, Range } from '../../rules/assessment.js';
import { formatMoney } from '../../text/format.js';
import { rangeText } from '../describe.js';
import type { View } from '../view.js';
import { type Axis, axisOf, type Span } from './axis.js';
import { limitsOf } from './limits.js';

/**
 * The award on a scale from 0: a solid band, a mark where it is one amount, a hatched band where
 * another reading reaches further. Only percentages and `em`, so it fits any width by itself; the
 * direction is fixed, since numbers grow to the right in every script we write them in.
 */
export function rangeDrawing(view: View, award: AwardResult): TemplateResult | typeof nothing {
  const { preferred, onAnyReading } = award;
  const axis = axisOf(preferred, onAnyReading, limitsOf(award));
  if (!axis) return nothing;
  const { text } = view;
  const written = (amount: string) => formatMoney(amount, text.tag);
  const shown = preferred ?? onAnyReading;
  const end = written(axis.end);
  const alternative = text.award.drawing(rangeText(view, shown), end, axis.endIsLimit ? end : null);
  return html`<svg class="drawing" role="img" aria-label=${alternative}>
    <defs>
      <pattern
        id="hatch"
        width="6"
        height="6"
        patternUnits="userSpaceOnUse"
        patternTransform="rotate(45)"
      >
        <line class="hatch" y2="6" />
      </pattern>
    </defs>
    <rect class="track" y="1.625em" width="100%" height="0.875em" rx="2" />
    ${axis.further ? bar('further', axis.further, 'url(#hatch)') : nothing}
    ${axis.band ? bar('band', axis.band) : nothing} ${axis.limits.map(tick)}
    <line x2="100%" y1="2.5em" y2="2.5em" />
    ${tick(0)} ${tick(100)}
    <text y="4.125em">${written('0')}</text>
    <text x="100%" y="4.125em" text-anchor="end">
      ${axis.endIsLimit ? text.award.limit(end) : end}
    </text>
    ${labels(axis, shown, written)}
  </svg>`;
}

function bar(style: string, { from, to }: Span, fill?: string): SVGTemplateResult {
  // A single amount still has to be seen: it gets a mark of its own width.
  const isMark = to - from < 0.8;
  const width = isMark ? 0.8 : to - from;
  const x = isMark ? Math.min(from, 99.2) : from;
  return svg`<rect class=${style} x="${x}%" width="${width}%" y=${isMark ? '1.375em' : '1.625em'}
    height=${isMark ? '1.375em' : '0.875em'} fill=${fill ?? nothing} />`;
}

const tick = (at: number): SVGTemplateResult =>
  svg`<line x1="${at}%" x2="${at}%" y1="2.125em" y2="2.875em" />`;

/** Two labels where they have room, else one in the middle that keeps inside the edges. */
function labels(
  { band, further }: Axis,
  { low, high }: Range,
  written: (amount: string) => string,
): SVGTemplateResult[] {
  const span = band ?? further;
  if (!span) return [];
  const label = (at: number, words: string, room = 18) =>
    svg`<text class="value" y="1.0625em" x="${at}%"
      text-anchor=${at < room ? 'start' : at > 100 - room ? 'end' : 'middle'}>${words}</text>`;
  const from = written(low);
  if (high === null) return [label(span.from, `${from} +`)];
  const to = written(high);
  if (from === to || Number(low) < 1) return [label(span.to, to)];
  return span.to - span.from >= 45
    ? [label(span.from, from), label(span.to, to)]
    : [label((span.from + span.to) / 2, `${from} – ${to}`, 32)];
}
