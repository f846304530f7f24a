// What the learned model makes of an enquiry: its words and a few details, each with the weight that was learned for it.
import type { Enquiry } from './enquiry.ts';
import { detailsOf } from './spam-details.ts';
import { freeMail } from './spam-hosts.ts';
import stored from './spam-model.json' with { type: 'json' };
import { fold, hostOfMail } from './spam-text.ts';

/** As it lies in spam-model.json, written by scripts/train-spam-model.ts. */
export interface StoredSpamModel {
  about: string;
  bias: number;
  /** The log odds at which the points begin, and how many a unit above is worth. */
  zero: number;
  pointsPerUnit: number;
  details: Record<string, number>;
  /** A weight in whole steps of `step`, with the pieces of text that have it, apart by `|`. */
  step: number;
  pieces: Record<string, string>;
}

export interface SpamModel extends Pick<StoredSpamModel, 'bias' | 'zero' | 'pointsPerUnit'> {
  details: Map<string, number>;
  places: Map<number, number>;
  step: number;
  /** In whole steps. */
  weights: Int32Array;
  /** The number of the text in which each piece was last met: an array for every text took longer than reading it. */
  metIn: Uint32Array;
  texts: number;
}

export function wordingPoints(model: SpamModel, enquiry: Enquiry, words: string): number {
  return pointsFrom(logOdds(model, enquiry, words), model, enquiry.message.length);
}

/** The most that it gives makes spam by itself, the least outweighs a filled trap. A short message counts for little. */
export function pointsFrom(
  odds: number,
  { zero, pointsPerUnit }: Pick<StoredSpamModel, 'zero' | 'pointsPerUnit'>,
  length: number,
): number {
  if (length === 0) return 0;
  const points = Math.floor((odds - zero) * pointsPerUnit);
  return length < 40 ? Math.max(-1, Math.min(2, points)) : Math.max(-4, Math.min(6, points));
}

export function logOdds(model: SpamModel, enquiry: Enquiry, words: string): number {
  const text = ++model.texts;
  let known = 0;
  let sum = 0;
  eachPiece(enquiry, words, (line, from, to) => {
    const place = model.places.get(hashOf(line, from, to));
    if (place === undefined || model.metIn[place] === text) return;
    model.metIn[place] = text;
    known += 1;
    sum += model.weights[place] ?? 0;
  });
  let odds = model.bias + sum * model.step * shareOf(known);
  for (const detail of detailsOf(enquiry, words)) odds += model.details.get(detail) ?? 0;
  return odds;
}

/** Long texts have more pieces, yet are not for that reason more surely one or the other. */
export const shareOf = (known: number): number => 1 / Math.sqrt(known + 4);

export function openSpamModel({ pieces, step, details, bias, zero, pointsPerUnit }: StoredSpamModel): SpamModel {
  const places = new Map<number, number>();
  const weights: number[] = [];
  for (const [steps, alike] of Object.entries(pieces)) {
    for (const piece of alike.split('|')) {
      places.set(hashOf(piece, 0, piece.length), weights.length);
      weights.push(Number(steps));
    }
  }
  const named = new Map(Object.entries(details));
  return {
    bias,
    zero,
    pointsPerUnit,
    details: named,
    places,
    step,
    weights: Int32Array.from(weights),
    metIn: new Uint32Array(weights.length),
    texts: 0,
  };
}

type TakePiece = (line: string, from: number, to: number) => void;

/** Every word with its spaces, its beginning where it is long, every two neighbours; four letters in a row of the address. */
export function eachPiece({ email, name }: Enquiry, words: string, take: TakePiece): void {
  let before = -1;
  for (let start = 0; start < words.length - 1; ) {
    const end = words.indexOf(' ', start + 1);
    take(words, start, end + 1);
    if (end - start > 6) take(words, start, start + 6);
    if (before >= 0) take(words, before, end + 1);
    before = start;
    start = end;
  }
  const address = addressWords(email, name);
  for (let at = 0; at + 4 <= address.length; at += 1) take(address, at, at + 4);
}

/** The own domain, or the mailbox where the domain is everybody's, without its owner's name: that says nothing. */
function addressWords(email: string, name: string): string {
  const host = hostOfMail(email);
  let words = freeMail.test(host)
    ? email.slice(0, -host.length - 1).toLowerCase()
    : host.replace(/\.(?:co\.za|com|org|net|za|io)$/, '');
  for (const part of fold(name).split(/[^a-z]+/)) if (part.length > 2) words = words.replace(part, ' ');
  return ` ${words.replace(/[^a-z]+/g, ' ')} `;
}

/** Numbers instead of pieces cut out of the text: no enquiry makes hundreds of strings. */
function hashOf(line: string, from: number, to: number): number {
  let hash = 0x811c9dc5;
  for (let at = from; at < to; at += 1) hash = Math.imul(hash ^ line.charCodeAt(at), 0x01000193);
  return hash;
}

export const shippedModel: SpamModel = openSpamModel(stored);
