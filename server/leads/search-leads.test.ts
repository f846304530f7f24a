import pg from 'pg';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Desk, sitAtDesk } from '#server/testing/lead-desk.ts';
import { fillLeads } from '#server/testing/lead-rows.ts';
import { programForThisTest, startTestProgram, type TestProgram } from '#server/testing/test-program.ts';

interface Listed {
  leads: { id: string; name: string; priority: string; status: string }[];
  next_cursor: string | null;
  total: number;
  total_is_least: boolean;
}
const listOf = async (desk: Desk, query: string) =>
  (await desk.send('GET', `/api/leads${query}`)).body as unknown as Listed;

describe('among a few leads', () => {
  let program: TestProgram;
  let desk: Desk;
  beforeAll(async () => {
    program = await startTestProgram();
    desk = await sitAtDesk(program);
    await desk.receive({
      name: 'Élise du Toit',
      email: 'elise@dutoit.co.za',
      phone: '+27 83 555 0199',
      company: 'D’Olivéra',
    });
    await desk.receive({
      name: 'Bob_100%',
      email: 'bob@example.co.za',
      phone: '011 234 5678',
      company: "O'Brien \\ Co",
    });
  });
  afterAll(() => program.stop());

  test.each([
    ['083 555 0199', ['Élise du Toit']],
    ['0835550199', ['Élise du Toit']],
    ['+27835550199', ['Élise du Toit']],
    ['+27 (0)83 555', ['Élise du Toit']],
    ['0027 83', ['Élise du Toit']],
    ['550199', ['Élise du Toit']],
    ['(011) 234-5678', ['Bob_100%']],
    ['ÉLISE', ['Élise du Toit']],
    ['elise', ['Élise du Toit']],
    ['Elisé du', ['Élise du Toit']],
    ['el toit', ['Élise du Toit']],
    ['Toit, Élise', ['Élise du Toit']],
    ['du toit eli', ['Élise du Toit']],
    ['bob brien', ['Bob_100%']],
    ['toit bob', []],
    ['elise t', ['Élise du Toit']],
    ['elise oi', []],
    ['law fi', ['Bob_100%', 'Élise du Toit']],
    ['O’Brien', ['Bob_100%']],
    ['obrien', ['Bob_100%']],
    ['o brien', ['Bob_100%']],
    ['dolivera', ['Élise du Toit']],
    ["d'oliv", ['Élise du Toit']],
    ['Law Firm', ['Bob_100%', 'Élise du Toit']],
    ['firm website', ['Bob_100%', 'Élise du Toit']],
    ['DUTOIT.co', ['Élise du Toit']],
    ['law-firm', ['Bob_100%', 'Élise du Toit']],
    ['_1', ['Bob_100%']],
    ["o'brien \\", ['Bob_100%']],
    ['uq', []], // no reference has a U
    ['x'.repeat(200), []],
    ['\u0000', ['Bob_100%', 'Élise du Toit']],
  ])('%j finds %j', async (q, expected) => {
    const page = await listOf(desk, `?q=${encodeURIComponent(q)}`);
    expect(page.leads.map(({ name }) => name).toSorted()).toEqual(expected);
    expect(page).toMatchObject({ total: expected.length, total_is_least: false, next_cursor: null });
  });

  test('a reference finds its lead', async () => {
    const [lead] = (await listOf(desk, '?q=bob')).leads as unknown as { reference: string }[];
    expect(await listOf(desk, `?q=${lead?.reference.toLowerCase()}`)).toMatchObject({ total: 1 });
  });

  test.each(['lo1l 98de', 'Lo1l98de', 'Ref LO1L-98DE', 'reference: l01l 98de', '#l01l98de'])(
    'so does %s, as somebody says it',
    async (said) => {
      await program.rows(`UPDATE leads SET reference = '1011-98DE' WHERE name = 'Bob_100%'`);
      for (const view of ['', '&with=me'])
        expect(await listOf(desk, `?q=${encodeURIComponent(said)}${view}`)).toMatchObject({ total: view ? 0 : 1 });
    },
  );

  test.each([
    'Bob O’Brien <bob@example.co.za>',
    'mailto:bob@example.co.za',
    'Your enquiry 1011-98DE',
    'Reference: 1011-98DE.',
    'brien\u200b',
  ])('so does %j, as it is copied out of a mail', async (copied) => {
    await program.rows(`UPDATE leads SET reference = '1011-98DE' WHERE name = 'Bob_100%'`);
    expect(await listOf(desk, `?q=${encodeURIComponent(copied)}`)).toMatchObject({ total: 1 });
  });

  test('whoever searches once more finds the same, also by signs for which there is no index', async () => {
    await program.rows(`UPDATE leads SET reference = 'ABC9-98DE' WHERE name = 'Bob_100%'`);
    for (const q of ['bob', '9-98', '9-98']) expect(await listOf(desk, `?q=${q}`)).toMatchObject({ total: 1 });
  });

  test.each(['x'.repeat(201), '&offset=950&limit=100'])('%s is refused with 422', async (q) => {
    expect((await desk.send('GET', `/api/leads?q=${q.startsWith('&') ? `bob${q}` : q}`)).status).toBe(422);
  });
});

test('hits are counted up to a thousand, and beyond that there are more', async () => {
  const program = await programForThisTest();
  const desk = await sitAtDesk(program);
  const client = new pg.Client(program.database.connection);
  await client.connect();
  for (const [leads, total_is_least] of [
    [1_000, false],
    [1_001, true],
  ] as const) {
    await fillLeads(client, leads);
    await client.query(`UPDATE leads SET company = 'Everybody'`);
    expect(await listOf(desk, '?q=everybody')).toMatchObject({ total: 1000, total_is_least });
  }
  await client.end();
});

test('among many leads every way of searching finds what a plain comparison finds, in the order of the list', async () => {
  const program = await programForThisTest();
  const desk = await sitAtDesk(program);
  const client = new pg.Client(program.database.connection);
  await client.connect();
  await fillLeads(client, 24_000);
  await client.end();
  const expected = (where: string) =>
    program.rows<{ id: string }>(`SELECT id FROM leads WHERE ${where} ORDER BY priority_rank, created_at, id`);

  // Frequent, in between, rare, none: the walk answers the first, the index the others.
  for (const [query, where] of [
    ['q=attorneys', `search_text LIKE '%attorneys%'`],
    ['q=thandi%20nkosi', `(search_text LIKE '%thandi%nkosi%' OR search_text LIKE '%nkosi%thandi%')`],
    [
      'q=thandi%20nkosi&tab=in_progress',
      `search_text LIKE '%thandi%nkosi%' AND status IN ('contacted', 'qualified', 'proposal_sent', 'negotiating')`,
    ],
    ['q=nkosi&status=new&priority=low', `search_text LIKE '%nkosi%' AND status = 'new' AND priority = 'low'`],
    ['q=quintessa', `search_text LIKE '%quintessa%'`],
    ['q=082%207919', `phone LIKE '%27827919%'`],
    // Nobody's number begins so: it stands at the end of one.
    ['q=000%207919', `phone LIKE '%0007919'`],
    ['q=nobody%20here', 'false'],
    ['q=an', `search_text LIKE '%an%'`],
  ] as const) {
    const ids = (await expected(where)).map(({ id }) => id);
    const seen: string[] = [];
    let cursor: string | null = '';
    const totals = new Set<string>();
    for (let page = 0; page < 4 && cursor !== null; page++) {
      const found: Listed = await listOf(desk, `?${query}&limit=40${cursor && `&cursor=${cursor}`}`);
      expect(found).toHaveProperty('leads');
      seen.push(...found.leads.map(({ id }) => id));
      totals.add(`${found.total} ${found.total_is_least}`);
      cursor = found.next_cursor;
    }
    expect([query, seen]).toEqual([query, ids.slice(0, 160)]);
    expect(cursor === null).toBe(ids.length <= 160);
    expect(totals.size, query).toBe(1);
    const [total = '', isLeast] = [...totals][0]?.split(' ') ?? [];
    if (isLeast === 'true') expect(Number(total)).toBeLessThanOrEqual(Math.min(ids.length, 1000));
    else expect(Number(total)).toBe(ids.length);
  }
  // The file holds what the list shows: numbers that begin so, and not those that hold it anywhere.
  await desk.receive({ phone: '011 082 1234' });
  const admin = await program.signIn('admin');
  for (const q of ['082 123', '082 1234', 'quintessa']) {
    const file = await program.get(`/api/leads/export.csv?q=${encodeURIComponent(q)}`, admin);
    await file.text();
    const { total } = await listOf(desk, `?q=${encodeURIComponent(q)}`);
    expect([q, file.headers.get('X-Lead-Count')]).toEqual([q, String(total)]);
  }
  const refused = await desk.send('GET', '/api/leads?q=zq');
  expect([refused.status, refused.body.errors]).toEqual([422, { q: [expect.stringContaining('at least three')] }]);
});
