// Whether single letters and signs are keys of the desk. Whoever speaks to the computer, or often touches a key unawares, would
// set off calls and mails with them: they can be switched off, in this browser.
import { useState } from 'react';

const key = 'desk-letter-keys';

export function useLetterKeys(): [boolean, (on: boolean) => void] {
  const [on, setOn] = useState(areOn);
  return [
    on,
    (wanted) => {
      setOn(wanted);
      try {
        localStorage.setItem(key, wanted ? 'on' : 'off');
      } catch {
        // Then it holds until the page is closed.
      }
    },
  ];
}

function areOn(): boolean {
  try {
    return localStorage.getItem(key) !== 'off';
  } catch {
    return true;
  }
}
