/** A command that is interrupted takes back what it has begun, and stops the database that it has started, before it ends. */
export function heedSignals(): AbortSignal {
  const stop = new AbortController();
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const)
    process.on(signal, () => stop.abort(new Error(`It was interrupted by ${signal}.`)));
  return stop.signal;
}
