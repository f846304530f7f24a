// The only reader of the environment. Each setting is declared once: variable, meaning, schema, default.
import { resolve } from 'node:path';
import { z } from 'zod';
import { type Agency, agencyDefaults } from '#content/agency.ts';
import { lengthOfPassword, passwordLength } from '#domain/account.ts';
import { doorsOf } from '#domain/office-hours.ts';
import { parsePhone } from '#domain/phone.ts';
import { southAfricanDay } from '#domain/south-african-time.ts';

const origin = z
  .url({ protocol: /^https?$/, error: 'must be an http or https address' })
  .refine(
    (url) => URL.canParse(url) && new URL(url).href === `${new URL(url).origin}/`,
    'must be an origin without a path',
  )
  .transform((url) => new URL(url).origin);
const phone = z.string().refine((text) => parsePhone(text) !== null, 'must be a telephone number');
/** Staff sign in with an address at it, which is looked up in small letters. */
const domain = z
  .hostname('must be a host name')
  .toLowerCase()
  .refine(
    (host) => z.email().safeParse(`staff@${host}`).success,
    'must be a host name that e-mail addresses can end in',
  );
/** Digits alone: a number that JavaScript would read otherwise (0x50, 1e3) is a mistake here. */
const wholeUpTo = (most: number) =>
  z
    .string()
    .refine((text) => /^\d+$/.test(text) && Number(text) <= most, `must be a whole number from 0 to ${most}`)
    .transform(Number);
/** No shell has expanded a ~ here: a folder of that name would be made beside the program. */
const folder = z
  .string()
  .refine((path) => !path.startsWith('~'), 'must be a path; ~ is known to shells only')
  .regex(/^\P{Cc}*$/u, 'must be one line');
const hours = z
  .string()
  .regex(/^(?:[01]\d|2[0-3]):[0-5]\d-(?:[01]\d|2[0-3]):[0-5]\d$/, 'must look like 08:00-17:00')
  .refine((text) => doorsOf(text).opens < doorsOf(text).closes, 'must open before it closes');
const line = z
  .string()
  .trim()
  .min(1, 'must not be empty')
  .max(200, 'must be at most 200 characters')
  .regex(/^\P{Cc}*$/u, 'must be one line');
/** What follows a / or # in a password is no longer read as part of it: another host would be asked, and named in the log. */
const isInOnePiece = (url: string, path: RegExp) =>
  !URL.canParse(url) || (path.test(new URL(url).pathname) && new URL(url).hash === '');
const inOnePiece = 'must have / and # in its password written as %2F and %23';

interface Setting<T> {
  meaning: string;
  schema: z.ZodType<T>;
  default: string;
}
const setting = <T>(meaning: string, schema: z.ZodType<T>, byDefault = ''): Setting<T> => ({
  meaning,
  schema,
  default: byDefault,
});

export const settings = {
  PORT: setting('Port of the web server', wholeUpTo(65_535), '3000'),
  HOST: setting('Address to listen on; without it, all of them', line.optional()),
  DATA_DIR: setting('Folder of the embedded database, the mail spool and the secret', folder, './data'),
  DATABASE_URL: setting(
    'A PostgreSQL server (15 to 18) instead of the embedded one',
    z
      .url({ protocol: /^postgres(ql)?$/, error: 'must look like postgresql://user:password@host/database' })
      .refine((url) => isInOnePiece(url, /^(\/[^/@]*)?$/), inOnePiece)
      .optional(),
  ),
  PUBLIC_URL: setting('Canonical origin of the site', origin.optional()),
  SMTP_URL: setting(
    'The mail server by which mails leave, smtp://user:password@host:587 or smtps://…; without it they are kept in DATA_DIR/mail',
    z
      .url({ protocol: /^smtps?$/, hostname: /./, error: 'must look like smtp://user:password@host:587' })
      .refine((url) => isInOnePiece(url, /^\/?$/), inOnePiece)
      .optional(),
  ),
  STAFF_INITIAL_PASSWORD: setting(
    'Password of all three staff at first run; without it each gets a random one, printed once',
    z
      .string()
      .refine(
        (text) => lengthOfPassword(text) >= passwordLength.least,
        `must have at least ${passwordLength.least} characters`,
      )
      .refine(
        (text) => lengthOfPassword(text) <= passwordLength.most,
        `must have at most ${passwordLength.most} characters`,
      )
      .optional(),
  ),
  AUTH_SECRET: setting(
    'Signs sessions; without it one is made and kept in DATA_DIR',
    z.string().min(32, 'must have at least 32 characters').optional(),
  ),
  TRUST_PROXY: setting(
    'How many proxies in front are trusted to name the visitor’s address; true is one, false none',
    z
      .string()
      .regex(/^([0-8]|true|false)$/, 'must be true, false or a number up to 8')
      .transform((text) => (text === 'true' ? 1 : text === 'false' ? 0 : Number(text))),
    '0',
  ),
  GTM_ID: setting(
    'Google Tag Manager container; loaded only after a visitor has agreed',
    z
      .string()
      .regex(/^GTM-[A-Z0-9]{4,12}$/, 'must look like GTM-XXXXXXX')
      .optional(),
  ),
  GA_ID: setting(
    'Google Analytics measurement id; loaded only after a visitor has agreed',
    z
      .string()
      .regex(/^G-[A-Z0-9]{4,16}$/, 'must look like G-XXXXXXXXXX')
      .optional(),
  ),
  RATE_LIMITS: setting('on, or off for tests and load runs', z.enum(['on', 'off'], 'must be on or off'), 'on'),
  LOG_REQUESTS: setting(
    'Which requests are logged, a line each: api, all (pages and files too) or off',
    z.enum(['api', 'all', 'off'], 'must be api, all or off'),
    'api',
  ),
  METRICS_PORT: setting(
    'Port on which /metrics answers a Prometheus collector; without it, there is none',
    wholeUpTo(65_535).optional(),
  ),
  METRICS_HOST: setting('Address on which the metrics are served', line, '127.0.0.1'),
  DRAIN_SECONDS: setting(
    'On stop, how long /api/health says 503 before the doors close, so that a proxy sends visitors elsewhere',
    wholeUpTo(120),
    '0',
  ),
  AGENCY_NAME: setting('Name of the agency', line, agencyDefaults.name),
  AGENCY_PHONE: setting('Telephone number', phone, agencyDefaults.phone),
  AGENCY_WHATSAPP: setting('WhatsApp number', phone, agencyDefaults.whatsapp),
  AGENCY_EMAIL: setting('Public e-mail address', z.email('must be an e-mail address'), agencyDefaults.email),
  AGENCY_DOMAIN: setting('Domain of the staff’s e-mail addresses', domain, agencyDefaults.domain),
  AGENCY_ADDRESS: setting('Address shown on the site', line, agencyDefaults.address),
  AGENCY_HOURS: setting(
    'When the office is open from Monday to Friday, South African time',
    hours,
    agencyDefaults.hours,
  ),
} satisfies Record<string, Setting<unknown>>;

type Values = { [Name in keyof typeof settings]: z.infer<(typeof settings)[Name]['schema']> };

/** Measuring by others; without an id nothing of theirs is ever loaded. */
interface TagIds {
  gtm: string | undefined;
  ga: string | undefined;
}

export interface Config {
  port: number;
  host: string | undefined;
  dataDir: string;
  databaseUrl: string | undefined;
  publicUrl: string | undefined;
  smtpUrl: string | undefined;
  staffInitialPassword: string | undefined;
  authSecret: string | undefined;
  trustedProxies: number;
  rateLimits: boolean;
  logRequests: 'api' | 'all' | 'off';
  metrics: { port: number; host: string } | undefined;
  drainSeconds: number;
  tags: TagIds;
  agency: Agency;
}

/** Throws with one line that names the setting. */
export function readConfig(env: Record<string, string | undefined>): Config {
  const values = Object.fromEntries(
    Object.entries(settings).map(([name, { schema, default: byDefault }]) => {
      const given = env[name]?.trim() || byDefault || undefined;
      // Some tools take quotes off and some do not: the value would depend on how the program is started.
      if (given && /^("[^"]*"|'[^']*')$/.test(given))
        throw new Error(`${name} must be written without quotes around it.`);
      const parsed = schema.safeParse(given);
      if (parsed.success) return [name, parsed.data];
      throw new Error(`${name} ${parsed.error.issues[0]?.message}.`);
    }),
  ) as Values;
  // The program would find the port taken by itself, and its message would blame another.
  if (values.METRICS_PORT === values.PORT && values.PORT > 0)
    throw new Error('METRICS_PORT must be another port than PORT.');

  return {
    port: values.PORT,
    host: values.HOST,
    dataDir: resolve(values.DATA_DIR),
    databaseUrl: values.DATABASE_URL,
    publicUrl: values.PUBLIC_URL,
    smtpUrl: values.SMTP_URL,
    staffInitialPassword: values.STAFF_INITIAL_PASSWORD,
    authSecret: values.AUTH_SECRET,
    trustedProxies: values.TRUST_PROXY,
    rateLimits: values.RATE_LIMITS === 'on',
    logRequests: values.LOG_REQUESTS,
    metrics: values.METRICS_PORT === undefined ? undefined : { port: values.METRICS_PORT, host: values.METRICS_HOST },
    drainSeconds: values.DRAIN_SECONDS,
    tags: { gtm: values.GTM_ID, ga: values.GA_ID },
    agency: {
      name: values.AGENCY_NAME,
      phone: values.AGENCY_PHONE,
      whatsapp: values.AGENCY_WHATSAPP,
      email: values.AGENCY_EMAIL,
      domain: values.AGENCY_DOMAIN,
      address: values.AGENCY_ADDRESS,
      hours: values.AGENCY_HOURS,
    },
  };
}

/** What the built pages contain of the settings: when it changes, they are built again. */
export function pageSettings(config: Config) {
  return {
    publicUrl: config.publicUrl ?? 'http://localhost:3000',
    agency: config.agency,
    tags: config.tags,
    year: Number(southAfricanDay(new Date()).slice(0, 4)),
  };
}
