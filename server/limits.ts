// How often somebody may do something, counted in the database so that all programs on it count together.
import { sql } from 'drizzle-orm';
import type { Executor } from './db/transaction.ts';
import type { Hide } from './hide.ts';

export interface Limit {
  /** What is limited, and for whom: a name, and an address or whatever else tells one from another. */
  scope: string;
  key: string;
  most: number;
  seconds: number;
}

export interface Turn {
  allowed: boolean;
  /** Within the window, this one included. */
  count: number;
  /** Seconds until there is room again. */
  retryAfter: number;
  /** Uncounts it, because it was not what is limited after all: a sign-in that was right is no failure. */
  giveBack(): Promise<void>;
}

export type TakeLimit = (limit: Limit) => Promise<Turn>;

export const noLimits: TakeLimit = async () => ({ allowed: true, count: 1, retryAfter: 0, giveBack: async () => {} });

/** A sliding window, exact to the moment: each key remembers its hits within it and nothing older. */
export function limitsIn(db: Pick<Executor, 'execute'>, hide: Hide): TakeLimit {
  const takeLimit: TakeLimit = async (limit) => {
    const { scope, key, most, seconds } = limit;
    // The key may be a network or mail address: what is stored tells nobody which.
    const hidden = hide(`${scope} ${key}`);
    const window = sql`make_interval(secs => ${seconds})`;
    // A hit that lies further in the future than the window is long comes from a clock that has been put back since.
    const recent = sql`FROM unnest(kept.hits) AS hit WHERE hit > now() - ${window} AND hit < now() + ${window}`;
    const { rows } = await db.execute<{ allowed: boolean; count: number; retry_after: number | null }>(sql`
      WITH taken AS (
        INSERT INTO limits AS kept (key, hits, until) VALUES (${hidden}, ARRAY[now()], now() + ${window})
        ON CONFLICT (key) DO UPDATE SET until = excluded.until, hits = ARRAY(SELECT hit ${recent}) || now()
        WHERE (SELECT count(*) ${recent}) < ${most}
        RETURNING cardinality(hits) AS count
      )
      SELECT true AS allowed, count, 0 AS retry_after FROM taken
      UNION ALL
      SELECT false, ${most + 1}, (SELECT ceil(extract(epoch FROM min(hit) + ${window} - now()))::int ${recent})
      FROM limits AS kept WHERE key = ${hidden} AND NOT EXISTS (SELECT FROM taken)`);
    const [taken] = rows;
    // Others made and filled the row after this statement took its snapshot: the next try sees it.
    if (!taken) return takeLimit(limit);
    return {
      allowed: taken.allowed,
      count: taken.count,
      retryAfter: taken.retry_after ?? 1,
      async giveBack() {
        await db.execute(sql`UPDATE limits SET hits = hits[1:cardinality(hits) - 1] WHERE key = ${hidden}`);
      },
    };
  };
  return takeLimit;
}

export async function forgetOldLimits(db: Pick<Executor, 'execute'>): Promise<void> {
  await db.execute(sql`DELETE FROM limits WHERE until < now()`);
}

/** Whom a network address stands for: behind IPv6 one household has a whole /64 of them. */
export function networkOf(address: string): string {
  if (!address.includes(':')) return address;
  const [head = '', tail = ''] = address.split('::');
  const left = head.split(':').filter(Boolean);
  const right = tail.split(':').filter(Boolean);
  const zeros = Array<string>(Math.max(0, 8 - left.length - right.length)).fill('0');
  const groups = address.includes('::') ? [...left, ...zeros, ...right] : left;
  return groups
    .slice(0, 4)
    .map((group) => group.padStart(4, '0'))
    .join(':');
}
