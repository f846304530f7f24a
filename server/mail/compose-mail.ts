// Writes the mail of an outbox entry from what the database knows at this moment.
import { eq, sql } from 'drizzle-orm';
import type { OutboxKind } from '#domain/outbox.ts';
import { earlierEnquiries } from '#server/db/earlier-enquiries.ts';
import type { Executor } from '#server/db/open-database.ts';
import { leads } from '#server/db/schema/leads.ts';
import { staff } from '#server/db/schema/staff.ts';
import type { Mail } from './mail.ts';
import { guideMail } from './templates/guide-mail.ts';
import type { MailSettings } from './templates/mail-input.ts';
import { receiptMail } from './templates/receipt-mail.ts';
import { staffNoticeMail } from './templates/staff-notice-mail.ts';

export interface Composer extends MailSettings {
  guideLink(leadId: string, from: Date): { url: string; validUntil: Date };
}

export async function composeMail(
  db: Executor,
  { kind, lead_id, created_at }: { kind: OutboxKind; lead_id: string | null; created_at: Date },
  composer: Composer,
): Promise<Mail | undefined> {
  const [found] = await db
    .select({ lead: leads, earlier: sql<number>`${earlierEnquiries(leads)}` })
    .from(leads)
    .where(eq(leads.id, lead_id ?? ''));
  if (!found) return undefined;
  const { lead, earlier } = found;
  // What they promise counts from the moment at which they were put into the outbox, which may be long after the enquiry.
  if (kind === 'receipt') return receiptMail({ ...lead, created_at }, composer);
  if (kind === 'guide') return guideMail(lead, composer.guideLink(lead.id, created_at), composer);
  const team = await db.select({ name: staff.name, address: staff.email }).from(staff).orderBy(staff.createdAt);
  return staffNoticeMail(lead, team, earlier, composer);
}
