// The composition root: one list, top to bottom, and the same list back on stop.
import { setTimeout } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { createApi } from './api.ts';
import { openAccounts } from './auth/accounts.ts';
import { authSecret } from './auth/auth-secret.ts';
import { createAuth } from './auth/create-auth.ts';
import { createFirstStaff, hasStaff } from './auth/create-first-staff.ts';
import { endStaleStreams } from './auth/end-stale-streams.ts';
import { lastBackup } from './backup/last-backup.ts';
import type { Config } from './config.ts';
import { canStore } from './db/can-store.ts';
import { inDataFolder } from './db/data-folder.ts';
import { type Database, type OpenDatabase, openDatabase } from './db/open-database.ts';
import type { Deps } from './deps.ts';
import { every } from './every.ts';
import { openFaultLog } from './fault-log.ts';
import { guideLinks } from './guide/guide-link.ts';
import { hideWith } from './hide.ts';
import { createApp } from './http/create-app.ts';
import { addEarlierFiles } from './http/earlier-files.ts';
import { logRequest } from './http/ended-request.ts';
import { listen, tryDoor } from './http/listen.ts';
import { addPackagePages } from './http/package-pages.ts';
import { findPage, loadSite } from './http/site-files.ts';
import { warnOfStalePages } from './http/stale-pages.ts';
import { forgetOldLimits, limitsIn, noLimits } from './limits.ts';
import { openLiveHub } from './live/live-hub.ts';
import { openChannel } from './mail/channels.ts';
import { clearSpool } from './mail/clear-spool.ts';
import type { Composer } from './mail/compose-mail.ts';
import { deliverMail } from './mail/deliver-mail.ts';
import { createMetrics } from './metrics/metrics.ts';
import { serveMetrics } from './metrics/serve-metrics.ts';
import { startRelay } from './outbox/relay.ts';
import { remindOfFollowUps } from './outbox/remind.ts';
import { deleteExpired, isClockTrusted } from './retention/delete-expired.ts';
import { rollUp } from './stats/roll-up.ts';

const minute = 60_000;
export const siteFolder = fileURLToPath(new URL('../build/client', import.meta.url));

export interface RunningProgram {
  url: string;
  metricsUrl: string | undefined;
  stop(): Promise<void>;
}

export async function startProgram(config: Config): Promise<RunningProgram> {
  const undo: (() => Promise<unknown>)[] = [];
  let stopping = false;
  const stop = async () => {
    stopping = true;
    if (undo.length > 0 && config.drainSeconds > 0) await setTimeout(config.drainSeconds * 1000);
    for (const step of undo.reverse().splice(0)) await step();
  };
  try {
    const database = await openDatabase(config);
    undo.push(() => database.close());
    const faults = openFaultLog(() => canStore(database.pool));
    const hub = await openLiveHub(database.pool, database.connection);
    undo.push(() => hub.close());
    const metrics = createMetrics({
      pools: [database.pool, database.intake.$client],
      openStreams: hub.countStreams,
      mailServerWorks: () => channel.works(),
      lastBackup: () => lastBackup(config.dataDir),
    });
    const told = { logFault: faults.log, jobEnded: metrics.jobEnded };
    const jobs = [
      every(10_000, 'sum figures', () => rollUp(database.transaction), told),
      every(60 * minute, 'delete expired', () => expire(database), told),
      every(60 * minute, 'clear spool', () => clearSpool(database.db, config.dataDir), told),
      every(10 * minute, 'forget limits', () => forgetOldLimits(database.db), told),
      every(5 * minute, 'remind of follow-ups', () => remindOfFollowUps(database.db, new Date()), told),
      every(3_000, 'check streams', () => endStaleStreams(database.db, hub), told),
    ];
    undo.push(() => Promise.all(jobs.map((job) => job.stop())));
    // Sooner than the jobs look, which make up for what fails here: whose session has ended, and mails of what was deleted.
    hub.listen(({ staff }) => staff && void endStaleStreams(database.db, hub).catch(() => {}));
    hub.listen(({ mails }) => mails?.length === 0 && void clearSpool(database.db, config.dataDir).catch(() => {}));

    const site = loadSite(siteFolder, Boolean(config.tags.gtm ?? config.tags.ga));
    addPackagePages(site);
    warnOfStalePages(config, siteFolder);
    const origin = config.publicUrl ?? `http://localhost:${config.port}`;
    const secret = await inDataFolder(config.dataDir, () => authSecret(config.authSecret, config.dataDir));
    const hide = hideWith(secret);
    const limitsOn = (db: Database) => (config.rateLimits ? metrics.countRefusals(limitsIn(db, hide)) : noLimits);
    const takeLimit = limitsOn(database.db);
    const { name: issuer } = config.agency;
    const auth = createAuth({ db: database.db, secret, origin, issuer, takeLimit, logFault: faults.log });
    const accounts = openAccounts({ auth, secret, origin, agency: config.agency });
    const links = guideLinks(secret, origin);
    const composer: Composer = {
      agency: config.agency,
      site: origin,
      guideLink: links.make,
      staffLink: accounts.links.make,
    };
    const channel = await inDataFolder(config.dataDir, () => openChannel(config));
    undo.push(async () => channel.close());
    const relay = startRelay({
      db: database.db,
      now: () => new Date(),
      deliver: (entry) => deliverMail(database.db, entry, { composer, channel, takeLimit }),
      count: metrics.count,
      logFault: faults.log,
      onSettled: (mails) => hub.announce({ mails }),
    });
    undo.push(() => relay.stop());
    const deps: Deps = {
      db: database.db,
      transaction: database.transaction,
      now: () => new Date(),
      announce: hub.announce,
      takeLimit,
      hide,
      count: metrics.count,
      logFault: faults.log,
      wakeRelay: relay.wake,
      findPage: (path) => findPage(site, path),
    };
    const intake: Deps = { ...deps, db: database.intake, takeLimit: limitsOn(database.intake) };
    const api = createApi(config, deps, {
      intake,
      accounts,
      hub,
      guideLinks: links,
      composer,
      isStopping: () => stopping,
    });
    addEarlierFiles(site, siteFolder, config.dataDir);
    const app = createApp({ ...config, api, site, logFault: faults.log });
    const forOperator = config.metrics && (await serveMetrics(metrics, config.metrics));
    undo.push(async () => forOperator?.stop());
    if (!(await hasStaff(database.db))) await makeFirstStaff(database, config);
    const server = await listen(app, config, [
      ...(config.logRequests === 'off' ? [] : [logRequest(config.logRequests)]),
      ...(forOperator ? [metrics.requestEnded] : []),
    ]);
    undo.push(() => {
      faults.close();
      hub.endStreams();
      // Nothing begins beside the last requests that would have to be waited for after them.
      for (const job of jobs) void job.stop();
      return server.stop();
    });
    return { url: server.url, metricsUrl: forOperator?.url, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

/** Comes after everything that can fail at a start, so that none makes and prints passwords and then fails. */
async function makeFirstStaff(database: OpenDatabase, config: Config): Promise<void> {
  await tryDoor(config);
  const accounts = await createFirstStaff(database, config.agency, config.staffInitialPassword);
  for (const { email, password } of config.staffInitialPassword ? [] : accounts) {
    console.log(`Staff account ${email} was made with the password ${password} (shown only now).`);
  }
}

async function expire({ db, transaction }: Pick<OpenDatabase, 'db' | 'transaction'>): Promise<void> {
  if (await isClockTrusted(db)) await deleteExpired(transaction);
}
