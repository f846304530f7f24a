import { type AddressInfo, createServer } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import { signInWith } from '#server/testing/people.ts';
import { startProgramProcess } from '#server/testing/program-process.ts';
import { cloneDatabase } from '#server/testing/test-program.ts';

test('a first start that fails tells no password, and the next one tells those that count', async () => {
  const database = await cloneDatabase('empty');
  onTestFinished(database.drop);
  const taken = createServer().listen(0, '127.0.0.1');
  await new Promise((resolve) => taken.once('listening', resolve));
  onTestFinished(() => void taken.close());
  const port = String((taken.address() as AddressInfo).port);
  const start = (env: Record<string, string> = {}) =>
    startProgramProcess({
      DATABASE_URL: database.url,
      AUTH_SECRET: 'x'.repeat(32),
      SMTP_URL: 'smtp://127.0.0.1:1',
      STAFF_INITIAL_PASSWORD: '',
      ...env,
    });

  await expect(start({ HOST: '127.0.0.1:3000' })).rejects.toThrow(/^Port 0 of 127\.0\.0\.1:3000 cannot be opened .+$/);
  await expect(start({ PORT: port })).rejects.toThrow(/^Port \d+ is taken\. Stop what uses it, or set PORT\.$/);
  await expect(start({ METRICS_PORT: port })).rejects.toThrow(/^Port \d+ is taken\. .+ set METRICS_PORT\.$/);

  const program = await start();
  onTestFinished(async () => void (await program.end('SIGTERM')));
  const told = [...program.output().matchAll(/^Staff account (\S+) was made with the password (\S+) /gm)];
  expect(told).toHaveLength(3);
  const post = (path: string, body: unknown) =>
    fetch(program.url + path, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
  for (const [, email = '', password = ''] of told)
    expect((await signInWith({ post }, email, password)).status).toBe(200);
}, 60_000);
