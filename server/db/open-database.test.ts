import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { type AddressInfo, connect, createServer, Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { expect, inject, onTestFinished, test, vi } from 'vitest';
import { anEnquiry } from '#server/testing/enquiries.ts';
import { startProgramProcess } from '#server/testing/program-process.ts';
import { haveSession } from '#server/testing/sign-in.ts';
import { query } from '#server/testing/test-cluster.ts';
import { cloneDatabase } from '#server/testing/test-program.ts';
import { urlOf } from '#server/testing/url-of.ts';
import { connectTo } from './migrate-database.ts';
import { findServer, openDatabase } from './open-database.ts';

type CopyOfDatabase = Awaited<ReturnType<typeof cloneDatabase>>;

/** Something in between that hands everything on, but has its own mind about what a connection is opened with. */
async function openPooler({ connection }: CopyOfDatabase): Promise<string> {
  const sockets = new Set<Socket>();
  const pooler = createServer((inside) => {
    const outside = connect(`${connection.host}/.s.PGSQL.${connection.port}`);
    for (const socket of [inside, outside]) sockets.add(socket.on('error', () => {}));
    inside.once('data', (opening) => {
      outside.write(opening.toString('latin1').replace('enable_seqscan=off', 'enable_seqscan=on '), 'latin1');
      inside.pipe(outside);
    });
    outside.pipe(inside);
  });
  await new Promise<void>((resolve) => pooler.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => {
    for (const socket of sockets) socket.destroy();
    pooler.close();
  });
  const { user, password, database } = connection;
  return `postgresql://${user}:${password}@127.0.0.1:${(pooler.address() as AddressInfo).port}/${database}`;
}

test('a program whose settings do not arrive at the database does not open it', async () => {
  const database = await cloneDatabase();
  onTestFinished(database.drop);
  const opened = openDatabase({ databaseUrl: await openPooler(database), dataDir: '' });
  onTestFinished(async () => void (await opened.then(({ close }) => close()).catch(() => {})));
  await expect(opened).rejects.toThrow(/do not arrive at the database.*without a pooler/);
});

test('what the address asks of its connections holds beside what the program asks, which counts', async () => {
  const database = await cloneDatabase();
  onTestFinished(database.drop);
  const options = encodeURIComponent('-c work_mem=7MB -c jit=on -c synchronous_commit=off');
  const { pool, intake, close } = await openDatabase({
    databaseUrl: `${database.url}&options=${options}`,
    dataDir: '',
  });
  onTestFinished(close);
  for (const connections of [pool, intake.$client]) {
    const show = async (name: string) => Object.values((await connections.query(`SHOW ${name}`)).rows[0])[0];
    expect([await show('work_mem'), await show('jit'), await show('synchronous_commit')]).toEqual(['7MB', 'off', 'on']);
  }
});

test.each(['datestyle = SQL, DMY', "default_transaction_isolation = 'repeatable read'"])(
  'where the database itself says %s, twenty repetitions at once are still one lead, and staff see it',
  async (setting) => {
    const database = await cloneDatabase();
    onTestFinished(database.drop);
    await query(database.connection, `ALTER DATABASE ${database.connection.database} SET ${setting}`);
    const DATA_DIR = mkdtempSync(join(tmpdir(), 'studio-settings-'));
    onTestFinished(() => rmSync(DATA_DIR, { recursive: true, force: true }));
    const program = await startProgramProcess({ DATABASE_URL: database.url, DATA_DIR, RATE_LIMITS: 'on' });
    onTestFinished(async () => void (await program.end('SIGTERM')));
    const body = JSON.stringify(anEnquiry());
    const request = { method: 'POST', headers: { 'content-type': 'application/json' }, body };
    const answers = await Promise.all(Array.from({ length: 20 }, () => fetch(`${program.url}/api/enquiries`, request)));
    expect(answers.map(({ status }) => status)).toEqual(Array(20).fill(201));
    const cookie = await haveSession(program.url);
    const seen = await fetch(`${program.url}/api/leads`, { headers: { cookie } });
    expect(await seen.json()).toMatchObject({ leads: [expect.anything()] });
  },
);

test('a server that cannot be reached is told with the reason, also where its name stands for two addresses', async () => {
  const tried = ['connect ECONNREFUSED ::1:5432', 'connect ECONNREFUSED 127.0.0.1:5432'].map((said) => new Error(said));
  class Nowhere extends Socket {
    override connect(): this {
      return this.destroy(new AggregateError(tried));
    }
  }
  await expect(connectTo({ stream: () => new Nowhere() })).rejects.toThrow(
    /^The database cannot be reached: connect ECONNREFUSED ::1:5432, connect ECONNREFUSED 127\.0\.0\.1:5432$/,
  );
});

test.each([
  ['sslmode=require', 'sslmode=verify-full'],
  ['a=b&sslmode=verify-ca&sslrootcert=/its.pem', 'a=b&sslmode=verify-full&sslrootcert=/its.pem'],
  ['sslmode=disable', 'sslmode=disable'],
  ['uselibpqcompat=true&sslmode=require', 'uselibpqcompat=true&sslmode=require'],
])('an address that ends in %s is understood as %s, without a warning of the driver', async (given, understood) => {
  const warned = vi.spyOn(process, 'emitWarning').mockImplementation(() => {});
  onTestFinished(() => warned.mockRestore());
  const { connection } = await findServer({
    databaseUrl: `postgresql://studio@127.0.0.1/studio?${given}`,
    dataDir: '',
  });
  expect(connection.connectionString).toBe(`postgresql://studio@127.0.0.1/studio?${understood}`);
  if (!given.includes('.pem')) expect(new pg.Client(connection).host).toBe('127.0.0.1');
  expect(warned).not.toHaveBeenCalled();
});

test('a certificate that the address names and that is not there is told as a database that cannot be reached', async () => {
  const databaseUrl = 'postgresql://studio@127.0.0.1:1/studio?sslmode=verify-full&sslrootcert=/nowhere.pem';
  await expect(openDatabase({ databaseUrl, dataDir: '' })).rejects.toThrow(
    /^The database cannot be reached: ENOENT: .+ '\/nowhere\.pem'$/,
  );
});

async function makeDatabase(how: string): Promise<string> {
  const cluster = inject('cluster');
  const name = `Made_${randomUUID().replaceAll('-', '')}`;
  await query(cluster, `CREATE ROLE "${name}" LOGIN PASSWORD 'plain'`);
  await query(cluster, `CREATE DATABASE "${name}" TEMPLATE template0 ${how} ${how && `OWNER "${name}"`}`);
  onTestFinished(async () => {
    await query(cluster, `DROP DATABASE "${name}"`);
    await query(cluster, `DROP ROLE "${name}"`);
  });
  return urlOf({ ...cluster, user: name, password: 'plain', database: name });
}

test.each([
  [
    'in another encoding',
    `ENCODING 'LATIN1' LOCALE_PROVIDER libc LOCALE 'C'`,
    /^The database \w+ is encoded in LATIN1\. .+$/,
  ],
  ['of somebody else', '', /^The database \w+ does not belong to the user of DATABASE_URL\. .+$/],
])('a new database %s is refused in one line that says what to do', async (_, how, line) => {
  await expect(openDatabase({ databaseUrl: await makeDatabase(how), dataDir: '' })).rejects.toThrow(line);
});

test('one whose user has a schema of their own is refused with what to do, and taken once that is done', async () => {
  const databaseUrl = await makeDatabase(`ENCODING 'UTF8'`);
  const owner = new pg.Client(databaseUrl);
  await owner.connect();
  await owner.query('CREATE SCHEMA AUTHORIZATION CURRENT_USER');
  const refused = await openDatabase({ databaseUrl, dataDir: '' }).catch((error: Error) => error);
  expect(refused).toMatchObject({
    message: expect.stringMatching(/^[^\n]+\. ALTER ROLE "\w+" SET search_path = public\.$/),
  });
  await owner.query(/ALTER .+(?=\.)/.exec((refused as Error).message)?.[0] ?? '');
  await owner.end();
  const { close } = await openDatabase({ databaseUrl, dataDir: '' });
  await close();
});

test('one without an encoding, as a server that was set up without a language makes it, keeps every letter', async () => {
  const databaseUrl = await makeDatabase(`ENCODING 'SQL_ASCII' LOCALE_PROVIDER libc LOCALE 'C'`);
  const { pool, close } = await openDatabase({ databaseUrl, dataDir: '' });
  onTestFinished(close);
  const { rows } = await pool.query(`SELECT as_searched(value) AS said FROM jsonb_each_text($1)`, [{ a: 'zoë ṱ 🦒' }]);
  expect(rows).toEqual([{ said: 'zoë ṱ 🦒' }]);
});

test('a connection that breaks is told, but not while all of them are closed: a stop is no alarm', async () => {
  const database = await cloneDatabase();
  onTestFinished(database.drop);
  const said = vi.spyOn(console, 'error').mockImplementation(() => {});
  onTestFinished(() => said.mockRestore());
  const { pool, close } = await openDatabase({ databaseUrl: database.url, dataDir: '' });
  const breaks = () => pool.emit('error', new Error('terminating connection'), new pg.Client());
  breaks();
  expect(said.mock.calls).toEqual([[expect.stringContaining('"database connection broke"')]]);
  const closing = close();
  breaks();
  await closing;
  expect(said).toHaveBeenCalledTimes(1);
});

test('a start that fails at a query says why in one line, not which', async () => {
  const database = await cloneDatabase();
  onTestFinished(database.drop);
  await query(database.connection, 'ALTER TABLE staff RENAME TO people');
  const started = startProgramProcess({ DATABASE_URL: database.url });
  onTestFinished(async () => void (await started.then((program) => program.end('SIGTERM')).catch(() => {})));
  await expect(started).rejects.toThrow(/^relation "staff" does not exist$/);
});

test('where DATABASE_URL names a server, too, a data folder that cannot be written to is told with what to do', async () => {
  const database = await cloneDatabase();
  onTestFinished(database.drop);
  const line =
    /^The data folder \/dev\/null cannot be written to \(.+\)\. Give it to the user as whom this runs, or set DATA_DIR to another\.$/;
  for (const AUTH_SECRET of ['', 'x'.repeat(32)])
    await expect(
      startProgramProcess({ DATABASE_URL: database.url, DATA_DIR: '/dev/null', AUTH_SECRET }),
    ).rejects.toThrow(line);
});
