// How often a password or a code may be guessed. Strangers share one count an account and have one an address; a browser
// that has been here before has its own for its account, so that no stranger's guesses keep our people out. Nothing locks for good.
import { Refusal } from '#domain/errors.ts';
import type { Deps } from '#server/deps.ts';
import { type Limit, networkOf, type Turn } from '#server/limits.ts';

const minute = 60;

/** How many may go wrong within how many seconds; a right one does not count. */
export const guessLimits = {
  device: { most: 10, seconds: 15 * minute },
  address: { most: 5, seconds: 5 * minute },
  account: { most: 10, seconds: 15 * minute },
  proof: { most: 10, seconds: 15 * minute },
};

/** Mails and links count whatever comes of them. */
export const linkLimits = {
  recoveryFromAddress: { most: 10, seconds: 60 * minute },
  recoveryOfAccount: { most: 3, seconds: 60 * minute },
  use: { most: 30, seconds: 15 * minute },
};

interface Guess {
  /** As typed; whether there is such an account makes no difference. */
  account: string;
  address: string;
  /** Its id, where it is known for this very account. */
  device: string | undefined;
}

type Counted = Pick<Turn, 'giveBack'>;

export const tooMany = 'Too many failed tries. Nothing is lost: please wait a little and try again.';

/** Counts a try as a failure beforehand, so that many at once cannot slip through; one that was right is given back. */
export async function countGuess(deps: Deps, { account, address, device }: Guess): Promise<Counted> {
  const limits: Limit[] = device
    ? [{ scope: 'sign-in from a known device', key: device, ...guessLimits.device }]
    : [
        { scope: 'sign-in from an address', key: networkOf(address), ...guessLimits.address },
        { scope: 'sign-in to an account', key: account, ...guessLimits.account },
      ];
  return takeAll(deps, limits, tooMany);
}

/** For whoever is signed in, or half: the password asked again, and codes. */
export function countProof(deps: Deps, staffId: string): Promise<Counted> {
  return takeAll(
    deps,
    [{ scope: 'proof of a person', key: staffId, ...guessLimits.proof }],
    'Too many wrong tries. Please wait a little and try again.',
  );
}

/** Mails that anybody can have sent by typing an address. */
export function countRecovery(deps: Deps, { account, address }: Pick<Guess, 'account' | 'address'>): Promise<Counted> {
  return takeAll(
    deps,
    [
      { scope: 'recovery from an address', key: networkOf(address), ...linkLimits.recoveryFromAddress },
      { scope: 'recovery of an account', key: account, ...linkLimits.recoveryOfAccount },
    ],
    'Mails were asked for several times already. Please look for the last one, or try again later.',
  );
}

/** Use of links from mails: they cannot be guessed, but nobody needs to try hundreds. */
export function countLink(deps: Deps, address: string): Promise<Counted> {
  return takeAll(
    deps,
    [{ scope: 'links of staff', key: networkOf(address), ...linkLimits.use }],
    'Too many tries. Please wait a little and try again.',
  );
}

async function takeAll(deps: Deps, limits: Limit[], sentence: string): Promise<Counted> {
  const taken: Turn[] = [];
  const giveBack = async () => void (await Promise.all(taken.map((turn) => turn.giveBack())));
  for (const limit of limits) {
    const turn = await deps.takeLimit(limit);
    if (!turn.allowed) {
      await giveBack(); // what is refused here was no guess anywhere
      throw new Refusal('too_many', sentence, undefined, turn.retryAfter);
    }
    taken.push(turn);
  }
  return { giveBack };
}
