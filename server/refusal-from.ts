// What went wrong, in the neutral words of the domain: an error that nobody foresaw says nothing of its cause.
import { RequestError } from '@hono/node-server';
import { HTTPException } from 'hono/http-exception';
import type { ContentfulStatusCode } from 'hono/utils/http-status';
import { type ErrorCode, Refusal } from '#domain/errors.ts';

/** Staff are not told to call us, nor that something could not be stored: mostly they were only reading. */
const words = {
  visitor: {
    away: 'We could not store this just now. Please try again in a moment, or call us.',
    unforeseen: 'Something went wrong on our side. Please try again, or call us.',
  },
  staff: {
    away: 'The database cannot be reached just now. Please try again in a moment.',
    unforeseen: 'Something went wrong. Please try again.',
  },
};

export function refusalFrom(error: unknown, reader: keyof typeof words = 'visitor'): Refusal {
  if (error instanceof Refusal) return error;
  if (error instanceof RequestError || (error instanceof HTTPException && error.status < 500)) {
    return new Refusal('bad_request', 'This request cannot be read.');
  }
  if (isHangUp(error)) return new Refusal('bad_request', 'The request ended before all of it was here.');
  if (isDatabaseAway(error)) {
    return new Refusal('unavailable', words[reader].away, undefined, 5);
  }
  return new Refusal('internal', words[reader].unforeseen);
}

// Whoever sent it went away, or was cut off for being too slow: no fault of ours, and nobody is left to hear of it.
function isHangUp(error: unknown): boolean {
  return error instanceof Error && error.message === 'aborted' && (error as { code?: unknown }).code === 'ECONNRESET';
}

// The driver's error may be wrapped by the query builder; the innermost cause tells.
function isDatabaseAway(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const code = String((error as { code?: unknown }).code ?? '');
  // Connection lost, refused or with no file left for it, server shutting down or full, statement or lock waited too long, given up
  // so that another that waited for it could go on, or only to be read just now.
  if (
    /^(08|53|57)|^(25006|40P01|55P03|EAI_AGAIN|ECONN|EHOST|EMFILE|ENET|ENFILE|ENOENT|ENOTFOUND|EPIPE|ETIMEDOUT)/.test(
      code,
    )
  )
    return true;
  // Not let in, or by another than it should be: a password, a name or a certificate has been changed, or has ended.
  if (/^(28|3D000|CERT_|DEPTH_ZERO_|ERR_SSL_|ERR_TLS_|SELF_SIGNED_|UNABLE_TO_)/.test(code)) return true;
  const said =
    /timeout exceeded when trying to connect|Connection terminated|not queryable|Query read timeout|not support SSL|during recovery/;
  return said.test(error.message) || isDatabaseAway(error.cause);
}

const statuses: Record<ErrorCode, ContentfulStatusCode> = {
  bad_request: 400,
  not_signed_in: 401,
  not_allowed: 403,
  not_found: 404,
  wrong_method: 405,
  changed_meanwhile: 409,
  too_large: 413,
  unsupported_type: 415,
  not_valid: 422,
  too_many: 429,
  internal: 500,
  unavailable: 503,
};

export const statusOf = (code: ErrorCode): ContentfulStatusCode => statuses[code];
