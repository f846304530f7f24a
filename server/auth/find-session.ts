// The common case of a request by staff, in one question to the database: a cookie that is signed, a session that stands and
// needs no prolonging. Whatever else it may be is left to the library.
import { createHmac, timingSafeEqual } from 'node:crypto';
import { sql } from 'drizzle-orm';
import type { StaffRole } from '#domain/staff.ts';
import { askTogether } from '#server/db/ask-together.ts';
import { namedQuery } from '#server/db/named-query.ts';
import type { Database } from '#server/db/open-database.ts';

export interface FoundSession {
  id: string;
  created_at: Date;
  expires_at: Date;
  staff_id: string;
  email: string;
  name: string;
  role: StaffRole;
  second_factor: boolean;
  second_factor_required: boolean;
}

const byToken = namedQuery<FoundSession>(
  'session-by-token',
  sql`SELECT session.id, session.created_at, session.expires_at, staff.id AS staff_id, staff.email, staff.name, staff.role,
    staff.two_factor_enabled AS second_factor,
    coalesce((SELECT require_second_factor FROM staff_rules), false) AS second_factor_required
  FROM staff_sessions AS session JOIN staff ON staff.id = session.staff_id
  WHERE session.token = ${sql.placeholder('token')} AND staff.disabled_at IS NULL`,
);

export function createSessionFinder(db: Database, secret: string) {
  const find = askTogether((token: string) => byToken(db.$client, { token }));
  return async (cookie: string | undefined): Promise<FoundSession | undefined> => {
    const token = cookie && signedValue(cookie, secret);
    return token ? (await find(token))[0] : undefined;
  };
}

/** As the library signs its cookies: the value, a dot, and its HMAC. */
function signedValue(cookie: string, secret: string): string | undefined {
  const dot = cookie.lastIndexOf('.');
  const value = cookie.slice(0, Math.max(0, dot));
  const given = Buffer.from(cookie.slice(dot + 1), 'base64');
  const right = createHmac('sha256', secret).update(value).digest();
  return given.length === right.length && timingSafeEqual(given, right) ? value : undefined;
}
