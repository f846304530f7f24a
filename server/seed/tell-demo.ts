// Four months of an agency's life, told through the same verbs that staff and visitors use, with the clock set to each moment.
import { gt, sql } from 'drizzle-orm';
import { communicationDraft } from '#domain/communication.ts';
import { parseEnquiry } from '#domain/enquiry.ts';
import { workingDayFrom } from '#domain/follow-up.ts';
import { type LeadStatus, leadTabs, lostReasons } from '#domain/lead.ts';
import { southAfricanDay } from '#domain/south-african-time.ts';
import type { Staff } from '#domain/staff.ts';
import { parseVisit } from '#domain/visit.ts';
import { auditLog } from '#server/db/schema/audit.ts';
import type { Deps } from '#server/deps.ts';
import { createReceiver } from '#server/enquiries/receive-enquiry.ts';
import { editLead } from '#server/leads/edit-lead.ts';
import { findLead } from '#server/leads/leads.queries.ts';
import { logCommunication } from '#server/leads/log-communication.ts';
import { moveLead, prioritiseLead } from '#server/leads/move-lead.ts';
import { type Chance, createChance } from './chance.ts';
import { demoEnquiry } from './demo-enquiry.ts';
import { said } from './demo-words.ts';
import { tellVisits } from './tell-visits.ts';

const minute = 60_000;
const day = 24 * 60 * minute;

/** What becomes of a lead, if there is time for it. */
const endings: readonly (readonly [LeadStatus, number])[] = [
  ['contacted', 14],
  ['qualified', 12],
  ['proposal_sent', 14],
  ['negotiating', 7],
  ['closed_won', 20],
  ['closed_lost', 19],
  ['nurturing', 6],
];
/** What came in the last hours may not have been answered yet. */
const endingsOfFresh: typeof endings = [['new', 100], ...endings];
/** After three weeks most is decided. */
const endingsOfOld: typeof endings = [
  ['contacted', 2],
  ['qualified', 2],
  ['proposal_sent', 5],
  ['negotiating', 4],
  ['closed_won', 30],
  ['closed_lost', 45],
  ['nurturing', 12],
];
const underWay: readonly LeadStatus[] = leadTabs.in_progress;
/** Leads that the desk is seen to have lost sight of. All others under way have been spoken to within the last days. */
const forgotten = 3;

export async function tellDemo(deps: Omit<Deps, 'now'>, staff: Staff[], now: Date, leads = 400, days = 120) {
  const chance = createChance(20_261_115);
  let clock = now;
  const told = { ...deps, now: () => clock };
  const receive = createReceiver(told, { mails: false });
  const [before] = await deps.db.select({ id: sql<number>`coalesce(max(${auditLog.id}), 0)` }).from(auditLog);
  const sent: { at: Date; page: string }[] = [];
  let quiet = 0;
  for (const at of arrivals(chance, now, leads, days)) {
    clock = at;
    const { enquiry, visit, userAgent } = demoEnquiry(chance, at);
    sent.push({ at, page: enquiry.page });
    const { id } = await receive(parseEnquiry(enquiry), parseVisit(visit), { address: '', userAgent, referer: '' });
    const wait = (minutes: number) => {
      clock = new Date(clock.getTime() + minutes * minute);
      if (clock > now) throw notYet;
    };
    const age = (now.getTime() - at.getTime()) / day;
    const ending = chance.weighted(age < 1.5 ? endingsOfFresh : age < 21 ? endings : endingsOfOld);
    const course = { who: chance.oneOf(staff), ending, chance, wait };
    await work(told, id, course).catch((error) => {
      if (error !== notYet) throw error;
    });
    const silence = (now.getTime() - clock.getTime()) / day;
    if (!underWay.includes(ending) || silence < 4) continue;
    if (silence > 8 && silence < 30 && quiet++ < forgotten) continue;
    clock = new Date(now.getTime() - chance.between(0.1, 6) * day);
    await keepInTouch(told, id, course);
  }
  await writeInOrder(deps, before?.id ?? 0);
  await tellVisits(deps, sent, now);
}

/** It was told lead by lead, and an audit is read from the newest entry to the oldest. */
async function writeInOrder({ transaction }: Pick<Deps, 'transaction'>, before: number) {
  await transaction(async (tx) => {
    const told = await tx.delete(auditLog).where(gt(auditLog.id, before)).returning();
    told.sort((a, b) => a.at.getTime() - b.at.getTime() || a.id - b.id);
    await tx.insert(auditLog).values(told.map(({ id, ...entry }) => entry));
  });
}

/** What lies in the future has not happened. */
const notYet = new Error('Not yet.');

interface Course {
  who: Staff;
  ending: LeadStatus;
  chance: Chance;
  wait(minutes: number): void;
}

async function work(deps: Deps, id: string, { who, ending, chance, wait }: Course) {
  const version = async () => (await findLead(deps.db, id)).version;
  const log = (draft: object) => logCommunication(deps, id, communicationDraft.parse(draft), who);
  const move = async (status: LeadStatus) => moveLead(deps, id, { version: await version(), status }, who);
  const lose = async () => {
    await move('closed_lost');
    if (chance.next() < 0.2) return;
    await editLead(deps, id, { version: await version(), lost_reason: chance.oneOf(lostReasons) }, who);
  };
  const correct = async (status: LeadStatus) => editLead(deps, id, { version: await version(), status }, who);

  if (ending === 'new') return;
  wait(chance.next() < 0.7 ? chance.between(4, 90) : chance.between(90, 1500));
  const channel = chance.oneOf(['call', 'call', 'whatsapp', 'email']);
  await editLead(deps, id, { version: await version(), taken_by: who.id }, who);
  await log({ channel, direction: 'outbound', body: chance.oneOf(said.firstCall) });
  wait(chance.between(2, 20));
  await move(ending === 'qualified' ? 'qualified' : 'contacted');
  if (chance.next() < 0.15) {
    const priority = chance.oneOf(['urgent', 'high', 'low'] as const);
    await prioritiseLead(deps, id, { version: await version(), priority }, who);
  }
  wait(chance.between(60, 2 * 24 * 60));
  if (chance.next() < 0.6) await log({ channel: 'email', direction: 'inbound', body: chance.oneOf(said.reply) });
  if (chance.next() < 0.35) await log({ channel: 'note', body: chance.oneOf(said.note) });
  if (ending === 'contacted' || ending === 'qualified') return;
  if (ending === 'nurturing') return correct('nurturing');
  if (ending === 'closed_lost' && chance.next() < 0.5) return lose();

  wait(chance.between(60, 3 * 24 * 60));
  await move('proposal_sent');
  if (ending === 'proposal_sent' && chance.next() < 0.7) return;
  wait(chance.between(1, 6) * 24 * 60);
  await log({ channel: 'email', direction: 'outbound', body: chance.oneOf(said.followUp) });
  if (ending === 'proposal_sent') return move('proposal_sent');
  if (ending === 'negotiating') return correct('negotiating');
  wait(chance.between(1, 6) * 24 * 60);
  await (ending === 'closed_lost' ? lose() : move(ending));
}

/** Whoever has been silent for a while is asked again, or asks; for some a day is planned. */
async function keepInTouch(deps: Deps, id: string, { who, chance }: Course) {
  const draft =
    chance.next() < 0.6
      ? { channel: 'call', direction: 'outbound', body: chance.oneOf(said.laterCall) }
      : { channel: 'email', direction: 'inbound', body: chance.oneOf(said.reply) };
  await logCommunication(deps, id, communicationDraft.parse(draft), who);
  if (chance.next() < 0.6) return;
  const { version } = await findLead(deps.db, id);
  const planned = new Date(deps.now().getTime() + chance.between(1, 9) * day);
  await editLead(deps, id, { version, follow_up_on: workingDayFrom(southAfricanDay(planned)) }, who);
}

/** More of late than at first, and mostly while people work. In the order in which they came. */
function arrivals(chance: Chance, now: Date, leads: number, days: number): Date[] {
  const times = Array.from({ length: leads }, () => {
    const back = Math.floor(days * chance.next() ** 1.4);
    const midnight = Math.floor(now.getTime() / day) * day - back * day;
    const hour = chance.weighted([
      [chance.between(6, 15), 8],
      [chance.between(15, 22), 2],
    ] as const); // UTC
    return midnight + hour * 60 * minute;
  });
  return times
    .map((time) => new Date(Math.min(time, now.getTime() - Math.floor(chance.between(1, 90)) * minute)))
    .sort((a, b) => a.getTime() - b.getTime());
}
