// Remembers that this visitor has written to us: whoever has done so is not asked again.
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
  try {
    localStorage.setItem(key, new Date().toISOString());
  } catch {
    // Then it is known for this page only.
  }
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
  try {
    return hasWritten || localStorage.getItem(key) !== null;
  } catch {
    return hasWritten;
  }
}
