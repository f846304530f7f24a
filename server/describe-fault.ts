/** One line of JSON with the id that the answer carries. */
export function logFault(request: string, error: unknown): void {
  console.error(JSON.stringify({ at: new Date().toISOString(), request, error: describeFault(error) }));
}

/** For the log. A query builder's message holds the parameters, and those are people's words: only its cause is told. */
export function describeFault(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const cause = error.cause instanceof Error ? error.cause : error;
  return cause === error && error.message.startsWith('Failed query') ? 'Failed query' : (cause.stack ?? cause.message);
}
