// The clock of the whole machine (program and database) is moved while the program runs: back by an hour, then forward by two
// days. Expected: enquiries are stored, counted and mailed at once after either. Back by an hour: who is signed in stays so, and
// what waits (a limit, a mail to be tried again) waits at most that hour longer. Forward by two days: sessions are over,
// their streams end, signing in again works, and what waited is done.
import { chmodSync, globSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { findPackagedPostgres } from '#server/db/embedded/binaries.ts';
import { anEnquiry } from '#server/testing/enquiries.ts';
import { haveSession } from '#server/testing/sign-in.ts';
import { urlOf } from '#server/testing/url-of.ts';
import { type Ground, Skipped, seconds, tryFault } from './ground.ts';
import { startPrivateDatabase } from './private-database.ts';
import { openStream, untilHeardLive } from './staff.ts';
import { ask, compareWithStored, sendEnquiries, untilMailsLeft } from './visitors.ts';

const hour = 3_600;

await tryFault(180, async (ground) => {
  const [library] = globSync('/usr/lib/*/faketime/libfaketime.so.1');
  if (!library) throw new Skipped('It needs libfaketime (on Debian: apt-get install faketime).');
  const clock = join(ground.folder, 'clock');
  const move = (by: number) => writeFileSync(clock, `${by < 0 ? '' : '+'}${by}\n`);
  move(0);
  const faked = {
    LD_PRELOAD: library,
    FAKETIME_TIMESTAMP_FILE: clock,
    FAKETIME_NO_CACHE: '1',
    FAKETIME_DONT_FAKE_MONOTONIC: '1',
  };
  const database = await startPrivateDatabase(ground, fakedPrograms(ground, faked));
  const program = await ground.start({ ...faked, DATABASE_URL: urlOf(database.connection), RATE_LIMITS: 'on' });
  const cookie = await haveSession(program.url);
  const stream = await openStream(program.url, cookie);
  const read = (path: string, as: string) => fetch(program.url + path, { headers: { cookie: as } });
  const leadsOf = async (as: string) =>
    ((await (await read('/api/leads?tab=all', as)).json()) as { total: number }).total;
  const all = { sent: 0, acknowledged: new Set<string>(), answers: new Map<number, number>(), mute: 0, longest: 0 };
  const receive = async () => {
    const visitors = sendEnquiries(program.url, 4);
    await pause(900);
    const heard = await visitors.stop();
    all.sent += heard.sent;
    for (const id of heard.acknowledged) all.acknowledged.add(id);
    ground.expect(heard.acknowledged.size === heard.sent, 'An enquiry was refused.');
    const { waiting } = await untilMailsLeft(database.connection, 15_000);
    ground.expect(waiting === 0, `${waiting} mails did not leave.`);
  };
  await receive();

  move(-hour);
  const shown = new Date((await ask<{ now: Date }>(database.connection, 'SELECT now()'))[0]?.now ?? 0);
  ground.expect(Math.abs(Date.now() - hour * 1000 - shown.getTime()) < 60_000, 'The clock did not move.');
  await receive();
  ground.expect((await read('/api/session', cookie)).status === 200, 'Back by an hour, the session was over.');
  ground.expect((await leadsOf(cookie)) === all.sent, 'Back by an hour, leads are missing from the list.');
  ground.expect((await read('/api/stats', cookie)).status === 200, 'Back by an hour, there were no figures.');
  const liveBack = await untilHeardLive(program.url, stream, anEnquiry());
  const told = 1; // the one that the stream was asked about
  ground.expect(liveBack < 5_000, `Back by an hour, the stream heard after ${seconds(liveBack)}.`);
  const longest = await longestLimit(database.connection);
  ground.expect(longest <= 25 * hour, `Back by an hour, a limit lasts ${longest} s.`);

  // A mail that waits for its next try when the clock goes forward.
  await ask(
    database.connection,
    `UPDATE outbox SET sent_at = NULL, channel = NULL, run_at = now() + interval '1 hour'
    WHERE id = (SELECT id FROM outbox WHERE kind = 'receipt' ORDER BY id LIMIT 1)`,
  );
  move(48 * hour);
  const over = await Promise.race([stream.ended.then(() => true), pause(10_000, false)]);
  ground.expect(over, 'Forward by two days, the stream of a session that is over stayed open.');
  ground.expect((await read('/api/session', cookie)).status === 401, 'Forward by two days, the session stood.');
  await receive();
  const again = await haveSession(program.url);
  ground.expect((await leadsOf(again)) === all.sent + told, 'Forward by two days, leads are missing from the list.');
  ground.expect((await read('/api/stats', again)).status === 200, 'Forward by two days, there were no figures.');
  const compared = await compareWithStored(ground, all, database.connection);
  const code = await program.end('SIGTERM');
  ground.expect(code === 0, `It ended with ${code}.`);
  return `back by 1 h and forward by 2 d: ${compared}; sessions stay and end as expected, mails left, live after ${seconds(liveBack)}`;
});

async function longestLimit(connection: Parameters<typeof ask>[0]): Promise<number> {
  const [row] = await ask<{ longest: number }>(
    connection,
    'SELECT coalesce(ceil(extract(epoch FROM max(until) - now())), 0)::int AS longest FROM limits',
  );
  return row?.longest ?? 0;
}

/** The packaged PostgreSQL with the clock of the test; its programs get only the environment that is written here. */
function fakedPrograms(ground: Ground, env: Record<string, string>): string {
  const home = join(ground.folder, 'postgres-programs');
  mkdirSync(join(home, 'bin'), { recursive: true });
  const settings = Object.entries(env).map(([name, value]) => `export ${name}='${value}'`);
  for (const name of ['postgres', 'initdb', 'pg_ctl']) {
    const file = join(home, 'bin', name);
    const lines = ['#!/bin/sh', ...(name === 'postgres' ? settings : [])];
    writeFileSync(file, `${lines.join('\n')}\nexec '${join(findPackagedPostgres(), 'bin', name)}' "$@"\n`);
    chmodSync(file, 0o755);
  }
  return home;
}
