// Sends one enquiry and says what became of it, in the few ways that matter to the person who typed it.
import type { FieldErrors } from '#domain/errors.ts';
import { noteConversion } from '../conversion.ts';

export type Answer =
  | { kind: 'sent'; reference: string }
  | { kind: 'invalid'; errors: FieldErrors }
  /** Worth another try; in seconds, where the server said when. */
  | { kind: 'unheard'; retryAfter: number };

const patience = 20_000;

export async function sendEnquiry(fields: Record<string, unknown>): Promise<Answer> {
  const stop = new AbortController();
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
    const body = await answer.json();
    if (answer.status === 201) {
      noteConversion({ id: String(body.id), form: String(fields.form) });
      return { kind: 'sent', reference: String(body.reference) };
    }
    if (body.error) return { kind: 'invalid', errors: body.errors ?? {} };
  } catch {
    // No line, no answer in time, or an answer that is not ours: all the same to the visitor.
  } finally {
    clearTimeout(timer);
  }
  return { kind: 'unheard', retryAfter: 0 };
}
