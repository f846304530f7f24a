// Enquiries that look like spam. They are no leads: no list, figure or mail knows of them until a person has said otherwise.
import { index, jsonb, pgTable, smallint, text, uuid } from 'drizzle-orm/pg-core';
import type { Touch } from '#domain/arrival.ts';
import type { Enquiry } from '#domain/enquiry.ts';
import type { SpamReason } from '#domain/spam-score.ts';
import type { Device } from '#domain/visit.ts';
import { instant } from './instant.ts';

export const quarantine = pgTable(
  'quarantine',
  {
    /** Id and reference of the lead that it becomes when somebody releases it. */
    id: uuid().primaryKey(),
    reference: text().notNull(),
    enquiry: jsonb().$type<Enquiry>().notNull(),
    origin: jsonb().$type<Origin>().notNull(),
    spam_score: smallint().notNull(),
    spam_reasons: jsonb().$type<SpamReason[]>().notNull(),
    created_at: instant().notNull().defaultNow(),
  },
  (row) => [index('quarantine_by_arrival').on(row.created_at)],
);

/** Where an enquiry came from, as it is stored. */
export interface Origin {
  first_touch: Touch | null;
  last_touch: Touch | null;
  device: Device;
}
