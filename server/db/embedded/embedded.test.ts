import { execFileSync, spawn } from 'node:child_process';
import {
  chmodSync,
  chownSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  unlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, inject, onTestFinished, test, vi } from 'vitest';
import { migrateDatabase } from '#server/db/migrate-database.ts';
import migrations from '#server/db/migrations/meta/_journal.json' with { type: 'json' };
import { anEnquiry } from '#server/testing/enquiries.ts';
import { type ProgramProcess, startProgramProcess } from '#server/testing/program-process.ts';
import { haveSession } from '#server/testing/sign-in.ts';
import { query } from '#server/testing/test-cluster.ts';
import { findPackagedPostgres } from './binaries.ts';
import { answers, endToldIn, startCluster } from './cluster.ts';
import { findPlace } from './place.ts';

/** With a data folder that a program has used and left in good order. */
let used: string;
let folder: string;
let running: ProgramProcess[] = [];

function makeFolder(): string {
  const made = mkdtempSync(join(tmpdir(), 'studio-embedded-'));
  chmodSync(made, 0o755);
  return made;
}
beforeAll(async () => {
  used = makeFolder();
  const program = await startProgramProcess({ DATA_DIR: join(used, 'data') });
  await program.end('SIGTERM');
});
afterAll(() => rmSync(used, { recursive: true, force: true }));
beforeEach(() => {
  folder = makeFolder();
});
afterEach(async () => {
  for (const program of running) await program.end('SIGTERM');
  running = [];
  rmSync(folder, { recursive: true, force: true });
});

async function start(dataDir = join(folder, 'data')): Promise<ProgramProcess> {
  const program = await startProgramProcess({ DATA_DIR: dataDir });
  running.push(program);
  return program;
}

/** For what is not about the first start, which takes twice as long as any other. */
function haveUsedFolder() {
  execFileSync('cp', ['-a', join(used, 'data'), folder]);
}

async function store(program: ProgramProcess): Promise<string> {
  const answer = await fetch(`${program.url}/api/enquiries`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(anEnquiry()),
  });
  return ((await answer.json()) as { id: string }).id;
}

async function leadIds(program: ProgramProcess): Promise<string[]> {
  const cookie = await haveSession(program.url);
  const answer = await fetch(`${program.url}/api/leads`, { headers: { cookie } });
  return ((await answer.json()) as { leads: { id: string }[] }).leads.map((lead) => lead.id);
}

const serverPid = (dataDir = join(folder, 'data')) =>
  Number(readFileSync(join(dataDir, 'postgres', 'cluster', 'postmaster.pid'), 'utf8').split('\n')[0]);
/** Dead also when nobody has asked for its exit code yet. */
const isAlive = (pid: number) =>
  existsSync(`/proc/${pid}`) && !/^State:\s+Z/m.test(readFileSync(`/proc/${pid}/status`, 'utf8'));

describe('the embedded database', () => {
  test('keeps what was stored over a stop, and is stopped with the program', async () => {
    haveUsedFolder();
    const first = await start();
    const id = await store(first);
    const pid = serverPid();
    expect(await first.end('SIGTERM')).toBe(0);
    expect(isAlive(pid)).toBe(false);
    expect(await leadIds(await start())).toEqual([id]);
  });

  test('is UTF-8 with C collation, checksums and fsync, and listens to this machine only', async () => {
    await start();
    const host = join(folder, 'data', 'postgres');
    const password = readFileSync(join(host, 'password'), 'utf8');
    const { rows } = await query(
      { host, port: 5432, user: 'studio', password, database: 'postgres' },
      `SELECT pg_encoding_to_char(encoding) AS encoding, datcollate, datlocale, current_setting('fsync') AS fsync,
         current_setting('data_checksums') AS checksums, current_setting('listen_addresses') AS addresses
       FROM pg_database WHERE datname = current_database()`,
    );
    expect(rows).toEqual([
      { encoding: 'UTF8', datcollate: 'C', datlocale: 'C.UTF-8', fsync: 'on', checksums: 'on', addresses: '' },
    ]);
  });

  test('its log does not grow with what it does every few minutes, because it begins anew only with a start', async () => {
    haveUsedFolder();
    const program = await start();
    await store(program);
    await program.end('SIGTERM'); // which makes a checkpoint
    expect(readFileSync(join(folder, 'data', 'postgres', 'postgres.log'), 'utf8')).not.toContain('checkpoint');
  });

  test('after a kill -9 the server left behind is replaced, and nothing acknowledged is lost', async () => {
    haveUsedFolder();
    const first = await start();
    const id = await store(first);
    const left = serverPid();
    await first.end('SIGKILL');
    expect(isAlive(left)).toBe(true);
    const second = await start();
    expect(isAlive(left)).toBe(false);
    expect(await leadIds(second)).toEqual([id]);
  });

  test('a server that ends by itself is started again', async () => {
    haveUsedFolder();
    const program = await start();
    const id = await store(program);
    const pid = serverPid();
    process.kill(pid, 'SIGQUIT');
    await expect
      .poll(() => existsSync(join(folder, 'data', 'postgres', 'cluster', 'postmaster.pid')) && serverPid() !== pid, {
        timeout: 10_000,
      })
      .toBe(true);
    await expect.poll(async () => (await fetch(`${program.url}/api/health`)).status, { timeout: 10_000 }).toBe(200);
    expect(await leadIds(program)).toEqual([id]);
    expect(program.output()).toMatch(/"event":"postgres ended".+"said":"[^"]+received immediate shutdown request"/);
  });

  test('is not looked for where the PG… variables of the shell say: those are about another server', async () => {
    haveUsedFolder();
    const elsewhere = { PGHOST: '127.0.0.1', PGPORT: '1', PGUSER: 'nobody', PGPASSWORD: 'x', PGDATABASE: 'elsewhere' };
    const asked = { PGSSLMODE: 'require', PGOPTIONS: '-c search_path=elsewhere' };
    const program = await startProgramProcess({ DATA_DIR: join(folder, 'data'), ...elsewhere, ...asked });
    running.push(program);
    const id = await store(program);
    expect(await leadIds(program)).toEqual([id]);
  });

  test('a second program on the same folder refuses at once, in one line', async () => {
    haveUsedFolder();
    await start();
    const second = await start().catch((error: Error) => error);
    expect((second as Error).message).toMatch(
      /^Another program is already running on the data folder .+\. Stop it first, or set DATA_DIR\.$/,
    );
    expect((second as Error).message).not.toContain('\n');
  });

  test('a data folder that cannot be written to is refused in one line that names it', async () => {
    const file = join(folder, 'a-file');
    writeFileSync(file, '');
    const locked = join(folder, 'locked');
    mkdirSync(join(locked, 'program.lock'), { recursive: true });
    for (const dataDir of [file, join(file, 'below'), locked]) {
      const refused = await start(dataDir).catch((error: Error) => error);
      expect((refused as Error).message).toMatch(
        /^The data folder .+ cannot be written to \([^\n]+\)\. Give it to the user as whom this runs, or set DATA_DIR to another\.$/,
      );
    }
  });

  test('two programs that start together on an empty folder: one serves, one refuses', async () => {
    const both = await Promise.allSettled([start(), start()]);
    expect(both.map((one) => one.status).sort()).toEqual(['fulfilled', 'rejected']);
  });

  test('an initialisation that was cut short is done again', async () => {
    const place = join(folder, 'data', 'postgres', 'cluster.new');
    mkdirSync(place, { recursive: true });
    writeFileSync(join(place, 'PG_VERSION'), '18');
    expect(await leadIds(await start())).toEqual([]);
  });

  test('a process id that belongs to somebody else by now is left alone', async () => {
    haveUsedFolder();
    writeFileSync(join(folder, 'data', 'postgres', 'cluster', 'postmaster.pid'), `${process.pid}\n`);
    await start();
    expect(isAlive(process.pid)).toBe(true);
  });

  test('after a power cut it starts, also where the old process ids belong to somebody else of the same user', async () => {
    haveUsedFolder();
    const home = join(folder, 'data', 'postgres');
    const { uid, gid } = statSync(home);
    const stranger = spawn('sleep', ['60'], { uid, gid });
    onTestFinished(() => void stranger.kill());
    for (const name of ['cluster/postmaster.pid', '.s.PGSQL.5432.lock']) {
      writeFileSync(join(home, name), `${stranger.pid}\n${home}/cluster\n1\n5432\n${home}\n\n1 2\n`);
      chownSync(join(home, name), uid, gid);
    }
    expect(await leadIds(await start())).toEqual([]);
    expect(isAlive(stranger.pid ?? 0)).toBe(true);
  });

  test.each([
    ['a folder with a long name has room for a socket elsewhere', join('a'.repeat(90), 'b'.repeat(90))],
    ['so has one whose letters take several bytes each', 'дела агентства: заявки и письма клиентов'],
    ['a folder may have any name', `O'Neill, "Sons" & 100 % {x} $y \\ #1`],
  ])('%s', async (_, name) => {
    expect(await leadIds(await start(join(folder, name)))).toEqual([]);
  });

  test.runIf(process.getuid?.() === 0)(
    'as root it runs as another user, also below a folder that others may not enter',
    async () => {
      const closed = join(folder, 'closed');
      mkdirSync(closed, { mode: 0o700 });
      const program = await start(join(closed, 'data'));
      const place = /The database lives in (\S+), because/.exec(program.output())?.[1] ?? '';
      const pid = readFileSync(join(place, 'cluster', 'postmaster.pid'), 'utf8').split('\n')[0] ?? '';
      expect(execFileSync('ps', ['-o', 'user=', '-p', pid], { encoding: 'utf8' }).trim()).toBe('postgres');
      await program.end('SIGTERM');
      rmSync(place, { recursive: true });
    },
  );
});

test.runIf(process.getuid?.() === 0)('a cluster that another user made is left to that user, also by root', () => {
  const dataDir = join(folder, 'theirs');
  mkdirSync(join(dataDir, 'postgres', 'cluster'), { recursive: true });
  for (const path of ['postgres', 'postgres/cluster']) chownSync(join(dataDir, path), 65_534, 65_534);
  expect(findPlace(findPackagedPostgres(), dataDir).runAs).toEqual({ uid: 65_534, gid: 65_534 });
  expect(statSync(join(dataDir, 'postgres')).uid).toBe(65_534);
});

test('why a server ended is not hidden by whoever was turned away meanwhile', () => {
  const told = '2026-11-17 15:53:53.861 UTC [412] LOG:  received immediate shutdown request';
  const log = `2026-11-17 15:53:50.120 UTC [412] LOG:  database system is ready to accept connections
${told}
2026-11-17 15:53:53.870 UTC [433] FATAL:  the database system is shutting down
2026-11-17 15:53:53.902 UTC [412] LOG:  database system is shut down
`;
  expect(endToldIn(log)).toBe(told);
  expect(endToldIn('')).toBeUndefined();
});

test('a disk that is too full for a first start is said, also when what was written has been taken back', async () => {
  mkdirSync(join(folder, 'bin'));
  writeFileSync(join(folder, 'bin', 'initdb'), '#!/bin/sh\necho "No space left on device" >&2; exit 1', {
    mode: 0o755,
  });
  await expect(startCluster({ home: folder, folder, runAs: undefined })).rejects.toThrow(
    `PostgreSQL could not be initialised. The disk of ${folder} is full. Its last words:\nNo space left on device`,
  );
});

test('a server whose programs are away when it ends is started again once they are back', async () => {
  haveUsedFolder();
  const place = findPlace(findPackagedPostgres(), join(folder, 'data'));
  const home = join(folder, 'programs');
  symlinkSync(place.home, home);
  const cluster = await startCluster({ ...place, home });
  onTestFinished(() => cluster.stop());
  const logged = vi.spyOn(console, 'error').mockImplementation(() => {});
  onTestFinished(() => logged.mockRestore());
  unlinkSync(home); // as while packages are installed
  process.kill(serverPid(), 'SIGQUIT');
  await vi.waitUntil(() => JSON.stringify(logged.mock.calls).includes('postgres not run'), { timeout: 10_000 });
  symlinkSync(place.home, home);
  await expect.poll(() => answers(cluster.connection)).toBe(true);
});

test('programs that migrate the same database together find it done once', async () => {
  const cluster = inject('cluster');
  await query(cluster, 'CREATE DATABASE migrated_together');
  const connection = { ...cluster, database: 'migrated_together' };
  await Promise.all(Array.from({ length: 5 }, () => migrateDatabase(connection)));
  const { rows } = await query(connection, 'SELECT count(*) AS applied FROM drizzle.__drizzle_migrations');
  expect(Number(rows[0].applied)).toBe(migrations.entries.length);
});
