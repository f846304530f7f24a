import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { southAfricanDay } from '#domain/south-african-time.ts';
import { transactionOn } from '#server/db/transaction.ts';
import { startTestProgram, type TestProgram } from '#server/testing/test-program.ts';
import { createEventStore } from './store-events.ts';

let program: TestProgram;
let cookie: string;
beforeAll(async () => {
  program = await startTestProgram();
  cookie = await program.signIn('member');
});
afterAll(() => program.stop());
beforeEach(() => program.rows('TRUNCATE visit_figures, analytics_events'));

const anEvent = (page: string, name = 'page_view' as 'page_view' | 'enquiry_sent' | 'whatsapp_click') => ({
  name,
  page,
  fields: {},
});
/** As a program whose site has these two pages. */
const aStore = () =>
  createEventStore({
    transaction: transactionOn(program.pool),
    now: () => new Date(),
    count: () => {},
    findPage: (path) => (['/', '/paarl'].includes(path) ? { html: '', policy: '' } : undefined),
  });
const store = (events: ReturnType<typeof anEvent>[], isBot = false, storeEvents = aStore()) =>
  storeEvents({ batch: { events }, isBot });
const figures = () =>
  program.rows<{ name: string; page: string; events: number }>(
    'SELECT name, page, events FROM visit_figures ORDER BY name, page',
  );
const report = async (query = '') => (await program.get(`/api/analytics/report${query}`, cookie)).json();

describe('a figure', () => {
  test('is the sum of what was seen of an event on a page in all batches, and leaves programs out', async () => {
    await store([anEvent('/'), anEvent('/'), anEvent('/paarl'), anEvent('/paarl', 'enquiry_sent')]);
    await store([anEvent('/')], true);
    await store([anEvent('/')]);
    expect(await figures()).toEqual([
      { name: 'enquiry_sent', page: '/paarl', events: 1 },
      { name: 'page_view', page: '/', events: 3 },
      { name: 'page_view', page: '/paarl', events: 1 },
    ]);
  });

  test('is one for all addresses that are none of our pages, however many somebody invents', async () => {
    const storeEvents = aStore();
    for (let i = 0; i < 5; i++) {
      const invented = Array.from({ length: 40 }, (_, n) => anEvent(`/invented/${i}/${n}`));
      expect(await store(invented, false, storeEvents)).toBe(40);
    }
    expect(await figures()).toEqual([{ name: 'page_view', page: 'other', events: 200 }]);
  });

  test('does not count what was dropped: nobody knows what that was', async () => {
    const storeEvents = aStore();
    const flood = Array.from({ length: 40 }, () => anEvent('/'));
    const stored = await Promise.all(Array.from({ length: 60 }, () => store(flood, false, storeEvents)));
    expect(stored).toContain(0);
    await expect.poll(() => store([anEvent('/paarl')], false, storeEvents)).toBe(1);
    expect(await program.rows(`SELECT FROM analytics_events WHERE name = 'events_dropped'`)).toHaveLength(1);
    const sum = stored.reduce((all, one) => all + one, 0);
    expect(await figures()).toEqual([
      { name: 'page_view', page: '/', events: sum },
      { name: 'page_view', page: '/paarl', events: 1 },
    ]);
  });

  test.each([
    ['2026-11-16T21:59:59Z', '2026-11-16'],
    ['2026-11-16T22:00:00Z', '2026-11-17'],
  ])('of %s belongs to the South African day %s', async (at, day) => {
    await program.rows(`ALTER TABLE analytics_events ALTER COLUMN at SET DEFAULT '${at}'`);
    await store([anEvent('/')]);
    await program.rows('ALTER TABLE analytics_events ALTER COLUMN at SET DEFAULT now()');
    expect(await program.rows('SELECT day::text, events FROM visit_figures')).toEqual([{ day, events: 1 }]);
  });

  test('is held in the order of name and page, so that two programs never wait for each other crosswise', async () => {
    const names = ['whatsapp_click', 'page_view', 'enquiry_sent'] as const;
    const all = ['/paarl', '/'].flatMap((page) => names.map((name) => anEvent(page, name)));
    await store(all);
    const other = await program.pool.connect();
    await other.query('BEGIN');
    const add = (condition: string) => other.query(`UPDATE visit_figures SET events = events + 1 WHERE ${condition}`);
    await add(`name = 'enquiry_sent' AND page = '/'`);
    const stored = store(all);
    const waiting = `SELECT FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'`;
    await expect.poll(() => program.rows(waiting)).toHaveLength(1);
    await add(`name <> 'enquiry_sent' OR page <> '/'`);
    await other.query('COMMIT');
    other.release();
    expect(await stored).toBe(6);
    expect(new Set((await figures()).map(({ events }) => events))).toEqual(new Set([3]));
  });
});

describe('the report', () => {
  test('of a site that nobody has visited names its thirty days and nothing else', async () => {
    const { days, ...rest } = (await report()) as { days: unknown[] };
    expect(rest).toEqual({ pages: [], uses: [] });
    expect(days).toHaveLength(30);
    expect(days.at(-1)).toEqual({ day: southAfricanDay(new Date()), views: 0, enquiries: 0 });
  });

  test('has every day of the window, what was read and sent on each page, and what was used', async () => {
    await program.rows(`INSERT INTO visit_figures (day, name, page, events) VALUES
      ('2026-10-01', 'page_view', '/', 5), ('2026-10-03', 'page_view', '/', 2), ('2026-10-03', 'page_view', '/paarl', 9),
      ('2026-10-03', 'enquiry_sent', '/paarl', 1), ('2026-10-03', 'whatsapp_click', '/', 2),
      ('2026-10-02', 'whatsapp_click', '/durban', 1), ('2026-10-02', 'exit_intent_closed', '/paarl', 4),
      ('2026-10-02', 'scroll_depth', '/', 7), ('2026-09-30', 'page_view', '/', 100), ('2026-10-04', 'page_view', '/', 100)`);
    expect(await report('?start_date=2026-10-01&end_date=2026-10-03')).toEqual({
      days: [
        { day: '2026-10-01', views: 5, enquiries: 0 },
        { day: '2026-10-02', views: 0, enquiries: 0 },
        { day: '2026-10-03', views: 11, enquiries: 1 },
      ],
      pages: [
        { page: '/paarl', views: 9, enquiries: 1 },
        { page: '/', views: 7, enquiries: 0 },
      ],
      uses: [{ name: 'whatsapp_click', events: 3 }],
    });
  });

  test('names the fifty pages that are read most', async () => {
    await program.rows(`INSERT INTO visit_figures (day, name, page, events)
      SELECT local_day(now()), 'page_view', '/page-' || n, 100 + n FROM generate_series(1, 51) AS n`);
    const { pages } = (await report()) as { pages: { page: string }[] };
    expect(pages.map(({ page }) => page)).toEqual(Array.from({ length: 50 }, (_, i) => `/page-${51 - i}`));
  });

  test.each([
    ['?start_date=2026-11-02&end_date=2026-11-01', 'Please choose a first day that is not after the last.'],
    ['?start_date=2020-01-01&end_date=2026-11-01', 'Please choose three years at most.'],
  ])('is refused for %s', async (query, why) => {
    expect(await report(query)).toMatchObject({ error: { message: why } });
  });

  test('is for staff alone', async () => {
    expect((await program.get('/api/analytics/report')).status).toBe(401);
  });
});
