// Who speaks, to whom, of what: which parts meet in a sentence. The parts are few, so they carry over to words never seen.

/** Names of the pairs found, and of the parts that a text of some length never mentions. */
export function sentenceDetails(words: string): string[] {
  const found = new Set<string>();
  let here = 0;
  let anywhere = 0;
  for (let start = 1; start < words.length; ) {
    const end = words.indexOf(' ', start);
    if (end < 0) break;
    const word = words.slice(start, end);
    start = end + 1;
    const asking = word === '?';
    if (asking || word === '.' || word === '!') {
      if (here !== 0) addMeetings(here, asking, found);
      here = 0;
    } else here |= partsOf(word);
    anywhere |= here;
  }
  if (here !== 0) addMeetings(here, false, found);
  if (words.length > someLength)
    for (const [at, name] of names.entries()) if (!(anywhere & (1 << at))) found.add(`no ${name}`);
  return [...found];
}

const someLength = 40;

const parts = {
  we: `i we our ours us me my im ive id ill weve were team company firm agency
    ons ek onse nous notre je wir ich unser nos nosso somos`,
  you: `you your yours yourself u ur youre youve
    julle jou jul jy vous votre vos ihnen ihre ihr sie voce seu sua tu nina lenu wena yakho`,
  site: `website websites site sites page pages online shop store app platform hosting host domain landing blog portal
    homepage logo branding design redesign wordpress wix shopify woocommerce ecommerce portfolio booking bookings werf blad`,
  want: `need needs want wants require requires looking seeking wish hoping like love would wanting soek benodig wil verlang
    nodig sou besoin cherche cherchons voudrais souhaitons suche suchen brauche brauchen mochten preciso precisamos procuro
    quero queremos busco necesito ngifuna ngidinga ngicela sifuna sidinga sicela ndifuna ndicela ndidinga kopa batla nyaka
    kgopela hloka tlhoka lava kombela toda`,
  price: `quote quotation quotes price prices pricing cost costs charge charges rate rates fee fees budget estimate package
    packages kwotasie prys pryse kos koste devis tarif tarifs angebot preis preise orcamento preco intengo ixabiso theko`,
  offer: `offer offers offering provide provides providing supply supplying specialise specialize specialising help helps
    helping assist deliver delivers install save saves saving boost increase grow improve guarantee guaranteed introduce
    represent send show share invite generate rank ranking double turn bied verskaf lewer spesialiseer proposons offrons
    aidons bieten helfen oferecemos`,
  amount: '#rand #money %',
};
const names = Object.keys(parts) as (keyof typeof parts)[];
const bits = new Map<string, number>();
for (const [at, name] of names.entries()) {
  for (const word of parts[name].split(/\s+/)) bits.set(word, (bits.get(word) ?? 0) | (1 << at));
}
const siteBit = 1 << names.indexOf('site');

/** In isiZulu, isiXhosa and Afrikaans the website hides inside the word: yewebsite, iwebhusayithi, webwerf. */
const partsOf = (word: string): number => (bits.get(word) ?? 0) | (word.includes('web') ? siteBit : 0);

// Few sentences differ in their parts: what each mixture says is put into words once.
const meetings = Array.from({ length: 2 << names.length }, (_, mixture) => {
  const present = names.filter((_, at) => mixture & (1 << at));
  const pairs = present.flatMap((one, at) => present.slice(at + 1).map((other) => `${one} + ${other}`));
  return mixture >> names.length ? [...pairs, ...present.map((one) => `${one} ?`)] : pairs;
});

function addMeetings(here: number, asking: boolean, found: Set<string>): void {
  for (const name of meetings[asking ? here | (1 << names.length) : here] ?? []) found.add(name);
}
