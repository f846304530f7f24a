// Words that appear together with their place. A reader says only what changes in a place that it has met, so the place comes
// first, as large as they will be, by a moment that nobody sees.
import { useEffect, useState } from 'react';

export function Said({ className = '', children }: { className?: string; children: string }) {
  const [words, setWords] = useState('');
  useEffect(() => {
    const timer = setTimeout(setWords, 100, children);
    return () => clearTimeout(timer);
  }, [children]);
  const isSaid = words === children;
  return (
    <p
      role="status"
      data-soon={isSaid ? undefined : children}
      className={`before:invisible before:content-[attr(data-soon)] ${className}`}
    >
      {isSaid && words}
    </p>
  );
}
