// What staff may change about a lead, and what follows from it: the score, the priority, when it was answered and closed.
import { z } from 'zod';
import { budgetEstimate } from './budget.ts';
import { email, line, message, name, phone } from './contact-fields.ts';
import { refusalAt } from './errors.ts';
import {
  type LeadPriority,
  type LeadStatus,
  type LostReason,
  leadPriorities,
  leadStatuses,
  lostReasons,
  priorityFromScore,
} from './lead.ts';
import { isClosed } from './lead-moves.ts';
import { leadScore, type ScoredFields } from './lead-score.ts';
import { parseRand } from './money.ts';
import { parsePhone } from './phone.ts';
import { staffId } from './staff-id.ts';

const oneOf = 'Please choose one of the list.';
const checkPhone =
  'Please check the phone number, such as 082 123 4567 or, from abroad, +44 20 7946 0000. It may be left empty.';
const inRand = 'Please give the value in whole rand, such as 75 000.';

/** What a deal is worth. Nothing typed is nothing known. */
const worth = z
  .union([z.number(), z.string(), z.null()], inRand)
  // In text a point may stand between thousands; in a number it begins a fraction.
  .transform((typed) => (typeof typed === 'number' && !Number.isInteger(typed) ? Number.NaN : parseRand(typed ?? '')))
  .refine((rand) => !Number.isNaN(rand), inRand);

export const chooseColleague = 'Please choose somebody who works here.';
const chooseDay = 'Please choose a day.';

/** Any day of this century: to undo a slip may put back a day that has passed. */
const followUpDay = z.iso.date({ error: chooseDay, abort: true }).refine((day) => /^20\d\d/.test(day), chooseDay);

/** The account of a colleague; nobody has it where it is null. */
const colleague = staffId(chooseColleague);

/** `PATCH /api/leads/:id`: what is left out stays as it is. */
export const leadDraft = z.object({
  version: z.int('Please load the lead again.').min(1, 'Please load the lead again.'),
  name: name('Please give a name.').optional(),
  email: email('Please give an email address.').optional(),
  phone: phone(checkPhone)
    .transform((typed) => parsePhone(typed) ?? '')
    .optional(),
  company: line().optional(),
  service_type: line().optional(),
  budget_range: line().optional(),
  timeline: line().optional(),
  message: message.optional(),
  estimated_value: worth.optional(),
  follow_up_on: followUpDay.nullable().optional(),
  taken_by: colleague.nullable().optional(),
  priority: z.enum(leadPriorities, oneOf).optional(),
  status: z.enum(leadStatuses, oneOf).optional(),
  lost_reason: z.enum(lostReasons, oneOf).nullable().optional(),
});
export type LeadDraft = z.infer<typeof leadDraft>;
type DraftField = Exclude<keyof LeadDraft, 'version'>;

/** A status, a priority, a day or a colleague alone is one click on a button, everything else is the edit form. */
export function isMove(draft: LeadDraft): draft is { version: number; status: LeadStatus } {
  return namedFields(draft).join() === 'status';
}
export function isNewPriority(draft: LeadDraft): draft is { version: number; priority: LeadPriority } {
  return namedFields(draft).join() === 'priority';
}
export function isPlan(draft: LeadDraft): boolean {
  return namedFields(draft).join() === 'follow_up_on';
}
export function isHandOver(draft: LeadDraft): boolean {
  return namedFields(draft).join() === 'taken_by';
}

export interface ChangeableLead extends ScoredFields {
  name: string;
  email: string;
  phone: string;
  status: LeadStatus;
  priority: LeadPriority;
  priority_set: boolean;
  lead_score: number;
  estimated_value: number | null;
  follow_up_on: string | null;
  taken_by: string | null;
  lost_reason: LostReason | null;
  created_at: Date;
  first_response_at: Date | null;
  closed_at: Date | null;
}

type Shown = string | number | null;
/** From what to what, by field; of a message only that it changed. */
type LeadChanges = Record<string, { from: Shown; to: Shown } | null>;

export interface LeadChange {
  set: Partial<ChangeableLead>;
  changes: LeadChanges;
}

/**
 * Null where nothing changes. `firstOutbound` is when staff first wrote or called: that stays the answer to a lead
 * that is put back to new.
 */
export function changeOfLead(
  lead: ChangeableLead,
  draft: LeadDraft,
  now: Date,
  firstOutbound: Date | null,
): LeadChange | null {
  const typed = Object.fromEntries(
    namedFields(draft)
      .filter((field) => draft[field] !== lead[field])
      .map((field) => [field, draft[field]]),
  ) as Partial<Pick<ChangeableLead, DraftField>>;
  if (Object.keys(typed).length === 0) return null;
  const set = {
    ...typed,
    ...(typed.priority && { priority_set: true }),
    ...judgedAgain(lead, typed),
    ...timesOf(lead, typed.status, now, firstOutbound),
    // Closing ends what was planned, unless it says when to ask again.
    ...(typed.status && isClosed(typed.status) && !draft.follow_up_on && { follow_up_on: null }),
    ...reasonOf(lead, typed),
  };
  return { set, changes: changesBetween(lead, set) };
}

function judgedAgain(lead: ChangeableLead, typed: Partial<ChangeableLead>): Partial<ChangeableLead> {
  const next = { ...lead, ...typed };
  const score = leadScore(next);
  const follows = !lead.priority_set && !typed.priority && score !== lead.lead_score;
  // What somebody has written down is better than what the budget says.
  const isEstimate = !('estimated_value' in typed) && lead.estimated_value === budgetEstimate(lead.budget_range);
  return {
    ...(score !== lead.lead_score && { lead_score: score }),
    ...(isEstimate && typed.budget_range !== undefined && { estimated_value: budgetEstimate(typed.budget_range) }),
    ...(follows && { priority: priorityFromScore(score) }),
  };
}

function timesOf(
  lead: ChangeableLead,
  to: LeadStatus | undefined,
  now: Date,
  firstOutbound: Date | null,
): Partial<ChangeableLead> {
  if (!to) return {};
  return {
    closed_at: isClosed(to) ? now : null,
    first_response_at: to === 'new' ? firstOutbound : (lead.first_response_at ?? answeredAt(lead, now)),
  };
}

/** Never earlier than the enquiry: where it seems so, a clock was put back or somebody typed a wrong time. */
export function answeredAt({ created_at }: Pick<ChangeableLead, 'created_at'>, at: Date): Date {
  return at < created_at ? created_at : at;
}

/** One that is not lost, or not any more, has no reason for it. */
function reasonOf(lead: ChangeableLead, typed: Partial<ChangeableLead>): Partial<ChangeableLead> {
  if ((typed.status ?? lead.status) === 'closed_lost') return {};
  if (typed.lost_reason) throw refusalAt('lost_reason', 'Only a lead that was lost has a reason for it.');
  return lead.lost_reason ? { lost_reason: null } : {};
}

const told = ['name', 'email', 'phone', 'company', 'service_type', 'budget_range', 'timeline'] as const;
const judged = [
  'status',
  'priority',
  'lead_score',
  'estimated_value',
  'follow_up_on',
  'taken_by',
  'lost_reason',
] as const;

function changesBetween(lead: ChangeableLead, set: Partial<ChangeableLead>): LeadChanges {
  const changes: LeadChanges = {};
  for (const field of [...told, ...judged]) {
    const to = set[field];
    if (to !== undefined && to !== lead[field]) changes[field] = { from: lead[field], to };
  }
  if (set.message !== undefined) changes.message = null;
  return changes;
}

function namedFields(draft: LeadDraft): DraftField[] {
  const { version: _, ...fields } = draft;
  return (Object.keys(fields) as DraftField[]).filter((field) => fields[field] !== undefined);
}
