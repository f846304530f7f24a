import { readConfig } from './config.ts';
import { type RunningProgram, startProgram } from './start.ts';

/** Whoever starts and stops programs gives them some time, then kills them: we rather end by ourselves and say so. */
const stopLimit = 20_000;

let starting: Promise<RunningProgram> | undefined;

// Registered before the start: a signal that comes early must not leave a database behind.
let stopping = false;
const stop = async () => {
  if (stopping) return;
  stopping = true;
  setTimeout(() => {
    console.error('Something that was under way did not end in time and was left.');
    process.exit(1);
  }, stopLimit).unref();
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
