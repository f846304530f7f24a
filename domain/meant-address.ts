// The mail address that was nearly certainly meant. A person decides: nothing is refused or changed for it.
import { withoutUnseen } from './text.ts';

/** Where people in South Africa have their mail, by name, with the endings under which it exists. */
const houses: [name: string, ...endings: string[]][] = [
  ['gmail', 'com'],
  ['googlemail', 'com'],
  ['yahoo', 'com', 'co.uk', 'co.za'],
  ['hotmail', 'com', 'co.uk', 'co.za'],
  ['outlook', 'com', 'co.za'],
  ['live', 'com', 'co.za', 'co.uk'],
  ['icloud', 'com'],
  ['protonmail', 'com'],
  ['iafrica', 'com'],
  ['mweb', 'co.za'],
  ['telkomsa', 'net'],
  ['vodamail', 'co.za'],
  ['webmail', 'co.za'],
  ['absamail', 'co.za'],
];

/** No domain in the world ends so. */
const impossibleEndings: [RegExp, string][] = [
  [/\.(?:con|cmo|ocm|vom|xom|cpm|cim|comm|coom|ccom|comn|c0m)$/, '.com'],
  [/\.(?:co\.z|coza|co\.zaa|co\.zs|coo\.za|cco\.za|com\.za|oc\.za|c\.za)$/, '.co.za'],
  [/\.(?:nte|ent|nett)$/, '.net'],
  [/\.(?:ogr|rog|orgg)$/, '.org'],
];

/** One letter from a large house, and real all the same. Other first letters (mail, ymail, email) are never taken for a slip. */
const real = new Set(['gail.com', 'grail.com']);

/** In a shorter name a single letter makes another word: love, five and line are not slips of live. */
const longEnough = 5;

/** As mail programs copy it: behind the name of its owner, or as a link. */
const copied = /^.*(?:<|mailto:)\s*([^<>\s?]+@[^<>\s?]+)/i;

export function meantAddress(typed: string): string | undefined {
  const seen = withoutUnseen(typed).trim();
  const alone = copied.exec(seen)?.[1];
  const [, box, typedDomain] = /^([^@\s]+)@([^@\s]+)$/.exec(alone ?? seen) ?? [];
  if (!box || !typedDomain) return;
  const domain = typedDomain.toLowerCase();
  const meant = atKnownHouse(withPossibleEnding(withPlainDots(domain)));
  return meant === domain && !alone ? undefined : `${box}@${meant}`;
}

const withPlainDots = (domain: string) => domain.replace(/[.,;]+/g, '.').replace(/^\.|\.$/g, '');

function withPossibleEnding(domain: string): string {
  const [impossible, ending] = impossibleEndings.find(([pattern]) => pattern.test(domain)) ?? [];
  return impossible && ending ? domain.replace(impossible, ending) : domain;
}

function atKnownHouse(domain: string): string {
  if (real.has(domain)) return domain;
  const dot = domain.indexOf('.');
  const [name, ending] = dot < 0 ? [domain, ''] : [domain.slice(0, dot), domain.slice(dot + 1)];
  for (const [house, ...endings] of houses) {
    const run = dot < 0 && endings.find((one) => name === house + one.replace('.', '')); // gmailcom
    if (run) return `${house}.${run}`;
    if (name !== house && (house.length < longEnough || !isOneSlip(name, house))) continue;
    const whole = endings.includes(ending) ? ending : cutShort(ending, endings);
    if (whole) return `${house}.${whole}`;
  }
  return domain;
}

/** The beginning of an ending, or all of 'com' but one letter. */
const cutShort = (ending: string, endings: string[]) =>
  endings.find((one) => one.startsWith(ending) || (one === 'com' && ['cm', 'om'].includes(ending)));

/** One letter too many, too few or wrong, or two that changed places. The first letter is right, or one of the two. */
function isOneSlip(typed: string, name: string): boolean {
  let at = 0;
  while (at < name.length && typed[at] === name[at]) at++;
  const swapped = name.slice(0, at) + name.charAt(at + 1) + name.charAt(at) + name.slice(at + 2);
  if (typed === swapped) return true;
  if (at === 0) return false;
  const [rest, restOfName] = [typed.slice(at), name.slice(at)];
  return [
    [rest.slice(1), restOfName],
    [rest, restOfName.slice(1)],
    [rest.slice(1), restOfName.slice(1)],
  ].some(([one, other]) => one === other);
}
