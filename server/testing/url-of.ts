import type { Connection } from '#server/db/embedded/cluster.ts';

/** The address of a database behind a socket, as DATABASE_URL takes it. */
export function urlOf({ user, password, host, port, database }: Connection): string {
  return `postgresql://${user}:${password}@localhost:${port}/${database}?host=${encodeURIComponent(host)}`;
}
