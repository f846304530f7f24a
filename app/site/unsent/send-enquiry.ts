// Sends one enquiry and says what became of it, in the few ways that matter to the person who typed it.
import { tooLong } from '#content/enquiry-form-words.ts';
import type { FieldErrors } from '#domain/errors.ts';

export type Answer =
  /** The reference is empty, and the lead unknown, where the answer was cut off. */
  | { kind: 'sent'; reference: string; lead: string | undefined }
  | { kind: 'refused'; errors: FieldErrors; message: string }
  /** Worth another try; in seconds, where the server said when. */
  | { kind: 'unheard'; retryAfter: number };

const patience = 20_000;

export async function sendEnquiry(fields: Record<string, unknown>, stop: AbortController): Promise<Answer> {
  const timer = setTimeout(() => stop.abort(), patience);
  try {
    const answer = await fetch('/api/enquiries', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(fields),
      signal: stop.signal,
    });
    if (answer.status === 429 || answer.status >= 500) {
      return { kind: 'unheard', retryAfter: Number(answer.headers.get('Retry-After')) || 0 };
    }
    const body = await answer.json().catch(() => undefined);
    if (answer.status === 201) return { kind: 'sent', reference: String(body?.reference ?? ''), lead: body?.id };
    const message = body?.error?.message;
    if (message) return { kind: 'refused', errors: readErrors(body.errors), message };
    // Said by whatever stands before our server; no other try would make it shorter.
    if (answer.status === 413) return { kind: 'refused', errors: {}, message: tooLong };
  } catch {
    // No line, no answer in time, or an answer that is not ours: all the same to the visitor.
  } finally {
    clearTimeout(timer);
  }
  return { kind: 'unheard', retryAfter: 0 };
}

/** Whatever stands before our server may refuse in the same words, and in another shape. */
function readErrors(errors: unknown): FieldErrors {
  return Object.fromEntries(Object.entries(errors ?? {}).map(([name, said]) => [name, [said].flat().map(String)]));
}
