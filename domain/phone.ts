// One spelling for a telephone number: +27… for South Africa, +… for the rest of the world, ;ext=… for one desk behind it.

/** Words that say no more than which telephone it is. */
const label =
  '(?:tel|telephone|ph|phone|cell|mob|mobile|number|no|whatsapp|work|office|home|sel|selfoon|werk|kantoor|huis|[tcmwoh])';
const beside = new RegExp(`^\\(?(?:${label}\\b[\\s:./)]*)+|[\\s(]${label}[\\s.)]*$`, 'gi');
/** A telephone drawn before it, and quotes around it. */
const around = /^[\p{So}\p{M}\p{Pi}\p{Pf}"'\s]+|[\p{Pi}\p{Pf}"']$/gu;
const extension = /(?:ext(?:ension)?|x|#)[\s.:=]*(\d{1,6})$/i;

/** Null where no telephone in the world would ring. */
export function parsePhone(text: string): string | null {
  const typed = text
    .normalize('NFKC')
    .replace(/\p{Cf}/gu, '')
    .replace(/(?!\d)\p{Nd}/gu, plainDigit)
    .trim()
    .replace(around, '')
    .replace(beside, '');
  const number = parseNumber(typed.replace(extension, ''));
  const desk = extension.exec(typed)?.[1];
  return number && desk ? `${number};ext=${desk}` : number;
}

/** Every script has its ten digits side by side, from nought. */
function plainDigit(digit: string): string {
  const code = digit.codePointAt(0) ?? 0;
  let below = 0;
  while (/\p{Nd}/u.test(String.fromCodePoint(code - below - 1))) below++;
  return String(below % 10);
}

function parseNumber(text: string): string | null {
  const dialled = text.replace(/\(0\)/g, '').replace(/[\s().\p{Pd}\u2212/]|[;,]\s*$/gu, '');
  if (!/^\+?\d+$/.test(dialled)) return null;

  const international = dialled.startsWith('+')
    ? dialled.slice(1)
    : dialled.startsWith('00')
      ? dialled.slice(2)
      : southAfrican(dialled);
  if (international === null || !/^[1-9]\d{6,14}$/.test(international)) return null;
  if (!international.startsWith('27')) return `+${international}`;

  // +27 082… is a common slip: the trunk zero stays behind.
  const subscriber = international.slice(2).replace(/^0/, '');
  return /^[1-9]\d{8}$/.test(subscriber) ? `+27${subscriber}` : null;
}

function southAfrican(digits: string): string | null {
  if (/^0[1-9]\d{8}$/.test(digits)) return `27${digits.slice(1)}`;
  if (/^27\d{9,10}$/.test(digits)) return digits;
  if (/^[1-9]\d{8}$/.test(digits)) return `27${digits}`;
  return null;
}
