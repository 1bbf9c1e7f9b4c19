import { expect, html } from '@open-wc/testing';

import type { Answers, Assessment, EligibilityChecker } from '../../src/index.js';
import {
  byHand,
  checkWith,
  offerOf,
  offerText,
  openFile,
  paste,
  saidOf,
  savedBy,
  sorted,
} from './keep.js';
import { landlord, mount, restaurant } from './mount.js';
import { allByRole, cardText, drawn, focused, pageTitle, press, rootOf, textOf } from './screen.js';

const RESTAURANT = 'restaurant-revitalization';

const empty = (programs = '') =>
  mount(html`<eligibility-checker programs=${programs}></eligibility-checker>`);

async function filled(programs = ''): Promise<EligibilityChecker> {
  const checker = await empty(programs);
  await checkWith(checker, programs === RESTAURANT ? restaurant : landlord);
  return checker;
}

const record = async (programs = ''): Promise<string> =>
  (await savedBy(await filled(programs), 'Save as a file')).content;

describe('a saved file', () => {
  it('holds answers, results, law, versions and day, and its text stands beside it', async () => {
    const checker = await filled();
    const file = await savedBy(checker, 'Save as a file');
    expect(file.name).to.equal('eligibility.json');
    expect(file.type).to.equal('application/json');
    const data = JSON.parse(file.content) as Record<string, unknown>;
    expect(data).to.have.keys([
      'format',
      'formatVersion',
      'package',
      'savedOn',
      'asOf',
      'programs',
      'answers',
      'assessment',
    ]);
    expect(data.answers).to.deep.equal(checker.answers);
    expect(data.assessment).to.deep.equal(checker.assessment);
    const text = byHand(checker);
    expect(text?.value).to.equal(file.content);
    expect(saidOf(checker)).to.include('Saved.');
    expect(text?.getAttribute('aria-label')).to.include('copy this text');
  });

  it('opened elsewhere asks first, with focus, and gives the same answers and results', async () => {
    const content = await record(RESTAURANT);
    const checker = await empty(RESTAURANT);
    await openFile(checker, content);
    expect(offerText(checker)).to.include(`Use ${Object.keys(restaurant).length} saved answers?`);
    expect(offerText(checker)).not.to.include('replace');
    expect(focused()).to.equal(offerOf(checker));
    expect(checker.answers).to.deep.equal({});
    await press(checker, 'Use these answers');
    const saved = JSON.parse(content) as { answers: Answers; assessment: Assessment };
    expect(sorted(checker.answers)).to.deep.equal(sorted(saved.answers));
    expect(focused()).to.equal(offerOf(checker));
    expect(offerText(checker)).to.include('taken over');
    expect(checker.assessment).to.deep.equal(saved.assessment);
    expect(cardText(checker, 'Restaurant Revitalization Fund')).to.include('You may qualify');
  });

  it('can be pasted as text, with a mark of its encoding or without', async () => {
    const content = await record();
    for (const text of [content, `\uFEFF${content}`]) {
      const checker = await empty();
      await paste(checker, text);
      expect(focused()).to.equal(offerOf(checker));
      await press(checker, 'Use these answers');
      expect(sorted(checker.answers)).to.deep.equal(sorted(landlord));
    }
  });

  it('is read in the encodings that editors save it in', async () => {
    const content = await record();
    const units = Uint16Array.from(`\uFEFF${content}`, (each) => each.charCodeAt(0));
    const swapped = units.map((unit) => (unit >> 8) | ((unit & 0xff) << 8));
    for (const part of [units, swapped]) {
      const checker = await empty();
      await openFile(checker, part);
      await press(checker, 'Use these answers');
      expect(sorted(checker.answers)).to.deep.equal(sorted(landlord));
    }
  });

  it('replaces nothing before the visitor says so, and nothing at all if not', async () => {
    const content = await record(RESTAURANT);
    const checker = await filled();
    const before = textOf(checker);
    await openFile(checker, content);
    expect(offerText(checker)).to.include('They replace your 4 answers.');
    expect(checker.answers).to.deep.equal(landlord);
    await press(checker, 'Close without using any');
    expect(offerOf(checker)).to.equal(undefined);
    expect(checker.answers).to.deep.equal(landlord);
    expect(textOf(checker)).to.equal(before);
    expect(pageTitle(checker)).to.equal('Check your answers');
    expect(focused()?.textContent, 'focus is not lost').to.include('Check your answers');
  });

  it('can be opened twice in a row', async () => {
    const checker = await empty();
    const content = await record();
    for (const file of [content, content]) {
      await openFile(checker, file);
      expect(offerText(checker)).to.include('Use 4 saved answers');
      await press(checker, 'Close without using any');
    }
  });

  it('that cannot be read says so, on the first page as well', async () => {
    for (const checker of [await empty(), await filled()]) {
      const slice = Object.getOwnPropertyDescriptor(Blob.prototype, 'slice') ?? {};
      Blob.prototype.slice = () => {
        throw new DOMException('gone', 'NotFoundError');
      };
      await openFile(checker, 'x');
      Object.defineProperty(Blob.prototype, 'slice', slice);
      expect(saidOf(checker)).to.include('This file cannot be read here. Paste its text instead.');
      expect(offerOf(checker)).to.equal(undefined);
    }
  });
});

describe('a damaged file', () => {
  it('says question by question what was not taken over', async () => {
    const data = JSON.parse(await record()) as { answers: Record<string, unknown> };
    Object.assign(data.answers, { rentBenefit: -5, tenantIsEligible: 'perhaps', noSuch: 1 });
    const checker = await empty();
    await openFile(checker, JSON.stringify(data));
    const text = offerText(checker);
    expect(text).to.include('Use 2 saved answers?');
    expect(text).to.include('Not taken over:');
    expect(text).to.include('Help given to the tenant: not a possible answer');
    expect(text).to.include('Tenant could qualify: not a possible answer');
    expect(text).to.include('noSuch: no such question here');
    await press(checker, 'Use these answers');
    expect(sorted(checker.answers)).to.deep.equal([
      ['applicantKind', 'landlord'],
      ['soleRentalIncome', true],
    ]);
    expect(offerText(checker)).to.include('Help given to the tenant: not a possible answer');
  });

  it('that was cut off gives what can be picked out of it', async () => {
    const content = await record();
    const checker = await empty();
    await openFile(checker, content.slice(0, content.indexOf('"rentBenefit"')));
    expect(offerText(checker)).to.include('Use 3 saved answers?');
    expect(offerText(checker)).to.include('It is damaged or of another version.');
  });

  it('with nothing in it has nothing to use', async () => {
    for (const content of ['', 'not a record', '[]', 'null', '{"answers":{}}']) {
      const checker = await filled();
      await openFile(checker, content);
      expect(offerText(checker)).to.include('No answers were found');
      const buttons = allByRole(offerOf(checker) as Element, 'button').map((each) => textOf(each));
      expect(buttons).to.deep.equal(['Close without using any']);
      await press(checker, 'Close without using any');
      expect(checker.answers).to.deep.equal(landlord);
    }
  });

  it('made under other rules says so, with what changed in the results', async () => {
    const data = JSON.parse(await record()) as {
      programs: { digest: string }[];
      assessment: { programs: { status: string; program: string }[] };
    };
    for (const each of data.programs) each.digest = 'other';
    for (const each of data.assessment.programs) {
      if (each.program === 'dc-business-support-landlord') each.status = 'ineligible';
    }
    const checker = await empty();
    await openFile(checker, JSON.stringify(data));
    expect(offerText(checker)).to.include('It was made under other rules.');
    expect(offerText(checker)).to.include(
      'DC Business Support Grants for landlords: You do not appear to qualify. Now: You may qualify, up to $20,000.',
    );
  });

  it('runs nothing: script in any string is text', async () => {
    const script = '<img src=x onerror="window.ran=1"><script>window.ran=1</script>';
    const spoiled = (value: unknown): unknown =>
      typeof value === 'string'
        ? script
        : Array.isArray(value)
          ? value.map(spoiled)
          : typeof value === 'object' && value !== null
            ? Object.fromEntries(
                Object.entries(value).flatMap(([key, each]) => [
                  [key, spoiled(each)],
                  [`${script}${key}`, spoiled(each)],
                ]),
              )
            : value;
    const checker = await filled();
    await openFile(checker, JSON.stringify(spoiled(JSON.parse(await record(RESTAURANT)))));
    await press(checker, 'Use these answers');
    await openFile(checker, JSON.stringify({ answers: { [script]: script } }));
    expect(offerText(checker)).to.include(script.slice(0, 40));
    await drawn(checker);
    expect(allByRole(rootOf(checker), 'img, script')).to.deep.equal([]);
    expect(window).not.to.have.property('ran');
  });

  it('with names that are none, or thousands of them, does not burst the page', async () => {
    const names = [`a${'x'.repeat(5000)}`, '__proto__', 'constructor', 'toString'];
    for (let i = 0; i < 3000; i += 1) names.push(`n${i}`);
    const answers = names.map((name) => `${JSON.stringify(name)}:1`).join();
    const checker = await empty();
    await openFile(checker, `{"answers":{${answers}}}`);
    const box = offerOf(checker) as HTMLElement;
    expect(allByRole(box, 'li').length).to.be.at.most(20);
    expect(document.documentElement.scrollWidth).to.be.at.most(innerWidth);
    expect(checker.answers).to.deep.equal({});
  });
});

describe('the table of conditions', () => {
  it('has a row for each condition, with answers and law', async () => {
    const checker = await filled();
    const file = await savedBy(checker, 'Save the conditions as CSV');
    expect(file.name).to.equal('eligibility.csv');
    expect(file.content.startsWith('\uFEFF"Program","Condition","Status"')).to.equal(true);
    const rows = file.content.trim().split('\r\n');
    const { programs } = checker.assessment;
    expect(rows.length).to.equal(1 + programs.flatMap(({ criteria }) => criteria).length);
    expect(file.content).to.include(
      '"DC Business Support Grants for landlords","You cut the rent or gave other help","Met","Help given to the tenant: $40,000"',
    );
  });
});
