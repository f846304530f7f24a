import { spawn } from 'node:child_process';
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { enrol, signInWith } from '#server/testing/people.ts';
import { compiled, startProgramProcess } from '#server/testing/program-process.ts';
import { emailOf } from '#server/testing/sign-in.ts';
import { cloneDatabase, programForThisTest, type TestProgram } from '#server/testing/test-program.ts';

const command = fileURLToPath(new URL('../../scripts/staff-password.ts', import.meta.url));

const longest = 'the kettle is brown '.repeat(7).slice(0, 128);

/** The command as npm runs it. */
async function resetPassword(env: Record<string, string>, args: string[], typed = '') {
  const child = spawn(process.execPath, [command, ...args], {
    env: { PATH: process.env.PATH, NODE_COMPILE_CACHE: compiled, ...env },
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (output += chunk));
  child.stdin.end(typed);
  const code = await new Promise<number | null>((resolve) => child.once('exit', resolve));
  return { code, output };
}

/** What the log says of the command: nobody did it, to whom it was done. */
const written = (program: TestProgram) =>
  program.rows(
    `SELECT action, email AS of, detail->>'by' AS by FROM audit_log JOIN staff ON staff.id = subject
     WHERE staff_id IS NULL AND detail ? 'by' ORDER BY audit_log.id`,
  );

test('the command gives an account a new password while the program runs, and ends its sessions', async () => {
  const program = await programForThisTest();
  const env = { DATABASE_URL: program.database.url };
  const cookie = await program.signIn('ceo');
  const { code, output } = await resetPassword(env, [emailOf('ceo')]);
  expect(code).toBe(0);
  const password = /is now (\S+) \(shown only now\)/.exec(output)?.[1] ?? '';
  expect((await program.get('/api/leads', cookie)).status).toBe(401);
  expect((await signInWith(program, emailOf('ceo'))).status).toBe(401);
  expect((await signInWith(program, emailOf('ceo'), password)).status).toBe(200);
  expect(await written(program)).toEqual([{ action: 'password_reset', of: emailOf('ceo'), by: 'command' }]);
});

test('the command takes a password from its input, keeps the second factor unless told otherwise', async () => {
  const program = await programForThisTest();
  const env = { DATABASE_URL: program.database.url };
  await enrol(program, await program.signIn('ceo'));
  const kept = await resetPassword(env, [emailOf('ceo'), '--stdin'], 'a brown kettle sings\n');
  expect(kept.output).toContain('second factor is still asked for');
  expect((await signInWith(program, emailOf('ceo'), 'a brown kettle sings')).body).toMatchObject({ ok: false });
  await resetPassword(env, [emailOf('ceo').toUpperCase(), '--stdin', '--remove-second-factor'], longest);
  expect((await signInWith(program, emailOf('ceo'), longest)).body).toEqual({ ok: true });
  expect(await program.rows('SELECT FROM staff_two_factors')).toEqual([]);
  expect((await written(program)).map(({ action, of }) => [action, of])).toEqual(
    ['password_reset', 'password_reset', 'second_factor_off'].map((action) => [action, emailOf('ceo')]),
  );
});

describe('a mistake', () => {
  let database: Awaited<ReturnType<typeof cloneDatabase>>;
  beforeAll(async () => {
    database = await cloneDatabase();
  });
  afterAll(() => database.drop());

  test.each([
    [[], '', /Please name one account/],
    [['nobody@else.example'], '', /There is no account nobody@else.example/],
    [[emailOf('ceo'), '--stdin'], '\u{1F33E}'.repeat(11), /12 to 128 characters/],
    [[emailOf('ceo'), '--stdin'], `${longest}!`, /12 to 128 characters/],
    [[emailOf('ceo'), '--stdin'], 'highveld at sunrise', /Please leave out/],
    [[emailOf('ceo'), '--loud'], '', /--loud/],
  ])('the command with %j says in one line what is wrong', async (args, typed, line) => {
    const { code, output } = await resetPassword({ DATABASE_URL: database.url }, args, typed);
    expect(code).toBe(1);
    expect(output).toMatch(line);
    expect(output).not.toContain('    at ');
  });
});

test('the command finds the embedded database, with the program running and without', { timeout: 90_000 }, async () => {
  const folder = mkdtempSync(join(tmpdir(), 'studio-command-'));
  chmodSync(folder, 0o755);
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  const env = { DATA_DIR: join(folder, 'data') };
  const program = await startProgramProcess(env);
  const running = await resetPassword(env, [emailOf('ceo'), '--stdin'], 'a brown kettle sings');
  const answer = await fetch(`${program.url}/api/auth/sign-in/email`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: emailOf('ceo'), password: 'a brown kettle sings' }),
  });
  expect(await program.end('SIGTERM')).toBe(0);
  expect([running.code, answer.status]).toEqual([0, 200]);
  const stopped = await resetPassword(env, [emailOf('ceo')]);
  expect(stopped).toMatchObject({ code: 0, output: expect.stringContaining('shown only now') });
});
