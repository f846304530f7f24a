// Keeps the promise of the privacy notice: what has served its purpose is deleted.
import { sql } from 'drizzle-orm';
import type { Transaction } from '#server/db/transaction.ts';

const keepLeads = sql`interval '24 months'`;
const keepAnalytics = sql`interval '14 months'`;
const atOnce = 1000; // a large backlog is cleared step by step, never in one long lock

export interface Deleted {
  leads: number;
  analytics: number;
}

/** A lead expires when nobody has touched it or spoken to the person for so long, unless a contract followed. */
export async function deleteExpired(transaction: Transaction): Promise<Deleted> {
  return transaction(async (tx) => {
    const leads = await tx.execute(sql`
      DELETE FROM leads WHERE id IN (
        SELECT id FROM leads
        WHERE status <> 'closed_won' AND updated_at < now() - ${keepLeads}
          AND NOT EXISTS (
            SELECT FROM communications AS communication
            WHERE communication.lead_id = leads.id AND communication.at >= now() - ${keepLeads})
        LIMIT ${atOnce})`);
    const analytics = await tx.execute(sql`
      DELETE FROM analytics_events WHERE id IN (
        SELECT id FROM analytics_events WHERE at < now() - ${keepAnalytics} LIMIT ${atOnce})`);
    return { leads: leads.rowCount ?? 0, analytics: analytics.rowCount ?? 0 };
  });
}
