import '../../src/define.js';

import { expect, fixture, html } from '@open-wc/testing';

import type { EligibilityChecker } from '../../src/index.js';
import { words } from '../../src/programs/words.js';
import { formatMoney } from '../../src/text/format.js';
import { answerAll } from './fill.js';
import { mount, restaurant } from './mount.js';
import { scenariosOf } from './scenarios.js';
import { cardText, drawn } from './screen.js';

const VERDICTS = {
  eligible: 'You may qualify',
  ineligible: 'You do not appear to qualify',
  undetermined: 'Not settled yet',
};
const CASES = {
  'restaurant-revitalization': ['rrf-001', 'rrf-012', 'rrf-086', 'rrf-101'],
  'dc-business-support': ['bsg-001', 'bsg-003', 'bsg-103'],
  'dc-business-support-landlord': ['bsg-050', 'bsg-053'],
  'dc-hotel-recovery': ['hrg-001', 'hrg-009', 'hrg-111'],
};

/** The award as the card has to say it. */
function awardText({ low, high }: { readonly low: string; readonly high: string | null }): string {
  const [from, to] = [formatMoney(low, 'en'), formatMoney(high ?? '', 'en')];
  if (low === high) return `the award would be ${to}.`;
  return low === '0.00' ? `up to ${to}.` : `between ${from} and ${to}.`;
}

for (const [program, ids] of Object.entries(CASES)) {
  describe(`${program}, filled in by label`, () => {
    for (const id of ids) {
      it(`shows the verdict and the range of ${id}`, async function () {
        this.timeout(30_000);
        const [scenario] = await scenariosOf(program, [id]);
        if (!scenario) throw new Error(id);
        const { answers, expect: expected, asOf } = scenario;
        const checker = await fixture<EligibilityChecker>(
          html`<eligibility-checker programs=${program} as-of=${asOf ?? ''}></eligibility-checker>`,
        );
        await answerAll(checker, answers);
        const programWords = words.en.programs[program];
        if (!programWords) throw new Error(program);
        const card = cardText(checker, programWords.name);
        expect(card).to.contain(VERDICTS[expected.status]);
        for (const criterion of expected.unmet) {
          const { label } = programWords.criteria[criterion] ?? { label: criterion };
          expect(card).to.contain(`${label} Not met`);
        }
        if (expected.award) expect(card).to.contain(awardText(expected.award));
        else if (expected.status === 'ineligible')
          expect(card).not.to.contain('the award would be');
      });
    }
  });
}
describe('a program that no completion reaches', () => {
  it('says so even where no single condition is sure to fail', async () => {
    // A net loss between -500 and 999: either there is none, or it is below the minimum.
    const answers = { ...restaurant, grossReceipts2020: { low: '799001', high: '800500' } };
    const checker = await mount(
      html`<eligibility-checker
        programs="restaurant-revitalization"
        .answers=${answers}
      ></eligibility-checker>`,
    );
    checker.goTo('grossReceipts2020');
    await drawn(checker);
    const card = cardText(checker, 'Restaurant Revitalization Fund');
    expect(card).to.contain(VERDICTS.ineligible);
    expect(card).to.contain('at least 1 condition is not met');
  });
});
