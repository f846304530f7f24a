// Remembers that this visitor has written to us: whoever has done so is not asked again.
import { browserMemory } from '#app/browser-memory.ts';

const key = 'enquiry-sent';

export interface Conversion {
  /** None where the answer was cut off before it. */
  id: string | undefined;
  form: string;
}

type Listener = (conversion: Conversion) => void;

const listeners = new Set<Listener>();
/** A kept enquiry may arrive before anybody listens, on a page that has only just been opened. */
let untold: Conversion[] = [];
let hasWritten = false;

export function noteConversion(conversion: Conversion) {
  browserMemory.write(key, new Date().toISOString());
  hasWritten = true;
  if (listeners.size === 0) untold.push(conversion);
  for (const listener of listeners) listener(conversion);
}

export function onConversion(listener: Listener): () => void {
  listeners.add(listener);
  for (const conversion of untold) listener(conversion);
  untold = [];
  return () => void listeners.delete(listener);
}

export function hasConverted(): boolean {
  return hasWritten || typeof browserMemory.read(key) === 'string';
}
