// Ages grow by themselves, and tomorrow becomes today.
import { useEffect, useState } from 'react';

const minute = 60_000;

export function useNow(): Date {
  const [now, setNow] = useState(() => new Date());
  useEffect(() => {
    const timer = setInterval(() => setNow(new Date()), minute);
    return () => clearInterval(timer);
  }, []);
  return now;
}
