// Every failure leaves as JSON {error:{code,message}} with the right status; what we did not foresee says nothing of its cause.
import type { Context } from 'hono';
import type { ContentfulStatusCode } from 'hono/utils/http-status';
import type { ErrorCode } from '#domain/errors.ts';
import type { RequestEnv } from '#server/deps.ts';
import { refusalFrom } from '#server/refusal-from.ts';

const statuses: Record<ErrorCode, ContentfulStatusCode> = {
  bad_request: 400,
  not_signed_in: 401,
  not_allowed: 403,
  not_found: 404,
  changed_meanwhile: 409,
  too_large: 413,
  unsupported_type: 415,
  not_valid: 422,
  too_many: 429,
  internal: 500,
  unavailable: 503,
};

export function answerError(error: Error, c: Context<RequestEnv>): Response {
  const refusal = refusalFrom(error);
  if (refusal.code === 'internal' || refusal.code === 'unavailable') {
    console.error(JSON.stringify({ at: new Date().toISOString(), request: c.var.requestId, error: describe(error) }));
  }
  if (refusal.code === 'unavailable') c.header('Retry-After', '5');
  const { code, message, fields } = refusal;
  return c.json({ error: { code, message }, ...(fields && { errors: fields }) }, statuses[code]);
}

// A query builder's message holds the parameters, and those are people's words: only the cause is logged.
function describe(error: Error): string {
  const cause = error.cause instanceof Error ? error.cause : error;
  return cause === error && error.message.startsWith('Failed query') ? 'Failed query' : (cause.stack ?? cause.message);
}
