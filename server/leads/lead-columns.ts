// What staff see of a lead: as columns for the query builder, and as the JSON text that a long list is sent as.
import { is, type SQL, sql } from 'drizzle-orm';
import { PgDateString, PgText, PgTimestamp, PgUUID } from 'drizzle-orm/pg-core';
import type { Channel } from '#domain/communication.ts';
import { earlierEnquiries } from '#server/db/earlier-enquiries.ts';
import { leads } from '#server/db/schema/leads.ts';

interface Contact {
  channel: Exclude<Channel, 'note'>;
  at: string;
  staff_name: string | null;
}

/** The last call, mail or chat that went out: whoever reads the list sees that a colleague has the lead already. */
const lastContact = sql`(SELECT json_build_object('channel', said.channel, 'at', ${isoTime(sql`said.at`)},
  'staff_name', (SELECT name FROM staff WHERE staff.id = said.staff_id))
  FROM communications AS said WHERE said.lead_id = ${leads.id} AND said.direction = 'outbound'
  ORDER BY said.at DESC LIMIT 1)`;

interface Holder {
  id: string;
  name: string;
}

const holder = sql`(SELECT json_build_object('id', holder.id, 'name', holder.name) FROM staff AS holder
  WHERE holder.id = ${leads.taken_by})`;

export const leadColumns = {
  id: leads.id,
  reference: leads.reference,
  form: leads.form,
  page: leads.page,
  name: leads.name,
  email: leads.email,
  phone: leads.phone,
  company: leads.company,
  website: leads.website,
  service_type: leads.service_type,
  other_service: leads.other_service,
  package: leads.package,
  budget_range: leads.budget_range,
  timeline: leads.timeline,
  remote_work: leads.remote_work,
  message: leads.message,
  status: leads.status,
  priority: leads.priority,
  priority_set: leads.priority_set,
  lead_score: leads.lead_score,
  estimated_value: leads.estimated_value,
  first_touch: leads.first_touch,
  last_touch: leads.last_touch,
  device: leads.device,
  earlier_enquiries: sql<number>`${earlierEnquiries(leads)}`,
  last_contact: sql<Contact | null>`${lastContact}`,
  follow_up_on: leads.follow_up_on,
  taken_by: sql<Holder | null>`${holder}`,
  first_response_at: leads.first_response_at,
  closed_at: leads.closed_at,
  lost_reason: leads.lost_reason,
  version: leads.version,
  created_at: leads.created_at,
  updated_at: leads.updated_at,
};

type Column = (typeof leadColumns)[keyof typeof leadColumns];
const entries = Object.entries(leadColumns);
const textTypes = [PgText, PgUUID, PgTimestamp, PgDateString];
const isText = (column: Column) => textTypes.some((type) => is(column, type));

/**
 * The same, written by the database: fifty leads then pass through this program as they are. All texts go into one call,
 * because a call for each value is what makes writing JSON slow there.
 */
export const leadJson: SQL = sql`'{' || ${join(
  entries
    .filter(([, column]) => !isText(column))
    .map(([name, column]) => sql`${sql.raw(`'"${name}":'`)} || coalesce((${column})::text, 'null') || ','`),
  ' || ',
)} || substr(json_object(ARRAY[${sql.raw(
  entries
    .filter(([, column]) => isText(column))
    .map(([name]) => `'${name}'`)
    .join(', '),
)}], ARRAY[${join(
  entries.filter(([, column]) => isText(column)).map(([, column]) => textOf(column)),
  ', ',
)}])::text, 2)`;

function textOf(column: Column): SQL {
  return is(column, PgTimestamp) ? isoTime(sql`${column}`) : sql`${column}::text`;
}

/** As JavaScript writes it. */
export function isoTime(at: SQL): SQL {
  return sql`to_char(${at} AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;
}

function join(parts: SQL[], between: string): SQL {
  return sql.join(parts, sql.raw(between));
}
