// Work that is done again and again beside the requests, and is not left half done on stop.
import { describeFault } from './describe-fault.ts';

export function every(ms: number, name: string, work: () => Promise<unknown>): { stop(): Promise<void> } {
  let running: Promise<unknown> = Promise.resolve();
  const timer = setInterval(() => {
    running = work().catch((error: unknown) =>
      console.error(`${name} failed and is tried again later: ${describeFault(error)}`),
    );
  }, ms).unref();
  return {
    async stop() {
      clearInterval(timer);
      await running;
    },
  };
}
