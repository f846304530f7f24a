import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { transactionOn } from '#server/db/transaction.ts';
import { startTestProgram, type TestProgram } from '#server/testing/test-program.ts';
import { rollUp } from './roll-up.ts';
import type { DashboardStats } from './stats.routes.ts';

let program: TestProgram;
let cookie: string;
const stats = async (query = '') => (await (await program.get(`/api/stats${query}`, cookie)).json()) as DashboardStats;

/** Times count back from South African midnight of today, so that a run at any hour means the same days. */
async function aLead(lead: {
  created: string;
  status?: string;
  value?: number;
  answered?: string;
  closed?: string;
  score?: number;
}) {
  const [row] = await program.rows<{ id: string }>(
    `INSERT INTO leads (id, reference, form, page, name, email, phone, company, website,
       service_type, other_service, budget_range, timeline, remote_work, message, status, priority, lead_score,
       estimated_value, created_at, first_response_at, closed_at)
     SELECT $1, $2, 'home', '/', 'A', 'a@b.co.za', '', '', '', '', '', '', '', '', '', $3, 'low', $4, $5,
       midnight + $6::interval, midnight + $6::interval + $7::interval, midnight + $8::interval
     FROM (SELECT day_start(local_day(now())) AS midnight) AS today RETURNING id`,
    [
      randomUUID(),
      randomUUID(),
      lead.status ?? 'new',
      lead.score ?? 50,
      lead.value ?? null,
      lead.created,
      lead.answered ?? null,
      lead.closed ?? null,
    ],
  );
  return row?.id;
}

beforeAll(async () => {
  program = await startTestProgram();
  cookie = await program.signIn('ceo');
});
afterAll(() => program.stop());

test('without leads every figure is nought and the response time is unknown', async () => {
  expect(await stats()).toMatchObject({
    total_leads: 0,
    conversion_rate: 0,
    average_response_minutes: null,
    pipeline_value: 0,
  });
});

test('figures are counted by South African days, and the same before and after the roll-up', async () => {
  await aLead({ created: '1 minute', score: 40, value: 10_000 });
  await aLead({ created: '-1 minute', score: 60, answered: '30 minutes', status: 'contacted', value: 75_000 });
  await aLead({
    created: '-10 days',
    score: 80,
    answered: '90 minutes',
    status: 'closed_won',
    value: 150_000,
    closed: '2 minutes',
  });
  await aLead({ created: '-10 days', status: 'closed_lost', value: 40_000, closed: '-5 days', score: 20 });
  await aLead({ created: '-40 days', status: 'closed_won', value: 37_500, closed: '-39 days' });

  const expected = {
    new_leads_today: 1,
    new_leads_yesterday: 1,
    revenue_today: 150_000,
    average_response_minutes: 60,
    total_leads: 4,
    conversion_rate: 25,
    average_score: 50,
    new_leads: 1,
    in_progress: 1,
    converted: 2,
    pipeline_value: 85_000,
    communications_today: 0,
  };
  const live = await stats();
  expect(live).toMatchObject(expected);
  expect(await rollUp(transactionOn(program.pool))).toBe(5);
  expect(await stats()).toEqual(live);
  expect(await rollUp(transactionOn(program.pool))).toBe(0);
});

test('a change to a day long past shows at once, before and after it is summed up', async () => {
  const before = await stats();
  const id = await aLead({ created: '-20 days', score: 50 });
  expect((await stats()).total_leads).toBe(before.total_leads + 1);
  await rollUp(transactionOn(program.pool));
  await program.rows(
    `UPDATE leads SET status = 'closed_won', closed_at = created_at + interval '1 day', estimated_value = 1000 WHERE id = $1`,
    [id],
  );
  const changed = await stats();
  expect(changed.converted).toBe(before.converted + 1);
  expect(await rollUp(transactionOn(program.pool))).toBeGreaterThan(0);
  expect(await stats()).toEqual(changed);
  await program.rows('DELETE FROM leads WHERE id = $1', [id]);
  expect((await stats()).converted).toBe(before.converted);
});

test('a window of its own can be asked for; a date that is none is refused', async () => {
  const [day] = await program.rows<{ day: string }>(`SELECT (local_day(now()) - 40)::text AS day`);
  expect(await stats(`?start_date=${day?.day}&end_date=${day?.day}`)).toMatchObject({
    total_leads: 1,
    conversion_rate: 100,
  });
  const backwards = 'start_date=2026-02-01&end_date=2026-01-01';
  const noDays = ['start_date=yesterday', 'start_date=0000-01-01', 'end_date=9999-12-31', 'start_date=2026-02-30'];
  for (const wrong of [...noDays, backwards])
    for (const path of ['/api/stats', '/api/stats/trends'])
      expect([path, wrong, (await program.get(`${path}?${wrong}`, cookie)).status]).toEqual([path, wrong, 422]);
  const long = '?start_date=2001-01-01&end_date=2026-01-01';
  expect((await program.get(`/api/stats/trends${long}`, cookie)).status).toBe(422);
  expect((await program.get(`/api/stats${long}`, cookie)).status).toBe(200);
});

test('without a window the figures are of thirty days, today the last of them', async () => {
  const before = await stats();
  for (const created of ['-29 days', '-29 days -1 minute']) await aLead({ created });
  expect((await stats()).total_leads).toBe(before.total_leads + 1);
});

test('what is told of today, yesterday and this month is the same in every window', async () => {
  const [{ today, longAgo, ofMonth } = { today: '', longAgo: '', ofMonth: 0 }] = await program.rows<{
    today: string;
    longAgo: string;
    ofMonth: number;
  }>(`SELECT local_day(now())::text AS today, (local_day(now()) - 300)::text AS "longAgo",
    extract(day FROM local_day(now()))::int AS "ofMonth"`);
  await aLead({ created: '-90 days', status: 'closed_won', value: 7_000, closed: `${1 - ofMonth} days` });
  const { new_leads_today, new_leads_yesterday, revenue_this_month, revenue_today, closed_this_month } = await stats();
  const same = { new_leads_today, new_leads_yesterday, revenue_this_month, revenue_today, closed_this_month };
  expect(revenue_this_month).toBeGreaterThanOrEqual(revenue_today + (ofMonth > 1 ? 7_000 : 0));
  for (const day of [today, longAgo]) expect(await stats(`?start_date=${day}&end_date=${day}`)).toMatchObject(same);
});

const long = 'x'.repeat(61);
test.each([
  [{ utm_source: 'Google', referrer: 'https://www.bing.com/' }, null, 'google'],
  [{ utm_source: long }, null, long.slice(1)],
  [{ utm_source: '', referrer: 'https://www.Example.co.za/a?b' }, null, 'example.co.za'],
  [{ referrer: 'http://m.facebook.com:80/' }, { referrer: 'https://first.example' }, 'm.facebook.com'],
  [{ utm_source: 'last' }, { utm_source: 'first' }, 'last'],
  [null, { utm_source: 'first' }, 'first'],
  [{ referrer: 'ftp://example.co.za' }, null, 'direct'],
  [null, null, 'direct'],
])('a lead with the last touch %j and the first touch %j came from %s', async (last, first, source) => {
  const touches = [first, last].map((touch) => touch && JSON.stringify(touch));
  expect(await program.rows('SELECT lead_source($1, $2) AS source', touches)).toEqual([{ source }]);
});

test.each([
  ['/', '/'],
  ['/kwazulu-natal', '/kwazulu-natal'],
  [`/${long.slice(1)}`, `/${long.slice(1)}`],
  [`/${long}`, 'other'],
  ['/Paarl', 'other'],
  ['/paarl?name=Thandi', 'other'],
  ['paarl', 'other'],
])('a lead that was sent from %s is counted under %s', async (sent, counted) => {
  const as = `metric_change(1, now(), NULL, NULL, 'new', 'low', $1, NULL, NULL, 1::smallint, NULL, NULL)`;
  expect(await program.rows(`SELECT page FROM ${as}`, [sent])).toEqual([{ page: counted }]);
});

test('of sources, as of all that leads have in common, the charts get the fifty most frequent', async () => {
  await program.rows(`INSERT INTO dashboard_metrics (day, kind, name, leads, leads_won, leads_answered, answer_seconds,
      score_total, won, won_value)
    SELECT local_day(now()), 'source', 'site ' || n, 1000 + n, 0, 0, 0, 0, 0, 0 FROM generate_series(1, 51) AS n`);
  const { sources } = (await (await program.get('/api/stats/trends', cookie)).json()) as {
    sources: { name: string }[];
  };
  expect(sources.map(({ name }) => name)).toEqual(Array.from({ length: 50 }, (_, i) => `site ${51 - i}`));
});
