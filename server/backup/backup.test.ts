import { randomUUID } from 'node:crypto';
import {
  chmodSync,
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, inject, onTestFinished, test, vi } from 'vitest';
import { applyMigrations, ourMigrations } from '#server/db/apply-migrations.ts';
import { findServer } from '#server/db/open-database.ts';
import { anEnquiry } from '#server/testing/enquiries.ts';
import { hostileText, liveADay, sendTo, signInAt } from '#server/testing/office-day.ts';
import { totp } from '#server/testing/people.ts';
import { startProgramProcess } from '#server/testing/program-process.ts';
import { query } from '#server/testing/test-cluster.ts';
import { cloneDatabase } from '#server/testing/test-program.ts';
import { readBackup } from './backup-file.ts';
import { loadDatabase } from './load-database.ts';
import { makeBackup } from './make-backup.ts';
import { moveDatabase } from './move-database.ts';
import { restoreBackup } from './restore-backup.ts';

type Tables = Record<string, string[]>;
const none = { databaseUrl: undefined, authSecret: undefined };

let folder: string;
let source: Awaited<ReturnType<typeof cloneDatabase>>;
let sourceConfig: { databaseUrl: string; dataDir: string; authSecret: undefined };
let key: string;
let was: Tables;
let file: string;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'studio-backup-'));
  chmodSync(folder, 0o755);
  source = await cloneDatabase();
  sourceConfig = { databaseUrl: source.url, dataDir: join(folder, 'source'), authSecret: undefined };
  const program = await startProgramProcess({ DATABASE_URL: source.url, DATA_DIR: sourceConfig.dataDir });
  ({ key } = await liveADay(program.url));
  // The mails are kept as files.
  await vi.waitUntil(() => readdirSync(join(sourceConfig.dataDir, 'mail')).length > 5, { timeout: 20_000 });
  await program.end('SIGTERM');
  // Figures that are summed up, and beside them changes that are not.
  await query(source.connection, 'SELECT sum_metrics()');
  await query(source.connection, `UPDATE leads SET status = 'qualified' WHERE status = 'contacted'`);
  was = await everyRow(source.connection);
  file = (await makeBackup(sourceConfig)).file;
}, 60_000);
afterAll(async () => {
  await source.drop();
  rmSync(folder, { recursive: true, force: true });
});

/** Each row as text, by table; also those that a backup leaves out. */
async function everyRow(connection: pg.ClientConfig): Promise<Tables> {
  const client = new pg.Client(connection);
  await client.connect();
  try {
    const { rows: names } = await client.query<{ name: string }>(
      `SELECT relname AS name FROM pg_class WHERE relnamespace = 'public'::regnamespace AND relkind = 'r' ORDER BY 1`,
    );
    const tables: Tables = {};
    for (const { name } of names) {
      const { rows } = await client.query<{ row: string }>(`SELECT to_jsonb(one)::text AS row FROM "${name}" AS one`);
      tables[name] = rows.map(({ row }) => row).toSorted();
    }
    const { rows: sequences } = await client.query<{ row: string }>(
      `SELECT sequencename || ' ' || coalesce(last_value, 0) AS row FROM pg_sequences WHERE schemaname = 'public'`,
    );
    return { ...tables, sequences: sequences.map(({ row }) => row).toSorted() };
  } finally {
    await client.end();
  }
}

/** An empty database whose owner may do no more than an owner may. */
async function plainDatabase() {
  const cluster = inject('cluster');
  const name = `plain_${randomUUID().replaceAll('-', '')}`;
  await query(cluster, `CREATE ROLE ${name} LOGIN PASSWORD 'plain'`);
  await query(cluster, `CREATE DATABASE ${name} OWNER ${name}`);
  onTestFinished(async () => {
    await query(cluster, `DROP DATABASE ${name} WITH (FORCE)`);
    await query(cluster, `DROP ROLE ${name}`);
  });
  const connection = { ...cluster, database: name, user: name, password: 'plain' };
  const url = `postgresql://${name}:plain@localhost:${cluster.port}/${name}?host=${encodeURIComponent(cluster.host)}`;
  return { connection, url };
}

/** What is the same after a restore: all but what it ends and what it writes down itself. */
function comparable({
  limits,
  staff_sessions,
  staff_verifications,
  staff_links,
  audit_log,
  sequences,
  ...rest
}: Tables) {
  return {
    ...rest,
    staff_links: staff_links?.map((row) => row.replace(/"expires_at": "[^"]+"/, '')),
    audit_log: audit_log?.filter((row) => !row.includes('database_restored')),
    sequences: sequences?.filter((row) => !row.startsWith('audit_log')),
  };
}

describe('a backup', () => {
  test('is one file that only its owner can read, with something of every table in it', async () => {
    expect(statSync(file).mode & 0o777).toBe(0o600);
    expect(readdirSync(join(sourceConfig.dataDir, 'backups'))).toHaveLength(1);
    const untold = ['limits', 'clock_days', 'guide_downloads', 'staff_rules', 'staff_verifications'];
    const empty = Object.entries(was).filter(([name, rows]) => rows.length === 0 && !untold.includes(name));
    expect(empty).toEqual([]);
  });

  test('holds the secret and the kept mails, but no session and, where AUTH_SECRET is set, no secret', async () => {
    const names = async (path: string) => {
      const found: string[] = [];
      for await (const part of readBackup(path)) if ('name' in part) found.push(part.name);
      return found;
    };
    const mails = readdirSync(join(sourceConfig.dataDir, 'mail')).map((name) => `mail/${name}`);
    const all = await names(file);
    expect(all).toEqual(expect.arrayContaining(['auth-secret', ...mails]));
    for (const ofTheMoment of ['staff_sessions', 'staff_verifications']) expect(all).not.toContain(ofTheMoment);
    const another = join(folder, 'without-secret.backup');
    await makeBackup({ ...sourceConfig, authSecret: 'x'.repeat(32) }, another);
    expect(await names(another)).not.toContain('auth-secret');
  });

  test('restored into an empty database of an ordinary user is the same, row by row', async () => {
    const target = await plainDatabase();
    const dataDir = join(folder, 'target');
    const restored = await restoreBackup({ ...none, databaseUrl: target.url, dataDir }, file, false);
    expect(restored.files).toEqual({ secret: true, mails: readdirSync(join(sourceConfig.dataDir, 'mail')).length });
    const is = await everyRow(target.connection);
    expect(comparable(is)).toEqual(comparable(was));
    expect(is.leads?.join()).toContain(JSON.stringify(hostileText).slice(1, -1));
    expect(is.staff_sessions).toEqual([]);
    const { rows: open } = await query(target.connection, 'SELECT FROM staff_links WHERE expires_at > now()');
    expect(open).toEqual([]);
    expect(is.audit_log?.filter((row) => row.includes('database_restored'))).toHaveLength(1);
    for (const name of ['auth-secret', ...readdirSync(join(dataDir, 'mail')).map((mail) => `mail/${mail}`)]) {
      expect(readFileSync(join(dataDir, name))).toEqual(readFileSync(join(sourceConfig.dataDir, name)));
    }
    expect(readdirSync(dataDir).toSorted()).toEqual(['auth-secret', 'mail']);

    // The triggers are on again, and count from where the figures stood.
    await query(target.connection, `UPDATE leads SET status = 'closed_lost' WHERE status = 'qualified'`);
    const { rows } = await query(
      target.connection,
      'SELECT status, sum(leads)::int AS leads FROM get_lead_counts() GROUP BY status HAVING sum(leads) <> 0 ORDER BY 1',
    );
    const { rows: counted } = await query(
      target.connection,
      'SELECT status, count(*)::int AS leads FROM leads GROUP BY status ORDER BY 1',
    );
    expect(rows).toEqual(counted);
  });

  test('made while enquiries arrive shows one moment: no lead without its receipt, event and figure', async () => {
    const busy = await cloneDatabase();
    onTestFinished(busy.drop);
    const config = { ...sourceConfig, databaseUrl: busy.url, dataDir: join(folder, 'busy') };
    const program = await startProgramProcess({ DATABASE_URL: busy.url, DATA_DIR: config.dataDir });
    let isOver = false;
    const visitors = Array.from({ length: 4 }, async (_, i) => {
      const send = sendTo(program.url);
      while (!isOver) await send('POST', '/api/enquiries', anEnquiry({ email: `v${i}@example.co.za` }));
    });
    const files: string[] = [];
    const stored = async () =>
      (await query(busy.connection, 'SELECT count(*)::int AS n FROM leads')).rows[0].n as number;
    for (const name of ['one', 'two', 'three']) {
      const before = await stored();
      files.push((await makeBackup(config, join(folder, name))).file);
      await vi.waitUntil(async () => (await stored()) > before, { timeout: 20_000 });
    }
    isOver = true;
    await Promise.all(visitors);
    await program.end('SIGTERM');

    const seen: number[] = [];
    for (const path of files) {
      const target = await plainDatabase();
      await restoreBackup({ ...none, databaseUrl: target.url, dataDir: join(folder, 'busy-target') }, path, false);
      const { rows } = await query(
        target.connection,
        `SELECT (SELECT count(*) FROM leads)::int AS leads, (SELECT count(*) FROM submissions)::int AS receipts,
          (SELECT count(DISTINCT lead_id) FROM lead_events)::int AS events,
          coalesce((SELECT sum(leads) FROM get_lead_counts()), 0)::int AS counted`,
      );
      const { leads } = rows[0];
      expect(rows[0]).toEqual({ leads, receipts: leads, events: leads, counted: leads });
      seen.push(leads);
    }
    expect(seen.at(-1)).toBeGreaterThan(seen[0] ?? 0);
  }, 60_000);

  test('of an older schema is brought up to date, with its figures', async () => {
    const [old, target] = [await plainDatabase(), await plainDatabase()];
    const client = new pg.Client(old.connection);
    await client.connect();
    await applyMigrations(client, ourMigrations()[3]?.created_at);
    await client.query(
      `INSERT INTO leads (id, reference, submission_id, submission_digest, form, page, name, email, phone, company, website, service_type, other_service,
         budget_range, timeline, remote_work, message, status, priority, lead_score)
       VALUES (gen_random_uuid(), 'AAAA-BBBB', gen_random_uuid(), '', 'home', '/', 'Old', 'old@example.co.za', '', '', '', '', '', '', '',
         '', '', 'new', 'low', 10)`,
    );
    await client.end();
    const config = { ...none, databaseUrl: old.url, dataDir: join(folder, 'old') };
    await makeBackup(config, join(folder, 'old.backup'));
    const { rows: before } = await query(old.connection, 'SELECT count(*)::int AS n FROM drizzle.__drizzle_migrations');
    expect(before).toEqual([{ n: 4 }]); // the backup left it as it was
    await restoreBackup({ ...config, databaseUrl: target.url }, join(folder, 'old.backup'), false);
    const { rows } = await query(
      target.connection,
      `SELECT (SELECT count(*)::int FROM drizzle.__drizzle_migrations) AS n, name, (SELECT sum(leads)::int FROM get_lead_counts()) AS counted
       FROM leads`,
    );
    expect(rows).toEqual([{ n: ourMigrations().length, name: 'Old', counted: 1 }]);
  });
});

describe('what cannot be relied upon is refused, and nothing has changed', () => {
  const refused = (path: string, config = sourceConfig) =>
    restoreBackup(config, path, true).then(
      () => 'restored',
      (error: Error) => error.message,
    );
  const altered = (name: string, content: Buffer | string) => {
    writeFileSync(join(folder, name), content);
    return join(folder, name);
  };
  const rewritten = (name: string, change: (text: string) => string) =>
    altered(name, gzipSync(Buffer.from(change(gunzipSync(readFileSync(file)).toString('latin1')), 'latin1')));

  test('a file that was cut, wherever', async () => {
    const whole = readFileSync(file);
    for (const share of [0.1, 0.5, 0.99]) {
      expect(await refused(altered('cut', whole.subarray(0, whole.length * share)))).toMatch(
        /cut short|is not a backup/,
      );
    }
    // Also where the cut was made before it was packed, at the border of a part.
    const withoutEnd = rewritten('no-end', (text) => text.slice(0, text.lastIndexOf('N')));
    expect(await refused(withoutEnd)).toMatch(/cut short and cannot be used: its end is missing/);
    expect(await everyRow(source.connection)).toEqual(was);
  });

  test('a file in which something was changed, another file, none', async () => {
    const changed = rewritten('changed', (text) => text.replace('visitor1@', 'visitor9@'));
    expect(await refused(changed)).toMatch(/damaged/);
    // A byte that says how long a part is: what follows is none.
    const misread = rewritten('misread', (text) => `${text.slice(0, text.lastIndexOf('N'))}X${text.slice(-20)}`);
    expect(await refused(misread)).toMatch(/damaged or cut short and cannot be used: \w/);
    for (const more of ['N', 'N\0\0\0\x10{"kind":"whole"}']) {
      const followed = rewritten('followed', (text) => text + more);
      expect(await refused(followed)).toMatch(/damaged or cut short and cannot be used: (Something follows|The last)/);
    }
    expect(await refused(altered('words', 'Dear backup'))).toMatch(/words is not a backup of this program/);
    expect(await refused(altered('packed-words', gzipSync('Dear backup')))).toMatch(/is not a backup of this program/);
    expect(await refused(join(folder, 'nowhere'))).toMatch(/There is no file/);
    expect(await everyRow(source.connection)).toEqual(was);
  });

  test('a backup of a newer program, or of one whose schema was made in other steps', async () => {
    const resized = (from: string, to: string) => (text: string) => {
      const size = text.charCodeAt(3) * 256 + text.charCodeAt(4) + to.length - from.length;
      return `N\0\0${String.fromCharCode(size >> 8, size & 255)}${text.slice(5).replace(from, to)}`;
    };
    const newer = rewritten('newer', resized('"version":1', '"version":2'));
    expect(await refused(newer)).toBe('This backup was made by a newer program. Bring this one up to date first.');
    const last = ourMigrations().at(-1);
    const next = `${JSON.stringify({ hash: last?.hash, created_at: last?.created_at })}]`;
    const ahead = rewritten('ahead', resized(next, `${next.slice(0, -1)},{"hash":"x","created_at":9999999999999}]`));
    expect(await refused(ahead)).toBe('The backup comes from a newer program. Bring this one up to date first.');
    const other = rewritten('other', resized(`"hash":"${last?.hash}"`, `"hash":"${'0'.repeat(64)}"`));
    expect(await refused(other)).toMatch(/another line of this program/);
    expect(await everyRow(source.connection)).toEqual(was);
  });

  test('a target that is not empty, unless it is to be replaced', async () => {
    const target = await cloneDatabase('empty');
    onTestFinished(target.drop);
    await query(
      target.connection,
      `INSERT INTO chats (id, code, page, device) VALUES (gen_random_uuid(), 'WA-1', '/', 'phone')`,
    );
    const config = { ...none, databaseUrl: target.url, dataDir: join(folder, 'replaced') };
    await expect(restoreBackup(config, file, false)).rejects.toThrow('The database is not empty (chats has rows).');
    expect((await query(target.connection, 'SELECT code FROM chats')).rows).toEqual([{ code: 'WA-1' }]);
    await restoreBackup(config, file, true);
    expect(comparable(await everyRow(target.connection))).toEqual(comparable(was));
  });

  test('a target with tables of somebody else by our names', async () => {
    const target = await plainDatabase();
    await query(target.connection, 'CREATE TABLE leads (shop text)');
    await expect(refused(file, { ...sourceConfig, databaseUrl: target.url })).resolves.toMatch(
      /tables of somebody else/,
    );
    expect((await query(target.connection, 'SELECT shop FROM leads')).rows).toEqual([]);
  });

  test('what breaks in the middle', async () => {
    const client = new pg.Client(source.connection);
    await client.connect();
    async function* breaking() {
      for await (const part of readBackup(file)) {
        if (part.kind === 'table' && part.name === 'lead_events') throw new Error('The cable was pulled.');
        yield part;
      }
    }
    await expect(loadDatabase(client, breaking(), { replace: true })).rejects.toThrow('The cable was pulled.');
    await client.end();
    expect(await everyRow(source.connection)).toEqual(was);
  });

  test('a database on which a program is running', async () => {
    const program = await startProgramProcess({ DATABASE_URL: source.url, DATA_DIR: sourceConfig.dataDir });
    onTestFinished(async () => void (await program.end('SIGTERM')));
    expect(await refused(file)).toMatch(/^A program is running on this database/);
  });
});

test('from a folder to a server: restored beside nothing, used, moved and the same', async () => {
  const dataDir = join(folder, 'embedded');
  await restoreBackup({ ...none, dataDir }, file, false);
  const program = await startProgramProcess({ DATA_DIR: dataDir });
  // The secret came along: the second factor of that time still counts.
  const { cookie, body } = await signInAt(program.url, 'ceo');
  expect(body).toMatchObject({ second_factor: true });
  const send = sendTo(program.url);
  const signed = await send('POST', '/api/auth/second-factor', { code: totp(key, 1) }, cookie);
  const list = (at: typeof send) => at('GET', '/api/leads', undefined, signed.cookie).then((answer) => answer.body);
  const leads = await list(send);
  const config = { ...none, dataDir };
  expect((await makeBackup(config)).rows).toBeGreaterThan(20); // while it runs
  const target = await plainDatabase();
  await expect(moveDatabase(dataDir, target.url)).rejects.toThrow(
    /Another program is already running on the data folder/,
  );
  await expect(restoreBackup(config, file, true)).rejects.toThrow(/Another program is already running/);
  await program.end('SIGTERM');

  // The address is understood as the program will understand it, and the driver warns of nothing.
  const warned = vi.spyOn(process, 'emitWarning').mockImplementation(() => {});
  onTestFinished(() => warned.mockRestore());
  const away = 'postgresql://studio@127.0.0.1:1/studio?sslmode=require';
  await expect(moveDatabase(dataDir, away)).rejects.toThrow('The database cannot be reached');
  expect(warned).not.toHaveBeenCalled();

  const folderBefore = await rowsIn(dataDir);
  await moveDatabase(dataDir, target.url);
  const { limits: _, ...moved } = await everyRow(target.connection);
  const { limits: __, ...left } = folderBefore;
  expect(moved).toEqual(left);
  expect(await rowsIn(dataDir)).toEqual(folderBefore);
  await expect(moveDatabase(dataDir, target.url)).rejects.toThrow('The database is not empty');

  const next = await startProgramProcess({ DATABASE_URL: target.url, DATA_DIR: dataDir });
  onTestFinished(async () => void (await next.end('SIGTERM')));
  expect(await list(sendTo(next.url))).toEqual(leads); // in the same session
  expect(existsSync(join(dataDir, 'postgres'))).toBe(true);
}, 60_000);

async function rowsIn(dataDir: string): Promise<Tables> {
  const server = await findServer({ databaseUrl: undefined, dataDir });
  try {
    return await everyRow(server.connection);
  } finally {
    await server.stop();
  }
}
