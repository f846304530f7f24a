// One lead with everything that the desk knows around it: consent, the person's other enquiries, mails and downloads.
import { and, asc, desc, eq, ne, type SQL, sql } from 'drizzle-orm';
import { mailState } from '#domain/outbox.ts';
import { consents, leads } from '#server/db/schema/leads.ts';
import { guideDownloads, outbox } from '#server/db/schema/work.ts';
import type { Executor } from '#server/db/transaction.ts';
import { findLead } from './leads.queries.ts';

const mostShown = 50;

export async function findLeadDetails(db: Executor, id: string) {
  const lead = await findLead(db, id);
  const [agreed, others, mails, [guide]] = await Promise.all([
    db
      .select({
        purpose: consents.purpose,
        granted: consents.granted,
        wording: consents.wording,
        page: consents.page,
        at: consents.at,
      })
      .from(consents)
      .where(eq(consents.lead_id, id))
      .orderBy(asc(consents.id)),
    listOthers(db, lead),
    db
      .select({
        id: outbox.id,
        kind: outbox.kind,
        channel: outbox.channel,
        given_up_at: outbox.given_up_at,
        dismissed_at: outbox.dismissed_at,
        last_error: outbox.last_error,
        sent_at: outbox.sent_at,
        created_at: outbox.created_at,
      })
      .from(outbox)
      .where(eq(outbox.lead_id, id))
      .orderBy(asc(outbox.id)),
    db
      .select({
        downloads: guideDownloads.downloads,
        first_at: guideDownloads.first_at,
        last_at: guideDownloads.last_at,
      })
      .from(guideDownloads)
      .where(eq(guideDownloads.lead_id, id)),
  ]);
  return {
    ...lead,
    consents: agreed,
    other_enquiries: others,
    mails: mails.map(({ given_up_at, dismissed_at, ...mail }) => ({
      ...mail,
      state: mailState({ ...mail, given_up_at, dismissed_at }),
    })),
    guide_downloads: guide ?? null,
  };
}

/** Of the same person, by mail address or telephone, newest first. */
function listOthers(db: Executor, { id, email, phone }: { id: string; email: string; phone: string }) {
  const newest = (same: SQL) =>
    db
      .select({ id: leads.id, reference: leads.reference, created_at: leads.created_at, status: leads.status })
      .from(leads)
      .where(and(ne(leads.id, id), same))
      .orderBy(desc(leads.created_at))
      .limit(mostShown);
  return newest(sql`lower(${leads.email}) = lower(${email})`)
    .union(newest(sql`${leads.phone} <> '' AND ${leads.phone} = ${phone}`))
    .orderBy(desc(sql`created_at`), desc(sql`id`))
    .limit(mostShown);
}
