// What an enquiry becomes in the database: a lead, its first event, the consent, and the mails that follow.

import { consentWording, type Enquiry, leadFromEnquiry } from '#domain/enquiry.ts';
import type { OutboxKind } from '#domain/outbox.ts';
import { insertRows } from '#server/db/insert-rows.ts';
import { consents, leadEvents, leads } from '#server/db/schema/leads.ts';
import type { Origin } from '#server/db/schema/quarantine.ts';
import { enqueue } from '#server/outbox/enqueue.ts';

export interface Receipt {
  id: string;
  reference: string;
}

export interface Acceptance {
  receipt: Receipt;
  enquiry: Enquiry;
  origin: Origin;
  /** Which leave because of it. */
  mails: OutboxKind[];
  /** Earlier than now, where it waited in the quarantine. */
  arrivedAt: Date;
}

/** The inserts of all of them, of which only those count whose lead's id satisfies `isWanted`. */
export function insertLeads(acceptances: Acceptance[], isWanted: (id: string) => string = () => 'true') {
  const arrivals = acceptances.map((acceptance) => ({ ...acceptance, lead: leadFromEnquiry(acceptance.enquiry) }));
  const ofLead = isWanted('row.lead_id');
  return [
    insertRows(
      leads,
      arrivals.map(({ receipt, lead, origin, arrivedAt }) => ({
        ...receipt,
        ...lead,
        ...origin,
        created_at: arrivedAt,
        updated_at: arrivedAt,
      })),
      isWanted('row.id'),
    ),
    insertRows(
      leadEvents,
      arrivals.map(({ receipt, lead, arrivedAt }) => ({
        lead_id: receipt.id,
        kind: 'received' as const,
        detail: { form: lead.form, page: lead.page, score: lead.lead_score, priority: lead.priority },
        at: arrivedAt,
      })),
      ofLead,
    ),
    insertRows(
      consents,
      arrivals.map(({ receipt, enquiry, lead, arrivedAt }) => ({
        lead_id: receipt.id,
        purpose: 'marketing' as const,
        granted: enquiry.marketing_consent,
        wording: consentWording,
        page: lead.page,
        at: arrivedAt,
      })),
      ofLead,
    ),
    enqueue(
      arrivals.flatMap(({ receipt, mails }) => mails.map((kind) => ({ kind, lead_id: receipt.id }))),
      ofLead,
    ),
  ];
}
