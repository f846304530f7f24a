import type { AddressInfo } from 'node:net';
import { SMTPServer } from 'smtp-server';
import { expect, onTestFinished, test, vi } from 'vitest';
import { readConfig } from '#server/config.ts';
import { startMailServer } from '#server/testing/mail-server.ts';
import { openChannel } from './channels.ts';

/** What is written as errors and warnings since it was last asked. */
function listenToErrors() {
  const said = vi.spyOn(console, 'error').mockImplementation(() => {});
  onTestFinished(() => said.mockRestore());
  return () => said.mock.calls.splice(0).map(([line]) => JSON.parse(line));
}

function channelTo(smtpUrl: string) {
  const channel = openChannel({ ...readConfig({}), smtpUrl });
  onTestFinished(() => channel.close());
  const to = [{ name: 'T', address: 't@nkosi.example' }];
  const send = () => channel.send(crypto.randomUUID(), { to, subject: 's', html: 'h', text: 't' });
  return { channel, send };
}

test('the log says once that the mail server fails, why, and when it is over, and never whom a mail was for', async () => {
  const lines = listenToErrors();
  const server = await startMailServer('drops');
  const { channel, send } = channelTo(server.url);
  const trySend = () => send().catch(() => {});
  expect(channel.works()).toBe(true);

  for (let i = 0; i < 3; i++) await trySend();
  expect(lines()).toMatchObject([{ level: 'error', event: 'mail server fails', error: 'ECONNECTION' }]);
  server.state.manners = 'refuses';
  for (let i = 0; i < 3; i++) await trySend();
  expect(lines()).toMatchObject([{ event: 'mail server fails', error: 'EENVELOPE 550', command: 'MAIL FROM' }]);
  expect(channel.works()).toBe(false);
  server.state.manners = 'takes';
  for (let i = 0; i < 3; i++) await trySend();
  expect(lines()).toMatchObject([{ level: 'warn', event: 'mail server back' }]);
  server.state.refuses = () => true;
  await trySend();
  expect(lines()).toEqual([]);
  expect(channel.works()).toBe(true);
});

test('a failure after which nothing more is tried is forgotten: another program may have sent what failed here', async () => {
  listenToErrors();
  const { channel, send } = channelTo('smtp://127.0.0.1:1');
  await expect(send()).rejects.toThrow();
  const later = (hours: number) => vi.spyOn(performance, 'now').mockReturnValue(performance.now() + hours * 3_600_000);
  onTestFinished(() => void vi.restoreAllMocks());
  later(1.5);
  expect(channel.works()).toBe(false);
  later(1);
  expect(channel.works()).toBe(true);
});

test('the log says what is wrong with the way to the mail server: a port, a name, a certificate', async () => {
  const lines = listenToErrors();
  const server = new SMTPServer({ secure: true, logger: false });
  server.on('error', () => {}); // who does not trust it hangs up
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => new Promise<void>((resolve) => server.close(() => resolve())));
  const { port } = server.server.address() as AddressInfo;
  for (const url of ['smtp://127.0.0.1:1', `smtps://127.0.0.1:${port}`]) {
    await expect(channelTo(url).send()).rejects.toThrow();
  }
  expect(lines()).toMatchObject([
    { error: 'ESOCKET', command: 'CONN', reason: 'connect ECONNREFUSED 127.0.0.1:1' },
    { error: 'ESOCKET', command: 'CONN', reason: expect.stringContaining('certificate') },
  ]);
});

test('a password leaves this machine over an encrypted line only, unless the address allows another', async () => {
  const lines = listenToErrors();
  const server = await startMailServer();
  const here = server.url.replace('//', '//studio:secret@');
  const url = here.replace(/@[^:]+/, '@0.0.0.0'); // not one of the names that mean this machine alone
  await expect(channelTo(url).send()).rejects.toThrow('STARTTLS');
  expect(lines()).toMatchObject([{ error: 'ETLS 500', command: 'STARTTLS' }]);
  expect(server.state.passwords).toEqual([]);
  for (const allowed of [`${url}?requireTLS=false`, here]) await channelTo(allowed).send();
  expect(server.state.passwords).toEqual(['secret', 'secret']);
});

test('no machine answers a mail: an absence note of staff would go to the visitor whom a notice is about', async () => {
  const server = await startMailServer();
  await channelTo(server.url).send();
  const [mail] = server.mails;
  expect(mail?.headers.get('auto-submitted')).toBe('auto-generated');
  expect(mail?.headers.get('x-auto-response-suppress')).toBe('OOF, AutoReply');
});
