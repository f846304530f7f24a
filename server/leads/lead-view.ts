// Which leads a list is about, and where its next page begins.
import { z } from 'zod';
import { Refusal } from '#domain/errors.ts';
import { type LeadListQuery, type LeadPriority, type LeadStatus, leadPriorities, leadTabs } from '#domain/lead.ts';

/** A place in the order of the list: priority, then arrival. Ranks count from 1 for the most urgent. */
interface Place {
  rank: number;
  at: string;
  id: string;
}

export interface Total {
  total: number;
  /** There are more than were counted. */
  total_is_least: boolean;
}

export interface LeadView {
  statuses: LeadStatus[];
  priorities: LeadPriority[];
  q: string;
  /** Only those in this colleague's hands. */
  takenBy: string | undefined;
  /** Leads stand after this place, and none below this rank. */
  after: Place;
  lowest: number;
  limit: number;
  offset: number;
  /** What the first page of a search counted. */
  total: Total | undefined;
}

export const pageSize = { cursor: 25, offset: 10 };

/** `me` is whoever asks. */
export function viewOf(query: LeadListQuery, me: string): LeadView {
  const { tab, status, priority, q, limit, cursor, offset } = query;
  const first = priority ? leadPriorities.indexOf(priority) + 1 : 1;
  const beginning = { rank: first - 1, at: 'infinity', id: 'ffffffff-ffff-ffff-ffff-ffffffffffff' };
  const { after, total } = cursor ? readCursor(cursor) : { after: beginning, total: undefined };
  return {
    statuses: leadTabs[tab].filter((one) => !status || one === status),
    priorities: priority ? [priority] : [...leadPriorities],
    q,
    takenBy: query.with === 'me' ? me : query.with,
    after: after.rank < first ? beginning : after,
    lowest: priority ? first : leadPriorities.length,
    limit: limit ?? (offset === undefined ? pageSize.cursor : pageSize.offset),
    offset: offset ?? 0,
    total,
  };
}

/** `place` as the database writes it: rank, time and id. A search sends along what it has counted. */
export function cursorFrom(place: string, counted: Total | undefined): string {
  const total = counted ? ` ${counted.total}${counted.total_is_least ? '+' : ''}` : '';
  return Buffer.from(place + total).toString('base64url');
}

/** As JavaScript writes it, and on a day that there is: no database knows the 31st of February. */
export function isMoment(text: string): boolean {
  const at = new Date(text);
  return !Number.isNaN(at.getTime()) && at.toISOString() === text;
}

const cursorText = /^([1-4]) (\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z) ([\da-f-]{36})(?: (\d{1,4})(\+?))?$/;

function readCursor(cursor: string): { after: Place; total: Total | undefined } {
  const [, rank, at = '', id = '', total, more] = cursorText.exec(Buffer.from(cursor, 'base64url').toString()) ?? [];
  if (!rank || !isMoment(at) || at < '1000' || !z.uuid().safeParse(id).success)
    throw new Refusal('not_valid', 'This page of the list cannot be found. Please load the list again.');
  return {
    after: { rank: Number(rank), at, id },
    total: total ? { total: Number(total), total_is_least: more === '+' } : undefined,
  };
}
