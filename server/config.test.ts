import { expect, onTestFinished, test, vi } from 'vitest';
import { pageSettings, readConfig } from './config.ts';

test('without any variable the program runs with its defaults', () => {
  expect(readConfig({})).toMatchObject({ port: 3000, rateLimits: true, trustedProxies: 0, databaseUrl: undefined });
  expect(readConfig({}).agency.name).toBe('Highveld Studio');
});

test.each([
  ['false', 0],
  ['0', 0],
  ['true', 1],
  ['1', 1],
  ['2', 2],
  ['8', 8],
])('TRUST_PROXY=%s trusts %i proxies', (value, proxies) => {
  expect(readConfig({ TRUST_PROXY: value }).trustedProxies).toBe(proxies);
});

test.each([
  ['on', true],
  ['off', false],
])('RATE_LIMITS=%s: there are limits: %s', (value, limits) => {
  expect(readConfig({ RATE_LIMITS: value }).rateLimits).toBe(limits);
});

test('the agency can be another one', () => {
  expect(readConfig({ AGENCY_NAME: 'Karoo Works', AGENCY_PHONE: '+27 21 555 0199' }).agency).toMatchObject({
    name: 'Karoo Works',
    phone: '+27 21 555 0199',
  });
});

test('the agency can keep other hours, and the pages are built with them', () => {
  const pages = (hours?: string) => pageSettings(readConfig({ AGENCY_HOURS: hours })).agency.hours;
  expect([pages(), pages('09:30-18:15')]).toEqual(['08:00-17:00', '09:30-18:15']);
});

test('the first password is counted in characters, not in the units that they take', () => {
  const first = (many: number) => readConfig({ STAFF_INITIAL_PASSWORD: '\u{1F33E}'.repeat(many) }).staffInitialPassword;
  expect(() => first(11)).toThrow('STAFF_INITIAL_PASSWORD must have at least 12 characters');
  expect(first(128)).toBe('\u{1F33E}'.repeat(128));
  expect(() => first(129)).toThrow('STAFF_INITIAL_PASSWORD must have at most 128 characters');
});

test('quotes within a value are part of it', () => {
  expect(readConfig({ AGENCY_NAME: `O'Neill "&" Sons` }).agency.name).toBe(`O'Neill "&" Sons`);
});

test.each([
  ['SMTP_URL', 'smtp://info@karoo.co.za:p@ss%2F%23@mail.karoo.co.za:587/?tls.rejectUnauthorized=false'],
  ['DATABASE_URL', 'postgresql://studio:p%2F%23@%2Frun%2Fpostgresql/my%2Fstudio?sslmode=verify-full'],
  ['DATABASE_URL', 'postgresql://studio@localhost'],
])('%s=%s is in one piece', (name, value) => {
  const { smtpUrl, databaseUrl } = readConfig({ [name]: value });
  expect(smtpUrl ?? databaseUrl).toBe(value);
});

test('a domain is one, however it is written: staff sign in with small letters', () => {
  expect(readConfig({ AGENCY_DOMAIN: 'Karoo-Works.co.za' }).agency.domain).toBe('karoo-works.co.za');
});

test('metrics have a door of their own, unless both are given one that is free', () => {
  expect(() => readConfig({ METRICS_PORT: '3000' })).toThrow(/^METRICS_PORT must be another port than PORT\.$/);
  expect(readConfig({ PORT: '0', METRICS_PORT: '0' }).metrics?.port).toBe(0);
});

test.each([
  ['PORT', 'eighty', 'PORT must be a whole number from 0 to 65535.'],
  ['PORT', '70000', 'PORT must be a whole number from 0 to 65535.'],
  ['PORT', '0x50', 'PORT must be a whole number from 0 to 65535.'],
  ['DATA_DIR', '~/studio', 'DATA_DIR must be a path; ~ is known to shells only.'],
  ['DATA_DIR', '/var/lib\n/studio', 'DATA_DIR must be one line.'],
  ['DATA_DIR', '"/var/lib/studio"', 'DATA_DIR must be written without quotes around it.'],
  ['AUTH_SECRET', `'${'x'.repeat(40)}'`, 'AUTH_SECRET must be written without quotes around it.'],
  ['METRICS_PORT', '-1', 'METRICS_PORT must be a whole number from 0 to 65535.'],
  ['DRAIN_SECONDS', '1.5', 'DRAIN_SECONDS must be a whole number from 0 to 120.'],
  ['SMTP_URL', 'smtp://', 'SMTP_URL must look like smtp://user:password@host:587.'],
  [
    'SMTP_URL',
    'smtp://info@karoo.co.za:12/3@mail.karoo.co.za:587',
    'SMTP_URL must have / and # in its password written',
  ],
  ['DATABASE_URL', 'postgresql://studio:p@ss/w@host/studio', 'DATABASE_URL must have / and # in its password written'],
  ['DATABASE_URL', 'postgresql://studio:p@ss#w@host/studio', 'DATABASE_URL must have / and # in its password written'],
  ['AGENCY_NAME', 'Karoo\nWorks', 'AGENCY_NAME must be one line.'],
  ['DATABASE_URL', 'mysql://localhost/x', 'DATABASE_URL must look like postgresql://'],
  ['PUBLIC_URL', 'studio.example', 'PUBLIC_URL must be an http or https address'],
  ['PUBLIC_URL', 'https://studio.example/path', 'PUBLIC_URL must be an origin without a path'],
  ['STAFF_INITIAL_PASSWORD', 'short', 'STAFF_INITIAL_PASSWORD must have at least 12 characters'],
  ['AUTH_SECRET', 'short', 'AUTH_SECRET must have at least 32 characters'],
  ['TRUST_PROXY', 'maybe', 'TRUST_PROXY must be true, false or a number up to 8'],
  ['GTM_ID', 'UA-1', 'GTM_ID must look like GTM-XXXXXXX'],
  ['GA_ID', 'UA-1', 'GA_ID must look like G-XXXXXXXXXX'],
  ['RATE_LIMITS', 'sometimes', 'RATE_LIMITS must be on or off'],
  ['AGENCY_PHONE', 'call us', 'AGENCY_PHONE must be a telephone number'],
  ['AGENCY_HOURS', '8 to 5', 'AGENCY_HOURS must look like 08:00-17:00'],
  ['AGENCY_HOURS', '08:00-24:00', 'AGENCY_HOURS must look like 08:00-17:00'],
  ['AGENCY_HOURS', '17:00-08:00', 'AGENCY_HOURS must open before it closes'],
  ['AGENCY_DOMAIN', 'https://karoo.co.za', 'AGENCY_DOMAIN must be a host name'],
  ['AGENCY_DOMAIN', 'localhost', 'AGENCY_DOMAIN must be a host name that e-mail addresses can end in'],
])('%s=%s stops the start with one line that names it', (name, value, line) => {
  expect(() => readConfig({ [name]: value })).toThrow(line);
  try {
    readConfig({ [name]: value });
  } catch (error) {
    expect((error as Error).message).not.toContain('\n');
  }
});

test('pages name the year as South Africa counts it', () => {
  vi.useFakeTimers({ now: new Date('2026-12-31T22:00:00Z') });
  onTestFinished(() => void vi.useRealTimers());
  expect(pageSettings(readConfig({})).year).toBe(2027);
});
