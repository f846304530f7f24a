import { log } from './log.ts';

/** With the id that the answer carries. */
export function logFault(request: string, error: unknown): void {
  log('error', 'fault', { request, error: describeFault(error) });
}

/** For the log. A query builder's message holds the parameters, and those are people's words: only its cause is told. */
export function describeFault(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const cause = error.cause instanceof Error ? error.cause : error;
  if (cause === error && error.message.startsWith('Failed query')) return 'Failed query';
  const said = cause.stack ?? cause.message;
  // The database quotes a value that it cannot read.
  return isDataFault(cause) ? said.replaceAll(/"[^"]*"/g, '"…"') : said;
}

function isDataFault(error: Error): boolean {
  return /^22/.test(String((error as { code?: unknown }).code ?? ''));
}
