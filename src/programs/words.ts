/**
 * The words of the bundled programs and questions, by language. Kept apart from the rules, which
 * decide without them.
 */

import { words as dcHotelRecovery } from './dc-hotel-recovery/words.en.js';
import { questionBankWords } from './questions.words.en.js';
import { words as dcBusinessSupport } from './dc-business-support/words.en.js';
import { words as dcBusinessSupportLandlord } from './dc-business-support-landlord/words.en.js';
import { words as restaurantRevitalization } from './restaurant-revitalization/words.en.js';
import type { ProgramWords, QuestionBankWords } from '../rules/words.js';

export interface BundledWords {
  readonly questions: QuestionBankWords;
  readonly programs: Readonly<Record<string, ProgramWords>>;
}

export const words: { readonly en: BundledWords } = {
  en: {
    questions: questionBankWords,
    programs: {
      'restaurant-revitalization': restaurantRevitalization,
      'dc-business-support': dcBusinessSupport,
      'dc-business-support-landlord': dcBusinessSupportLandlord,
      'dc-hotel-recovery': dcHotelRecovery,
    },
  },
};
