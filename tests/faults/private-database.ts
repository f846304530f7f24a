// A PostgreSQL server of the test's own, for programs that are given a DATABASE_URL.
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { findPackagedPostgres } from '#server/db/embedded/binaries.ts';
import { type Connection, startCluster } from '#server/db/embedded/cluster.ts';
import { findPlace } from '#server/db/embedded/place.ts';
import type { Ground } from './ground.ts';

interface PrivateDatabase {
  connection: Connection;
  stop(): Promise<void>;
  /** The same data again. */
  start(): Promise<void>;
}

/** `home` holds other PostgreSQL programs than the packaged ones. */
export async function startPrivateDatabase(ground: Ground, home = findPackagedPostgres()): Promise<PrivateDatabase> {
  const folder = join(ground.folder, 'server');
  mkdirSync(folder, { recursive: true });
  const place = { ...findPlace(findPackagedPostgres(), folder), home };
  let cluster = await startCluster(place);
  ground.atEnd(() => cluster.stop());
  return {
    connection: cluster.connection,
    stop: () => cluster.stop(),
    async start() {
      cluster = await startCluster(place);
    },
  };
}
