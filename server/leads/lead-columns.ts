// What staff see of a lead: as columns for the query builder, and as the JSON text that a long list is sent as.
import { getTableColumns, is, type SQL, sql } from 'drizzle-orm';
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

// What the database keeps for its own walks along the list stays there.
const { priority_rank: _, search_text: __, ...own } = getTableColumns(leads);

export const leadColumns = {
  ...own,
  earlier_enquiries: sql<number>`${earlierEnquiries(leads)}`,
  last_contact: sql<Contact | null>`${lastContact}`,
  taken_by: sql<Holder | null>`${holder}`,
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
