// How many leads stand where. The database keeps these numbers; nothing is counted.
import { sql } from 'drizzle-orm';
import {
  type LeadPriority,
  type LeadStatus,
  type LeadTab,
  leadPriorities,
  leadStatuses,
  leadTabNames,
  leadTabs,
} from '#domain/lead.ts';
import type { Executor } from '#server/db/transaction.ts';

export async function countLeads(db: Executor) {
  const { rows } = await db.execute<{ status: LeadStatus; priority: LeadPriority; leads: number }>(
    sql`SELECT status, priority, leads FROM get_lead_counts()`,
  );
  const count = (isMeant: (row: (typeof rows)[number]) => boolean) =>
    rows.filter(isMeant).reduce((sum, row) => sum + row.leads, 0);
  const by = <Name extends string>(
    names: readonly Name[],
    isMeant: (row: (typeof rows)[number], name: Name) => boolean,
  ) => Object.fromEntries(names.map((name) => [name, count((row) => isMeant(row, name))])) as Record<Name, number>;
  return {
    tabs: by(leadTabNames, (row, tab: LeadTab) => (leadTabs[tab] as readonly LeadStatus[]).includes(row.status)),
    statuses: by(leadStatuses, (row, status) => row.status === status),
    priorities: by(leadPriorities, (row, priority) => row.priority === priority),
  };
}
