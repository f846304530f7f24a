import { type InputEvent, useState } from 'react';

type Writable = HTMLInputElement | HTMLTextAreaElement;

interface Written<E extends Writable> {
  maxLength?: number | undefined;
  value?: unknown;
  onInput?: ((event: InputEvent<E>) => void) | undefined;
}

/**
 * A browser that is told the longest length cuts what is pasted without a word. So it is not told: the text stays whole, and
 * its field says that it is too long, as the server would.
 */
export function useTooLong<E extends Writable>({ maxLength = Number.POSITIVE_INFINITY, value, onInput }: Written<E>) {
  const [typed, setTyped] = useState(0);
  const length = typeof value === 'string' ? countCharacters(value) : typed;
  return {
    tooLong:
      length > maxLength
        ? [`Please keep this to ${inWords(maxLength)} characters. It has ${inWords(length)} now.`]
        : undefined,
    onInput(event: InputEvent<E>) {
      const now = countCharacters(event.currentTarget.value);
      setTyped(now > maxLength ? now : 0);
      onInput?.(event);
    },
  };
}

/** As the server counts: one for every sign, also where a browser keeps it in two halves. */
export const countCharacters = (text: string) => [...text].length;

const inWords = (count: number) => count.toLocaleString('en');
