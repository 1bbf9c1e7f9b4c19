import { dcBusinessSupport, dcBusinessSupportLandlord } from './dc-business-support.js';
import { dcHotelRecovery } from './dc-hotel-recovery.js';
import { compare, fraction } from './fraction.js';
import type { AwardRange, OracleInput, OracleOutcome, Status } from './outcome.js';
import { restaurantRevitalization } from './restaurant-revitalization.js';

export type { AwardRange, OracleInput, OracleOutcome } from './outcome.js';

const tracks: Readonly<Record<string, (input: OracleInput) => OracleOutcome>> = {
  'restaurant-revitalization': restaurantRevitalization,
  'dc-business-support': dcBusinessSupport,
  'dc-business-support-landlord': dcBusinessSupportLandlord,
  'dc-hotel-recovery': dcHotelRecovery,
};

export const oraclePrograms: readonly string[] = Object.keys(tracks);

interface OracleReading {
  readonly options: readonly [string, string];
  readonly preferred?: string;
}

/** The ways each law can be read; one without a preferred option stays open. */
export const oracleReadings: Readonly<Record<string, Readonly<Record<string, OracleReading>>>> = {
  'restaurant-revitalization': {
    guidance: { options: ['administered', 'statute-only'], preferred: 'administered' },
    'svog-denied': { options: ['definition', 'certification'] },
    'interrupted-2019': { options: ['in-business', 'part-year'] },
    'opened-after-enactment': { options: ['no-formula', 'not-yet-open'] },
  },
  'dc-business-support': {
    'single-month-cap': { options: ['average', 'any-month'], preferred: 'average' },
    'short-history': { options: ['use-what-was-earned', 'cannot-be-shown'] },
    'no-comparison-period': { options: ['cannot-be-shown', 'later-period-allowed'] },
    'silent-sector': { options: ['not-covered', 'covered'] },
    'zero-base': { options: ['no-loss', 'loss-assumed'] },
  },
  'dc-business-support-landlord': {
    'sole-rental-income': { options: ['condition', 'measure'] },
  },
  'dc-hotel-recovery': {
    'opened-during-2019': { options: ['compare-2019', 'compare-2018'] },
  },
};

function readingsOf(program: string): Readonly<Record<string, OracleReading>> {
  const readings = oracleReadings[program];
  if (!readings) throw new Error(`no such program: ${program}`);
  return readings;
}

/** One program, complete answers, every reading pinned. */
export function oracle(program: string, input: OracleInput): OracleOutcome {
  for (const [id, { options }] of Object.entries(readingsOf(program))) {
    const option = input.readings[id];
    if (option === undefined || !options.includes(option)) {
      throw new Error(`the reading ${id} has no option ${String(option)}`);
    }
  }
  return run(program, input);
}

function run(program: string, input: OracleInput): OracleOutcome {
  const track = tracks[program];
  if (!track) throw new Error(`no such program: ${program}`);
  return track(input);
}

export interface OracleFacts extends Omit<OracleInput, 'readings'> {
  /** Readings to pin; the others are enumerated. */
  readings?: Readonly<Record<string, string>> | undefined;
}

export interface PinnedOutcome {
  /** The readings that were asked for on the way, with the option each had. */
  readings: Readonly<Record<string, string>>;
  outcome: OracleOutcome;
}

/**
 * The outcome under every combination of readings that matters to these answers. A reading
 * that the straight-line law never asks for cannot matter, so only those asked are branched on.
 */
export function everyReading(program: string, facts: OracleFacts): PinnedOutcome[] {
  const known = readingsOf(program);
  const found: PinnedOutcome[] = [];
  const pinned = facts.readings ?? {};

  function explore(fixed: Readonly<Record<string, string>>): void {
    const asked: Record<string, string> = {};
    const branchable: string[] = [];
    const readings = new Proxy<Record<string, string>>(asked, {
      get(_, id: string) {
        const option = fixed[id] ?? known[id]?.options[0];
        if (option === undefined) throw new Error(`no such reading: ${id}`);
        if (!(id in asked) && !(id in fixed)) branchable.push(id);
        asked[id] = option;
        return option;
      },
    });
    found.push({ readings: asked, outcome: run(program, { ...facts, readings }) });
    let before = fixed;
    for (const id of branchable) {
      const [first, ...others] = known[id]?.options ?? [''];
      for (const option of others) explore({ ...before, [id]: option });
      before = { ...before, [id]: first };
    }
  }

  explore(pinned);
  return found;
}

export interface OracleAssessment {
  status: 'eligible' | 'ineligible' | 'undetermined';
  because: 'law'[];
  /** Criteria unmet on every open option, the preferred readings pinned. */
  unmet: string[];
  criteria: Record<string, Status | 'unknown'>;
  /** If eligible: over the open options, the preferred readings pinned. */
  award: AwardRange | null;
  /** If eligible: over every option of every reading. */
  awardOnAnyReading: AwardRange | null;
  priorities: Record<string, boolean | string>;
}

/** The least range that holds both; null is no range at all. */
export function hull(a: AwardRange | null, b: AwardRange | null): AwardRange | null {
  if (!a || !b) return a ?? b;
  const order = (x: string, y: string) => compare(fraction(x), fraction(y));
  return {
    low: order(a.low, b.low) <= 0 ? a.low : b.low,
    high: order(a.high, b.high) >= 0 ? a.high : b.high,
  };
}

const awards = (list: readonly PinnedOutcome[]): AwardRange | null =>
  list.map(({ outcome }) => outcome.award).reduce(hull, null);

/** One program on complete answers: preferred readings decide, open ones are enumerated. */
export function assessOracle(program: string, facts: OracleFacts): OracleAssessment {
  const known = readingsOf(program);
  const all = everyReading(program, facts);
  const preferred = all.filter(({ readings }) =>
    Object.entries(readings).every(([id, option]) => {
      const decided = facts.readings?.[id] ?? known[id]?.preferred;
      return decided === undefined || decided === option;
    }),
  );
  const [first] = preferred;
  if (!first) throw new Error('no combination of readings');

  const statuses = new Set(preferred.map(({ outcome }) => outcome.status));
  const criteria: OracleAssessment['criteria'] = {};
  for (const [id, status] of Object.entries(first.outcome.criteria)) {
    const same = preferred.every(({ outcome }) => outcome.criteria[id] === status);
    criteria[id] = same ? status : 'unknown';
  }
  return {
    status: statuses.size === 1 ? first.outcome.status : 'undetermined',
    because: statuses.size === 1 ? [] : ['law'],
    unmet: Object.keys(criteria).filter((id) => criteria[id] === 'unmet'),
    criteria,
    award: awards(preferred),
    awardOnAnyReading: awards(all),
    priorities: first.outcome.priorities,
  };
}
