// The short code in the first message of a WhatsApp chat, by which staff find the page where it began.
import { spokenLetters } from './reference.ts';

const letters = 6;

export const chatCodePattern = /^WA-[0-9A-HJKMNP-TV-Z]{6}$/;

export function chatCodeFrom(random: Uint8Array): string {
  return `WA-${Array.from(random.slice(0, letters), (byte) => spokenLetters.charAt(byte % spokenLetters.length)).join('')}`;
}

/** The code in its one spelling, however it was typed; null where it is none. */
export function parseChatCode(typed: string): string | null {
  const plain = typed
    .toUpperCase()
    .replace(/[^0-9A-Z]/g, '')
    .replace(/^WA(?=.{6}$)/, '')
    .replace(/O/g, '0')
    .replace(/[IL]/g, '1');
  const code = `WA-${plain}`;
  return chatCodePattern.test(code) ? code : null;
}
