// Staff accounts in the shape better-auth expects; its property names are kept, the columns are ours.
import { sql } from 'drizzle-orm';
import { boolean, check, index, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { accountNoticeKinds, staffLinkKinds, staffRoles } from '#domain/staff.ts';
import { instant } from './instant.ts';

export const staff = pgTable('staff', {
  id: text('id').primaryKey(),
  name: text('name').notNull(),
  email: text('email').notNull().unique(),
  emailVerified: boolean('email_verified').notNull(),
  image: text('image'),
  role: text('role', { enum: staffRoles }).notNull(),
  twoFactorEnabled: boolean('two_factor_enabled').notNull().default(false),
  /** Whether the mail of the morning goes to them, with what is to be followed up. */
  morningMail: boolean('morning_mail').notNull().default(true),
  /** Since when the account opens nothing. It is never deleted: what the person did stays theirs. */
  disabledAt: instant('disabled_at'),
  createdAt: instant('created_at').notNull().defaultNow(),
  updatedAt: instant('updated_at').notNull().defaultNow(),
});

export const staffSessions = pgTable(
  'staff_sessions',
  {
    id: text('id').primaryKey(),
    token: text('token').notNull().unique(),
    userId: text('staff_id')
      .notNull()
      .references(() => staff.id, { onDelete: 'cascade' }),
    expiresAt: instant('expires_at').notNull(),
    ipAddress: text('ip_address'),
    userAgent: text('user_agent'),
    createdAt: instant('created_at').notNull().defaultNow(),
    updatedAt: instant('updated_at').notNull().defaultNow(),
  },
  (session) => [index('staff_sessions_of_staff').on(session.userId)],
);

export const staffAccounts = pgTable(
  'staff_accounts',
  {
    id: text('id').primaryKey(),
    accountId: text('account_id').notNull(),
    providerId: text('provider_id').notNull(),
    userId: text('staff_id')
      .notNull()
      .references(() => staff.id, { onDelete: 'cascade' }),
    password: text('password'),
    accessToken: text('access_token'),
    refreshToken: text('refresh_token'),
    idToken: text('id_token'),
    accessTokenExpiresAt: instant('access_token_expires_at'),
    refreshTokenExpiresAt: instant('refresh_token_expires_at'),
    scope: text('scope'),
    createdAt: instant('created_at').notNull().defaultNow(),
    updatedAt: instant('updated_at').notNull().defaultNow(),
  },
  (account) => [index('staff_accounts_of_staff').on(account.userId)],
);

export const staffVerifications = pgTable(
  'staff_verifications',
  {
    id: text('id').primaryKey(),
    identifier: text('identifier').notNull(),
    value: text('value').notNull(),
    expiresAt: instant('expires_at').notNull(),
    createdAt: instant('created_at').notNull().defaultNow(),
    updatedAt: instant('updated_at').notNull().defaultNow(),
  },
  (verification) => [index('staff_verifications_of_identifier').on(verification.identifier)],
);

/** The second factor: the key encrypted, recovery codes as hashes. */
export const staffTwoFactors = pgTable('staff_two_factors', {
  id: text('id').primaryKey(),
  userId: text('staff_id')
    .notNull()
    .unique()
    .references(() => staff.id, { onDelete: 'cascade' }),
  secret: text('secret').notNull(),
  backupCodes: text('recovery_codes').notNull(),
  verified: boolean('verified').notNull().default(false),
  failedVerificationCount: integer('failed_verification_count').notNull().default(0),
  lockedUntil: instant('locked_until'),
});

/** Codes of authenticator apps that were used, under a keyed hash, for as long as they would still be valid. */
export const staffSpentCodes = pgTable('staff_spent_codes', {
  digest: text('digest').primaryKey(),
  until: instant('until').notNull(),
});

/** What a mail lets its reader do once. The link is made from the id and our secret, and stands in no table. */
export const staffLinks = pgTable(
  'staff_links',
  {
    id: uuid('id').primaryKey(),
    kind: text('kind', { enum: staffLinkKinds }).notNull(),
    staff_id: text('staff_id')
      .notNull()
      .references(() => staff.id, { onDelete: 'cascade' }),
    /** Where the mail goes: for a new address, the one that is to be confirmed. */
    email: text('email').notNull(),
    expires_at: instant('expires_at').notNull(),
    used_at: instant('used_at'),
    created_at: instant('created_at').notNull().defaultNow(),
  },
  (link) => [index('staff_links_of_staff').on(link.staff_id)],
);

/** What somebody is told about their own account. */
export const staffNotices = pgTable(
  'staff_notices',
  {
    id: uuid('id').primaryKey(),
    kind: text('kind', { enum: accountNoticeKinds }).notNull(),
    staff_id: text('staff_id')
      .notNull()
      .references(() => staff.id, { onDelete: 'cascade' }),
    /** The address that counted before the change: whoever took the account over may have changed it as well. */
    email: text('email').notNull(),
    created_at: instant('created_at').notNull().defaultNow(),
  },
  (notice) => [index('staff_notices_of_staff').on(notice.staff_id)],
);

/** What holds for all staff; one row. */
export const staffRules = pgTable(
  'staff_rules',
  {
    only: boolean('only').primaryKey().default(true),
    require_second_factor: boolean('require_second_factor').notNull().default(false),
  },
  (rules) => [check('staff_rules_one_row', sql`${rules.only}`)],
);
