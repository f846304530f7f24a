// How much an enquiry looks like spam, and line by line why. Nothing is dropped for it: a high score is looked through by staff.
import type { Enquiry } from './enquiry.ts';
import { type SpamModel, shippedModel, wordingPoints } from './spam-model.ts';
import {
  crowdPoints,
  gibberishPoints,
  linkPoints,
  markupPoints,
  nameLinkPoints,
  probePoints,
  templatePoints,
} from './spam-signs.ts';
import { fold, hostOfMail, readSpamText } from './spam-text.ts';

export const spamThreshold = 5;

export const spamReasonCodes = [
  'hidden_field',
  'too_fast',
  'disposable_address',
  'repeated_body',
  'many_from_address',
  'many_links',
  'suspicious_link',
  'link_in_name',
  'markup',
  'probe',
  'template_left',
  'gibberish',
  'wording', // it looks like an offer, a lure or noise
  'asks_for_a_site', // it looks like somebody who wants what we make
] as const;
export type SpamReasonCode = (typeof spamReasonCodes)[number];

export interface SpamReason {
  code: SpamReasonCode;
  points: number;
}

export interface SpamCircumstances {
  trap: string; // what the field holds that people do not see
  seconds: number | null; // from the first touch of the form to sending; unknown without JavaScript, which is nobody's fault
  sameBodyFromOthers: number; // how many other senders sent this very body lately
  fromSameAddress: number; // enquiries in the last hour from the same network address, this one included
  disposable: boolean; // the mail domain is on a list of disposable ones
}

/** No circumstance reaches the threshold alone: browsers fill hidden fields, mobile networks share addresses. */
export function scoreSpam(
  enquiry: Enquiry,
  { trap, seconds, sameBodyFromOthers, fromSameAddress, disposable }: SpamCircumstances,
  model: SpamModel = shippedModel,
): { score: number; reasons: SpamReason[] } {
  const { text, links, words } = readSpamText(enquiry);
  const wording = wordingPoints(model, enquiry, words);
  const points: Record<SpamReasonCode, number> = {
    hidden_field: trapPoints(enquiry, trap),
    too_fast: hastePoints(seconds),
    disposable_address: disposable ? 2 : 0,
    repeated_body: repetitionPoints(enquiry.message, sameBodyFromOthers),
    many_from_address: fromSameAddress < 10 ? 0 : fromSameAddress < 30 ? 1 : 2,
    many_links: crowdPoints(links),
    suspicious_link: linkPoints(links),
    link_in_name: nameLinkPoints(enquiry.name),
    markup: markupPoints(text),
    probe: probePoints(enquiry, text, wording < 3),
    template_left: templatePoints(enquiry.message),
    gibberish: gibberishPoints(enquiry),
    wording: Math.max(0, wording),
    asks_for_a_site: Math.min(0, wording),
  };
  // Words that a program brings along speak for nobody.
  if (points.hidden_field > 1 && points.too_fast > 0) points.asks_for_a_site = 0;
  const reasons = spamReasonCodes
    .map((code) => ({ code, points: points[code] }))
    .filter((reason) => reason.points !== 0);
  const score = reasons.reduce((sum, reason) => sum + reason.points, 0);
  return { score: Math.max(0, score), reasons };
}

export const isSpam = (score: number): boolean => score >= spamThreshold;

function trapPoints({ company, website, name, email, phone }: Enquiry, trap: string): number {
  const held = bare(trap);
  if (held === '') return 0;
  // Browsers fill what they think they know, some of them the first or the last name only.
  return [company, website, name, email, phone, hostOfMail(email), ...name.split(' ')].map(bare).includes(held) ? 1 : 4;
}

function bare(text: string): string {
  return fold(text)
    .replace(/^\s*(?:https?:\/\/)?(?:www\.)?/, '')
    .replace(/[^\p{L}\p{N}]/gu, '');
}

/** Browsers fill forms for people: haste is held against whoever reads like an offer, and believed of everybody else. */
function hastePoints(seconds: number | null): number {
  return seconds === null || seconds < 0 || seconds > 3 ? 0 : 2;
}

/** Many people write «Please call me»: only a body of some length is anybody's own. */
function repetitionPoints(message: string, others: number): number {
  return message.length < 60 || others < 1 ? 0 : others < 3 ? 1 : 2;
}
