import { readConfig } from './config.ts';
import { logEveryWord } from './every-word.ts';
import { log } from './log.ts';
import { type RunningProgram, startProgram } from './start.ts';

/** Whoever starts and stops programs gives them some time, then kills them: we rather end by ourselves and say so. */
const stopLimit = 20_000;

logEveryWord();
let starting: Promise<RunningProgram> | undefined;
let drainSeconds = 0;

// Registered before the start: a signal that comes early must not leave a database behind.
let stopping = false;
const stop = async (signal: string) => {
  if (stopping) return;
  stopping = true;
  const from = Date.now();
  log('info', 'stopping', { signal });
  setTimeout(
    () => {
      log('error', 'not stopped', { ms: Date.now() - from });
      process.exit(1);
    },
    stopLimit + drainSeconds * 1000,
  ).unref();
  await (await starting)?.stop();
  log('info', 'stopped', { ms: Date.now() - from });
  process.exit(0);
};
for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP'] as const) process.on(signal, stop);

try {
  const from = Date.now();
  const config = readConfig(process.env);
  drainSeconds = config.drainSeconds;
  starting = startProgram(config);
  const { url, metricsUrl } = await starting;
  log('info', 'started', { ms: Date.now() - from, node: process.version, pid: process.pid, metrics: metricsUrl });
  console.log(`Serving on ${url}`);
} catch (error) {
  // A query builder says which query failed; why stands in the cause.
  console.error(error instanceof Error ? (error.cause instanceof Error ? error.cause : error).message : error);
  process.exit(1);
}
