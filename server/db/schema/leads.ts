import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  check,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  smallint,
  text,
  uuid,
} from 'drizzle-orm/pg-core';
import type { Touch } from '#domain/arrival.ts';
import { channels, directions } from '#domain/communication.ts';
import { enquiryForms } from '#domain/enquiry.ts';
import { leadPriorities, leadStatuses, lostReasons } from '#domain/lead.ts';
import { leadEventKinds } from '#domain/lead-events.ts';
import { devices } from '#domain/visit.ts';
import { instant } from './instant.ts';
import { staff } from './staff.ts';

const list = (values: readonly string[]) => sql.raw(values.map((value) => `'${value}'`).join(', '));

/**
 * Every enquiry that was acknowledged, lead or not. The id is made by the browser: the same one again is the same enquiry.
 * It outlives a deleted lead, so that a late repetition does not bring it back.
 */
export const submissions = pgTable(
  'submissions',
  {
    submission_id: uuid().primaryKey(),
    /** The receipt: id and reference of the lead. */
    id: uuid().notNull(),
    reference: text().notNull().unique(),
    /** Of what was typed; empty once it has been deleted. */
    digest: text().notNull(),
    created_at: instant().notNull().defaultNow(),
  },
  (submission) => [index('submissions_by_age').on(submission.created_at)],
);

export const leads = pgTable(
  'leads',
  {
    id: uuid().primaryKey(),
    /** What a visitor and staff say on the telephone. */
    reference: text().notNull(),
    form: text({ enum: enquiryForms }).notNull(),
    page: text().notNull(),
    name: text().notNull(),
    email: text().notNull(),
    phone: text().notNull(),
    company: text().notNull(),
    website: text().notNull(),
    service_type: text().notNull(),
    other_service: text().notNull(),
    /** The package that was asked for, where the visitor came from one. */
    package: text().notNull().default(''),
    budget_range: text().notNull(),
    timeline: text().notNull(),
    remote_work: text().notNull(),
    message: text().notNull(),
    status: text({ enum: leadStatuses }).notNull(),
    priority: text({ enum: leadPriorities }).notNull(),
    /** A person has chosen the priority: a new score does not move it any more. */
    priority_set: boolean().notNull().default(false),
    lead_score: smallint().notNull(),
    /** Whole rand. */
    estimated_value: integer(),
    /** What brought the person here at first, and what this time. */
    first_touch: jsonb().$type<Touch>(),
    last_touch: jsonb().$type<Touch>(),
    device: text({ enum: devices }).notNull().default('unknown'),
    /** The day on which staff mean to be in touch again. */
    follow_up_on: date(),
    /** In whose hands it is. Who leaves keeps it until somebody else takes it. */
    taken_by: text().references(() => staff.id),
    first_response_at: instant(),
    closed_at: instant(),
    /** Of a lost one, where somebody has said why. */
    lost_reason: text({ enum: lostReasons }),
    /** Counts the changes, so that nobody overwrites what they have not seen. */
    version: integer().notNull().default(1),
    created_at: instant().notNull().defaultNow(),
    updated_at: instant().notNull().defaultNow(),
    priority_rank: smallint()
      .notNull()
      .generatedAlwaysAs(sql`CASE priority WHEN 'urgent' THEN 1 WHEN 'high' THEN 2 WHEN 'medium' THEN 3 ELSE 4 END`),
    search_text: text()
      .notNull()
      .generatedAlwaysAs(
        sql`as_searched(name || chr(10) || email || chr(10) || company || chr(10) || service_type || chr(10) || phone || chr(10) || reference)`,
      ),
  },
  (lead) => [
    check('leads_status', sql`${lead.status} IN (${list(leadStatuses)})`),
    check('leads_priority', sql`${lead.priority} IN (${list(leadPriorities)})`),
    check('leads_lost_reason', sql`${lead.lost_reason} IN (${list(lostReasons)})`),
    check('leads_form', sql`${lead.form} IN (${list(enquiryForms)})`),
    // In the database it also INCLUDEs status and search_text, for searches that walk along the list.
    index('leads_in_order').on(lead.priority_rank, lead.created_at, lead.id),
    index('leads_in_order_by_status').on(lead.status, lead.priority_rank, lead.created_at, lead.id),
    index('leads_by_last_change').on(lead.updated_at),
    index('leads_taken').on(lead.taken_by).where(sql`${lead.taken_by} IS NOT NULL`),
    index('leads_to_follow_up').on(lead.follow_up_on).where(sql`${lead.follow_up_on} IS NOT NULL`),
    // By which a person is known again. In the database leads_by_phone also INCLUDEs what a list shows of earlier enquiries.
    index('leads_by_email').on(sql`lower(${lead.email})`, lead.created_at),
    index('leads_by_phone').on(lead.phone.op('text_pattern_ops'), lead.created_at).where(sql`${lead.phone} <> ''`),
    index('leads_by_search').using('gin', sql`${lead.search_text} gin_trgm_ops`),
  ],
);

/** Everything that happened to a lead, in order, with who did it. */
export const leadEvents = pgTable(
  'lead_events',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    lead_id: uuid()
      .notNull()
      .references(() => leads.id, { onDelete: 'cascade' }),
    kind: text({ enum: leadEventKinds }).notNull(),
    staff_id: text().references(() => staff.id),
    detail: jsonb().$type<Record<string, unknown>>().notNull(),
    at: instant().notNull().defaultNow(),
  },
  (event) => [index('lead_events_of_lead').on(event.lead_id, event.at)],
);

/** Calls, mails, chats and notes. */
export const communications = pgTable(
  'communications',
  {
    id: uuid().primaryKey(),
    lead_id: uuid()
      .notNull()
      .references(() => leads.id, { onDelete: 'cascade' }),
    channel: text({ enum: channels }).notNull(),
    direction: text({ enum: directions }).notNull(),
    body: text().notNull(),
    staff_id: text().references(() => staff.id),
    at: instant().notNull().defaultNow(),
  },
  (communication) => [
    index('communications_of_lead').on(communication.lead_id, communication.at),
    index('communications_by_time').on(communication.at),
  ],
);

/** What a visitor agreed to, in which words; rows are only ever added. */
export const consents = pgTable(
  'consents',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    lead_id: uuid()
      .notNull()
      .references(() => leads.id, { onDelete: 'cascade' }),
    purpose: text({ enum: ['marketing'] }).notNull(),
    granted: boolean().notNull(),
    wording: text().notNull(),
    page: text().notNull(),
    at: instant().notNull().defaultNow(),
  },
  (consent) => [index('consents_of_lead').on(consent.lead_id)],
);
