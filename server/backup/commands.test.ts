// The commands as processes, for what only those can suffer: settings of another folder, and signals.
import { spawn } from 'node:child_process';
import { chmodSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import pg from 'pg';
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { compiled, startProgramProcess } from '#server/testing/program-process.ts';
import { emailOf } from '#server/testing/sign-in.ts';
import { query } from '#server/testing/test-cluster.ts';
import { cloneDatabase } from '#server/testing/test-program.ts';
import { makeBackup } from './make-backup.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'studio-commands-'));
  chmodSync(folder, 0o755);
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
});

function run(name: string, args: string[], env: Record<string, string>) {
  const script = fileURLToPath(new URL(`../../scripts/${name}.ts`, import.meta.url));
  const child = spawn(process.execPath, [script, ...args], {
    env: { PATH: process.env.PATH, NODE_COMPILE_CACHE: compiled, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (output += chunk));
  const ended = new Promise<{ code: number | null; output: string }>((resolve) =>
    child.once('close', (code) => resolve({ code, output })),
  );
  return { child, ended };
}

/** A database with nothing in it, not even tables. */
async function bareDatabase() {
  const database = await cloneDatabase();
  onTestFinished(database.drop);
  await query(database.connection, 'DROP SCHEMA public, drizzle CASCADE; CREATE SCHEMA public');
  return database;
}

async function aBackup(): Promise<string> {
  const database = await cloneDatabase();
  onTestFinished(database.drop);
  const file = join(folder, 'safe.backup');
  await makeBackup({ databaseUrl: database.url, dataDir: folder, authSecret: undefined }, file);
  return file;
}

test('in a folder without a database a command makes none, and names the folder', async () => {
  const commands: [string, string[]][] = [
    ['backup', []],
    ['staff-password', [emailOf('ceo')]],
    ['move-to-postgres', ['postgresql://studio:hidden@127.0.0.1:1/studio']],
  ];
  const all = await Promise.all(commands.map(([name, args]) => run(name, args, { DATA_DIR: folder }).ended));
  for (const { code, output } of all) {
    expect(code).toBe(1);
    expect(output).toContain(`There is no database in ${folder}, or this user may not see it.`);
  }
  expect(readdirSync(folder)).toEqual([]);
});

test('restore with --replace makes no database where there is none to replace', async () => {
  const file = await aBackup();
  const dataDir = join(folder, 'nowhere');
  const { code, output } = await run('restore', [file, '--replace'], { DATA_DIR: dataDir }).ended;
  expect(code).toBe(1);
  expect(output).toContain(`Nothing was restored into the database in ${dataDir}. There is no database in ${dataDir}`);
  expect(existsSync(dataDir)).toBe(false);
});

test('neither backup nor staff-password makes tables in a database that has none, and name it without its password', async () => {
  const database = await bareDatabase();
  for (const [name, args] of [
    ['backup', []],
    ['staff-password', [emailOf('ceo')]],
  ] as [string, string[]][]) {
    const { code, output } = await run(name, args, { DATABASE_URL: database.url, DATA_DIR: folder }).ended;
    expect(code).toBe(1);
    expect(output).toMatch(
      new RegExp(
        `(of|in) the database ${database.connection.host}/${database.connection.database}\\. This database holds`,
      ),
    );
    expect(output).not.toContain(database.connection.password);
  }
  const { rows } = await query(
    database.connection,
    `SELECT nspname FROM pg_namespace WHERE nspname IN ('drizzle') UNION SELECT relname FROM pg_class WHERE relnamespace = 'public'::regnamespace`,
  );
  expect(rows).toEqual([]);
});

test('restore says into which database', async () => {
  const file = await aBackup();
  const target = await bareDatabase();
  const restored = await run('restore', [file], { DATABASE_URL: target.url, DATA_DIR: folder }).ended;
  expect(restored.output).toContain(`, into the database ${target.connection.host}/${target.connection.database}.\n`);
  expect(restored.code).toBe(0);
});

test('restore into a server ends where the data folder cannot be written to', async () => {
  const file = await aBackup();
  const target = await bareDatabase();
  const { code, output } = await run('restore', [file], { DATABASE_URL: target.url, DATA_DIR: '/dev/null' }).ended;
  expect(output).toMatch(/^Nothing was restored into the database .+\. EEXIST: .+\n$/);
  expect(code).toBe(1);
});

test('a backup that is interrupted leaves nothing of it', async () => {
  const database = await cloneDatabase();
  onTestFinished(database.drop);
  const file = join(folder, 'cut.backup');
  const holder = new pg.Client(database.connection);
  await holder.connect();
  await holder.query('BEGIN; LOCK TABLE leads');
  const { child, ended } = run('backup', [file], { DATABASE_URL: database.url, DATA_DIR: folder });
  await vi.waitUntil(() => existsSync(`${file}.part`), { timeout: 20_000 });
  child.kill('SIGTERM');
  await holder.end(); // now it would go on
  const { code, output } = await ended;
  expect(output).toMatch(/^No backup was made of the database .+\. It was interrupted by SIGTERM\.\n$/);
  expect(code).toBe(1);
  expect(readdirSync(folder)).toEqual([]);
});

test('a restore that is interrupted has changed nothing', async () => {
  const file = await aBackup();
  const target = await bareDatabase();
  const holder = new pg.Client(target.connection);
  await holder.connect();
  await holder.query('SELECT pg_advisory_lock(4836215)'); // whoever changes the schema waits for it
  const dataDir = join(folder, 'data');
  const { child, ended } = run('restore', [file], { DATABASE_URL: target.url, DATA_DIR: dataDir });
  await vi.waitUntil(() => existsSync(dataDir) && readdirSync(dataDir).length > 0, { timeout: 20_000 });
  child.kill('SIGINT');
  await holder.end();
  const { code, output } = await ended;
  expect(output).toContain('It was interrupted by SIGINT.');
  expect(code).toBe(1);
  expect(readdirSync(dataDir)).toEqual([]);
  const { rows } = await query(target.connection, `SELECT FROM pg_class WHERE relnamespace = 'public'::regnamespace`);
  expect(rows).toEqual([]);
});

test('a move that is interrupted goes no further and has moved nothing, also right before its end', async () => {
  const dataDir = join(folder, 'data');
  await (await startProgramProcess({ DATA_DIR: dataDir })).end('SIGTERM');
  const interruptedAt = async (lock: number, { connection, url }: Awaited<ReturnType<typeof bareDatabase>>) => {
    const holder = new pg.Client(connection);
    await holder.connect();
    await holder.query('SELECT pg_advisory_lock($1)', [lock]);
    const waiting = `SELECT FROM pg_stat_activity WHERE datname = current_database() AND wait_event = 'advisory'`;
    const { child, ended } = run('move-to-postgres', [], { DATABASE_URL: url, DATA_DIR: dataDir });
    await vi.waitUntil(async () => (await holder.query(waiting)).rows.length > 0, { timeout: 20_000 });
    child.kill('SIGINT');
    await holder.end();
    return ended;
  };
  const interrupted = { code: 1, output: 'Nothing was moved. It was interrupted by SIGINT.\n' };

  // One that goes on finds that it is not empty.
  const used = await cloneDatabase();
  onTestFinished(used.drop);
  expect(await interruptedAt(4836215, used)).toEqual(interrupted); // whoever changes the schema waits for it

  const target = await bareDatabase();
  // The first index that is made where staff are known comes after the last row.
  await query(
    target.connection,
    `CREATE FUNCTION wait_after_rows() RETURNS event_trigger LANGUAGE plpgsql AS $$ BEGIN
       IF to_regclass('public.staff') IS NOT NULL THEN
         IF EXISTS (SELECT FROM public.staff) THEN PERFORM pg_advisory_xact_lock(1); END IF;
       END IF;
     END $$;
     CREATE EVENT TRIGGER wait_after_rows ON ddl_command_end WHEN TAG IN ('CREATE INDEX') EXECUTE FUNCTION wait_after_rows()`,
  );
  expect(await interruptedAt(1, target)).toEqual(interrupted);
  const { rows } = await query(target.connection, `SELECT FROM pg_class WHERE relnamespace = 'public'::regnamespace`);
  expect(rows).toEqual([]);
  expect(existsSync(join(dataDir, 'postgres', 'cluster', 'postmaster.pid'))).toBe(false);
});

test('a command that is interrupted stops the database that it has started', async () => {
  const dataDir = join(folder, 'data');
  const pidFile = join(dataDir, 'postgres', 'cluster', 'postmaster.pid');
  const program = await startProgramProcess({ DATA_DIR: dataDir });
  await program.end('SIGTERM');
  for (const [name, args] of [
    ['backup', []],
    ['staff-password', [emailOf('ceo')]],
  ] as [string, string[]][]) {
    const { child, ended } = run(name, args, { DATA_DIR: dataDir });
    const pid = await vi.waitFor(() => readFileSync(pidFile, 'utf8').split('\n', 1).map(Number)[0] || expect.fail(), {
      timeout: 20_000,
      interval: 5,
    });
    child.kill('SIGTERM');
    await ended;
    expect(() => process.kill(pid, 0) && process.kill(pid, 'SIGINT')).toThrow('ESRCH');
  }
});
