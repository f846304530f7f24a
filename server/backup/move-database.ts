import { connectTo } from '#server/db/migrate-database.ts';
import { findServer } from '#server/db/open-database.ts';
import { analyse, type Loaded, loadDatabase } from './load-database.ts';
import { until } from './parts.ts';
import { fleeting, readDatabase } from './read-database.ts';

/**
 * From the data folder to a PostgreSQL server, without a file between. The folder's lock keeps the program away meanwhile, and
 * what lies in it stays as it is. Sessions go along: nothing goes back in time here.
 */
export async function moveDatabase(dataDir: string, databaseUrl: string, stop?: AbortSignal): Promise<Loaded> {
  const source = await findServer({ databaseUrl: undefined, dataDir, mustExist: true });
  try {
    const target = await findServer({ databaseUrl, dataDir });
    const from = await connectTo(source.connection);
    const to = await connectTo(target.connection).catch(async (error) => {
      await from.end();
      throw error;
    });
    try {
      const loaded = await loadDatabase(to, until(stop, readDatabase(from, fleeting)), {
        finish: async () => stop?.throwIfAborted(),
      });
      await analyse(to);
      return loaded;
    } finally {
      await from.end();
      await to.end();
    }
  } finally {
    await source.stop();
  }
}
