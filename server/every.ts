// Work that is done again and again beside the requests, and is not left half done on stop.
export function every(ms: number, name: string, work: () => Promise<unknown>): { stop(): Promise<void> } {
  let running: Promise<unknown> = Promise.resolve();
  const timer = setInterval(() => {
    running = work().catch((error: Error) =>
      console.error(`${name} failed and is tried again later: ${error.message}`),
    );
  }, ms).unref();
  return {
    async stop() {
      clearInterval(timer);
      await running;
    },
  };
}
