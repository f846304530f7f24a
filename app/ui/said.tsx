// Words that appear together with their place. A reader says only what changes in a place that it has met, so the place comes
// first, as large as they will be, by a moment that nobody sees.
import { useEffect, useState } from 'react';

interface SaidProps {
  /** An alert answers what somebody has just done. */
  role?: 'status' | 'alert';
  className?: string;
  children: string;
}

export function Said({ role = 'status', className = '', children }: SaidProps) {
  const [words, setWords] = useState('');
  useEffect(() => {
    const timer = setTimeout(setWords, 100, children);
    return () => clearTimeout(timer);
  }, [children]);
  const isSaid = words === children;
  return (
    <p
      role={role}
      data-soon={isSaid ? undefined : children}
      className={`before:invisible before:content-[attr(data-soon)] ${className}`}
    >
      {isSaid && words}
    </p>
  );
}
