// Tables that stand beside the leads: what is still to be sent, what visitors did, what the days added up to.
import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  text,
  uuid,
} from 'drizzle-orm/pg-core';
import type { EventFields } from '#domain/analytics.ts';
import type { Touch } from '#domain/arrival.ts';
import { leadPriorities, leadStatuses, lostReasons } from '#domain/lead.ts';
import { outboxKinds } from '#domain/outbox.ts';
import { devices } from '#domain/visit.ts';
import { instant } from './instant.ts';
import { leads } from './leads.ts';
import { staffLinks, staffNotices } from './staff.ts';

/** Side effects, written in the transaction that causes them and carried out after it. */
export const outbox = pgTable(
  'outbox',
  {
    id: uuid().primaryKey(),
    kind: text({ enum: outboxKinds }).notNull(),
    lead_id: uuid().references(() => leads.id, { onDelete: 'cascade' }),
    /** For a mail to staff: what it lets its reader do. */
    link_id: uuid().references(() => staffLinks.id, { onDelete: 'cascade' }),
    /** Or what it tells its reader. */
    notice_id: uuid().references(() => staffNotices.id, { onDelete: 'cascade' }),
    attempts: integer().notNull().default(0),
    /** When it is due; while somebody is at it, when it is due again should they not come back. */
    run_at: instant().notNull().defaultNow(),
    last_error: text(),
    /** Whom the mail server has not taken it for yet, where it took it for others. */
    left_to: text().array(),
    sent_at: instant(),
    /** By which way it left: the mail server, or the spool where there is none. */
    channel: text({ enum: ['smtp', 'spool'] }),
    given_up_at: instant(),
    /** When somebody said that it needs nobody any more, as where there is no such address. */
    dismissed_at: instant(),
    created_at: instant().notNull().defaultNow(),
  },
  (row) => [
    // What nobody has tried yet comes first.
    index('outbox_due')
      .on(sql`(${row.attempts} > 0)`, row.run_at)
      .where(sql`${row.sent_at} IS NULL AND ${row.given_up_at} IS NULL`),
    index('outbox_of_lead').on(row.lead_id),
    index('outbox_of_link').on(row.link_id).where(sql`${row.link_id} IS NOT NULL`),
    index('outbox_of_notice').on(row.notice_id).where(sql`${row.notice_id} IS NOT NULL`),
    index('outbox_given_up').on(row.id).where(sql`${row.given_up_at} IS NOT NULL`),
  ],
);

/** How often somebody did something lately. Kept only as long as a limit looks back, and lost in a crash. */
export const limits = pgTable(
  'limits',
  { key: text().primaryKey(), hits: instant().array().notNull(), until: instant().notNull() },
  (limit) => [index('limits_by_end').on(limit.until)],
);

/** The days that the database's clock has shown lately: what is deleted by age is deleted by a clock that has proved itself. */
export const clockDays = pgTable('clock_days', { day: date().primaryKey() });

/** How often the guide was fetched by the link in a lead's mail. */
export const guideDownloads = pgTable('guide_downloads', {
  lead_id: uuid()
    .primaryKey()
    .references(() => leads.id, { onDelete: 'cascade' }),
  downloads: integer().notNull(),
  first_at: instant().notNull().defaultNow(),
  last_at: instant().notNull().defaultNow(),
});

/** session_id is the lead's id, or 'anonymous'. */
export const analyticsEvents = pgTable(
  'analytics_events',
  {
    id: uuid().primaryKey(),
    name: text().notNull(),
    page: text().notNull(),
    lead_id: uuid().references(() => leads.id, { onDelete: 'set null' }),
    session_id: text().notNull().default('anonymous'),
    fields: jsonb().$type<EventFields>().notNull(),
    /** Said by a program that says that it is one; figures leave it out. */
    is_bot: boolean().notNull().default(false),
    at: instant().notNull().defaultNow(),
  },
  (event) => [index('analytics_events_by_time').on(event.at), index('analytics_events_of_lead').on(event.lead_id)],
);

/**
 * How often an event was seen on a page, by the South African day: what staff are shown. Programs that say that they are one are
 * left out, and an address that is none of our pages is 'other', so that no more rows come than there are pages and days.
 */
export const visitFigures = pgTable(
  'visit_figures',
  {
    day: date().notNull(),
    name: text().notNull(),
    page: text().notNull(),
    events: integer().notNull(),
  },
  (figure) => [primaryKey({ columns: [figure.day, figure.name, figure.page] })],
);

/** Where a WhatsApp chat began, by the code in its first message. Nothing in it says who. */
export const chats = pgTable(
  'chats',
  {
    id: uuid().primaryKey(),
    code: text().notNull().unique(),
    page: text().notNull(),
    first_touch: jsonb().$type<Touch>(),
    last_touch: jsonb().$type<Touch>(),
    device: text({ enum: devices }).notNull(),
    at: instant().notNull().defaultNow(),
  },
  (chat) => [index('chats_by_time').on(chat.at)],
);

const metricKinds = ['day', 'status', 'source', 'page', 'loss'] as const;

/** What a South African day adds up to: all of it, and by what its leads have in common. What changed since is in metric_changes. */
export const dashboardMetrics = pgTable(
  'dashboard_metrics',
  {
    day: date().notNull(),
    kind: text({ enum: metricKinds }).notNull(),
    /** The status, source or page, or why it was lost; empty for the whole day, and where nobody has said why. */
    name: text().notNull(),
    /** Of the leads that arrived that day; of a loss, those that were lost that day. */
    leads: integer().notNull(),
    leads_won: integer().notNull(),
    leads_answered: integer().notNull(),
    answer_seconds: bigint({ mode: 'number' }).notNull(),
    score_total: bigint({ mode: 'number' }).notNull(),
    /** Of the leads that were won that day, whenever they arrived. */
    won: integer().notNull(),
    won_value: bigint({ mode: 'number' }).notNull(),
  },
  (metric) => [primaryKey({ columns: [metric.day, metric.kind, metric.name] })],
);

/** How many leads stand where, and what they are worth. What changed since is in metric_changes. */
export const leadCounts = pgTable(
  'lead_counts',
  {
    status: text({ enum: leadStatuses }).notNull(),
    priority: text({ enum: leadPriorities }).notNull(),
    leads: integer().notNull(),
    value: bigint({ mode: 'number' }).notNull(),
  },
  (count) => [primaryKey({ columns: [count.status, count.priority] })],
);

/**
 * A lead as the figures see it, added (1) or taken away (-1). Written by triggers, only ever added to, so that no two
 * changes wait for each other; a job sums it up and clears it. Without an index, because it is always read whole.
 */
export const metricChanges = pgTable('metric_changes', {
  sign: smallint().notNull(),
  day: date().notNull(),
  closed_day: date(),
  status: text({ enum: leadStatuses }).notNull(),
  priority: text({ enum: leadPriorities }).notNull(),
  source: text().notNull(),
  page: text().notNull(),
  score: smallint().notNull(),
  value: integer().notNull(),
  answer_seconds: integer(),
  lost_reason: text({ enum: lostReasons }),
});
