// Writes the mail of an outbox entry from what the database knows at this moment.
import { and, eq, isNull, lte, type SQL, sql } from 'drizzle-orm';
import { southAfricanDay } from '#domain/south-african-time.ts';
import type { StaffLinkKind } from '#domain/staff.ts';
import { earlierEnquiries } from '#server/db/earlier-enquiries.ts';
import { leads } from '#server/db/schema/leads.ts';
import { staff, staffAccounts, staffLinks, staffNotices } from '#server/db/schema/staff.ts';
import type { Executor } from '#server/db/transaction.ts';
import type { OutboxEntry } from '#server/outbox/relay.ts';
import type { Mail, MailAddress } from './mail.ts';
import { accountNoticeMail } from './templates/account-notice-mail.ts';
import { followUpsMail } from './templates/follow-ups-mail.ts';
import { guideMail } from './templates/guide-mail.ts';
import type { MailSettings } from './templates/mail-input.ts';
import { receiptMail } from './templates/receipt-mail.ts';
import { staffLinkMail } from './templates/staff-link-mail.ts';
import { staffNoticeMail } from './templates/staff-notice-mail.ts';

export interface Composer extends MailSettings {
  guideLink(leadId: string, from: Date): { url: string; validUntil: Date };
  /** None where the mail is only looked at. */
  staffLink(id: string, kind: StaffLinkKind): string | undefined;
}

type ToCompose = Pick<OutboxEntry, 'kind' | 'lead_id' | 'link_id' | 'notice_id' | 'created_at'>;

export async function composeMail(
  db: Executor,
  { kind, lead_id, link_id, notice_id, created_at }: ToCompose,
  composer: Composer,
): Promise<Mail | undefined> {
  if (link_id) return composeStaffLink(db, link_id, composer);
  if (notice_id) return composeAccountNotice(db, notice_id, composer);
  if (kind === 'follow_ups') return composeFollowUps(db, created_at, composer);
  const [found] = await db
    .select({ lead: leads, earlier: sql<number>`${earlierEnquiries(leads)}` })
    .from(leads)
    .where(eq(leads.id, lead_id ?? ''));
  if (!found) return undefined;
  const { lead, earlier } = found;
  // What they promise counts from the moment at which they were put into the outbox, which may be long after the enquiry.
  if (kind === 'receipt') return receiptMail({ ...lead, created_at }, composer);
  if (kind === 'guide') return guideMail(lead, composer.guideLink(lead.id, created_at), composer);
  return staffNoticeMail(lead, await listTeam(db), earlier, composer);
}

/** Whoever was invited has a password once the mail has reached them: before that, a mistyped address is a stranger's. */
function listTeam(db: Executor, which?: SQL): Promise<MailAddress[]> {
  return db
    .select({ name: staff.name, address: staff.email })
    .from(staff)
    .innerJoin(staffAccounts, eq(staffAccounts.userId, staff.id))
    .where(and(isNull(staff.disabledAt), which))
    .orderBy(staff.createdAt);
}

const mostDue = 20;

/** What was due on the day of the mail and still is. */
async function composeFollowUps(db: Executor, now: Date, composer: Composer): Promise<Mail> {
  const due = await db
    .select({
      id: leads.id,
      name: leads.name,
      company: leads.company,
      phone: leads.phone,
      status: leads.status,
      follow_up_on: sql<string>`${leads.follow_up_on}`,
      holder: staff.name,
      total: sql<number>`count(*) OVER ()`,
    })
    .from(leads)
    .leftJoin(staff, eq(staff.id, leads.taken_by))
    .where(lte(leads.follow_up_on, southAfricanDay(now)))
    .orderBy(leads.follow_up_on, leads.priority_rank, leads.created_at, leads.id)
    .limit(mostDue);
  return followUpsMail(
    { due, total: due[0]?.total ?? 0, now },
    await listTeam(db, eq(staff.morningMail, true)),
    composer,
  );
}

async function composeStaffLink(db: Executor, id: string, composer: Composer): Promise<Mail | undefined> {
  const [found] = await db
    .select({ kind: staffLinks.kind, email: staffLinks.email, validUntil: staffLinks.expires_at, name: staff.name })
    .from(staffLinks)
    .innerJoin(staff, eq(staff.id, staffLinks.staff_id))
    .where(eq(staffLinks.id, id));
  return found && staffLinkMail(found, composer.staffLink(id, found.kind), composer);
}

async function composeAccountNotice(db: Executor, id: string, composer: Composer): Promise<Mail | undefined> {
  const [found] = await db
    .select({ kind: staffNotices.kind, email: staffNotices.email, at: staffNotices.created_at, name: staff.name })
    .from(staffNotices)
    .innerJoin(staff, eq(staff.id, staffNotices.staff_id))
    .where(eq(staffNotices.id, id));
  return found && accountNoticeMail(found, composer);
}
