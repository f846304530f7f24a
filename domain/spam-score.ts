// How much an enquiry looks like spam, and line by line why. Nothing is dropped for it: a high score is looked through by staff.
import { contactBudgets, landingBudgets } from './budget.ts';
import type { Enquiry } from './enquiry.ts';
import { parsePhone } from './phone.ts';
import { serviceFamily } from './service-type.ts';
import { fold, hostOf, isAscii, readSpamText, type SpamText } from './spam-text.ts';
import {
  cheapEnding,
  injection,
  mashed,
  placeholder,
  tradeInAddress,
  unspacedAsk,
  unspacedLure,
} from './spam-words.ts';

export const spamThreshold = 5;

export const spamReasonCodes = [
  'hidden_field',
  'too_fast',
  'disposable_address',
  'repeated_body',
  'many_from_address',
  'sales_pitch',
  'money_lure',
  'gambling',
  'adult_or_pills',
  'shady_goods',
  'fraud',
  'comment_praise',
  'price_probe',
  'many_links',
  'suspicious_link',
  'link_in_name',
  'markup',
  'probe',
  'template_left',
  'gibberish',
  'foreign_script',
  'shouting',
  'asks_nothing',
  'telling_address',
  'foreign_number',
  'asks_for_a_site',
  'local_details',
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

export function scoreSpam(
  enquiry: Enquiry,
  circumstances: SpamCircumstances,
): { score: number; reasons: SpamReason[] } {
  const reading = read(enquiry, circumstances);
  const lines = rules.map(({ code, points }) => ({ code, points: points(reading) }));
  const reasons = lines.filter((line) => line.points !== 0);
  const score = reasons.reduce((sum, reason) => sum + reason.points, 0);
  return { score: Math.max(0, score), reasons };
}

export const isSpam = (score: number): boolean => score >= spamThreshold;

interface Reading extends SpamText {
  enquiry: Enquiry;
  circumstances: SpamCircumstances;
  pitch: number;
  asks: number;
}

// Circumstances alone never reach the threshold: browsers fill hidden fields, mobile networks share addresses.
const rules: readonly { code: SpamReasonCode; points: (reading: Reading) => number }[] = [
  { code: 'hidden_field', points: ({ enquiry, circumstances }) => trapPoints(enquiry, circumstances.trap) },
  { code: 'too_fast', points: ({ circumstances }) => hastePoints(circumstances.seconds) },
  { code: 'disposable_address', points: ({ circumstances }) => (circumstances.disposable ? 2 : 0) },
  { code: 'repeated_body', points: repetitionPoints },
  { code: 'many_from_address', points: ({ circumstances: { fromSameAddress: n } }) => (n < 10 ? 0 : n < 30 ? 1 : 2) },
  { code: 'sales_pitch', points: ({ pitch }) => pitch },
  { code: 'money_lure', points: (reading) => lurePoints(reading, 'money_lure') },
  { code: 'gambling', points: (reading) => lurePoints(reading, 'gambling') },
  { code: 'adult_or_pills', points: (reading) => lurePoints(reading, 'adult_or_pills') },
  { code: 'shady_goods', points: (reading) => lurePoints(reading, 'shady_goods') },
  { code: 'fraud', points: (reading) => lurePoints(reading, 'fraud') },
  { code: 'comment_praise', points: (reading) => phrasePoints(reading, 'comment_praise', 5) },
  { code: 'price_probe', points: (reading) => phrasePoints(reading, 'price_probe', 3) },
  { code: 'many_links', points: ({ links }) => crowdPoints(links.filter((link) => !link.own).length) },
  { code: 'suspicious_link', points: ({ links }) => links.reduce((most, link) => Math.max(most, link.points), 0) },
  { code: 'link_in_name', points: ({ enquiry }) => nameLinkPoints(enquiry.name) },
  { code: 'markup', points: ({ text }) => (bbcode.test(text) ? 4 : html.test(text) ? 2 : 0) },
  { code: 'probe', points: probePoints },
  { code: 'template_left', points: ({ enquiry }) => (placeholder.test(enquiry.message) ? 4 : 0) },
  { code: 'gibberish', points: gibberishPoints },
  { code: 'foreign_script', points: ({ text }) => scriptPoints(text) },
  { code: 'shouting', points: ({ enquiry }) => (shouts(enquiry.message) ? 1 : 0) },
  { code: 'asks_nothing', points: silencePoints },
  { code: 'telling_address', points: ({ enquiry }) => addressPoints(enquiry.email.toLowerCase()) },
  { code: 'foreign_number', points: ({ enquiry }) => (fromAfar(enquiry.phone) ? 1 : 0) },
  { code: 'asks_for_a_site', points: ({ asks }) => 0 - asks },
  { code: 'local_details', points: ({ enquiry }) => 0 - localDetails(enquiry) },
];

const clearlyAsks = 3;
const lures = ['money_lure', 'gambling', 'adult_or_pills', 'shady_goods', 'fraud'] as const;
const budgets = new Set<string>([...contactBudgets, ...landingBudgets]);
const bbcode = /\[(?:url|link|img)[=\]]|\[\/(?:url|link|img)\]/;
const html =
  /<\/?(?:a|b|h[1-6]|div|p|span|img|script|iframe|table|strong|br|style|font|ul|li|nav|meta|svg)[\s>/]|\]\(https?:/;
const hastePoints = (s: number | null): number => (s === null || s < 0 || s > 3 ? 0 : s > 2 ? 2 : 3);
const hostOfMail = (email: string): string => email.slice(email.lastIndexOf('@') + 1).toLowerCase();

function read(enquiry: Enquiry, circumstances: SpamCircumstances): Reading {
  // Quoted lines are somebody else's words, often the very spam that the sender asks us about.
  const message = enquiry.message.replace(/^>.*$/gm, '');
  const fields = [enquiry.name, enquiry.other_service, enquiry.website, message];
  const found = readSpamText(fields, hostOfMail(enquiry.email));
  const asks = Math.max(phrasePoints(found, 'asks_for_a_site', 6), unspacedAsk.test(found.text) ? 4 : 0);
  const offered = Math.min(9, phrasePoints(found, 'sales_pitch', 9) + found.offered);
  return { ...found, enquiry, circumstances, asks, pitch: asks > clearlyAsks ? Math.floor(offered / 2) : offered };
}

function phrasePoints({ phrases }: SpamText, code: SpamReasonCode, most: number): number {
  let points = 0;
  for (const [group, times] of phrases) {
    if (group.code === code) points += Math.min(group.most, group.points * times);
  }
  return Math.min(most, points);
}

/** Who clearly asks for a site may well be in the trade that the words belong to: a bookmaker, a lender, a pharmacy. */
function lurePoints(reading: Reading, code: SpamReasonCode): number {
  const points = phrasePoints(reading, code, 7);
  return reading.asks < clearlyAsks ? points : Math.floor(points / 2);
}

/** Whoever writes at length and wants nothing that an agency does wants to sell: held against offers and strangers only. */
function silencePoints(reading: Reading): number {
  const { enquiry, asks, pitch } = reading;
  if (asks > 0 || enquiry.message.length < 40 || localDetails(enquiry) > 1) return 0;
  if (pitch > 2) return 3;
  if (pitch > 1 || lures.some((code) => phrasePoints(reading, code, 1) > 0)) return 2;
  return fromAfar(enquiry.phone) ? 1 : 0;
}

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

/** Many people write «Please call me»: only a body of some length is anybody's own. */
function repetitionPoints({ enquiry, circumstances: { sameBodyFromOthers: others } }: Reading): number {
  return enquiry.message.length < 25 || others < 1 ? 0 : others < 3 ? 1 : 2;
}

/** Links to the sender's own domain are not counted; people show up to three sites that they like. */
function crowdPoints(strange: number): number {
  return strange < 2 ? 0 : strange < 4 ? 1 : strange < 6 ? 3 : 5;
}

function nameLinkPoints(name: string): number {
  const host = name.includes('.') && fold(name).split(' ').map(hostOf).find(Boolean);
  return host ? (host.endsWith('.za') ? 2 : 4) : 0;
}

/** People paste code that troubles them; in the other fields there is no reason for it. */
function probePoints({ enquiry, text }: Reading): number {
  const { form: _form, message: _message, marketing_consent: _consent, ...others } = enquiry;
  return injection.test(Object.values(others).join('\n').toLowerCase()) ? 6 : injection.test(text) ? 5 : 0;
}

function gibberishPoints({ enquiry: { name, company, message, email } }: Reading): number {
  const words = message.length < 60 ? message.split(/[\s.,!]+/).filter(Boolean) : [];
  const [local = '', host = ''] = email.toLowerCase().split('@');
  let points = 0;
  if (isRandom(name)) points += 3;
  if (isMashed(name) || isMashed(company)) points += 2;
  if (isRandom(company) || /^(?:google|facebook|amazon|apple|microsoft|nokia|aliexpress)$/i.test(company)) points += 1;
  if (words.length > 0 && words.every((word) => isMashed(word) || isRandom(word))) points += 3;
  else if (message !== '' && !/\p{L}/u.test(message)) points += 2;
  // RobertSlomb: a first name with a random surname stuck to it.
  if (/^[A-Z][a-z]{3,}[A-Z][a-z]{2,}$/.test(name)) points += 1;
  // Gmail ignores dots: one mailbox, as many addresses as one likes.
  if (host === 'gmail.com' && local.split('.').filter((part) => part.length < 3).length > 3) points += 2;
  return Math.min(6, points);
}

const isMashed = (word: string): boolean => mashed.test(word.toLowerCase());

/** Letters that nobody's tongue put together. */
function isRandom(word: string): boolean {
  if (word.length < 6 || word.length > 60 || !/^[A-Za-z0-9]+$/.test(word)) return false;
  if ((word.match(/[a-z][A-Z]/g) ?? []).length > 2 || /[a-z]\d+[a-z]+\d/i.test(word)) return true;
  return /[bcdfghjklmnpqrstvwxz]{6}/i.test(word) || /^[bcdfghjklmnpqrstvwxz]+$/i.test(word);
}

/** A name in its own script is nobody's fault; a whole text in it is rarely meant for us. */
function scriptPoints(text: string): number {
  const strange = isAscii(text)
    ? 0
    : (text.match(/[\u0400-\u06ff\u0900-\u0e7f\u1100-\u11ff\u3040-\ud7af]/g) ?? []).length;
  if (strange < 9 || strange * 3 < (text.match(/[a-z]/g) ?? []).length) return 0;
  return unspacedLure.test(text) ? 6 : 3;
}

function shouts(message: string): boolean {
  const capitals = (message.match(/[A-Z]/g) ?? []).length;
  const marks = (message.match(/!|\p{Extended_Pictographic}/gu) ?? []).length;
  return (capitals > 20 && capitals * 2 > message.length) || marks > 4;
}

function addressPoints(email: string): number {
  if (cheapEnding.test(email)) return 2;
  return tradeInAddress.test(email) ? (email.endsWith('.za') ? 1 : 2) : 0;
}

/** A number from outside southern Africa: the neighbours are customers like any other. */
function fromAfar(phone: string): boolean {
  const number = parsePhone(phone);
  return number !== null && !/^\+(?:2[67]|230|24[34]|25[58])/.test(number);
}

/** A number and an address from here, a service and a budget from our lists. */
function localDetails({ phone, email, service, budget }: Enquiry): number {
  const local = email.toLowerCase().endsWith('.za') && parsePhone(phone)?.startsWith('+27');
  const chosen = serviceFamily(service) !== null && budgets.has(budget);
  return local && chosen ? 2 : (local || chosen) && !fromAfar(phone) ? 1 : 0;
}
