// A database of an earlier version, with leads in it, is brought up to date and the program is killed with -9 at random moments
// of it. Expected: the next start finishes the work, every migration is applied once, every lead is still there, and the
// staff exist exactly once.
import { cpSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import pg from 'pg';
import type { Connection } from '#server/db/embedded/cluster.ts';
import { urlOf } from '#server/testing/url-of.ts';
import { type Ground, patience, seconds, tryFault } from './ground.ts';
import { startPrivateDatabase } from './private-database.ts';
import { expectThreeStaff } from './staff.ts';
import { ask } from './visitors.ts';

const rounds = 8;
const killsEach = 3;
const earlier = 2; // migrations that the old database has
const leads = 20_000;
const migrations = fileURLToPath(new URL('../../server/db/migrations', import.meta.url));

await tryFault(400, async (ground) => {
  const { connection } = await startPrivateDatabase(ground);
  await ask(connection, 'CREATE DATABASE earlier');
  await makeEarlier({ ...connection, database: 'earlier' }, join(ground.folder, 'migrations'));

  const { usual, span } = await undisturbed(ground, connection);
  let slowest = 0;
  let halfway = 0;
  for (let round = 0; round < rounds; round++) {
    const own = { ...connection, database: `round_${round}` };
    await ask(connection, `CREATE DATABASE ${own.database} TEMPLATE earlier`);
    const DATABASE_URL = urlOf(own);
    for (let kill = 0; kill < killsEach; kill++) {
      const launched = ground.launch({ DATABASE_URL });
      await untilMigrating(own, true, launched.serving);
      await pause(Math.random() * span);
      await launched.end('SIGKILL');
      if ((await applied(own)) === earlier) halfway++;
    }
    const from = performance.now();
    const program = await ground.start({ DATABASE_URL });
    slowest = Math.max(slowest, performance.now() - from);
    const [counted] = await ask<{ leads: number }>(own, 'SELECT count(*)::int AS leads FROM leads');
    ground.expect(counted?.leads === leads, `${counted?.leads} of ${leads} leads are left.`);
    ground.expect((await applied(own)) === entries().length, `${await applied(own)} migrations were applied.`);
    await expectThreeStaff(ground, program.url, own);
    await program.end('SIGTERM');
  }
  ground.expect(halfway > 0, 'No kill came before the migration was done, so nothing was tried.');
  ground.expect(slowest < patience(usual), `A start took ${seconds(slowest)}.`);
  return `${rounds * killsEach} kills, ${halfway} before the migration was done, always finished by the next start, slowest ${seconds(slowest)}, an undisturbed one ${seconds(usual)}`;
});

/** Milliseconds of a start without a kill that brings the same database up to date, and of the migration alone. */
async function undisturbed(ground: Ground, connection: Connection): Promise<{ usual: number; span: number }> {
  const own = { ...connection, database: 'undisturbed' };
  await ask(connection, 'CREATE DATABASE undisturbed TEMPLATE earlier');
  const from = performance.now();
  const launched = ground.launch({ DATABASE_URL: urlOf(own) });
  await untilMigrating(own, true, launched.serving);
  const begun = performance.now();
  await untilMigrating(own, false, launched.serving);
  const span = performance.now() - begun;
  await launched.serving;
  const usual = performance.now() - from;
  await launched.end('SIGTERM');
  return { usual, span };
}

/** Whoever migrates holds a lock: waits until somebody does, or nobody any more, or the start is over. */
async function untilMigrating(connection: Connection, wanted: boolean, serving: Promise<unknown>): Promise<void> {
  let isOver = false;
  serving
    .catch(() => {})
    .then(() => {
      isOver = true;
    });
  const client = new pg.Client(connection);
  await client.connect();
  const held = async () => (await client.query(`SELECT FROM pg_locks WHERE locktype = 'advisory'`)).rows.length > 0;
  while ((await held()) !== wanted && !isOver) await pause(2);
  await client.end();
}

function entries(): { tag: string }[] {
  return JSON.parse(readFileSync(join(migrations, 'meta', '_journal.json'), 'utf8')).entries;
}

async function applied(connection: pg.ClientConfig): Promise<number> {
  const [row] = await ask<{ count: number }>(
    connection,
    'SELECT count(*)::int AS count FROM drizzle.__drizzle_migrations',
  );
  return row?.count ?? 0;
}

async function makeEarlier(connection: pg.ClientConfig, folder: string): Promise<void> {
  cpSync(migrations, folder, { recursive: true });
  const file = join(folder, 'meta', '_journal.json');
  const journal = JSON.parse(readFileSync(file, 'utf8'));
  writeFileSync(file, JSON.stringify({ ...journal, entries: journal.entries.slice(0, earlier) }));
  const client = new pg.Client(connection);
  await client.connect();
  await client.query('SET client_min_messages = warning');
  await migrate(drizzle(client), { migrationsFolder: folder });
  await client.query(`
    INSERT INTO leads (id, reference, submission_id, submission_digest, form, page, name, email, phone, company, website,
      service_type, other_service, budget_range, timeline, remote_work, message, status, priority, lead_score)
    SELECT gen_random_uuid(), 'R-' || n, gen_random_uuid(), 'digest', 'home', '/', 'Thandi Nkosi', 'thandi@nkosilaw.co.za',
      '+27821234567', 'Nkosi Attorneys', '', 'corporate-websites', '', '50k-100k', 'asap', '', 'We need a site.', 'new', 'high', 60
    FROM generate_series(1, ${leads}) AS n`);
  await client.end();
}
