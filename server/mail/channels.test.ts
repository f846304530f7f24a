import { expect, onTestFinished, test, vi } from 'vitest';
import { readConfig } from '#server/config.ts';
import { startMailServer } from '#server/testing/mail-server.ts';
import { openChannel } from './channels.ts';

test('the log says once that the mail server fails, why, and when it is over, and never whom a mail was for', async () => {
  const said = vi.spyOn(console, 'error').mockImplementation(() => {});
  onTestFinished(() => said.mockRestore());
  const lines = () => said.mock.calls.splice(0).map(([line]) => JSON.parse(line));
  const server = await startMailServer('drops');
  const channel = openChannel({ ...readConfig({}), smtpUrl: server.url });
  onTestFinished(() => channel.close());
  const send = () =>
    channel
      .send(crypto.randomUUID(), {
        to: [{ name: 'T', address: 't@nkosi.example' }],
        subject: 's',
        html: 'h',
        text: 't',
      })
      .catch(() => {});

  for (let i = 0; i < 3; i++) await send();
  expect(lines()).toMatchObject([{ level: 'error', event: 'mail server fails', error: 'ECONNECTION' }]);
  server.state.manners = 'refuses';
  for (let i = 0; i < 3; i++) await send();
  expect(lines()).toMatchObject([{ event: 'mail server fails', error: 'EENVELOPE 550', command: 'MAIL FROM' }]);
  server.state.manners = 'takes';
  for (let i = 0; i < 3; i++) await send();
  expect(lines()).toMatchObject([{ level: 'warn', event: 'mail server back' }]);
  server.state.refuses = () => true;
  await send();
  expect(lines()).toEqual([]);
});
