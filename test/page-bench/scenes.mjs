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

/**
 * Runs in the page: comes to the question as a visitor does, from the opening and page by page, with
 * "I don't know" where nothing is given; to one that has its answer, from the check page.
 *
 * @param {Scene} scene
 */
async function visit({ answers, question, input }) {
  await customElements.whenDefined('eligibility-checker');
  const checker = /** @type {any} */ (document.querySelector('eligibility-checker'));
  const root = checker.shadowRoot.querySelector('eligibility-questions').shadowRoot;
  const drawn = () => new Promise((done) => requestAnimationFrame(() => setTimeout(done)));
  const press = async (/** @type {string} */ selector) => {
    const found = root.querySelector(selector);
    if (!found) throw new Error(`There is no ${selector}.`);
    found.click();
    await drawn();
  };
  const write = async (/** @type {string} */ selector, /** @type {unknown} */ text) => {
    const found = root.querySelector(selector);
    found.value = String(text);
    found.dispatchEvent(new Event('input', { bubbles: true }));
    await drawn();
  };
  const give = async (/** @type {string} */ id, /** @type {any} */ answer) => {
    if (root.querySelector(`[name="${id}"][type=radio]`)) {
      await press(`[name="${id}"][value="${answer ?? 'unknown'}"]`);
    } else if (answer === undefined) {
      await press(`[name="${id}-unknown"]`);
    } else if (typeof answer === 'object') {
      await press(`[name="${id}-roughly"]`);
      await write(`#${id}-low`, answer.low);
      await write(`#${id}-high`, answer.high);
    } else if (root.querySelector(`#${id}-day`)) {
      const [year, month, day] = answer.split('-');
      await write(`#${id}-year`, year);
      await write(`#${id}-month`, month);
      await write(`#${id}-day`, day);
    } else {
      await write(`#${id}-exact`, answer);
    }
  };
  const isAnswered = question in answers;
  // Time to read the opening.
  await new Promise((done) => setTimeout(done, 8000));
  await press('.actions button');
  while (isAnswered || !root.querySelector(`[name="${question}"]`)) {
    const inputs = [...root.querySelectorAll('input[type=radio], input[type=text]')];
    const ids = new Set(inputs.map(({ name }) => name));
    if (ids.size === 0) break;
    for (const id of ids) {
      // One answer can make the next question needless.
      if (root.querySelector(`[name="${id}"]`)) await give(id, answers[id]);
    }
    await press('button.primary');
  }
  if (isAnswered) checker.goTo(question);
  // The announcement of what changed is not part of a key.
  await new Promise((done) => setTimeout(done, 1500));
  const found = root.querySelector(input);
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
  await page.evaluate(visit, scene);
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
