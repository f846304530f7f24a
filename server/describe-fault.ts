/** For the log. A query builder's message holds the parameters, and those are people's words: only its cause is told. */
export function describeFault(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  if (error.cause instanceof Error) return describeFault(error.cause);
  if (error.message.startsWith('Failed query')) return 'Failed query';
  const said = error.stack ?? error.message;
  // The database quotes a value that it cannot read.
  return isDataFault(error) ? said.replaceAll(/"[^"]*"/g, '"…"') : said;
}

function isDataFault(error: Error): boolean {
  return /^22/.test(String((error as { code?: unknown }).code ?? ''));
}
