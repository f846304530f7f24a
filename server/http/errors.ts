// Every failure leaves as JSON {error:{code,message}} with the right status; what we did not foresee says nothing of its cause.
import type { Context } from 'hono';
import type { RequestEnv } from '#server/deps.ts';
import { logFault } from '#server/describe-fault.ts';
import { refusalFrom, statusOf } from '#server/refusal-from.ts';

export function answerError(error: Error, c: Context<RequestEnv>): Response {
  const refusal = refusalFrom(error);
  if (refusal.code === 'internal' || refusal.code === 'unavailable') {
    logFault(c.var.requestId, error);
  }
  if (refusal.retryAfter) c.header('Retry-After', String(refusal.retryAfter));
  const { code, message, fields, also } = refusal;
  return c.json({ ...also, error: { code, message }, ...(fields && { errors: fields }) }, statusOf(refusal));
}
