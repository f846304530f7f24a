// The typed client: the server's types and nothing of its code.
import { hc } from 'hono/client';
import type { ErrorCode, FieldErrors } from '#domain/errors.ts';
import type { Api } from '#server/api.ts';
import { withIdsOnly } from './ids-only.ts';
import { inUseHeader } from './in-use.ts';
import { noteServerTime } from './server-time.ts';

export const api = withIdsOnly(hc<Api>('/', { headers: inUseHeader }).api);

/** For a write without content: said as JSON, which no form of another site can send in our name. */
export const jsonBody = { headers: { 'Content-Type': 'application/json' }, init: { body: '{}' } };

/** The server's codes and two of our own: no connection, and no answer, as when a proxy has given up waiting. */
type ProblemCode = ErrorCode | 'offline' | 'unanswered';

/** The server's refusal, as it reached the browser. */
export class Problem extends Error {
  readonly code: ProblemCode;
  /** What is wrong with which field. */
  readonly fields: FieldErrors;

  constructor(code: ProblemCode, message: string, fields: FieldErrors = {}) {
    super(message);
    this.name = 'Problem';
    this.code = code;
    this.fields = fields;
  }
}

/** The body of a good answer; anything else becomes a Problem. */
export async function read<T>(
  request: Promise<{ ok: boolean; status: number; headers: Headers; json(): Promise<T> }>,
): Promise<T> {
  const answer = await request.catch(() => {
    throw new Problem('offline', 'No connection. Please try again when you are back online.');
  });
  noteServerTime(answer.headers);
  if (answer.ok) return answer.json().catch(() => Promise.reject(unanswered()));
  if (gatewayGaveUp.includes(answer.status)) throw unanswered();
  const body = (await answer.json().catch(() => null)) as {
    error?: { code: ErrorCode; message: string };
    errors?: FieldErrors;
  } | null;
  const { code = 'internal', message = 'Something went wrong. Please try again.' } = body?.error ?? {};
  throw new Problem(code, message, body?.errors);
}

/** What a proxy says that has passed a request on and heard nothing, or only half an answer. */
const gatewayGaveUp = [502, 504];

const unanswered = () => new Problem('unanswered', 'The server did not answer. Please try again in a moment.');

/** Its answer was not heard: the server may have done what was asked. */
export const mayBeDone = (error: Error | null) =>
  error instanceof Problem && (error.code === 'offline' || error.code === 'unanswered');

/** What a refused form says about its fields; empty where the refusal was about something else. */
export function fieldErrors(error: Error | null): FieldErrors {
  return error instanceof Problem ? error.fields : {};
}

/** What to say beside the form: nothing where the fields say it themselves. */
export function formError(error: Error | null): string | undefined {
  return error && Object.keys(fieldErrors(error)).length === 0 ? error.message : undefined;
}
