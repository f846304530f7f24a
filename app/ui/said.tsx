// Words that appear together with their place. A reader says only what changes in a place that it has met, so the place comes
// first, by a moment that nobody sees.
import { useEffect, useState } from 'react';

export function Said({ className, children }: { className?: string; children: string }) {
  const [words, setWords] = useState('');
  useEffect(() => {
    const timer = setTimeout(setWords, 100, children);
    return () => clearTimeout(timer);
  }, [children]);
  return (
    <p role="status" className={className}>
      {words}
    </p>
  );
}
