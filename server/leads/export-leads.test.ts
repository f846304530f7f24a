import { get } from 'node:http';
import { connect } from 'node:net';
import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Desk, sitAtDesk } from '#server/testing/lead-desk.ts';
import { fillLeads } from '#server/testing/lead-rows.ts';
import { programForThisTest, startTestProgram, type TestProgram } from '#server/testing/test-program.ts';

let program: TestProgram;
let desk: Desk;
beforeAll(async () => {
  program = await startTestProgram();
  desk = await sitAtDesk(program, 'ceo');
});
afterAll(() => program.stop());

const download = (query = '', as = desk.cookie) => program.get(`/api/leads/export.csv${query}`, as);

test('what people typed comes back as they typed it, and nothing of it is a formula', async () => {
  const hostile = {
    name: '=HYPERLINK("http://evil.example","x")',
    company: '@SUM(1+1), "Quoted" & Sons',
    phone: '082 123 4567',
    message: '-1+1\nsecond, line\n"third"\tändé 漢字 😀',
    service: '+corporate',
  };
  const lead = await desk.receive(hostile);
  await program.rows(
    `UPDATE leads SET created_at = '2026-01-31T22:30:00Z', follow_up_on = '2026-02-03', lost_reason = 'competitor' WHERE id = $1`,
    [lead.id],
  );
  const answer = await download();
  expect(answer.headers.get('content-type')).toBe('text/csv; charset=utf-8');
  expect(answer.headers.get('content-disposition')).toMatch(/^attachment; filename="leads-\d{4}-\d\d-\d\d\.csv"$/);
  expect(answer.headers.get('x-lead-count')).toBe('1');
  const text = await answer.arrayBuffer().then((bytes) => new TextDecoder('utf-8', { ignoreBOM: true }).decode(bytes));
  expect(text.startsWith('\uFEFFReference,Received,Name,')).toBe(true);
  const [row, ...more] = records(text);
  expect(more).toEqual([]);
  expect(row).toMatchObject({
    Reference: lead.reference,
    Received: '2026-02-01 00:30',
    Name: `'${hostile.name}`,
    Company: `'${hostile.company}`,
    Phone: "'+27821234567",
    Message: `'${hostile.message}`,
    Service: "'+corporate",
    Status: 'New',
    Budget: 'R50,000 - R100,000',
    Source: 'direct',
    'Follow up on': '2026-02-03',
    'Lost because': 'Chose somebody else',
  });
  const [audit] = await program.rows(`SELECT action, detail FROM audit_log ORDER BY id DESC LIMIT 1`);
  expect(audit).toEqual({ action: 'leads_exported', detail: { tab: 'all', count: 1 } });
});

test('holds the current view and nothing else, in its order, and says so in the audit log', async () => {
  const own = await programForThisTest();
  const ceo = await sitAtDesk(own, 'admin');
  await ceo.receive({ name: 'Wanted Two' });
  await ceo.receive({ name: 'Wanted One', budget: 'over-100k', timeline: 'asap' });
  const closed = await ceo.receive({ name: 'Wanted Three' });
  await ceo.patch(closed, { version: 1, status: 'closed_lost' });
  const read = async (query: string) => {
    const answer = await own.get(`/api/leads/export.csv${query}`, ceo.cookie);
    const rows = records(await answer.text());
    expect(answer.headers.get('x-lead-count')).toBe(String(rows.length));
    return rows.map((row) => row.Name);
  };
  expect(await read('?tab=queue')).toEqual(['Wanted One', 'Wanted Two']);
  expect(await read('?priority=high')).toEqual(['Wanted Two', 'Wanted Three']);
  expect(await read('?q=wanted')).toEqual(['Wanted One', 'Wanted Two', 'Wanted Three']);
  expect(await read('?q=wanted&priority=urgent')).toEqual(['Wanted One']);
  expect(await read('?q=wanted%20t')).toEqual(['Wanted Two', 'Wanted Three']);
  expect(await read('?q=wanted%20t&status=closed_lost&limit=1')).toEqual(['Wanted Three']);
  expect(await read('?tab=converted')).toEqual([]);
  const [audit] = await own.rows(`SELECT detail FROM audit_log WHERE detail ? 'search' ORDER BY id DESC LIMIT 1`);
  expect(audit).toEqual({ detail: { tab: 'all', status: 'closed_lost', search: true, count: 1 } });
  // Whom somebody looked for stays out of the log.
  const log = await own.rows(`SELECT detail FROM audit_log WHERE action = 'leads_exported'`);
  expect(JSON.stringify(log)).not.toContain('wanted');
});

test('is for CEO and Admin User only, and a question about it exports nothing', async () => {
  expect((await download('', await program.signIn('member'))).status).toBe(403);
  expect((await download('', '')).status).toBe(401);
  expect((await download('?status=open')).status).toBe(422);
  const before = await program.rows('SELECT FROM audit_log');
  const head = await fetch(`${program.url}/api/leads/export.csv`, { method: 'HEAD', headers: { cookie: desk.cookie } });
  expect(head.status).toBe(200);
  expect(await program.rows('SELECT FROM audit_log')).toHaveLength(before.length);
});

test('a reader who goes away ends the query, and a third at once has to wait, as the question before it says', async () => {
  const own = await programForThisTest();
  const cookie = await own.signIn('ceo');
  const client = new pg.Client(own.database.connection);
  await client.connect();
  await fillLeads(client, 3_000);
  // More than what fits between us and a reader who does not read.
  await client.query(`UPDATE leads SET message = repeat('x', 5000)`);
  await client.end();
  /** Takes the head of the answer and reads nothing of its body. */
  const open = () =>
    new Promise<{ status: number | undefined; stop(): void }>((resolve) => {
      const sent = get(`${own.url}/api/leads/export.csv`, { headers: { cookie }, agent: false }, (answer) =>
        resolve({ status: answer.statusCode, stop: () => sent.destroy() }),
      );
    });
  const exporting = async () =>
    (
      await own.rows(
        `SELECT FROM pg_stat_activity WHERE datname = current_database() AND query LIKE '%wanted%' AND pid <> pg_backend_pid()`,
      )
    ).length;
  const [first, second] = [await open(), await open()];
  const ask = () => fetch(`${own.url}/api/leads/export.csv`, { method: 'HEAD', headers: { cookie } });
  const asked = await ask();
  expect([asked.status, asked.headers.get('retry-after')]).toEqual([429, '10']);
  const third = await open();
  expect([first.status, second.status, third.status]).toEqual([200, 200, 429]);
  third.stop();
  expect(await exporting()).toBe(2);
  first.stop();
  second.stop();
  while ((await exporting()) > 0) await new Promise(setImmediate);
  await expect.poll(async () => (await ask()).status).toBe(200);
  let again = await open();
  while (again.status === 429) {
    again.stop();
    again = await open();
  }
  expect(again.status).toBe(200);
  again.stop();
  while ((await exporting()) > 0) await new Promise(setImmediate);
});

test('readers who are gone before the first line leave no export under way', async () => {
  const own = await programForThisTest();
  const cookie = await own.signIn('ceo');
  const slow = new pg.Client(own.database.connection);
  await slow.connect();
  await slow.query('BEGIN; LOCK TABLE leads');
  const words = `GET /api/leads/export.csv HTTP/1.1\r\nHost: x\r\nCookie: ${cookie}\r\n\r\n`;
  const readers = [1, 2].map(() => connect(Number(new URL(own.url).port), '127.0.0.1'));
  for (const reader of readers) reader.write(words);
  const waiting = () => slow.query(`SELECT FROM pg_locks WHERE relation = 'leads'::regclass AND NOT granted`);
  await expect.poll(async () => (await waiting()).rowCount).toBe(2);
  for (const reader of readers) reader.destroy();
  await slow.query('COMMIT');
  await slow.end();
  const ask = () => fetch(`${own.url}/api/leads/export.csv`, { method: 'HEAD', headers: { cookie } });
  await expect.poll(async () => (await ask()).status).toBe(200);
});

test('exports that fail are not under way any more', async () => {
  const own = await programForThisTest();
  const cookie = await own.signIn('ceo');
  const ask = () => own.get('/api/leads/export.csv', cookie);
  await own.rows('ALTER TABLE audit_log RENAME TO audit_away');
  expect([(await ask()).status, (await ask()).status]).toEqual([500, 500]);
  await own.rows('ALTER TABLE audit_away RENAME TO audit_log');
  expect((await ask()).status).toBe(200);
});

test('exports that were read to their end are not under way any more', async () => {
  for (let i = 0; i < 4; i++) {
    const answer = await download();
    expect(answer.status).toBe(200);
    await answer.text();
  }
});

/** A reader of RFC 4180. */
function records(text: string): Record<string, string>[] {
  const rows: string[][] = [[]];
  let cell = '';
  let quoted = false;
  const body = text.replace(/^\uFEFF/, '');
  for (let i = 0; i < body.length; i++) {
    const sign = body[i] ?? '';
    if (quoted) {
      if (sign !== '"') cell += sign;
      else if (body[i + 1] === '"') cell += body[++i];
      else quoted = false;
    } else if (sign === '"') quoted = true;
    else if (sign === ',' || sign === '\r') {
      rows.at(-1)?.push(cell);
      cell = '';
    } else if (sign === '\n') rows.push([]);
    else cell += sign;
  }
  const [header = [], ...lines] = rows.filter((row) => row.length > 0);
  return lines.map((line) => Object.fromEntries(header.map((name, i) => [name, line[i] ?? ''])));
}
