// Work that is done again and again beside the requests, and is not left half done on stop.
import type { LogFault } from './fault-log.ts';

export function every(
  ms: number,
  job: string,
  work: () => Promise<unknown>,
  { logFault, jobEnded }: { logFault: LogFault; jobEnded(job: string, well: boolean): void },
): { stop(): Promise<void> } {
  let running: Promise<unknown> | undefined;
  const run = () =>
    work()
      .then(
        () => jobEnded(job, true),
        (error: unknown) => {
          logFault(error, { job, message: 'It is tried again later.' }, 'job failed');
          jobEnded(job, false);
        },
      )
      .finally(() => {
        running = undefined;
      });
  const timer = setInterval(() => {
    // One run may wait for a slow database, not one more every few seconds.
    running ??= run();
  }, ms).unref();
  return {
    async stop() {
      clearInterval(timer);
      await running;
    },
  };
}
