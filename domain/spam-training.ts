// How the spam model is learned: logistic regression with an L2 penalty, its points set on texts that it did not see.
import { type Enquiry, parseEnquiry } from './enquiry.ts';
import { detailsOf } from './spam-details.ts';
import { eachPiece, logOdds, openSpamModel, pointsFrom, type StoredSpamModel, shareOf } from './spam-model.ts';
import { type Row, regress } from './spam-regression.ts';
import { isSpam, type SpamCircumstances, scoreSpam } from './spam-score.ts';
import { readSpamText } from './spam-text.ts';

/** As it lies in spam-corpus; `set` is the collection that it came with, each by other hands. */
export interface SpamEntry {
  set: number;
  why: string;
  enquiry: object;
  trap: string;
  seconds: number | null;
}

export interface SpamExample {
  set: number;
  why: string;
  enquiry: Enquiry;
  circumstances: SpamCircumstances;
  spam: boolean;
}

export function spamExample(entry: SpamEntry, spam: boolean, isDisposable: (email: string) => boolean): SpamExample {
  const { set, why, trap, seconds } = entry;
  const enquiry = parseEnquiry(entry.enquiry);
  const disposable = isDisposable(enquiry.email);
  return {
    set,
    why,
    enquiry,
    spam,
    circumstances: { trap, seconds, sameBodyFromOthers: 0, fromSameAddress: 1, disposable },
  };
}

/** Chosen by leaving one collection out; neighbouring values do about as well. Letters in a row instead of words did not. */
const recipe = {
  penalty: 1.2e-4,
  detailSize: 0.09, // how easily a detail is believed: who writes from where differs more between corpora than what is said
  rounds: 200,
  rare: 2, // a piece in fewer texts than this is nobody's habit
  mostPieces: 15000,
  folds: 5,
  pointsPerUnit: 3, // about two units of log odds lie between no points and the certainty of five
  mostHeld: 0.015, // of the genuine: a client wrongly held is worse than a spam let through
};

/** Deterministic: the same examples in the same order make the same model. */
export function trainSpamModel(examples: readonly SpamExample[], about = ''): StoredSpamModel {
  const readings = examples.map(readExample);
  return { about, ...learn(readings), ...setPoints(readings, unseenOdds(readings)) };
}

export interface SpamRates {
  caught: number;
  wronglyHeld: number;
}

export function ratesOf(stored: StoredSpamModel, examples: readonly SpamExample[]): SpamRates {
  const model = openSpamModel(stored);
  const held = examples.filter(({ enquiry, circumstances }) => isSpam(scoreSpam(enquiry, circumstances, model).score));
  const share = (spam: boolean): number =>
    held.filter((example) => example.spam === spam).length / examples.filter((example) => example.spam === spam).length;
  return { caught: share(true), wronglyHeld: share(false) };
}

interface Reading {
  example: SpamExample;
  words: string;
  pieces: string[];
  details: string[];
  /** What the rules give, the model aside. */
  points: number;
}

const mute = openSpamModel({ about: '', bias: 0, zero: 0, pointsPerUnit: 0, details: {}, step: 1, pieces: {} });

function readExample(example: SpamExample): Reading {
  const { enquiry, circumstances } = example;
  const { words } = readSpamText(enquiry);
  const pieces = new Set<string>();
  eachPiece(enquiry, words, (line, from, to) => pieces.add(line.slice(from, to)));
  const points = scoreSpam(enquiry, circumstances, mute).score;
  return { example, words, pieces: [...pieces], details: detailsOf(enquiry, words), points };
}

type Learned = Pick<StoredSpamModel, 'bias' | 'details' | 'step' | 'pieces'>;

function learn(readings: readonly Reading[]): Learned {
  const pieces = tellingPieces(readings);
  const names = [...new Set(readings.flatMap(({ details }) => details))].sort();
  const rows = rowsOf(readings, pieces, names);
  return store(regress(rows, pieces.length + names.length, recipe.penalty, recipe.rounds), pieces, names);
}

/** Those whose share among spam differs most surely from their share among the genuine; the few leave less to learn by heart. */
function tellingPieces(readings: readonly Reading[]): string[] {
  const counts = new Map<string, [genuine: number, spam: number]>();
  const totals: [number, number] = [0, 0];
  for (const { pieces, example } of readings) {
    const side = example.spam ? 1 : 0;
    totals[side] += 1;
    for (const piece of pieces) {
      const count = counts.get(piece) ?? [0, 0];
      count[side] += 1;
      counts.set(piece, count);
    }
  }
  return [...counts]
    .filter(([, [genuine, spam]]) => genuine + spam >= recipe.rare)
    .map(([piece, [genuine, spam]]) => ({
      piece,
      strength: Math.abs(genuine / totals[0] - spam / totals[1]) / Math.sqrt(genuine + spam),
    }))
    .sort((a, b) => b.strength - a.strength)
    .slice(0, recipe.mostPieces)
    .map(({ piece }) => piece);
}

function rowsOf(readings: readonly Reading[], pieces: readonly string[], names: readonly string[]): Row[] {
  const columnOf = new Map([...pieces, ...names].map((name, at) => [name, at]));
  return readings.map(({ pieces: own, details, example }) => {
    const known = own.map((piece) => columnOf.get(piece)).filter((column) => column !== undefined);
    const others = details.map((detail) => columnOf.get(detail) ?? 0);
    const share = shareOf(known.length);
    return {
      columns: Int32Array.from([...known, ...others]),
      values: Float64Array.from([...known.map(() => share), ...others.map(() => recipe.detailSize)]),
      label: example.spam ? 1 : 0,
    };
  });
}

function store(weights: Float64Array, pieces: readonly string[], names: readonly string[]): Learned {
  const step = Math.max(...pieces.map((_, at) => Math.abs(weights[at] ?? 0))) / 60;
  const alike = new Map<number, string[]>();
  pieces.forEach((piece, at) => {
    const steps = Math.round((weights[at] ?? 0) / step);
    if (steps !== 0) alike.set(steps, [...(alike.get(steps) ?? []), piece]);
  });
  const sorted = [...alike].sort(([a], [b]) => a - b);
  const details: Learned['details'] = {};
  names.forEach((name, at) => {
    details[name] = Number(((weights[pieces.length + at] ?? 0) * recipe.detailSize).toFixed(3));
  });
  return {
    bias: Number((weights.at(-1) ?? 0).toFixed(3)),
    details,
    step: Number(step.toFixed(5)),
    pieces: Object.fromEntries(sorted.map(([steps, list]) => [`${steps}`, list.sort().join('|')])),
  };
}

/** For each example the odds from a model that was learned without it. */
function unseenOdds(readings: readonly Reading[]): number[] {
  const odds = readings.map(() => 0);
  for (let fold = 0; fold < recipe.folds; fold += 1) {
    const learned = learn(readings.filter((_, at) => at % recipe.folds !== fold));
    const model = openSpamModel({ about: '', zero: 0, pointsPerUnit: 1, ...learned });
    readings.forEach(({ example, words }, at) => {
      if (at % recipe.folds === fold) odds[at] = logOdds(model, example.enquiry, words);
    });
  }
  return odds;
}

/** Where the points begin: as low as the genuine texts allow, judged by models that had not seen them. */
function setPoints(readings: readonly Reading[], odds: readonly number[]): { zero: number; pointsPerUnit: number } {
  const { pointsPerUnit, mostHeld } = recipe;
  const genuine = readings
    .map((reading, at) => ({ ...reading, odds: odds[at] ?? 0 }))
    .filter(({ example }) => !example.spam);
  let zero = 3;
  const heldFrom = (lower: number): number =>
    genuine.filter(({ points, odds, example }) =>
      isSpam(points + pointsFrom(odds, { zero: lower, pointsPerUnit }, example.enquiry.message.length)),
    ).length;
  while (zero > -3 && heldFrom(zero - 0.02) <= mostHeld * genuine.length) zero -= 0.02;
  return { zero: Number(zero.toFixed(2)), pointsPerUnit };
}
