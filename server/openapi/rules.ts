// The rules that no schema can say, in sentences; their numbers come from where they are held.
import { passwordLength } from '#domain/account.ts';
import { largestBatch } from '#domain/analytics.ts';
import { leadStatuses } from '#domain/lead.ts';
import { leadMoves } from '#domain/lead-moves.ts';
import { threeYears } from '#domain/period.ts';
import { chatLimit } from '#server/analytics/chats.routes.ts';
import type { Route } from '#server/auth/access.ts';
import { guessLimits, linkLimits } from '#server/auth/sign-in-limits.ts';
import { enquiryLimits } from '#server/enquiries/receive-enquiry.ts';
import { largestBody } from '#server/http/limit-body.ts';
import { mostUnderWay } from '#server/leads/export-leads.ts';
import { pageSize } from '#server/leads/lead-view.ts';
import { mostStreams } from '#server/live/events.routes.ts';

export const generalRules = [
  `A body is JSON of at most ${largestBody / 1024} kB, sent as application/json; fields that are not known are passed over. A write that takes no body needs none, and no type.`,
  'In text, control characters and white space at the ends are left out before it is judged, and letters are put into the form NFC. Lengths are counted in characters of Unicode.',
  'A write that a browser sends (Origin, Sec-Fetch-Site) must come from a page of this site; only an enquiry is taken from anywhere.',
  'HEAD is answered wherever GET is; any other method with 405 and Allow.',
  'A refusal is a Problem: a code for programs and a sentence for people, and by the names of fields what is wrong with each. Retry-After says when to try again.',
  'Every answer carries X-Request-Id, by which the log names it, and is not to be kept (Cache-Control: no-store).',
];

export const sessionRule =
  'Writes keep a session alive, reads only with the header X-In-Use: a screen that nobody looks at does not.';

const often = ({ most, seconds }: { most: number; seconds: number }) =>
  `${most} in ${seconds < 60 ? `${seconds} seconds` : `${seconds / 60} minutes`}`;

const newPassword = `A new password has ${passwordLength.least} to ${passwordLength.most} characters, counted in the form NFKC. It is none of those that programs try first, and holds neither the agency’s name nor one’s own.`;
const proof = `A wrong password counts as a try: ${often(guessLimits.proof)}.`;
const links = `From one network: ${often(linkLimits.use)}.`;

const drawnDays = `Days of South Africa, both included, ${threeYears} at most. Without an end it is today, without a start 29 days before.`;

const moves = leadStatuses.map((status) => {
  const ways = leadMoves({ status }).map(({ to }) => to);
  return `${status} → ${ways.join(', ') || 'nowhere'}`;
});

export const rules: Partial<Record<Route, string[]>> = {
  'POST /api/enquiries': [
    'A submission_id is made by the client, one for each form that it shows. With it a request may be repeated until it is answered: the same id with the same content answers the same lead, with other content it is refused (422).',
    'Without one, the same words of the same person within ten minutes are the same enquiry.',
    'In a form, marketing_consent is given by yes or on. A form is answered with JSON where that is accepted, else by a page.',
    `New ones from one network: ${often(enquiryLimits.network)}; from all together: ${often(enquiryLimits.all)}.`,
  ],
  'POST /api/analytics': [`At most ${largestBatch / 1024} kB, also where fewer events fill them.`],
  'GET /api/analytics/report': [
    drawnDays,
    'Programs that say that they are one are left out. An address that is none of our pages is counted as other. What is older than 14 months is gone.',
  ],
  'POST /api/chats': [`From one network: ${often(chatLimit)}. The same code again changes nothing.`],
  'POST /api/auth/sign-in/email': [
    `Failures count: ${often(guessLimits.address)} from one network and ${often(guessLimits.account)} to one account. A browser that has been signed in to it has a count of its own, ${often(guessLimits.device)}.`,
  ],
  'POST /api/auth/second-factor': [`Failures count: ${often(guessLimits.proof)}. A code counts once.`],
  'POST /api/auth/recover': [
    `To one account: ${often(linkLimits.recoveryOfAccount)}; from one network: ${often(linkLimits.recoveryFromAddress)}.`,
  ],
  'POST /api/auth/link': [links],
  'POST /api/auth/set-password': [newPassword, links],
  'POST /api/auth/confirm-email': [links],
  'POST /api/account/password': [newPassword, proof],
  'POST /api/account/email': ['The address is that of no other account.', proof],
  'POST /api/account/second-factor/start': [proof],
  'POST /api/account/second-factor/confirm': [`Failures count: ${often(guessLimits.proof)}. A code counts once.`],
  'POST /api/account/second-factor/remove': [proof],
  'POST /api/account/recovery-codes': [proof],
  'POST /api/staff': ['The address is that of no other account.'],
  'PATCH /api/staff/:id': ['Nobody disables their own account, or gives themselves another role.'],
  'GET /api/leads': [
    `next_cursor is the cursor of the next page. Without a limit a page has ${pageSize.cursor} leads, with an offset ${pageSize.offset}.`,
  ],
  'GET /api/leads/export.csv': [`${mostUnderWay} are made at the same time.`],
  'PATCH /api/leads/:id': [
    'version is that of the lead as it was seen. Where somebody has changed it since, nothing is stored, and 409 brings the lead as it is.',
    'What is left out stays as it is.',
    `A status alone is a move: ${moves.join('; ')}. To send it where it is already changes nothing, but for a further proposal.`,
    'A status together with any other field corrects the lead, and may be any.',
    'A priority that was given does not follow the score any more.',
    'estimated_value is whole rand, up to nine digits, as a number or as it is typed (R 75 000); null is not known.',
    'follow_up_on is a day of this century. To close a lead takes it away, unless it is sent along.',
    'taken_by is an account that is not disabled, or null for nobody.',
    'Only a lead that is lost has a lost_reason.',
  ],
  'POST /api/leads/:id/communications': [
    'An id is made by the client: with it a request may be repeated until it is answered. Under another lead it is refused (422).',
    'Other than a note, it came in or went out: direction is inbound or outbound. A note is always internal.',
    'at lies neither before 2000 nor in the future; without it, it is now.',
    'The first that went out is the answer that the response time is measured by.',
  ],
  'GET /api/guide': ['One Range is answered with that part, several with the whole. If-Range takes the ETag.'],
  'GET /api/guide/:token': [
    'The link ends after thirty days, and with its lead.',
    'One Range is answered with that part, several with the whole. If-Range takes the ETag.',
    'An answer that begins with the first byte is counted as a download, a later part is not.',
  ],
  'GET /api/stats': [
    'Days of South Africa, both included. Without an end it is today, without a start 29 days before.',
  ],
  'GET /api/stats/trends': [drawnDays],
  'GET /api/events': [
    `The first event is ready. An empty list of ids means: look at all of them again. ${mostStreams} streams are open at the same time.`,
    'What was said while a stream was broken is not said again: read anew after each ready.',
  ],
};
