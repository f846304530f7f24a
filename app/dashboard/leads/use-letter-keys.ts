// Whether single letters and signs are keys of the desk. Whoever speaks to the computer, or often touches a key unawares, would
// set off calls and mails with them: they can be switched off, in this browser.
import { useState } from 'react';
import { browserMemory } from '#app/browser-memory.ts';

const key = 'desk-letter-keys';

export function useLetterKeys(): [boolean, (on: boolean) => void] {
  const [on, setOn] = useState(() => browserMemory.read(key) !== 'off');
  return [
    on,
    (wanted) => {
      setOn(wanted);
      browserMemory.write(key, wanted ? 'on' : 'off');
    },
  ];
}
