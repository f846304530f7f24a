// The typed client: the server's types and nothing of its code.
import { hc } from 'hono/client';
import type { ErrorCode } from '#domain/errors.ts';
import type { Api } from '#server/api.ts';

export const api = hc<Api>('/').api;

/** A write of ours says that it is JSON, also where it has nothing to say. */
export const jsonBody = { headers: { 'Content-Type': 'application/json' }, init: { body: '{}' } };

/** The server's refusal, as it reached the browser. */
export class Problem extends Error {
  readonly code: ErrorCode | 'offline';

  constructor(code: ErrorCode | 'offline', message: string) {
    super(message);
    this.name = 'Problem';
    this.code = code;
  }
}

/** The body of a good answer; anything else becomes a Problem. */
export async function read<T>(request: Promise<{ ok: boolean; json(): Promise<T> }>): Promise<T> {
  const answer = await request.catch(() => {
    throw new Problem('offline', 'No connection. Nothing was changed; please try again when you are back online.');
  });
  if (answer.ok) return answer.json();
  const body = (await answer.json().catch(() => null)) as { error?: { code: ErrorCode; message: string } } | null;
  throw new Problem(body?.error?.code ?? 'internal', body?.error?.message ?? 'Something went wrong. Please try again.');
}
