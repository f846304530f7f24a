// The forms as the pages have them: what each asks, in which words and order, and what it tells browsers about it.
import { parse } from 'parse5';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { places } from '#content/places.ts';
import { consentWording } from '#domain/consent.ts';
import { startTestProgram, type TestProgram } from '#server/testing/test-program.ts';
import { attribute, type Element, elements } from './html-tree.ts';

let program: TestProgram;
beforeAll(async () => {
  program = await startTestProgram();
});
afterAll(() => program.stop());

async function formOn(path: string): Promise<Element> {
  const page = parse(await (await program.get(path)).text());
  const [form, another] = elements(page).filter((e) => attribute(e, 'data-enquiry-form'));
  if (!form || another) throw new Error(`${path} has no form, or more than one.`);
  return form;
}

const wordsIn = (element: Element): string =>
  element.childNodes
    .map((node) => ('value' in node ? node.value : 'tagName' in node ? wordsIn(node as Element) : ''))
    .join('');
const isHidden = (field: Element) =>
  attribute(field, 'type') === 'hidden' || attribute(field, 'tabindex') === '-1' || field.tagName === 'button';
const fieldsOf = (form: Element) => elements(form).filter((e) => attribute(e, 'name') && !isHidden(e));
const named = (form: Element, name: string) => elements(form).find((e) => attribute(e, 'name') === name);
const told = ['type', 'inputmode', 'autocomplete', 'rows', 'required', 'checked'];

/** A field in a line: its label, its name, and what the browser is told about it. */
function inALine(form: Element, field: Element): string {
  const label = elements(form).find((e) => e.tagName === 'label' && attribute(e, 'for') === attribute(field, 'id'));
  const hints = field.attrs.filter(({ name }) => told.includes(name)).map(({ name, value }) => `${name}=${value}`);
  return [label && wordsIn(label), field.tagName, attribute(field, 'name'), ...hints.toSorted()].join(' | ');
}

const person = [
  'Your Name * | input | name | autocomplete=name | required=',
  'Company | input | company | autocomplete=organization',
  'Email Address * | input | email | autocomplete=email | inputmode=email | required= | type=email',
  'Phone Number * | input | phone | autocomplete=tel | inputmode=tel | required= | type=tel',
];
const choices = ['Service * | select | service', 'Budget * | select | budget'];
const consent =
  'Send me occasional notes on websites that bring enquiries. I can stop them at any time. | input | marketing_consent | type=checkbox';

const asked = {
  home: [...person, ...choices, 'Message | textarea | message | rows=5', consent],
  contact: [
    ...person,
    ...choices,
    'What kind of service? | input | other_service',
    'Timeline | select | timeline',
    'Working remotely | select | remote_work',
    'Current Website | input | website | autocomplete=url | inputmode=url',
    'Message | textarea | message | rows=6',
    consent,
  ],
  location: [...person, ...choices, 'Message * | textarea | message | required= | rows=4', consent],
};

const services = [
  ['', 'Select a service'],
  ['law-firm-website-development', 'Law Firm Website Development'],
  ['consulting-agency-websites', 'Consulting Agency Websites'],
  ['financial-services-websites', 'Financial Services Websites'],
  ['real-estate-agency-websites', 'Real Estate Agency Websites'],
  ['luxury-brand-websites', 'Luxury Brand Websites'],
  ['e-commerce-development', 'E-commerce Development'],
  ['corporate-websites', 'Corporate Websites'],
  ['professional-service-websites', 'Professional Service Websites'],
];
const contactBudgets = [
  ['', 'Select a budget'],
  ['5k-15k', 'R5,000 - R15,000'],
  ['15k-30k', 'R15,000 - R30,000'],
  ['30k-50k', 'R30,000 - R50,000'],
  ['50k-100k', 'R50,000 - R100,000'],
  ['over-100k', 'R100,000+'],
  ['not-sure', 'Not sure yet'],
];
const landingBudgets = [
  ['', 'Select a budget'],
  ['under-10k', 'Under R10,000'],
  ['10k-25k', 'R10,000 - R25,000'],
  ['25k-50k', 'R25,000 - R50,000'],
  ['50k-100k', 'R50,000 - R100,000'],
  ['over-100k', 'Over R100,000'],
];
const timelines = [
  ['', 'Select a timeline'],
  ['asap', 'As soon as possible'],
  ['1-month', 'Within 1 month'],
  ['2-months', 'Within 2 months'],
  ['3-months', 'Within 3 months'],
  ['flexible', 'Flexible'],
];
const remote = [
  ['', 'Select an option'],
  ['yes', 'Yes, remote is fine'],
  ['prefer-local', 'Prefer local'],
  ['hybrid', 'Hybrid'],
  ['no', 'No, in person'],
];
const offered: Record<keyof typeof asked, Record<string, string[][]>> = {
  home: { service: services, budget: contactBudgets },
  contact: {
    service: [...services, ['other', 'Other']],
    budget: contactBudgets,
    timeline: timelines,
    remote_work: remote,
  },
  location: { service: services, budget: landingBudgets },
};

describe.each<[string, keyof typeof asked]>([
  ['/', 'home'],
  ['/contact', 'contact'],
  ...places.map(({ slug }): [string, keyof typeof asked] => [`/${slug}`, 'location']),
])('the form on %s', (path, kind) => {
  test('asks for this in this order, requires only what is marked, and helps to fill it in', async () => {
    const form = await formOn(path);
    expect(fieldsOf(form).map((field) => inALine(form, field))).toEqual(asked[kind]);
  });

  test('offers these choices, with none made', async () => {
    const form = await formOn(path);
    for (const [name, options] of Object.entries(offered[kind])) {
      const shown = elements(named(form, name) as Element).filter((e) => e.tagName === 'option');
      expect(shown.map((option) => [attribute(option, 'value'), wordsIn(option)])).toEqual(options);
      expect(shown.some((option) => attribute(option, 'selected') !== undefined)).toBe(false);
    }
  });

  test('posts to the one endpoint, and says which form and page it is and under which words it asks', async () => {
    const form = await formOn(path);
    expect([attribute(form, 'method'), attribute(form, 'action')]).toEqual(['post', '/api/enquiries']);
    const values = ['form', 'page', 'consent_wording'].map((name) => attribute(named(form, name) as Element, 'value'));
    expect(values).toEqual([kind, path, consentWording]);
  });

  test('says what for it asks, with the way to the privacy notice', async () => {
    const form = await formOn(path);
    const link = elements(form).find((e) => e.tagName === 'a');
    expect([link && attribute(link, 'href'), link && wordsIn(link)]).toEqual(['/privacy', 'How we treat your details']);
    expect(wordsIn(form)).toContain('We use what you send to answer this enquiry.');
  });

  test('keeps its trap from people, screen readers and browsers that fill in forms', async () => {
    const trap = named(await formOn(path), 'homepage') as Element;
    expect([attribute(trap, 'tabindex'), attribute(trap, 'autocomplete')]).toEqual(['-1', 'off']);
    expect(attribute(trap.parentNode as Element, 'aria-hidden')).toBe('true');
  });
});

test.each([
  ['/contact?package=premium', 'Premium'],
  ['/contact?utm_source=print&package=premium#contact', 'Premium'],
  ['/./contact?package=luxury', 'Luxury'],
  ['/contact?package=free', undefined],
  ['/contact', undefined],
  ['/?package=premium', undefined],
])('%s says to whoever has no script which package was asked for: %s', async (path, name) => {
  const page = await (await program.get(path)).text();
  const said = /<noscript data-package="[^"]*"><p[^>]*>([^<]*)<strong[^>]*>([^<]*)<\/strong>.<input type="hidden"/.exec(
    page,
  );
  expect(said?.slice(1)).toEqual(name && ['You asked about the package ', name]);
});

test('a page that says a package is as small on its way as the others', async () => {
  const size = async (path: string, coding: string) => {
    const answer = await fetch(program.url + path, { method: 'HEAD', headers: { 'accept-encoding': coding } });
    return [answer.headers.get('content-encoding'), Number(answer.headers.get('content-length'))] as const;
  };
  for (const coding of ['br', 'gzip']) {
    const [, plain] = await size('/contact', coding);
    const [encoded, asked] = await size('/contact?package=starter', coding);
    expect(encoded).toBe(coding);
    expect(asked).toBeLessThan(plain * 1.1);
  }
});
