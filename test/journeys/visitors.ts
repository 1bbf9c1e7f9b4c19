/** Who goes through a check in these tests: one for each program, and one through all four. */

import type { Answers } from '../../src/index.js';
import { landlord, restaurant } from '../elements/mount.js';
import { scenariosOf } from '../elements/scenarios.js';

export interface Visitor {
  /** Names the test and the transcript. */
  readonly name: string;
  /** The attribute `programs`. */
  readonly programs: string;
  readonly answers: Answers;
}

/** The answers of a worked case, which is eligible for its own program. */
async function visitorOf(program: string, id: string): Promise<Visitor> {
  const [scenario] = await scenariosOf(program, [id]);
  if (!scenario) throw new Error(id);
  return { name: program, programs: program, answers: scenario.answers };
}

const business = await visitorOf('dc-business-support', 'bsg-001');
const hotel = await visitorOf('dc-hotel-recovery', 'hrg-001');

export const visitors: readonly Visitor[] = [
  {
    name: 'restaurant-revitalization',
    programs: 'restaurant-revitalization',
    answers: restaurant,
  },
  business,
  {
    name: 'dc-business-support-landlord',
    programs: 'dc-business-support-landlord',
    answers: landlord,
  },
  hotel,
];

/** A restaurant in the District, asked for all four programs at once. */
export const everyProgram: Visitor = {
  name: 'all four programs',
  programs: '',
  answers: { ...business.answers, ...restaurant, inDistrict: true },
};
