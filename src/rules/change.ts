/**
 * What would have to be different: the smallest sets of answers that would make an applicant
 * eligible, and the nearest answer by which an eligible applicant would not be.
 *
 * Answers are freed one, two and three at a time; where every test can then pass, the nearest values
 * are looked for among the ends of the cases in which it does, and each is verified by settling it.
 */

import type { AnswerValue, Change } from './assessment.js';
import { dateText } from './calendar.js';
import { type Variable, between, readAnswer } from './domain.js';
import {
  type Exact,
  ONE,
  ceil,
  compare,
  exact,
  floor,
  greatest,
  isFinite,
  least,
  magnitude,
  minus,
  over,
  plus,
  times,
  toText,
} from './exact.js';
import type { Exploration } from './explore.js';
import { nextSplit } from './roots.js';
import {
  FALSE,
  type NumberSet,
  type Possible,
  TRUE,
  type TruthSet,
  isNumber,
  isPoint,
  known,
  ofTerms,
} from './possible.js';
import type { Situation } from './situation.js';
import { has } from './unknowns.js';

/** The answers of an applicant on some readings, and how to settle them. */
export interface Screened {
  readonly exploration: Exploration;
  readonly situation: Situation;
  /** The questions that were answered. */
  readonly answered: readonly Variable[];
}

const TWO = exact(2);
/** The greatest amount that can be answered where there is no upper end. */
const MOST = exact('999999999999999');
const MOST_CHANGES = 3;
/** How many sets of answers are looked at, and how many cases of each. */
const MOST_SETS = 2000;
const MOST_CASES = 500;

/** @returns the smallest sets of changes that make an ineligible applicant eligible */
export function changesToPass(screened: Screened): Change[][] {
  const { situation: at, answered } = screened;
  if (canPass(screened, at) !== FALSE) return [];
  // Whatever may fail as it stands has to be touched.
  const open = testsOf(at).filter((test) => screened.exploration.view(at, test).can !== TRUE);
  let left = MOST_SETS;
  const search = (variables: readonly Variable[]): Change[][] => {
    const found: Change[][] = [];
    const visit = (set: readonly Variable[], from: number, size: number): void => {
      if (set.length < size) {
        for (let i = from; i < variables.length; i++) {
          visit([...set, variables[i] as Variable], i + 1, size);
        }
        return;
      }
      const holds = ({ question }: Change) => set.some((each) => each.question.id === question);
      const touches = open.every((test) => set.some(({ index }) => has(test.reads, index)));
      if (!touches || found.some((each) => each.every(holds)) || left-- < 0) return;
      const freed = at.withAnswers(set.map(({ index, all }) => [index, all]));
      const changes = nearest(screened, freed, set, true);
      if (changes) found.push(fewest(screened, set, changes));
    };
    for (let size = 1; size <= MOST_CHANGES; size++) visit([], 0, size);
    return found;
  };
  // What nobody can change any more is no help, unless nothing else is.
  const changes = search(answered.filter(({ question }) => !question.settledFact));
  return changes.length > 0 ? changes : search(answered);
}

/** @returns for each answer of an eligible applicant, the nearest with which that is not certain */
export function changesToFail(screened: Screened): Change[] {
  const { situation: at, answered } = screened;
  if (canPass(screened, at) !== TRUE) return [];
  return answered.flatMap((variable) => {
    const freed = at.withAnswers([[variable.index, variable.all]]);
    return nearest(screened, freed, [variable], false) ?? [];
  });
}

const testsOf = ({ graph }: Situation) => graph.criteria.map(({ passes }) => passes);

/** Whether all tests pass. */
const canPass = ({ exploration }: Screened, at: Situation): TruthSet =>
  exploration.settle(at, { tests: testsOf(at) }).can;

/** The nearest values of freed answers by which one is eligible, or is not; null where none are. */
function nearest(
  screened: Screened,
  freed: Situation,
  [variable, ...others]: readonly Variable[],
  isEligible: boolean,
): Change[] | null {
  if (!variable) return (canPass(screened, freed) === TRUE) === isEligible ? [] : null;
  const { index, question } = variable;
  const given = screened.situation.answers[index] as Possible;
  const fix = (possible: Possible) => freed.withAnswers([[index, possible]]);
  const does = (value: Possible): boolean =>
    (canPass(screened, fix(value)) === TRUE) === isEligible;
  let values = valuesOf(freed, variable, given, isEligible);
  if (others.length === 0 && isNumber(given)) {
    // Through a quotient or a greatest-of the ends are not plain: look between what does and what was.
    const ends = values.filter(does) as NumberSet[];
    values = inOrder(
      ends.map((value) => closer(value, given, variable, does)),
      given,
    );
  }
  for (const value of values) {
    const rest = nearest(screened, fix(value), others, isEligible);
    if (!rest) continue;
    let beyond: Change['beyond'] = null;
    if (isNumber(value) && isNumber(given) && others.length === 0) {
      const isLess = compare(value.low, given.low) < 0;
      const [low, high] = isLess ? [variable.low, value.high] : [value.low, variable.high];
      const can = canPass(screened, fix(between(variable, low, high)));
      if (can === (isEligible ? TRUE : FALSE)) beyond = isLess ? 'less' : 'more';
    }
    const settledFact = question.settledFact === true;
    return [{ question: question.id, to: toAnswer(variable, value), beyond, settledFact }, ...rest];
  }
  return null;
}

/** The smallest part of some changes that will do; mostly all of them. */
function fewest(screened: Screened, set: readonly Variable[], changes: Change[]): Change[] {
  let best = changes;
  for (let part = 1; part < (1 << set.length) - 1; part++) {
    const some = changes.filter((_, i) => (part >> i) & 1);
    const values = set.flatMap((variable, i): [number, Possible][] =>
      (part >> i) & 1
        ? [[variable.index, readAnswer(variable, (changes[i] as Change).to) as Possible]]
        : [],
    );
    const isLess = some.length < best.length;
    if (isLess && canPass(screened, screened.situation.withAnswers(values)) === TRUE) best = some;
  }
  return best;
}

/** How far a number is from what was answered. */
const distance = ({ low }: NumberSet, given: NumberSet): Exact =>
  compare(low, given.low) < 0 ? minus(given.low, low) : minus(low, given.high);

/** Numbers, nearest first; what is no number is as near as any other. */
const inOrder = (values: Possible[], given: Possible): Possible[] =>
  values.sort((a, b) =>
    isNumber(a) && isNumber(b) && isNumber(given)
      ? compare(distance(a, given), distance(b, given))
      : 0,
  );

/** The last value on the way from `value`, which does, to the answer, which does not, that does. */
function closer(
  value: NumberSet,
  given: NumberSet,
  { step }: Variable,
  does: (value: NumberSet) => boolean,
): NumberSet {
  const isLess = compare(value.low, given.low) < 0;
  const at = (steps: Exact): NumberSet => known(times(steps, step));
  let good = over(value.low, step);
  let bad = over(isLess ? given.low : given.high, step);
  const next = isLess ? plus(good, ONE) : minus(good, ONE);
  if (compare(next, bad) === 0 || !does(at(next))) return value;
  good = next;
  while (compare(magnitude(minus(good, bad)), ONE) > 0) {
    const middle = floor(over(plus(good, bad), TWO));
    if (does(at(middle))) good = middle;
    else bad = middle;
  }
  return at(good);
}

/** The values of a freed answer at the near ends of the cases that pass, or fail; nearest first. */
function valuesOf(
  freed: Situation,
  variable: Variable,
  given: Possible,
  isEligible: boolean,
): Possible[] {
  const tests = testsOf(freed);
  const values = new Map<AnswerValue, Possible>();
  let left = MOST_CASES;
  const add = (value: Possible): void => {
    values.set(toAnswer(variable, value), value);
  };
  const visit = (at: Situation): void => {
    const fails = !at.feasible || tests.some((test) => at.truth(test) === FALSE);
    const split = fails ? null : nextSplit(at, { tests });
    if (split && left-- > 0) {
      for (const { situation } of split.cases()) visit(situation);
      return;
    }
    if (fails === isEligible) return;
    const possible = at.answers[variable.index] as Possible;
    if (typeof possible === 'number') {
      for (const truth of [TRUE, FALSE]) if (possible & truth) add(truth);
    } else if (!isNumber(possible)) {
      for (const option of possible) add([option]);
    } else if (isNumber(given)) {
      const { low, high } = possible;
      // The nearest of them, its ends, and where a sum that it stands in comes to an end.
      const nearest = compare(high, given.low) < 0 ? high : greatest(low, given.low);
      for (const end of [nearest, low, least(high, MOST), ...boundsIn(at, variable)]) {
        if (compare(end, low) >= 0 && compare(end, high) <= 0) add(known(end));
      }
    }
  };
  visit(freed);
  // What was answered is no change; the end of a range is.
  if (!isNumber(given) || isPoint(given)) values.delete(toAnswer(variable, given));
  return inOrder([...values.values()], given);
}

/**
 * The values of a number at which a sum that it stands in, and that is held to less in this case,
 * comes to an end with the rest of the sum at one of its own.
 */
const boundsIn = ({ assumptions }: Situation, { index, step }: Variable): Exact[] =>
  assumptions.cuts.flatMap(({ low, high, constant, terms }) => {
    const own = terms.find(({ atom }) => atom.key === index);
    if (!own) return [];
    const rest = ofTerms(
      constant,
      terms.filter((term) => term !== own),
    );
    return [low, high].flatMap((end) =>
      [rest.low, rest.high].flatMap((part) => {
        if (!isFinite(end) || !isFinite(part)) return [];
        const steps = over(over(minus(end, part), own.factor), step);
        return [times(floor(steps), step), times(ceil(steps), step)];
      }),
    );
  });

/** A value as it would be answered. */
function toAnswer({ question }: Variable, possible: Possible): AnswerValue {
  if (typeof possible === 'number') return possible === TRUE;
  if (!isNumber(possible)) return possible[0] ?? null;
  return question.kind === 'date' ? dateText(Number(possible.low.top)) : toText(possible.low);
}
