/** The bundled programs and their questions: the law as data, without words. */

import type { Program } from '../rules/program.js';
import type { Conflict, Question } from '../rules/question.js';
import { conflicts as authoredConflicts } from './conflicts.js';
import { dcBusinessSupportLandlord } from './dc-business-support-landlord/program.js';
import { dcBusinessSupport } from './dc-business-support/program.js';
import { dcHotelRecovery } from './dc-hotel-recovery/program.js';
import { questions as authoredQuestions } from './questions.js';
import { restaurantRevitalization } from './restaurant-revitalization/program.js';

/** The bundled programs, in the order of the results. Frozen, plain JSON. */
export const programs: readonly Program[] = Object.freeze([
  restaurantRevitalization,
  dcBusinessSupport,
  dcBusinessSupportLandlord,
  dcHotelRecovery,
]);

/** Every question of the bundled programs, in the order in which they are asked. */
export const questions: readonly Question[] = authoredQuestions;

/** Answers that cannot all be true. */
export const conflicts: readonly Conflict[] = authoredConflicts;
