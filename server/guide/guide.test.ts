import { createHmac, randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { anEnquiry } from '#server/testing/enquiries.ts';
import { startTestProgram, type TestProgram } from '#server/testing/test-program.ts';
import { guideLinks } from './guide-link.ts';

const now = new Date('2026-11-16T08:00:00Z');
const days = (count: number) => new Date(now.getTime() + count * 24 * 3_600_000);
const lead = '01890a5d-ac96-774b-bcce-b302099a8057';

describe('the signed link', () => {
  const secret = 'a secret of some length, only for us';
  const links = guideLinks(secret, 'https://studio.example');
  const token = (url: string) => url.split('/').at(-1) ?? '';

  test('names its lead for thirty days and not a moment longer', () => {
    const { url, validUntil } = links.make(lead, now);
    expect(url).toMatch(/^https:\/\/studio\.example\/api\/guide\//);
    expect(validUntil).toEqual(days(30));
    expect(links.read(token(url), days(29.99))).toBe(lead);
    expect(links.read(token(url), days(30))).toBeUndefined();
  });

  test.each([
    ['another lead', (made: string) => made.replace(lead, '01890a5d-ac96-774b-bcce-b302099a8058')],
    ['another day', (made: string) => made.replace(/\.\w+\./, `.${days(900).getTime().toString(36)}.`)],
    ['another signature', (made: string) => `${made.slice(0, -1)}${made.endsWith('A') ? 'B' : 'A'}`],
    ['no signature', (made: string) => made.split('.').slice(0, 2).join('.')],
    ['nonsense', () => '../../etc/passwd'],
    ['nothing', () => ''],
  ])('with %s it opens nothing', (_, change) => {
    expect(links.read(change(token(links.make(lead, now).url)), now)).toBeUndefined();
  });

  test('what our secret signs for something else opens nothing', () => {
    const [claim = ''] = /^[^.]+\.[^.]+/.exec(token(links.make(lead, now).url)) ?? [];
    for (const text of [claim, `invitation ${claim}`, `recovery ${claim}`]) {
      const signature = createHmac('sha256', secret).update(text).digest('base64url');
      expect(links.read(`${claim}.${signature}`, now)).toBeUndefined();
    }
  });

  test('another house cannot make one', () => {
    const theirs = guideLinks('another secret of some length, not ours', 'https://studio.example').make(lead, now);
    expect(links.read(token(theirs.url), now)).toBeUndefined();
  });
});

describe('the guide', () => {
  const secret = 'thirty-two characters and some more';
  let program: TestProgram;
  beforeAll(async () => {
    program = await startTestProgram({ AUTH_SECRET: secret });
  });
  afterAll(() => program.stop());
  const links = guideLinks(secret, '');

  test('is gone with its lead, also for whoever asks in that very moment', async () => {
    const answer = await program.post('/api/enquiries', anEnquiry({ form: 'guide' }));
    const { id } = (await answer.json()) as { id: string };
    const colleague = await program.pool.connect();
    await colleague.query('BEGIN');
    await colleague.query('DELETE FROM leads WHERE id = $1', [id]);
    const opening = program.get(links.make(id, new Date()).url);
    const waiting = `SELECT FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'`;
    await expect.poll(() => program.rows(waiting)).not.toEqual([]);
    await colleague.query('COMMIT');
    colleague.release();
    const { status, headers } = await opening;
    expect([status, headers.get('location')]).toEqual([303, '/guide-expired']);
  });

  test('opens by the link of a lead, and is counted', async () => {
    const { id } = (await (await program.post('/api/enquiries', anEnquiry({ form: 'guide' }))).json()) as {
      id: string;
    };
    const { url } = links.make(id, new Date());
    for (const time of [1, 2]) {
      if (time === 2)
        await program.rows(
          `UPDATE guide_downloads SET first_at = first_at - interval '1 day', last_at = last_at - interval '1 day'`,
        );
      const answer = await program.get(url);
      expect(answer.status).toBe(200);
      expect(answer.headers.get('content-type')).toBe('application/pdf');
      expect(
        Buffer.from(await answer.arrayBuffer())
          .subarray(0, 5)
          .toString(),
      ).toBe('%PDF-');
    }
    const counted = await program.rows(
      'SELECT downloads, last_at > first_at AS later FROM guide_downloads WHERE lead_id = $1',
      [id],
    );
    expect(counted).toEqual([{ downloads: 2, later: true }]);
  });

  test('opens also while the database cannot count', async () => {
    const { id } = (await (await program.post('/api/enquiries', anEnquiry({ form: 'guide' }))).json()) as {
      id: string;
    };
    await program.rows('ALTER TABLE guide_downloads RENAME TO away');
    const { status } = await program.get(links.make(id, new Date()).url);
    await program.rows('ALTER TABLE away RENAME TO guide_downloads');
    expect(status).toBe(200);
  });

  test('is not counted for whoever only asks whether it is there', async () => {
    const { id } = (await (await program.post('/api/enquiries', anEnquiry({ form: 'guide' }))).json()) as {
      id: string;
    };
    const ask = (of: string) =>
      fetch(program.url + links.make(of, new Date()).url, { method: 'HEAD', redirect: 'manual' });
    const answer = await ask(id);
    expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'application/pdf']);
    expect((await ask(randomUUID())).status).toBe(303);
    expect(await program.rows('SELECT downloads FROM guide_downloads WHERE lead_id = $1', [id])).toEqual([]);
  });

  test('goes on where a download broke off, which is counted as the one that it is', async () => {
    const { id } = (await (await program.post('/api/enquiries', anEnquiry({ form: 'guide' }))).json()) as {
      id: string;
    };
    const { url } = links.make(id, new Date());
    const ask = async (headers: Record<string, string> = {}) => {
      const answer = await fetch(program.url + url, { headers, redirect: 'manual' });
      return { status: answer.status, headers: answer.headers, body: Buffer.from(await answer.arrayBuffer()) };
    };
    const downloads = async () =>
      (await program.rows<{ downloads: number }>('SELECT downloads FROM guide_downloads WHERE lead_id = $1', [id]))[0]
        ?.downloads;
    const { headers, body } = await ask();
    const tag = headers.get('etag') ?? '';
    expect([headers.get('accept-ranges'), headers.get('cache-control')]).toEqual(['bytes', 'no-store']);
    expect(tag).toMatch(/^"[^"]+"$/);
    const size = body.length;
    const rest = await ask({ range: 'bytes=100000-', 'if-range': tag });
    expect(rest.status).toBe(206);
    expect(rest.headers.get('content-range')).toBe(`bytes 100000-${size - 1}/${size}`);
    expect(Buffer.concat([body.subarray(0, 100_000), rest.body]).equals(body)).toBe(true);
    expect((await ask({ range: 'bytes=-500' })).status).toBe(206);
    const beyond = await ask({ range: `bytes=${size}-` });
    expect([beyond.status, beyond.headers.get('content-range')]).toEqual([416, `bytes */${size}`]);
    expect((await ask({ 'if-none-match': tag })).status).toBe(304);
    expect(await downloads()).toBe(1);
    // These send it from the beginning.
    expect((await ask({ range: 'bytes=100000-', 'if-range': '"of another edition"' })).status).toBe(200);
    expect((await ask({ range: 'bytes=0-9,20-29' })).status).toBe(200);
    expect((await ask({ range: 'bytes=0-' })).status).toBe(206);
    expect(await downloads()).toBe(4);
    await program.rows('DELETE FROM leads WHERE id = $1', [id]);
    for (const range of ['bytes=0-', 'bytes=100000-', `bytes=${size}-`])
      expect((await ask({ range })).status).toBe(303);
  });

  test('a link that has ended or is damaged, or whose lead is gone, leads to a page that says so', async () => {
    const expired = links.make(randomUUID(), new Date(Date.now() - 31 * 24 * 3_600_000)).url;
    const gone = links.make(randomUUID(), new Date()).url;
    for (const url of [expired, gone, '/api/guide/nonsense', '/api/guide/', `${gone}/`, `${gone}/?from=mail`]) {
      const answer = await program.get(url);
      expect([url, answer.status]).toEqual([url, 303]);
      expect(answer.headers.get('location')).toBe('/guide-expired');
    }
    expect((await program.post('/api/guide/', {})).status).toBe(404);
  });

  test('is there for staff, and for nobody else without a link', async () => {
    expect((await program.get('/api/guide')).status).toBe(401);
    const cookie = await program.signIn('member');
    expect((await program.get('/api/guide', cookie)).status).toBe(200);
    const part = await fetch(`${program.url}/api/guide`, { headers: { cookie, range: 'bytes=0-4' } });
    expect([part.status, part.headers.get('content-length')]).toEqual([206, '5']);
  });
});
