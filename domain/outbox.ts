// What is carried out after something was stored, and how patiently.
import type { EnquiryForm } from './enquiry.ts';

export const outboxKinds = ['receipt', 'staff_notice', 'guide', 'staff_link', 'account_notice', 'follow_ups'] as const;
export type OutboxKind = (typeof outboxKinds)[number];

/** Those about the account of one person: for that person, and for admins. */
export const accountMails = ['staff_link', 'account_notice'] as const satisfies OutboxKind[];

/** A visitor hears from us once: the guide where it was asked for, the receipt otherwise. */
export function mailsForEnquiry(form: EnquiryForm): OutboxKind[] {
  return [form === 'guide' ? 'guide' : 'receipt', 'staff_notice'];
}

const second = 1000;
const hour = 3600 * second;
const patience = 5 * 24 * hour;

/** Half a minute at first, twice as long each time, an hour at most; null when it has been tried for five days. */
export function nextAttempt(attempts: number, createdAt: Date, now: Date): Date | null {
  if (now.getTime() - createdAt.getTime() >= patience) return null;
  return new Date(now.getTime() + Math.min(30 * second * 2 ** (attempts - 1), hour));
}

export const mailStates = ['waiting', 'sent', 'kept', 'given_up', 'dismissed'] as const;
export type MailState = (typeof mailStates)[number];

export function mailState(row: {
  channel: 'smtp' | 'spool' | null;
  given_up_at: Date | string | null;
  dismissed_at: Date | string | null;
}): MailState {
  if (row.channel) return row.channel === 'smtp' ? 'sent' : 'kept';
  if (row.dismissed_at) return 'dismissed';
  return row.given_up_at ? 'given_up' : 'waiting';
}
