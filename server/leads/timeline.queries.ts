// Everything that happened around a lead, in one line of time: what was said, and what was done. Newest first.
import { type SQL, sql } from 'drizzle-orm';
import type { z } from 'zod';
import type { Channel, Direction } from '#domain/communication.ts';
import { Refusal } from '#domain/errors.ts';
import type { timelineQuery } from '#domain/lead.ts';
import type { LeadEventKind } from '#domain/lead-events.ts';
import type { Executor } from '#server/db/transaction.ts';
import { leadGone } from './lead-gone.ts';
import { isMoment } from './lead-view.ts';

type Row = {
  id: string;
  at: string;
  staff_id: string | null;
  staff_name: string | null;
  channel: Channel | null;
  direction: Direction | null;
  body: string | null;
  kind: LeadEventKind | null;
  detail: Record<string, unknown> | null;
};

export async function listTimeline(db: Executor, leadId: string, { limit, cursor }: z.infer<typeof timelineQuery>) {
  const [known, { rows }] = await Promise.all([
    db.execute(sql`SELECT FROM leads WHERE id = ${leadId}`),
    db.execute<Row>(sql`
      SELECT * FROM (
        SELECT said.id::text, said.at, communications.staff_id, said.staff_name, said.channel, said.direction, said.body,
          NULL AS kind, NULL::jsonb AS detail
        FROM get_communication_history(${leadId}) AS said JOIN communications USING (id)
        UNION ALL
        SELECT 'event-' || lpad(event.id::text, 19, '0'), event.at, event.staff_id, staff.name, NULL, NULL, NULL, event.kind, event.detail
        FROM lead_events AS event LEFT JOIN staff ON staff.id = event.staff_id
        WHERE event.lead_id = ${leadId}
      ) AS timeline
      ${cursor ? sql`WHERE (at, id) < ${readCursor(cursor)}` : sql``}
      ORDER BY at DESC, id DESC LIMIT ${limit + 1}`),
  ]);
  if (known.rowCount === 0) throw leadGone();
  const entries = rows.slice(0, limit).map((row) => ({ ...row, at: new Date(row.at) }));
  const last = rows.length > limit ? entries.at(-1) : undefined;
  return { timeline: entries.map(entryFrom), next_cursor: last ? cursorOf(last) : null };
}

type Entry = Omit<Row, 'at'> & { at: Date };

function entryFrom({ id, at, staff_id, staff_name, channel, direction, body, kind, detail }: Entry) {
  return kind
    ? { type: 'event' as const, id, at, staff_name, kind, detail }
    : { type: 'communication' as const, id, at, staff_id, staff_name, channel, direction, body };
}

function cursorOf({ at, id }: Entry): string {
  return Buffer.from(`${at.toISOString()} ${id}`).toString('base64url');
}

function readCursor(cursor: string): SQL {
  const [, at = '', id] =
    /^(\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z) ([\w-]{1,40})$/.exec(Buffer.from(cursor, 'base64url').toString()) ?? [];
  if (!id || !isMoment(at) || at < '2000')
    throw new Refusal('not_valid', 'This page of the history cannot be found. Please load the lead again.');
  return sql`(${at}::timestamptz, ${id})`;
}
