import { describe, expect, test } from 'vitest';
import { consentWording, consentWordings } from './consent.ts';
import { leadFromEnquiry, parseEnquiry } from './enquiry.ts';
import { type FieldErrors, Refusal } from './errors.ts';

const good = { form: 'home', name: 'Thandi Nkosi', email: 'thandi@nkosilaw.co.za', phone: '082 123 4567' };

function errorsOf(input: unknown): FieldErrors {
  try {
    parseEnquiry(input);
    return {};
  } catch (error) {
    return (error as Refusal).fields ?? {};
  }
}

const mostOf = {
  name: 120,
  company: 200,
  website: 200,
  service: 200,
  other_service: 200,
  package: 200,
  budget: 200,
  timeline: 200,
  remote_work: 200,
  page: 200,
  message: 5000,
};
const textFields = [...Object.keys(mostOf), 'email', 'phone', 'form'];

describe('what a form insists on', () => {
  test.each([
    ['home', ['name', 'email', 'phone']],
    ['contact', ['name', 'email', 'phone']],
    ['location', ['name', 'email', 'phone', 'message']],
    ['guide', ['name', 'email']],
  ])('%s: all of %j at once', (form, fields) => {
    expect(Object.keys(errorsOf({ form }))).toEqual(fields);
    expect(Object.keys(errorsOf({ form, name: ' ', email: '\t', phone: '', message: '\n' }))).toEqual(fields);
  });

  test('a name that nobody sees is none', () => {
    expect(errorsOf({ ...good, name: '\u200b \u3164' })).toEqual({ name: ['Please tell us your name.'] });
    expect(errorsOf({ ...good, name: '🌾' })).toEqual({});
  });
  test('nor is a message that nobody sees, where one is asked for', () => {
    const message = '\u200b\n\u3164';
    expect(Object.keys(errorsOf({ ...good, form: 'location', message }))).toEqual(['message']);
    expect(errorsOf({ ...good, message })).toEqual({});
  });
  test('an unknown form is refused, and is asked for no less than the others', () => {
    expect(Object.keys(errorsOf({ ...good, form: 'admin' }))).toEqual(['form']);
    expect(Object.keys(errorsOf({ form: 'admin' }))).toEqual(['form', 'name', 'email', 'phone']);
  });
  test.each([...textFields, 'submission_id'])('%s is text: anything else is refused there', (field) => {
    for (const sent of [null, 7, true, ['text'], { a: 'text' }])
      expect(Object.keys(errorsOf({ ...good, [field]: sent })), JSON.stringify(sent)).toEqual([field]);
  });
  test('the id of a submission is a uuid in small letters, or there is none', () => {
    const idOf = (sent: string) => parseEnquiry({ ...good, submission_id: sent }).submission_id;
    expect(idOf('')).toBeUndefined();
    expect(idOf('01931F5E-7C00-7000-8000-00000000000F')).toBe('01931f5e-7c00-7000-8000-00000000000f');
    for (const sent of ['7', '01931f5e-7c00-7000-8000', "'; DROP--"])
      expect(Object.keys(errorsOf({ ...good, submission_id: sent }))).toEqual(['submission_id']);
  });
  test.each([null, 7, 'text', [], undefined])('%j is no enquiry', (input) => {
    expect(() => parseEnquiry(input)).toThrow(Refusal);
  });
  test('each wrong field gets its own sentence', () => {
    expect(errorsOf({ ...good, email: 'thandi@', phone: 'none' })).toEqual({
      email: ['Please check the email address: it should look like name@company.co.za.'],
      phone: ['Please check the phone number. We need one, for example 082 123 4567, or +44 20 7946 0000 from abroad.'],
    });
  });
});

describe('how long a field may be', () => {
  test.each(Object.entries(mostOf))('%s: %i characters, whichever they are', (field, most) => {
    for (const sign of ['x', 'é', '🌾']) {
      expect(errorsOf({ ...good, [field]: sign.repeat(most) })).toEqual({});
      expect(Object.keys(errorsOf({ ...good, [field]: sign.repeat(most + 1) }))).toEqual([field]);
    }
  });
  test.each(Object.entries(mostOf))('%s: what is taken off it does not count', (field, most) => {
    expect(errorsOf({ ...good, [field]: `${' '.repeat(most)}${'x'.repeat(most)}${'\u0007'.repeat(most)}` })).toEqual(
      {},
    );
  });
  test('phone: 32 characters', () => {
    const number = (length: number) => `0821234567${'('.repeat(length - 10)}`;
    expect(errorsOf({ ...good, phone: number(32) })).toEqual({});
    expect(errorsOf({ ...good, phone: number(33) })).toHaveProperty('phone');
  });
  test('email: 254 characters', () => {
    const address = (length: number) =>
      `${'x'.repeat(length - 64 - 64 - 64 - 3)}@${'y'.repeat(63)}.${'z'.repeat(63)}.${'w'.repeat(63)}.za`;
    expect(errorsOf({ ...good, email: address(254) })).toEqual({});
    expect(errorsOf({ ...good, email: address(255) })).toHaveProperty('email');
  });
});

describe('what people type is kept, made safe', () => {
  test.each([
    ['e\u0301', '\u00e9', 'composed'],
    ['a\u0000b\u0007c', 'abc', 'without control characters'],
    ['Nom\ud83d Vusi', 'Nom\ufffd Vusi', 'well-formed'],
    ['  Thandi \t\n Nkosi ', 'Thandi Nkosi', 'on one line'],
    ['\u202eihdnahT', 'ihdnahT', 'in its own direction'],
    ['Ⅳ ﬁ ²', 'Ⅳ ﬁ ²', 'in its own signs'],
    ['می\u200cخواهم 👩\u200d👧 \u200e', 'می\u200cخواهم 👩\u200d👧 \u200e', 'with the joints between letters'],
    ['Rene\u0000\u0301', 'Ren\u00e9', 'composed once nothing stands between'],
    [
      `a${'\u0315'.repeat(500)}${'\u0334'.repeat(500)}`,
      `a${'\u0315'.repeat(30)}`,
      'with as many marks as a language has',
    ],
  ])('the name %j becomes %j: %s', (typed, stored) => {
    expect(parseEnquiry({ ...good, name: typed }).name).toBe(stored);
  });
  test('a message keeps its lines', () => {
    expect(parseEnquiry({ ...good, message: ' one\r\ntwo\rthree\u2028four\u2029five\t6\u0000 ' }).message).toBe(
      'one\ntwo\nthree\nfour\nfive\t6',
    );
  });
  test.each([
    ['controls', '\u0000\u0001\u0008\u000b\u000c\u000e\u001b\u001f\u007f\u0080\u0085\u009f'],
    ['marks that turn the direction of what follows', '\u202a\u202b\u202c\u202d\u202e\u2066\u2067\u2068\u2069'],
    ['the mark of a byte order', '\ufeff'],
  ])('%s are left out of every text', (_, signs) => {
    for (const sign of signs) {
      const { name, company, message } = parseEnquiry({
        ...good,
        name: `A${sign}B`,
        company: `A${sign}B`,
        message: `A${sign}B`,
      });
      expect([name, company, message], `U+${sign.charCodeAt(0).toString(16)}`).toEqual(['AB', 'AB', 'AB']);
    }
  });
  test('a body of nothing but marks takes no longer than its length', () => {
    const marks = (count: number) => `a${'\u0315'.repeat(count)}${'\u0334'.repeat(count)}`;
    // Put in order as they stand, ten times as many would take a hundred times as long.
    expect(parseEnquiry({ ...good, message: marks(16_000) }).message).toBe(
      parseEnquiry({ ...good, message: marks(1600) }).message,
    );
  });
  test.each([
    ['\u200bthandi@nkosilaw.co.za\u200b', 'thandi@nkosilaw.co.za'],
    ['john&jane@example.co.za', 'john&jane@example.co.za'],
    ["o'brien/sales#1@example.co.za", "o'brien/sales#1@example.co.za"],
    ['Thandi+Site@NkosiLaw.CO.ZA', 'Thandi+Site@NkosiLaw.CO.ZA'],
    ['info@müller.co.za', 'info@xn--mller-kva.co.za'],
    ['Info@Mu\u0308ller.CO.ZA', 'Info@xn--mller-kva.co.za'],
  ])('the address %j is taken as %j', (typed, stored) => {
    expect(parseEnquiry({ ...good, email: typed }).email).toBe(stored);
  });
  test.each([
    'a@b',
    'a@b.c',
    'a b@example.co.za',
    'a@example.co.za,b@example.co.za',
    '<a@example.co.za>',
    'a..b@example.co.za',
    'a@1.2.3.4',
    'a@-x.co.za',
    `a@${'x'.repeat(64)}.co.za`,
    'a@müller',
    'a@müller.co.za/b',
    'a@müller.999',
    'a@müller.co.za:80',
    'a@mül ler.co.za',
    'a@１.２.３.４',
    `a@${'ü'.repeat(64)}.co.za`,
  ])('%j is no address', (typed) => expect(errorsOf({ ...good, email: typed })).toHaveProperty('email'));
  test('keys that no form has are left out', () => {
    expect(parseEnquiry({ ...good, status: 'closed_won', lead_score: 100 })).not.toHaveProperty('status');
  });
});

describe('marketing consent', () => {
  test.each([
    [true, true],
    ['yes', true],
    ['on', true],
    [false, false],
    ['no', false],
    ['true', false],
    [1, false],
    [['yes'], false],
    [null, false],
    [undefined, false],
  ])('%j is %j', (sent, stored) => {
    expect(parseEnquiry({ ...good, marketing_consent: sent }).marketing_consent).toBe(stored);
  });
  test.each(consentWordings)('is kept under the words that the form showed: %s', (shown) => {
    expect(parseEnquiry({ ...good, consent_wording: shown }).consent_wording).toBe(shown);
  });
  test.each([undefined, '', 'words of their own', 7])('names the words of today where a form says %j', (sent) => {
    expect(parseEnquiry({ ...good, consent_wording: sent }).consent_wording).toBe(consentWording);
  });
});

test('an enquiry becomes a new lead with score, priority and estimate', () => {
  const enquiry = parseEnquiry({
    ...good,
    form: 'contact',
    company: 'Nkosi Attorneys',
    service: 'law-firm-website-development',
    budget: 'over-100k',
    timeline: 'asap',
    message: 'A new site for our conveyancing practice.',
  });
  expect(leadFromEnquiry(enquiry)).toMatchObject({
    phone: '+27821234567',
    service_type: 'law-firm-website-development',
    budget_range: 'over-100k',
    status: 'new',
    lead_score: 98,
    priority: 'urgent',
    estimated_value: 150_000,
  });
});

test('a lead keeps whatever the full form asked, and where it was asked', () => {
  const asked = {
    page: '/contact',
    company: 'Nkosi Attorneys',
    website: 'nkosilaw.co.za',
    other_service: 'A members’ portal',
    package: 'premium',
    timeline: '2-months',
    remote_work: 'prefer-local',
    message: 'By March.',
  };
  expect(leadFromEnquiry(parseEnquiry({ ...good, form: 'contact', ...asked }))).toMatchObject({
    ...asked,
    form: 'contact',
    service_type: '',
  });
});

test('a budget that no band knows makes no estimate', () => {
  expect(leadFromEnquiry(parseEnquiry({ ...good, budget: 'a lot' }))).toMatchObject({
    estimated_value: null,
    budget_range: 'a lot',
  });
});
