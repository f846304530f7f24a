// Leads by the hundred thousand, made by the database itself, spread as an agency of some years would have them.
import type pg from 'pg';
import { lostReasons } from '#domain/lead.ts';

const list = (values: string[]) => `(ARRAY[${values.map((value) => `'${value}'`).join(', ')}])`;
const anyOf = (values: string[]) => `${list(values)}[1 + floor(random() * ${values.length})::int]`;

const firstNames = 'Thandi Sipho Lerato Johan Anika Naledi Pieter Zanele Kagiso Ayesha Imraan Megan'.split(' ');
const lastNames = 'Nkosi Dlamini Botha Naidoo Mokoena Pillay Venter Khumalo Jacobs Smith Mahlangu Fourie'.split(' ');
const trades = 'Attorneys Consulting Wealth Properties Atelier Traders Dental Logistics Studio Advisory'.split(' ');
const services = [
  'law-firm-website-development',
  'consulting-agency-websites',
  'financial-services-websites',
  'real-estate-agency-websites',
  'luxury-brand-websites',
  'e-commerce-development',
  'corporate-websites',
  '',
];
const budgets = ['', '5k-15k', '15k-30k', '30k-50k', '50k-100k', 'over-100k', 'not-sure'];
const timelines = ['', 'asap', '1-month', '2-months', '3-months', 'flexible'];
const pages = ['/', '/contact', '/cape-town', '/johannesburg', '/durban', '/pretoria', '/sandton', '/gauteng'];
const sources = ['google', 'facebook', 'linkedin', 'newsletter'];
const message =
  'We need a website that brings more enquiries. Our present one is slow and nobody finds it. Please call us.';

const atOnce = 50_000;

/** Adds leads until there are so many. */
export async function fillLeads(client: pg.Client, wanted: number): Promise<void> {
  const { rows } = await client.query<{ count: number }>('SELECT count(*)::int AS count FROM leads');
  await client.query('SELECT setseed(0.5)');
  const { rows: indexes } = await client.query<{ indexdef: string }>(
    `SELECT indexdef FROM pg_indexes WHERE indexname = 'leads_by_search'`,
  );
  await client.query('DROP INDEX leads_by_search');
  for (let from = rows[0]?.count ?? 0; from < wanted; from += atOnce) {
    await client.query(insert, [from + 1, Math.min(wanted, from + atOnce)]);
    await client.query('SELECT sum_metrics()');
  }
  // Made at once it takes seconds, grown lead by lead minutes.
  await client.query(indexes[0]?.indexdef ?? '');
  await client.query('VACUUM ANALYZE leads, metric_changes, dashboard_metrics, lead_counts');
}

export const rareName = 'Quintessa';

// Five of the first ten thousand have the rare name, and none after them: the more leads, the rarer it is.
const insert = `
  INSERT INTO leads (id, reference, form, page, name, email, phone, company, website, service_type, other_service,
    budget_range, timeline, remote_work, message, status, priority, lead_score, estimated_value, last_touch, device,
    first_response_at, lost_reason, closed_at, created_at, updated_at)
  SELECT gen_random_uuid(), upper(substr(md5(n::text), 1, 4) || '-' || substr(md5(n::text), 5, 4)), 'home',
    ${anyOf(pages)}, first || ' ' || last, lower(first) || '.' || lower(last) || n || '@' || lower(trade) || n % 997 || '.co.za',
    '+2782' || lpad((n::bigint * 7919 % 10000000)::text, 7, '0'), last || ' ' || trade, '', ${anyOf(services)}, '',
    ${anyOf(budgets)}, ${anyOf(timelines)}, '', '${message}', status,
    (ARRAY['urgent', 'high', 'medium', 'medium', 'low', 'low', 'low'])[1 + floor(random() * 7)::int],
    20 + floor(random() * 80)::int, (ARRAY[NULL, 10000, 22500, 40000, 75000, 150000])[1 + floor(random() * 6)::int],
    CASE WHEN random() < 0.6 THEN jsonb_build_object('utm_source', ${anyOf(sources)}, 'referrer', '') END, 'phone',
    CASE WHEN status <> 'new' THEN at + random() * interval '6 hours' END,
    CASE WHEN status = 'closed_lost' AND random() < 0.8 THEN ${anyOf([...lostReasons])} END,
    CASE WHEN status LIKE 'closed%' THEN at + random() * interval '20 days' END, at, at
  FROM (
    SELECT n, CASE WHEN n <= 10000 AND n % 2000 = 0 THEN '${rareName}' ELSE ${anyOf(firstNames)} END AS first,
      ${anyOf(lastNames)} AS last, ${anyOf(trades)} AS trade, now() - random() * interval '730 days' AS at,
      (ARRAY['new', 'new', 'contacted', 'contacted', 'qualified', 'proposal_sent', 'negotiating', 'closed_won',
        'closed_lost', 'closed_lost', 'closed_lost', 'nurturing'])[1 + floor(random() * 12)::int] AS status
    FROM generate_series($1::int, $2::int) AS n
  ) AS made`;
