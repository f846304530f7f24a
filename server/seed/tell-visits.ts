// The visits around the enquiries of the demonstration, as the sums that the desk is shown. Nobody walked these pages.
import { sql } from 'drizzle-orm';
import type { EventName } from '#domain/analytics.ts';
import { inSouthAfrica, southAfricanDay } from '#domain/south-african-time.ts';
import type { Deps } from '#server/deps.ts';
import { createChance } from './chance.ts';

const day = 24 * 60 * 60_000;
const viewsOfEnquiry = 85;

const pages: readonly (readonly [string, number])[] = [
  ['/', 30],
  ['/services', 15],
  ['/packages', 12],
  ['/contact', 8],
  ['/sandton', 7],
  ['/johannesburg', 6],
  ['/cape-town', 6],
  ['/about', 5],
  ['/faq', 4],
  ['/durban', 3],
  ['/pretoria', 3],
  ['/gauteng', 2],
  ['/stellenbosch', 2],
  ['/port-elizabeth', 1],
  ['/privacy', 0.5],
  ['other', 0.5],
];

/** Of a hundred page views. */
const uses: readonly (readonly [EventName, number])[] = [
  ['whatsapp_click', 1.4],
  ['call_click', 0.6],
  ['email_click', 0.4],
  ['live_chat_click', 0.5],
  ['contact_menu_opened', 2],
  ['contact_prompt_shown', 5],
  ['contact_prompt_contact', 0.4],
  ['exit_intent_shown', 4],
  ['exit_intent_submitted', 0.3],
];

/** Each enquiry stands for many visits, on its own page first and in the days around it; at weekends fewer. */
export async function tellVisits(
  { transaction }: Pick<Deps, 'transaction'>,
  sent: readonly { at: Date; page: string }[],
  now: Date,
) {
  const chance = createChance(20_261_116);
  const figures = new Map<string, { day: string; name: EventName; page: string; events: number }>();
  const count = (at: Date, name: EventName, page: string) => {
    const day = southAfricanDay(at);
    const key = `${day} ${name} ${page}`;
    const events = (figures.get(key)?.events ?? 0) + 1;
    figures.set(key, { day, name, page, events });
  };
  for (const { at, page } of sent) {
    count(at, 'page_view', page);
    count(at, 'enquiry_sent', page);
    for (let view = 1; view < viewsOfEnquiry; view++) {
      const then = new Date(at.getTime() + chance.between(-4, 4) * day);
      const isWeekend = [0, 6].includes(inSouthAfrica(then).getUTCDay());
      if (then > now || (isWeekend && chance.next() < 0.5)) continue;
      const read = chance.weighted(pages);
      count(then, 'page_view', read);
      for (const [name, percent] of uses) if (chance.next() * 100 < percent) count(then, name, read);
    }
  }
  await transaction(async (tx) => {
    await tx.execute(sql`INSERT INTO visit_figures AS kept
      SELECT * FROM json_populate_recordset(NULL::visit_figures, ${JSON.stringify([...figures.values()])})
      ORDER BY day, name, page
      ON CONFLICT (day, name, page) DO UPDATE SET events = kept.events + excluded.events`);
  });
}
