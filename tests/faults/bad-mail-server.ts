// A mail server on a fixed port that behaves as badly as it is told to, and remembers what it took.
import { SMTPServer } from 'smtp-server';
import type { Ground } from './ground.ts';

/** Not there, refuses for now, refuses for good, never says a word, hangs up in the middle of a mail, takes it. */
export const manners = ['away', 'later', 'never', 'silent', 'drops', 'takes'] as const;
type Manners = (typeof manners)[number];

export async function startBadMailServer(ground: Ground, port: number) {
  /** Message-IDs. */
  const taken: string[] = [];
  let server: SMTPServer | undefined;

  const close = () => new Promise<void>((resolve) => (server ? server.close(() => resolve()) : resolve()));
  const open = (how: Manners) => {
    const opened = new SMTPServer({
      authOptional: true,
      disabledCommands: ['STARTTLS'],
      logger: false,
      closeTimeout: 100,
      onConnect: (_, done) => void (how !== 'silent' && done()),
      onMailFrom(_, __, done) {
        if (how === 'later') return done(Object.assign(new Error('Try again later'), { responseCode: 451 }));
        if (how === 'never') return done(Object.assign(new Error('Not here'), { responseCode: 550 }));
        done();
      },
      onData(stream, session, done) {
        let mail = '';
        stream.on('data', (chunk: Buffer) => {
          mail += chunk;
          if (how === 'drops') [...opened.connections].find(({ id }) => id === session.id)?._socket.destroy();
        });
        stream.on('end', () => {
          if (how === 'drops') return;
          taken.push(/^Message-ID: (\S+)/im.exec(mail)?.[1] ?? '');
          done();
        });
      },
    });
    opened.on('error', () => {}); // a line that was cut
    server = opened;
    return new Promise<void>((resolve) => opened.listen(port, '127.0.0.1', resolve));
  };
  ground.atEnd(close);
  return {
    taken,
    async behave(how: Manners) {
      await close();
      server = undefined;
      if (how !== 'away') await open(how);
    },
  };
}
