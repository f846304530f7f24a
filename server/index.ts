import { readConfig } from './config.ts';
import { type RunningProgram, startProgram } from './start.ts';

let starting: Promise<RunningProgram> | undefined;

// Registered before the start: a signal that comes early must not leave a database behind.
let stopping = false;
const stop = async () => {
  if (stopping) return;
  stopping = true;
  await (await starting)?.stop();
  process.exit(0);
};
for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP'] as const) process.on(signal, stop);

try {
  starting = startProgram(readConfig(process.env));
  console.log(`Serving on ${(await starting).url}`);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}
