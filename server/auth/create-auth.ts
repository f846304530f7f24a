// Staff sign-in by better-auth: e-mail and password, sessions in our database, nothing open to the public.
import { betterAuth } from 'better-auth';
import { drizzleAdapter } from 'better-auth/adapters/drizzle';
import { staffRoles } from '#domain/staff.ts';
import type { Database } from '#server/db/open-database.ts';
import { staff, staffAccounts, staffSessions, staffVerifications } from '#server/db/schema/staff.ts';
import { hashPassword, verifyPassword } from './password.ts';

export const clientAddressHeader = 'x-client-address';

export type Auth = ReturnType<typeof createAuth>;

export function createAuth(options: { db: Database; secret: string; origin: string; rateLimits: boolean }) {
  const secure = options.origin.startsWith('https:');
  return betterAuth({
    baseURL: options.origin,
    basePath: '/api/auth',
    secret: options.secret,
    database: drizzleAdapter(options.db, {
      provider: 'pg',
      schema: { user: staff, session: staffSessions, account: staffAccounts, verification: staffVerifications },
    }),
    emailAndPassword: {
      enabled: true,
      disableSignUp: true,
      minPasswordLength: 12,
      maxPasswordLength: 128,
      revokeSessionsOnPasswordReset: true,
      password: { hash: hashPassword, verify: ({ hash, password }) => verifyPassword(hash, password) },
    },
    user: { additionalFields: { role: { type: [...staffRoles], required: true, input: false } } },
    session: { expiresIn: 60 * 60, updateAge: 60, cookieCache: { enabled: false } },
    rateLimit: { enabled: options.rateLimits, storage: 'memory' },
    advanced: {
      // Where a write comes from is checked once, for the library's routes and ours alike, in authorise.
      disableCSRFCheck: true,
      cookiePrefix: cookiePrefix(secure),
      // The library's own prefix would be __Secure-; ours is the stricter one.
      useSecureCookies: false,
      defaultCookieAttributes: { httpOnly: true, sameSite: 'lax', path: '/', secure },
      ipAddress: { ipAddressHeaders: [clientAddressHeader] },
    },
    telemetry: { enabled: false },
    logger: { level: 'error' },
  });
}

const cookiePrefix = (secure: boolean) => (secure ? '__Host-studio' : 'studio');

export function sessionCookie(publicUrl: string | undefined): string {
  return `${cookiePrefix(publicUrl?.startsWith('https:') ?? false)}.session_token`;
}
