// Who did what, and when. Rows are only ever added; they name things by id and never carry a password, a token or a message.
import { bigint, index, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { auditActions } from '#domain/audit.ts';
import { instant } from './instant.ts';
import { staff } from './staff.ts';

export const auditLog = pgTable(
  'audit_log',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    /** Nobody, where a stranger tried. */
    staff_id: text().references(() => staff.id),
    action: text({ enum: auditActions }).notNull(),
    /** The id of the lead, account or other thing that it was done to. */
    subject: text().notNull().default(''),
    detail: jsonb().$type<Record<string, string | number | boolean | string[]>>().notNull().default({}),
    at: instant().notNull().defaultNow(),
  },
  (entry) => [
    index('audit_log_of_staff').on(entry.staff_id, entry.id),
    index('audit_log_of_action').on(entry.action, entry.id),
    index('audit_log_by_time').on(entry.at),
  ],
);
