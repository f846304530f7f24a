import { expect, test } from 'vitest';
import { parseEnquiry } from './enquiry.ts';
import { isSpam, type SpamCircumstances, scoreSpam, spamThreshold } from './spam-score.ts';

const ordinary = {
  form: 'contact',
  name: 'Lindiwe Nkosi',
  email: 'lindiwe@nkosibakery.com',
  phone: '0821234567',
  company: 'Nkosi Bakery',
  website: 'nkosibakery.com',
  message: 'Good morning from Soweto. The bakery opens at six, the bread is sold out by nine.',
};
const calm: SpamCircumstances = { trap: '', seconds: 60, sameBodyFromOthers: 0, fromSameAddress: 1, disposable: false };

function score(fields: object = {}, circumstances: Partial<SpamCircumstances> = {}) {
  return scoreSpam(parseEnquiry({ ...ordinary, ...fields }), { ...calm, ...circumstances });
}
const codes = (fields: object, circumstances: Partial<SpamCircumstances> = {}) =>
  score(fields, circumstances).reasons.map((reason) => reason.code);
const points = (code: string, fields: object, circumstances: Partial<SpamCircumstances> = {}) =>
  score(fields, circumstances).reasons.find((reason) => reason.code === code)?.points ?? 0;

const pitchText = 'We offer SEO services and guarantee the first page of Google for your website. Interested?';

test('an ordinary enquiry scores nothing', () => expect(score().score).toBe(0));
test('the score is the sum of its reasons, and never below nothing', () => {
  const pitch = score({ message: pitchText, phone: '+91 98105 51204' });
  expect(pitch.reasons.map(({ code }) => code)).toContain('wording');
  expect(pitch.score).toBe(pitch.reasons.reduce((sum, reason) => sum + reason.points, 0));
  const asked = score({ message: 'How much is a website for my salon?' });
  expect(asked).toEqual({ score: 0, reasons: [{ code: 'asks_for_a_site', points: expect.any(Number) }] });
  expect(asked.reasons[0]?.points).toBeLessThan(0);
});
test('spam begins at five', () => expect([isSpam(spamThreshold - 1), isSpam(5)]).toEqual([false, true]));

const html = '<div class="menu"><a href="/">Home</a></div>\n<iframe src="https://maps.example/embed"></iframe>';
const threeLinks = 'See https://one.example https://two.example and https://three.example';
test.each<[string, object, Partial<SpamCircumstances>]>([
  ['a filled hidden field', {}, { trap: 'anything at all' }],
  ['great haste', {}, { seconds: 0 }],
  ['a disposable address', {}, { disposable: true }],
  ['a body that others sent as well', {}, { sameBodyFromOthers: 100_000 }],
  ['many from one address', {}, { fromSameAddress: 100_000 }],
  ['a repeated body from a shared address', {}, { sameBodyFromOthers: 100_000, fromSameAddress: 100_000 }],
  ['three links', { message: threeLinks }, {}],
  ['a pasted piece of HTML', { message: html }, {}],
  ['a pasted piece of Markdown', { message: '## Pages\n- **Home**\n- [shop](https://shop.example/list)' }, {}],
  ['capital letters', { message: ordinary.message.toUpperCase() }, {}],
  ['an unknown duration', {}, { seconds: null }],
])('alone, %s does not make spam', (_what, fields, circumstances) => {
  expect(score(fields, circumstances).score).toBeLessThan(spamThreshold);
});

test.each([
  'Nkosi Bakery',
  'https://www.nkosibakery.com/',
  'lindiwe nkosi',
  'Lindiwe',
  'lindiwe@nkosibakery.com',
  '082 123 4567',
])('a hidden field with %s was filled by a browser and counts less', (trap) => {
  expect(points('hidden_field', {}, { trap })).toBe(1);
  expect(points('hidden_field', {}, { trap: 'cheap pills' })).toBe(4);
});
test.each<[string, Partial<SpamCircumstances>, number]>([
  ['too_fast', { seconds: 1 }, 2],
  ['too_fast', { seconds: 3 }, 2],
  ['too_fast', { seconds: 3.1 }, 0],
  ['disposable_address', { disposable: true }, 2],
  ['repeated_body', { sameBodyFromOthers: 1 }, 1],
  ['repeated_body', { sameBodyFromOthers: 3 }, 2],
  ['many_from_address', { fromSameAddress: 9 }, 0],
  ['many_from_address', { fromSameAddress: 10 }, 1],
  ['many_from_address', { fromSameAddress: 30 }, 2],
])('%s counts: %j makes %i', (code, circumstances, expected) => {
  expect(points(code, {}, circumstances)).toBe(expected);
});
test('what no circumstance makes alone, two of them make together', () => {
  expect(isSpam(score({}, { trap: 'anything at all', seconds: 1 }).score)).toBe(true);
  const asked = { message: 'Good day, we are a firm of attorneys in Sandton and need a new website. How much is it?' };
  expect(isSpam(score(asked, { trap: 'anything at all', seconds: 1 }).score)).toBe(true);
  expect(isSpam(score(asked, { trap: 'anything at all' }).score)).toBe(false);
  expect(isSpam(score(asked, { trap: 'Nkosi Bakery', seconds: 1 }).score)).toBe(false);
});
test('an unknown duration is never a reason', () => expect(codes({}, { seconds: null })).not.toContain('too_fast'));
test.each([
  'Hello, this is an enquiry.',
  'I would like a website for my business.',
  'Please send me a quote for a new website.',
])('a load test with one body from one address passes: %s', (message) => {
  const load = { seconds: null, sameBodyFromOthers: 50_000, fromSameAddress: 50_000 };
  const sender = {
    form: 'home',
    name: 'Load Test',
    email: 'load-17@example.com',
    phone: '0821234567',
    company: '',
    website: '',
  };
  expect(score({ ...sender, message }, load).score).toBeLessThan(spamThreshold);
});
test.each(['J.de Villiers', 'Dr.A.Naidoo', "Mamello Ts'ehlo", 'Олександр', 'VAN WYK'])('%s is a name', (name) => {
  expect(score({ name, message: 'please call me.today or tomorrow' }).score).toBe(0);
});
test('without a message there is no wording: two fields that the browser fills are sent in haste by people, too', () => {
  const guide = { form: 'guide', message: '', name: 'Guide Reader', company: '', website: '', phone: '' };
  expect(codes(guide)).toEqual([]);
  expect(codes({ ...guide, email: 'guide.reader@example.co.za' }, { seconds: 1 })).toEqual(['too_fast']);
});
test('a few words say little', () => {
  expect(points('wording', { message: 'Guest post? Cheap backlinks!', phone: '+1 302 555 0171' })).toBeLessThan(
    spamThreshold,
  );
});
test('a short body says nothing by being repeated', () => {
  expect(codes({ message: 'Please call me' }, { sameBodyFromOthers: 900 })).not.toContain('repeated_body');
});

test.each<[string, object]>([
  ['probe', { name: "Robert'); DROP TABLE leads;--" }],
  ['probe', { company: '../../../etc/passwd' }],
  ['probe', { message: '<img src=x onerror=alert(1)>' }],
  ['markup', { message: '[url=https://a.example]cheap[/url]' }],
  ['link_in_name', { name: 'Win now https://prize.example/1' }],
  ['suspicious_link', { message: 'Have a look: https://bit.ly/3abcd' }],
  ['many_links', { message: `${threeLinks} https://four.example` }],
  ['template_left', { message: 'Hi {{first_name}}, how is {{company}}?' }],
  ['gibberish', { name: 'UyTgBnMkLoPq' }],
  ['wording', { message: pitchText, phone: '+1 302 555 0171', company: '' }],
  ['asks_for_a_site', { message: 'Ek soek asseblief n kwotasie vir n webwerf vir my gastehuis.' }],
])('%s is seen in %j', (code, fields) => expect(codes(fields)).toContain(code));

test('whoever describes an attack at length is no scanner', () => {
  const attack = '"><svg onload=alert(1)>';
  const message = `Our testers found a reflected XSS in the search of our old website (?s=${attack}) and we would rather rebuild than patch. Could you quote us for a new site?`;
  expect(score({ message }).score).toBeLessThan(spamThreshold);
  expect(score({ message: attack }).score).toBeGreaterThanOrEqual(spamThreshold);
});
test.each([
  "The admin's page shows an error; id copy and proof of address must be uploaded.",
  'Forwarding:\nFrom: Anna <anna@a.example>\nTo: Ben\nCc: Carl\n\nPlease select items from the catalogue.',
  'Our map: https://maps.example/O%27Reilly+Street. I am a road constructor.',
])('ordinary writing is no probe: %s', (message) => expect(codes({ message })).not.toContain('probe'));

test.each([
  'a'.repeat(5000),
  'i want '.repeat(714),
  `https://${'a-'.repeat(2400)}`,
  '{{ '.repeat(1666),
  "' ".repeat(2500),
  '<script '.repeat(625),
  `[url=${'x '.repeat(2400)}`,
  'your website offer seo $99 '.repeat(185),
  '!'.repeat(5000),
  'r 1 000'.repeat(714),
  'é'.repeat(5000),
  'а a'.repeat(1600),
  '%0d'.repeat(1600),
])('five thousand hostile characters get a score like any others (%#)', (message) => {
  const { score } = scoreSpam(parseEnquiry({ ...ordinary, message }), calm);
  expect(Number.isInteger(score) && score >= 0).toBe(true);
});
