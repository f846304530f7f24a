import { drizzle } from 'drizzle-orm/node-postgres';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { anEnquiry } from '#server/testing/enquiries.ts';
import { poolForThisTest } from '#server/testing/test-pool.ts';
import { programForThisTest, startTestProgram, type TestProgram } from '#server/testing/test-program.ts';
import { forgetOldLimits, limitsIn, networkOf } from './limits.ts';

test.each([
  ['196.25.1.9', '196.25.1.9'],
  ['2001:db8:1:2:3:4:5:6', '2001:0db8:0001:0002'],
  ['2001:db8:1:2::9', '2001:0db8:0001:0002'],
  ['::1', '0000:0000:0000:0000'],
])('the network of %s is %s', (address, network) => expect(networkOf(address)).toBe(network));

describe('with limits', () => {
  let program: TestProgram;
  beforeAll(async () => {
    program = await startTestProgram({ RATE_LIMITS: 'on', TRUST_PROXY: '1' });
  });
  afterAll(() => program.stop());

  let person = 0;
  const send = (from: string, changes: Record<string, unknown> = {}, headers = {}) =>
    program.post('/api/enquiries', anEnquiry({ email: `p${person++}@nkosilaw.co.za`, ...changes }), {
      'x-forwarded-for': from,
      ...headers,
    });
  const forgetAll = () => program.rows('DELETE FROM limits');
  /** The same limits from outside, under keys that can be read. */
  const openLimits = () => {
    const db = drizzle(poolForThisTest(program.database.connection, 12));
    return { db, takeLimit: limitsIn(db, (text) => text) };
  };

  test('thirty an hour from one address, then 429 with the time to wait; another address is not touched', async () => {
    await forgetAll();
    for (let i = 0; i < 30; i++) expect((await send('196.25.1.9')).status).toBe(201);
    const refused = await send('196.25.1.9');
    expect(refused.status).toBe(429);
    expect(await refused.json()).toMatchObject({ error: { code: 'too_many', message: expect.any(String) } });
    const wait = Number(refused.headers.get('retry-after'));
    expect(wait).toBeGreaterThan(3500);
    expect(wait).toBeLessThanOrEqual(3600);
    expect((await send('196.25.1.10')).status).toBe(201);

    // When the first of them is an hour old there is room for exactly one.
    await program.rows(`UPDATE limits SET hits[1] = hits[1] - interval '1 hour' WHERE cardinality(hits) = 30`);
    expect((await send('196.25.1.9')).status).toBe(201);
    expect((await send('196.25.1.9')).status).toBe(429);
  });

  test('what a clock counted that was far ahead is not held against anybody once it is right again', async () => {
    await forgetAll();
    for (let i = 0; i < 30; i++) await send('196.25.1.9');
    await program.rows(`UPDATE limits SET hits = ARRAY(SELECT hit + interval '30 days' FROM unnest(hits) AS hit)`);
    expect((await send('196.25.1.9')).status).toBe(201);
  });

  test('a household behind IPv6 is one, whichever of its addresses it uses', async () => {
    await forgetAll();
    for (let i = 0; i < 30; i++) expect((await send(`2001:db8:1:2::${i + 1}`)).status).toBe(201);
    expect((await send('2001:db8:1:2:ffff::1')).status).toBe(429);
    expect((await send('2001:db8:1:3::1')).status).toBe(201);
  });

  test('fifty within ten seconds in all', async () => {
    await forgetAll();
    const answers = await Promise.all(Array.from({ length: 60 }, (_, i) => send(`196.25.2.${i}`)));
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(50);
    const refused = answers.filter(({ status }) => status === 429);
    expect(refused).toHaveLength(10);
    for (const { headers } of refused) expect(Number(headers.get('retry-after'))).toBeLessThanOrEqual(10);

    const age = (seconds: number) =>
      program.rows(
        `UPDATE limits SET hits = array_fill(now() - make_interval(secs => $1), ARRAY[50]) WHERE cardinality(hits) = 50`,
        [seconds],
      );
    await age(6);
    expect((await send('196.25.2.61')).status).toBe(429);
    await age(10);
    expect((await send('196.25.2.61')).status).toBe(201);
  });

  test('who is refused because of the others keeps their own hour', async () => {
    await forgetAll();
    await Promise.all(Array.from({ length: 50 }, (_, i) => send(`196.25.4.${i}`)));
    for (let i = 0; i < 31; i++) expect((await send('196.25.5.1')).status).toBe(429);
    await program.rows(`UPDATE limits SET hits = '{}' WHERE cardinality(hits) = 50`);
    expect((await send('196.25.5.1')).status).toBe(201);
  });

  test('the same enquiry again is no further one', async () => {
    await forgetAll();
    const same = anEnquiry({ email: 'again@nkosilaw.co.za' });
    const repeat = () => program.post('/api/enquiries', same, { 'x-forwarded-for': '196.25.6.1' });
    for (let i = 0; i < 60; i++) expect((await repeat()).status).toBe(201);
    expect((await send('196.25.6.1')).status).toBe(201);
  });

  test('what is stored already gets its answer also from whom nothing more is taken, other content does not', async () => {
    await forgetAll();
    const first = anEnquiry({ email: 'first@nkosilaw.co.za' });
    const repeat = (changes = {}) =>
      program.post('/api/enquiries', { ...first, ...changes }, { 'x-forwarded-for': '196.25.6.2' });
    const receipt = await (await repeat()).json();
    for (let i = 0; i < 29; i++) await send('196.25.6.2');
    expect((await send('196.25.6.2')).status).toBe(429);
    const again = await repeat();
    expect([again.status, await again.json()]).toEqual([201, receipt]);
    expect((await repeat({ message: 'Other words.' })).status).toBe(429);
  });

  test('what could not be stored counts for nobody', async () => {
    await forgetAll();
    await program.rows('ALTER TABLE submissions RENAME TO submissions_away');
    for (let i = 0; i < 30; i++) expect((await send('196.25.7.1')).status).toBe(500);
    await program.rows('ALTER TABLE submissions_away RENAME TO submissions');
    await expect.poll(async () => (await send('196.25.7.1')).status).toBe(201);
  });

  test('a row that somebody else makes and fills at this moment is counted all the same', async () => {
    const { takeLimit } = openLimits();
    for (let round = 0; round < 40; round++) {
      const limit = { scope: 'round', key: String(round), most: 5, seconds: 60 };
      const counts = await Promise.all(Array.from({ length: 12 }, () => takeLimit(limit)));
      expect(counts.filter(({ allowed }) => allowed)).toHaveLength(5);
    }
  });

  test('a plain form that is refused for a while comes back with what was typed, and says so', async () => {
    await forgetAll();
    for (let i = 0; i < 30; i++) await send('196.25.1.11');
    const { submission_id: _, ...fields } = anEnquiry({ message: 'Kept words.' });
    const answer = await send('196.25.1.11', {}, {});
    expect(answer.status).toBe(429);
    const page = await program.post('/api/enquiries', new URLSearchParams(fields as never).toString(), {
      'content-type': 'application/x-www-form-urlencoded',
      accept: 'text/html',
      'x-forwarded-for': '196.25.1.11',
    });
    expect(page.status).toBe(429);
    expect(page.headers.get('retry-after')).not.toBeNull();
    const html = await page.text();
    expect(html).toContain('Kept words.');
    expect(html).toMatch(/<p[^>]*role="status"[^>]*>Many enquiries [^<]* Everything you typed is still here\.<\/p>/);
  });

  test('many from one address are not spam for that alone', async () => {
    await forgetAll();
    await program.rows('DELETE FROM quarantine');
    for (let i = 0; i < 30; i++) await send('196.25.1.12', { message: `Please quote for a site, number ${i}.` });
    expect(await program.rows('SELECT id FROM quarantine')).toEqual([]);
  });

  test('the tenth from one address within the hour carries that as a reason, among others', async () => {
    await forgetAll();
    const spam = {
      name: 'Win https://prize.example/1',
      message: 'Hi {{first_name}}, claim it.',
      homepage: 'cheap pills',
    };
    const reasons = async () => {
      const { id } = (await (await send('196.25.1.13', spam)).json()) as { id: string };
      const [held] = await program.rows<{ reasons: { code: string }[] }>(
        'SELECT spam_reasons AS reasons FROM quarantine WHERE id = $1',
        [id],
      );
      return held?.reasons.map(({ code }) => code);
    };
    for (let i = 0; i < 9; i++) expect(await reasons()).not.toContain('many_from_address');
    expect(await reasons()).toContain('many_from_address');
  });

  test('nobody is mailed more than five times a day, however their address is typed; staff see it and decide', async () => {
    await forgetAll();
    await program.rows('DELETE FROM outbox');
    const same = anEnquiry({ email: 'victim@elsewhere.co.za' });
    for (let i = 0; i < 6; i++) await program.post('/api/enquiries', same, { 'x-forwarded-for': '196.25.3.9' });
    const names = ['Victim', 'victim+a', 'victim+b', 'vic.tim', 'v.i.ctim+c', 'victim'];
    for (const [i, name] of names.entries()) {
      const asked = { email: `${name}@elsewhere.co.za`, ...(i === 2 && { form: 'guide' }) };
      expect((await send(`196.25.3.${i}`, asked)).status).toBe(201);
    }
    const mails = () =>
      program.rows<{ id: string; last_error: string | null; done: boolean }>(
        `SELECT outbox.id, last_error, sent_at IS NOT NULL OR given_up_at IS NOT NULL AS done
         FROM outbox JOIN leads ON leads.id = lead_id WHERE kind <> 'staff_notice' AND email LIKE '%@elsewhere.co.za'`,
      );
    await expect.poll(mails).toSatisfy((all: { done: boolean }[]) => all.length === 7 && all.every(({ done }) => done));
    const held = (await mails()).filter(({ last_error }) => last_error);
    expect(held.map(({ last_error }) => last_error)).toEqual(
      Array(2).fill(expect.stringContaining('five times within a day')),
    );

    const cookie = await program.signIn('member');
    await program.post(`/api/mails/${held[0]?.id}/send-again`, {}, { cookie });
    await expect
      .poll(async () => (await mails()).find(({ id }) => id === held[0]?.id))
      .toMatchObject({ last_error: null, done: true });
    const [longest] = await program.rows<{ hours: number }>(
      'SELECT max(extract(epoch FROM until - now()))::float / 3600 AS hours FROM limits',
    );
    expect(longest?.hours).toBeCloseTo(24, 0);
  });

  test('no network address is stored in the clear', async () => {
    await forgetAll();
    await send('196.25.77.77');
    const rows = await program.rows<{ key: string }>('SELECT key FROM limits');
    expect(rows.length).toBeGreaterThan(0);
    expect(JSON.stringify(rows)).not.toContain('196.25');
  });

  test('what is counted is forgotten once its time is over', async () => {
    await forgetAll();
    await send('196.25.78.78');
    await send('196.25.78.79');
    const keys = async () => (await program.rows<{ key: string }>('SELECT key FROM limits')).map(({ key }) => key);
    const pool = poolForThisTest(program.database.connection, 1);
    const [over, ...others] = await keys();
    expect(others.length).toBeGreaterThan(1);
    await forgetOldLimits(drizzle(pool));
    expect(await keys()).toEqual(expect.arrayContaining([over, ...others]));
    await program.rows(`UPDATE limits SET until = now() - interval '1 second' WHERE key = $1`, [over]);
    await forgetOldLimits(drizzle(pool));
    expect(await keys()).not.toContain(over);
    expect(await keys()).toEqual(expect.arrayContaining(others));
  });

  test('what is counted again is remembered for as long again', async () => {
    const { takeLimit, db } = openLimits();
    const limit = { scope: 'again', key: '', most: 5, seconds: 60 };
    await takeLimit(limit);
    await program.rows(`UPDATE limits SET until = now() WHERE key = 'again '`);
    await takeLimit(limit);
    await forgetOldLimits(db);
    expect(await takeLimit(limit)).toMatchObject({ count: 3, allowed: true });
  });

  test('who gives a turn back has what they had before: room comes when the oldest hit is over', async () => {
    const { takeLimit } = openLimits();
    const limit = { scope: 'back', key: '', most: 2, seconds: 60 };
    await takeLimit(limit);
    await program.rows(`UPDATE limits SET hits[1] = hits[1] - interval '50 seconds' WHERE key = 'back '`);
    await (await takeLimit(limit)).giveBack();
    expect(await takeLimit(limit)).toMatchObject({ count: 2, allowed: true });
    const refused = await takeLimit(limit);
    expect(refused.allowed).toBe(false);
    expect(refused.retryAfter).toBeLessThanOrEqual(10);
    // What was refused took no turn that it could give back later.
    expect(await program.rows(`SELECT cardinality(hits) AS hits FROM limits WHERE key = 'back '`)).toEqual([
      { hits: 2 },
    ]);
  });

  test('what is limited under one name leaves the same key under another alone', async () => {
    const { takeLimit } = openLimits();
    for (const scope of ['one', 'other'])
      expect(await takeLimit({ scope, key: '196.25.1.9', most: 1, seconds: 60 })).toMatchObject({ allowed: true });
  });
});

test('with limits off nothing is counted, however much arrives', async () => {
  const program = await programForThisTest({ RATE_LIMITS: 'off' });
  const answers = await Promise.all(Array.from({ length: 60 }, () => program.post('/api/enquiries', anEnquiry())));
  expect(answers.map(({ status }) => status)).toEqual(Array(60).fill(201));
  expect(await program.rows('SELECT FROM limits')).toEqual([]);
});
