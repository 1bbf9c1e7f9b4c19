/** Where keys are pressed: a page of questions, what is known before, and the keys. */

/** @import { KeyInput, Page } from 'puppeteer-core' */

/**
 * @typedef {object} Scene
 * @property {string} name
 * @property {Record<string, unknown>} answers
 * @property {string} question
 * @property {string} input its selector
 * @property {KeyInput[]} keys
 */

/** A hotel that is in question for all programs of businesses. */
const known = {
  applicantKind: 'business',
  businessType: 'hotel',
  openedOn: '2005-05-01',
  inDistrict: true,
  lodgingLicense: true,
  taxGoodStanding: true,
  forProfit: true,
  governmentOperated: false,
  publiclyTraded: false,
  locationCount: 1,
  ownLocationCount: 1,
  permanentlyClosed: false,
};

const everything = {
  ...known,
  principalOfficeInDistrict: true,
  managersInPrincipalOffice: true,
  openOrWouldBeOpen: true,
  bankruptcyStatus: 'none',
  necessityCertified: true,
  qualifyingRevenuePercent: '95',
  residentEmployeesPercent: '60',
  licensedTitle47: true,
  svogStatus: 'none',
  pppLoans: '0',
  affiliateGrants: '0',
  monthsOperating2019: '12',
  grossReceipts2019: '10000000',
  grossReceipts2020: { low: '3000000', high: '4000000' },
  grossReceiptsQ2of2019: '2600000',
  grossReceiptsQ2of2020: '400000',
  priorityGroupPercent: '60',
  priorityGroupControls: true,
  residentOwnedBusiness: false,
  smallBusinessEnterprise: true,
  disadvantagedBusinessEnterprise: false,
  economicallyDisadvantagedPercent: '0',
  womenOwnedPercent: '60',
  closedUntilPhase3: false,
  interruptions: 'required',
  classTwoProperty: true,
  improvedAndOccupied: true,
  roomCount: '120',
  transientUse: true,
};

const back = /** @type {const} */ ('Backspace');
/** @param {string} text @returns {KeyInput[]} it, and then key by key back to nothing */
const typed = (text) => [.../** @type {KeyInput[]} */ ([...text]), ...[...text].map(() => back)];

const receipts = {
  question: 'grossReceipts2019',
  input: '#grossReceipts2019-exact',
  keys: typed('825000'),
};

/** Each key changes the answer. @type {Scene[]} */
export const SCENES = [
  {
    name: 'kind of applicant, nothing known',
    answers: {},
    question: 'applicantKind',
    input: 'input[name="applicantKind"]',
    keys: Array.from({ length: 12 }, () => 'ArrowDown'),
  },
  {
    name: 'opening date, nothing else known',
    answers: { openedOn: '2015-06-01' },
    question: 'openedOn',
    input: '#openedOn-day',
    keys: [...typed('15'), ...typed('28'), ...typed('30')],
  },
  { name: 'gross receipts, nothing known', answers: {}, ...receipts },
  { name: 'gross receipts, what is asked before known', answers: known, ...receipts },
  { name: 'gross receipts, everything known', answers: everything, ...receipts },
];

/** Runs in the page: opens the scene and focuses its input. */
async function enter(/** @type {Scene} */ { answers, question, input }) {
  await customElements.whenDefined('eligibility-checker');
  const checker = /** @type {any} */ (document.querySelector('eligibility-checker'));
  checker.answers = answers;
  checker.goTo(question);
  await new Promise((done) => setTimeout(done, 100));
  const questions = checker.shadowRoot.querySelector('eligibility-questions').shadowRoot;
  const found = questions.querySelector(input);
  found.focus();
  if (found.type === 'text') found.select();
}

/**
 * Opens the page of a scene, anew.
 *
 * @param {Page} page
 * @param {string} origin
 * @param {Scene} scene
 */
export async function openScene(page, origin, scene) {
  // Wide enough for the results to stand beside the questions.
  await page.setViewport({ width: 1280, height: 900 });
  await page.goto(origin, { waitUntil: 'load' });
  await page.evaluate(enter, scene);
}

/** How long to wait after a key, so that what it sets off is done: shorter than the announcement's. */
const PAUSE = 300;

/** @param {Page} page @param {Scene} scene */
export async function pressKeys(page, { keys }) {
  for (const key of keys) {
    await page.keyboard.press(key);
    await new Promise((done) => setTimeout(done, PAUSE));
  }
}
