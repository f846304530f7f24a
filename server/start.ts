// The composition root: one list, top to bottom, and the same list back on stop.
import { fileURLToPath } from 'node:url';
import { createApi } from './api.ts';
import { authSecret } from './auth/auth-secret.ts';
import { createAuth } from './auth/create-auth.ts';
import { createFirstStaff, type FirstAccount } from './auth/create-first-staff.ts';
import type { Config } from './config.ts';
import { openDatabase } from './db/open-database.ts';
import type { Deps } from './deps.ts';
import { createApp } from './http/create-app.ts';
import { listen } from './http/listen.ts';
import { loadSite } from './http/site-files.ts';
import { openLiveHub } from './live/live-hub.ts';
import { startRollUp } from './stats/roll-up.ts';

export const siteFolder = fileURLToPath(new URL('../build/client', import.meta.url));

export interface RunningProgram {
  url: string;
  /** Accounts that this start made, with the passwords nobody else knows. */
  firstAccounts: FirstAccount[];
  stop(): Promise<void>;
}

export async function startProgram(config: Config): Promise<RunningProgram> {
  const undo: (() => Promise<unknown>)[] = [];
  const stop = async () => {
    for (const step of undo.reverse().splice(0)) await step();
  };
  try {
    const database = await openDatabase(config);
    undo.push(() => database.close());
    const firstAccounts = await createFirstStaff(database.db, config.agency.domain, config.staffInitialPassword);
    const hub = await openLiveHub(database.pool, database.connection);
    undo.push(() => hub.close());
    const rollUp = startRollUp(database.db);
    undo.push(() => rollUp.stop());

    const site = loadSite(siteFolder);
    const auth = createAuth({
      db: database.db,
      secret: authSecret(config.authSecret, config.dataDir),
      origin: config.publicUrl ?? `http://localhost:${config.port}`,
      rateLimits: config.rateLimits,
    });
    const deps: Deps = {
      db: database.db,
      agency: config.agency,
      now: () => new Date(),
      announce: hub.announce,
      findPage: (path) => site.files.get(path)?.body.toString(),
    };
    const app = createApp({ ...config, api: createApi(config, deps, auth, hub), site });
    const server = await listen(app.fetch, config);
    undo.push(() => {
      hub.endStreams();
      return server.stop();
    });
    return { url: server.url, firstAccounts, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}
