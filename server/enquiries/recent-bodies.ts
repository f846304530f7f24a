// Remembers which words were sent lately and by how many people: the same body from many senders is a campaign.
import { hash } from 'node:crypto';

const remembered = 5000;
const for24Hours = 24 * 3_600_000;
const compared = 400; // letters: what follows may be made to differ
const tooShort = 40; // 'Please send me a quote' is said by many

export function createRecentBodies() {
  const bodies = new Map<string, { senders: Set<string>; since: number }>();

  /** How many other people sent these words lately. */
  return function countOthers(message: string, email: string, now: Date): number {
    const words = message
      .toLowerCase()
      .replace(/[\s\d]+/g, ' ')
      .trim();
    if (words.length < tooShort) return 0;
    // A part of a text keeps the whole of it in memory; what is made from it does not.
    const key = hash('sha256', words.slice(0, compared), 'base64url');
    const known = bodies.get(key);
    const body =
      known && now.getTime() - known.since < for24Hours ? known : { senders: new Set<string>(), since: now.getTime() };
    // The latest moves to the end; the one longest unheard of goes.
    bodies.delete(key);
    bodies.set(key, body);
    if (bodies.size > remembered) bodies.delete(bodies.keys().next().value ?? '');

    const sender = email.toLowerCase();
    const others = body.senders.size - (body.senders.has(sender) ? 1 : 0);
    if (body.senders.size < 100) body.senders.add(sender);
    return others;
  };
}
