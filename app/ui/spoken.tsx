// What has just happened, for whoever only hears it. Whoever sees the screen sees it there.
import { useEffect, useState } from 'react';

const staysFor = 5000; // long enough for every reader to have taken it up, and not to be met later as if it were news

const listeners = new Set<(text: string) => void>();

export function say(text: string) {
  for (const hear of listeners) hear(text);
}

/**
 * Where it is said. It is there before it is needed, and once more within every dialog, because all else is silent then.
 * No page carries it that nobody has woken.
 */
export function Spoken() {
  const [text, setText] = useState<string>();
  useEffect(() => {
    setText('');
    // The same once more is said once more.
    const hear = (next: string) => setText((before) => (before === next ? `${next}\u00a0` : next));
    listeners.add(hear);
    return () => void listeners.delete(hear);
  }, []);
  useEffect(() => {
    if (!text) return;
    const timer = setTimeout(setText, staysFor, '');
    return () => clearTimeout(timer);
  }, [text]);
  return (
    text !== undefined && (
      <p role="status" className="sr-only">
        {text}
      </p>
    )
  );
}
