import { useEffect, useState } from 'react';

const builtIn = new Date().getFullYear();

/** The page may be older than the year: where there is script, the year is right in any case. */
export function CurrentYear() {
  const [year, setYear] = useState(builtIn);
  useEffect(() => setYear(new Date().getFullYear()), []);
  return <span suppressHydrationWarning>{year}</span>;
}
