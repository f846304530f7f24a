// A real mail server for tests: it takes what is sent, or behaves as badly as it is told to.
import type { AddressInfo } from 'node:net';
import { SMTPServer } from 'smtp-server';
import { onTestFinished } from 'vitest';

export interface ReceivedMail {
  from: string;
  to: string[];
  /** Header lines unfolded, by lower-case name. */
  headers: Map<string, string>;
  raw: string;
}

export type Manners = 'takes' | 'refuses' | 'stalls' | 'drops';

export async function startMailServer(manners: Manners = 'takes') {
  const mails: ReceivedMail[] = [];
  const heard = new Set<() => void>();
  const state = {
    manners,
    attempts: 0,
    passwords: [] as string[],
    refuses: (_address: string) => false,
    stalls: (_address: string) => false,
  };
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    logger: false,
    onAuth({ username, password }, _, done) {
      state.passwords.push(password ?? '');
      done(null, { user: username });
    },
    onMailFrom(_, session, done) {
      state.attempts++;
      for (const tell of heard) tell();
      if (state.manners === 'refuses') return done(new Error('Mailbox is not for you'));
      if (state.manners === 'stalls') return;
      if (state.manners === 'drops') {
        return [...server.connections].find(({ id }) => id === session.id)?._socket.destroy();
      }
      done();
    },
    onRcptTo({ address }, _, done) {
      if (!state.stalls(address)) done(state.refuses(address) ? new Error('Not at this hour') : null);
    },
    onData(stream, session, done) {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', () => {
        const raw = Buffer.concat(chunks).toString();
        const { mailFrom, rcptTo } = session.envelope;
        mails.push({
          from: mailFrom ? mailFrom.address : '',
          to: rcptTo.map(({ address }) => address),
          headers: headersOf(raw),
          raw,
        });
        done();
        for (const tell of heard) tell();
      });
    },
  });
  server.on('error', () => {}); // a connection that a test broke
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => new Promise<void>((resolve) => server.close(() => resolve())));

  return {
    url: `smtp://127.0.0.1:${(server.server.address() as AddressInfo).port}`,
    mails,
    state,
    /** Waits until what the test expects has happened. */
    async until(condition: () => boolean) {
      while (!condition()) {
        await new Promise<void>((resolve) => {
          const tell = () => {
            heard.delete(tell);
            resolve();
          };
          heard.add(tell);
        });
      }
    },
  };
}

function headersOf(raw: string): Map<string, string> {
  const head = raw.slice(0, raw.indexOf('\r\n\r\n')).replace(/\r\n[ \t]+/g, ' ');
  return new Map(
    head.split('\r\n').map((line) => {
      const colon = line.indexOf(':');
      return [line.slice(0, colon).toLowerCase(), line.slice(colon + 1).trim()];
    }),
  );
}
