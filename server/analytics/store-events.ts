// Writes events in turns, one at a time, so that counting visitors never takes the database from an enquiry. What comes
// faster than it can be written is dropped, and the loss is written down with the events. With them the figures of the day grow.
import { inArray, sql } from 'drizzle-orm';
import { uuidv7 } from 'uuidv7';
import type { AnalyticsBatch } from '#domain/analytics-batch.ts';
import { leads } from '#server/db/schema/leads.ts';
import type { analyticsEvents } from '#server/db/schema/work.ts';
import type { Executor } from '#server/db/transaction.ts';
import type { Deps } from '#server/deps.ts';
import { inBatches } from '#server/in-batches.ts';

interface Sighting {
  batch: AnalyticsBatch;
  isBot: boolean;
}

type StoreDeps = Pick<Deps, 'transaction' | 'now' | 'count' | 'findPage'>;

const mostWaiting = 2_000;
const perSecond = 200;
/** In bytes, at once and again in each day. Far above what the site sees on its best day, and little enough for a disk to bear for as long as events are kept. */
const perDay = 20_000_000;
/** Of a row, beside what an event says. */
const bytesOfRow = 250;
const day = 24 * 3600;

/** How many of the events were stored: all of them, or none. */
export function createEventStore({ transaction, now, count, findPage }: StoreDeps) {
  let waiting = 0;
  let dropped = 0;
  const lose = (events: number) => {
    dropped += events;
    count('analytics_events', 'dropped', events);
  };
  const hasTime = bucketOf(mostWaiting, perSecond, now);
  const hasSpace = bucketOf(perDay, perDay / day, now);
  const write = inBatches({ most: 100, lanes: 1, worthTryingAlone: () => false }, async (seen: Sighting[]) => {
    const lost = dropped;
    await transaction(async (tx) => {
      const rows = await rowsFrom(tx, seen);
      if (lost) rows.push({ ...anonymous, id: uuidv7(), name: 'events_dropped', page: '', fields: { events: lost } });
      const pages = [...new Set(rows.map(({ page }) => page))].filter((page) => findPage(page));
      // One text however many they are; the time is the database's. Figures in order: no two programs wait for each other.
      await tx.execute(sql`WITH stored AS (
          INSERT INTO analytics_events (id, name, page, lead_id, session_id, fields, is_bot)
          SELECT id, name, page, lead_id, session_id, fields, is_bot
          FROM json_populate_recordset(NULL::analytics_events, ${JSON.stringify(rows)})
          RETURNING local_day(at) AS day, name,
            CASE WHEN page = ANY(${sql.param(pages)}::text[]) THEN page ELSE 'other' END AS page, is_bot)
        INSERT INTO visit_figures AS kept (day, name, page, events)
        SELECT day, name, page, count(*) FROM stored WHERE NOT is_bot AND name <> 'events_dropped'
        GROUP BY day, name, page ORDER BY day, name, page
        ON CONFLICT (day, name, page) DO UPDATE SET events = kept.events + excluded.events`);
    });
    dropped -= lost;
    return seen;
  });

  async function rowsFrom(tx: Executor, seen: Sighting[]): Promise<(typeof analyticsEvents.$inferInsert)[]> {
    const claimed = seen.flatMap(({ batch }) => batch.lead_id ?? []);
    const known = claimed.length
      ? await tx
          .select({ id: leads.id })
          .from(leads)
          .where(inArray(leads.id, [...new Set(claimed)]))
          .orderBy(leads.id) // as everybody who holds several: no two wait for each other
          .for('key share') // nobody deletes one of them before its visits are written
      : [];
    const ids = new Set(known.map(({ id }) => id));
    return seen.flatMap(({ batch: { events, lead_id }, isBot }) => {
      const who = lead_id && ids.has(lead_id) ? { lead_id, session_id: lead_id } : anonymous;
      return events.map((event) => ({ ...anonymous, ...who, ...event, id: uuidv7(), is_bot: isBot }));
    });
  }

  return async function storeEvents(sighting: Sighting): Promise<number> {
    const { length } = sighting.batch.events;
    const bytes = Buffer.byteLength(JSON.stringify(sighting.batch.events)) + length * bytesOfRow;
    if (waiting + length > mostWaiting || !hasTime(length) || !hasSpace(bytes)) {
      lose(length);
      return 0;
    }
    waiting += length;
    try {
      await write(sighting);
      count('analytics_events', 'stored', length);
      return length;
    } catch (error) {
      lose(length);
      throw error;
    } finally {
      waiting -= length;
    }
  };
}

const anonymous = { lead_id: null as string | null, session_id: 'anonymous', is_bot: false };

/** Room for a burst, refilled at a steady pace. */
function bucketOf(size: number, refill: number, now: () => Date) {
  let room = size;
  let at = 0;
  return (wanted: number) => {
    const moment = now().getTime();
    room = Math.min(size, room + (Math.max(0, moment - at) / 1000) * refill);
    at = moment;
    if (room < wanted) return false;
    room -= wanted;
    return true;
  };
}
