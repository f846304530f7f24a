// Makes a line of the log of everything that the program prints, also of what a library prints by itself and of errors that nobody
// caught: as they are, those could hold queries and the words of people.
import { describeFault } from './describe-fault.ts';
import { log } from './log.ts';

export function logEveryWord(): void {
  const print = console.error.bind(console);
  // Text is our own: a line of the log, or one for people.
  console.error = (...said: unknown[]) =>
    said.every((one) => typeof one === 'string')
      ? print(...said)
      : log('error', 'printed', { error: said.map(describeFault).join(' ') });
  // Whoever read the log is gone: visitors are served all the same.
  for (const stream of [process.stdout, process.stderr]) stream.on('error', () => {});
  // In place of Node's own listener, which prints several lines.
  process.removeAllListeners('warning').on('warning', ({ message }) => log('warn', 'warning', { message }));
  process.on('uncaughtException', (error) => {
    log('error', 'crashed', { error: describeFault(error) });
    process.exit(1);
  });
}
