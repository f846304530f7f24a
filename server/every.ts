// Work that is done again and again beside the requests, and is not left half done on stop.
import { describeFault } from './describe-fault.ts';
import { log } from './log.ts';

export function every(
  ms: number,
  job: string,
  work: () => Promise<unknown>,
  onEnd: (job: string, well: boolean) => void,
): { stop(): Promise<void> } {
  let running: Promise<unknown> = Promise.resolve();
  const timer = setInterval(() => {
    running = work().then(
      () => onEnd(job, true),
      (error: unknown) => {
        log('error', 'job failed', { job, message: 'It is tried again later.', error: describeFault(error) });
        onEnd(job, false);
      },
    );
  }, ms).unref();
  return {
    async stop() {
      clearInterval(timer);
      await running;
    },
  };
}
