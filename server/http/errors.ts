// Every failure leaves as JSON {error:{code,message}} with the right status; what we did not foresee says nothing of its cause.
import type { Context } from 'hono';
import type { RequestEnv } from '#server/deps.ts';
import type { LogFault } from '#server/fault-log.ts';
import { refusalFrom, statusOf } from '#server/refusal-from.ts';

export function answerError(logFault: LogFault) {
  return (error: Error, c: Context<RequestEnv>): Response => {
    logFault(error, { request: c.var.requestId });
    const refusal = refusalFrom(error, c.req.path.startsWith('/api/enquiries') ? 'visitor' : 'staff');
    if (refusal.retryAfter) c.header('Retry-After', String(refusal.retryAfter));
    const { code, message, fields, also } = refusal;
    return c.json({ ...also, error: { code, message }, ...(fields && { errors: fields }) }, statusOf(code));
  };
}

/** What does not come to the app: an address that cannot be read. */
export function answerUnreadable(error: unknown): Response {
  const { code, message } = refusalFrom(error);
  return Response.json({ error: { code, message } }, { status: statusOf(code) });
}
