// What an enquiry becomes in the database: a lead, its first event, the consent, and the mails that follow. One row goes over
// the line; the others are made of it where they are stored.
import { getTableColumns, type SQL, sql } from 'drizzle-orm';
import { uuidv7 } from 'uuidv7';
import { type Enquiry, leadFromEnquiry } from '#domain/enquiry.ts';
import type { OutboxKind } from '#domain/outbox.ts';
import { leads } from '#server/db/schema/leads.ts';
import type { Origin } from '#server/db/schema/quarantine.ts';

export interface Receipt {
  id: string;
  reference: string;
}

export interface Acceptance {
  receipt: Receipt;
  enquiry: Enquiry;
  origin: Origin;
  /** Which leave because of it. */
  mails: OutboxKind[];
  /** Earlier than now, where it waited in the quarantine. */
  arrivedAt: Date;
}

const columnsOfLead = getTableColumns(leads);
/** What a row says beyond the columns of the lead. */
const besideLead = { marketing_consent: 'boolean', consent_wording: 'text', mails: 'text[]', mail_ids: 'uuid[]' };

type LeadRow = ReturnType<typeof leadRow>;

export function leadRow({ receipt, enquiry, origin, mails, arrivedAt }: Acceptance) {
  return {
    ...receipt,
    ...leadFromEnquiry(enquiry),
    ...origin,
    created_at: arrivedAt,
    updated_at: arrivedAt,
    marketing_consent: enquiry.marketing_consent,
    consent_wording: enquiry.consent_wording,
    mails,
    mail_ids: mails.map(() => uuidv7()),
  };
}

/** Reads rows like this one from a list in JSON; `more` names the types of what is no lead's. Its text is the same for every list. */
export function readRows(row: LeadRow, json: string, more: Record<string, string> = {}): string {
  const beside: Record<string, string> = { ...besideLead, ...more };
  const columns = Object.keys(row).map(
    (name) =>
      `${name} ${beside[name] ?? columnsOfLead[name as Exclude<keyof LeadRow, keyof typeof besideLead>].getSQLType()}`,
  );
  return `SELECT * FROM json_to_recordset(${json}) AS row (${columns.join(', ')})`;
}

/** As parts of a statement that has read such rows as `fresh`. */
export function insertLeads(row: LeadRow): string {
  const columns = Object.keys(row).filter((name) => name in columnsOfLead);
  return `
    lead AS (INSERT INTO leads (${columns}) SELECT ${columns} FROM fresh),
    event AS (INSERT INTO lead_events (lead_id, kind, detail, at)
      SELECT id, 'received', jsonb_build_object('form', form, 'page', page, 'score', lead_score, 'priority', priority), created_at
      FROM fresh),
    consent AS (INSERT INTO consents (lead_id, purpose, granted, wording, page, at)
      SELECT id, 'marketing', marketing_consent, consent_wording, page, created_at FROM fresh),
    mail AS (INSERT INTO outbox (id, kind, lead_id)
      SELECT mail.id, mail.kind, fresh.id FROM fresh, unnest(mail_ids, mails) AS mail (id, kind))`;
}

export function insertLead(acceptance: Acceptance): SQL {
  const row = leadRow(acceptance);
  const [before = '', after = ''] = readRows(row, '$').split('$');
  const rows = sql`${sql.raw(before)}${JSON.stringify([row])}${sql.raw(after)}`;
  return sql`WITH fresh AS MATERIALIZED (${rows}), ${sql.raw(insertLeads(row))} SELECT`;
}
