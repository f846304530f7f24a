// Staff as they come to work: they sign in, and they open the stream that keeps a dashboard up to date.
import { Agent, get } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import type pg from 'pg';
import { firstStaff } from '#domain/staff.ts';
import { emailOf, signIn } from '#server/testing/sign-in.ts';
import type { Ground } from './ground.ts';
import { ask } from './visitors.ts';

/** Each person of the first run once, with the password that was set. */
export async function expectThreeStaff(ground: Ground, url: string, connection: pg.ClientConfig): Promise<void> {
  const rows = await ask<{ email: string; accounts: number }>(
    connection,
    'SELECT email, (SELECT count(*)::int FROM staff_accounts WHERE staff_id = staff.id) AS accounts FROM staff',
  );
  const wanted = firstStaff.map(({ mailbox }) => `${emailOf(mailbox)} 1`).sort();
  const found = rows.map(({ email, accounts }) => `${email} ${accounts}`).sort();
  ground.expect(found.join() === wanted.join(), `The staff are ${found.join(', ')}.`);
  for (const { mailbox } of firstStaff) {
    const { status } = await signIn(url, mailbox);
    ground.expect(status === 200, `${mailbox} could not sign in: ${status}.`);
  }
}

export interface OpenStream {
  /** Undefined where there was no answer. */
  status: number | undefined;
  /** What came lately. */
  text(): string;
  forget(): void;
  ended: Promise<void>;
  close(): void;
}

/** Resolves when the stream stands or is refused. */
export function openStream(url: string, cookie: string): Promise<OpenStream> {
  return new Promise((resolve) => {
    const ended = Promise.withResolvers<void>();
    let text = '';
    const request = get(`${url}/api/events`, { agent: new Agent(), headers: { cookie } }, (answer) => {
      answer.setEncoding('utf8');
      answer.on('data', (chunk: string) => {
        text = (text + chunk).slice(-4_000);
        resolve({
          status: answer.statusCode,
          text: () => text,
          forget: () => {
            text = '';
          },
          ended: ended.promise,
          close: () => request.destroy(),
        });
      });
      answer.on('error', () => {});
      answer.on('close', () => ended.resolve());
    });
    request.on('error', () => {
      ended.resolve();
      resolve({ status: undefined, text: () => text, forget: () => {}, ended: ended.promise, close: () => {} });
    });
  });
}

/** Milliseconds until an open stream tells of a new enquiry, by its id or because all leads have to be looked at again. */
export async function untilHeardLive(url: string, stream: OpenStream, enquiry: unknown): Promise<number> {
  stream.forget();
  const answer = await fetch(`${url}/api/enquiries`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(enquiry),
  });
  const { id } = (await answer.json()) as { id: string };
  const from = performance.now();
  while (!stream.text().includes(id) && !stream.text().includes('"leads":[]') && performance.now() - from < 60_000)
    await pause(20);
  return performance.now() - from;
}
