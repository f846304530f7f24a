import { useEffect, useState } from 'react';
import { builtInYear } from '#app/page-settings.ts';

/** The page may have been built last year: where there is script, the year is right in any case. */
export function CurrentYear() {
  const [year, setYear] = useState(builtInYear);
  useEffect(() => setYear(new Date().getFullYear()), []);
  return year;
}
