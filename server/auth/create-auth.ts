// Staff sign-in by better-auth: e-mail, password and second factor, sessions in our database, nothing open to the public.
import { drizzleAdapter } from 'better-auth/adapters/drizzle';
import { betterAuth } from 'better-auth/minimal';
import { twoFactor } from 'better-auth/plugins/two-factor';
import { eq } from 'drizzle-orm';
import { longestSpelling, passwordLength } from '#domain/account.ts';
import { staffRoles } from '#domain/staff.ts';
import type { Database } from '#server/db/open-database.ts';
import { staff, staffAccounts, staffSessions, staffTwoFactors, staffVerifications } from '#server/db/schema/staff.ts';
import type { LogFault } from '#server/fault-log.ts';
import type { TakeLimit } from '#server/limits.ts';
import { log } from '#server/log.ts';
import { hashPassword, verifyPassword } from './password.ts';
import { hashRecoveryCodes, makeRecoveryCodes } from './recovery-codes.ts';

/** How long a session lives without use and in any case, and how long a use may go unrecorded. */
export const idleSeconds = 60 * 60;
export const longestSeconds = 24 * 60 * 60;
export const prolongAfterSeconds = 60;

export const clientAddressHeader = 'x-client-address';

export type Auth = ReturnType<typeof createAuth>;

interface AuthOptions {
  db: Database;
  secret: string;
  origin: string;
  issuer: string;
  takeLimit: TakeLimit;
  logFault: LogFault;
}

export function createAuth({ db, secret, origin, issuer, takeLimit, logFault }: AuthOptions) {
  const secure = origin.startsWith('https:');
  return betterAuth({
    baseURL: origin,
    basePath: '/api/auth',
    secret,
    database: drizzleAdapter(db, {
      provider: 'pg',
      schema: {
        user: staff,
        session: staffSessions,
        account: staffAccounts,
        verification: staffVerifications,
        twoFactor: staffTwoFactors,
      },
    }),
    emailAndPassword: {
      enabled: true,
      disableSignUp: true,
      // It measures a spelling; how many characters a password has we count ourselves, before it gets here.
      minPasswordLength: passwordLength.least,
      maxPasswordLength: longestSpelling,
      password: { hash: hashPassword, verify: ({ hash, password }) => verifyPassword(hash, password) },
    },
    user: {
      additionalFields: {
        role: { type: [...staffRoles], required: true, input: false },
        disabledAt: { type: 'date', required: false, input: false },
      },
    },
    session: { expiresIn: idleSeconds, updateAge: prolongAfterSeconds, cookieCache: { enabled: false } },
    // The one place where sessions begin, whichever way somebody comes: a disabled account never gets one.
    databaseHooks: {
      session: { create: { before: async ({ userId }) => ((await isDisabled(db, userId)) ? false : undefined) } },
    },
    plugins: [
      twoFactor({
        issuer,
        totpOptions: { digits: 6, period: 30 },
        backupCodeOptions: {
          customBackupCodesGenerate: makeRecoveryCodes,
          storeBackupCodes: {
            encrypt: async (codes) => hashRecoveryCodes(secret, JSON.parse(codes)),
            decrypt: async (stored) => stored,
          },
        },
      }),
    ],
    // Counts every try from an address, right or wrong, in our database and so for all programs. Above it stand our own, which
    // count failures: see sign-in-limits.
    rateLimit: {
      enabled: true,
      customRules: { '/sign-in/email': { window: 60, max: 30 } },
      customStorage: {
        async consume(key, { window, max }) {
          const taken = await takeLimit({ scope: 'the door of the library', key, most: max, seconds: window });
          return { allowed: taken.allowed, retryAfter: taken.allowed ? null : taken.retryAfter };
        },
      },
    },
    onAPIError: { throw: true },
    advanced: {
      // Where a write comes from is checked once, for the library's routes and ours alike, in authorise.
      disableCSRFCheck: true,
      cookiePrefix: cookiePrefix(origin),
      // The library's own prefix would be __Secure-; ours is the stricter one.
      useSecureCookies: false,
      defaultCookieAttributes: { httpOnly: true, sameSite: 'lax', path: '/', secure },
      ipAddress: { ipAddressHeaders: [clientAddressHeader] },
    },
    telemetry: { enabled: false },
    // The library's own log would hold failed queries with their values, such as a session's token. A message without a cause is
    // no fault: somebody whose account is disabled tried to sign in.
    logger: {
      level: 'error',
      log: (_, message, cause) =>
        cause instanceof Error
          ? logFault(cause, {}, 'sign-in failed')
          : log('warn', 'sign-in not completed', { message }),
    },
  });
}

export function cookiePrefix(origin: string): string {
  return origin.startsWith('https:') ? '__Host-studio' : 'studio';
}

async function isDisabled(db: Database, id: string): Promise<boolean> {
  const [found] = await db.select({ disabledAt: staff.disabledAt }).from(staff).where(eq(staff.id, id));
  return !found || found.disabledAt !== null;
}
