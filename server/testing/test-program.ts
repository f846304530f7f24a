// The real composition on a throwaway database: what a test talks to is what npm start runs.
import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type pg from 'pg';
import { inject, onTestFinished } from 'vitest';
import { firstStaff, type StaffRole } from '#domain/staff.ts';
import { readConfig } from '#server/config.ts';
import type { Connection } from '#server/db/embedded/cluster.ts';
import { startProgram } from '#server/start.ts';
import { haveSession, staffPassword } from './sign-in.ts';
import { query } from './test-cluster.ts';
import { openTestPool } from './test-pool.ts';
import { urlOf } from './url-of.ts';

export async function cloneDatabase(
  template: 'empty' | 'staffed' = 'staffed',
): Promise<{ connection: Connection; url: string; drop(): Promise<void> }> {
  const cluster = inject('cluster');
  const name = `test_${randomUUID().replaceAll('-', '')}`;
  // By its files: page by page, as it is done otherwise, takes twice as long.
  await query(cluster, `CREATE DATABASE ${name} TEMPLATE ${template} STRATEGY file_copy`);
  const connection = { ...cluster, database: name };
  return {
    connection,
    url: urlOf(connection),
    drop: async () => void (await query(cluster, `DROP DATABASE ${name} WITH (FORCE)`)),
  };
}

export type TestProgram = Awaited<ReturnType<typeof startTestProgram>>;

export async function startTestProgram(env: Record<string, string> = {}, template: 'empty' | 'staffed' = 'staffed') {
  const database = await cloneDatabase(template);
  const dataDir = mkdtempSync(join(tmpdir(), 'studio-program-'));
  const program = await startProgram(
    readConfig({
      PORT: '0',
      HOST: '127.0.0.1',
      DATA_DIR: dataDir,
      DATABASE_URL: database.url,
      STAFF_INITIAL_PASSWORD: staffPassword,
      RATE_LIMITS: 'off',
      LOG_REQUESTS: 'off',
      ...env,
    }),
  );
  const pool = openTestPool(database.connection);
  return {
    url: program.url,
    metricsUrl: program.metricsUrl,
    database,
    pool,
    dataDir,
    rows: async <Row extends pg.QueryResultRow>(text: string, values: unknown[] = []) =>
      (await pool.query<Row>(text, values)).rows,
    get: (path: string, cookie = '') => fetch(program.url + path, { headers: { cookie }, redirect: 'manual' }),
    post: (path: string, body: unknown, headers: Record<string, string> = {}) =>
      fetch(program.url + path, {
        method: 'POST',
        headers: { 'content-type': 'application/json', ...headers },
        body: typeof body === 'string' ? body : JSON.stringify(body),
        redirect: 'manual',
      }),
    /** Any method, with a JSON body, as whoever holds the cookie. */
    send: (method: string, path: string, cookie: string, body: unknown = {}) =>
      fetch(program.url + path, {
        method,
        headers: { 'content-type': 'application/json', cookie },
        body: JSON.stringify(body),
      }),
    signIn: (role: StaffRole) => haveSession(program.url, mailboxOf(role)),
    async stop() {
      await program.stop();
      await pool.end();
      await database.drop();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

/** A program for one test alone. */
export async function programForThisTest(env: Record<string, string> = {}): Promise<TestProgram> {
  const program = await startTestProgram(env);
  onTestFinished(() => program.stop());
  return program;
}

const mailboxOf = (role: StaffRole) => firstStaff.find((staff) => staff.role === role)?.mailbox;
