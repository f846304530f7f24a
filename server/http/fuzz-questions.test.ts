// Thousands of questions that nobody would ask, from the same numbers in every run, to every route that reads. What a route takes is
// read from its description, so that no parameter is left out; most values are almost right, so that they get as far as the database.
import { expect, test } from 'vitest';
import { createChance } from '#server/seed/chance.ts';
import { anEnquiry } from '#server/testing/enquiries.ts';
import { programForThisTest } from '#server/testing/test-program.ts';

const total = 2_000;
const atOnce = 8;

interface Parameter {
  name: string;
  in: 'path' | 'query' | 'header';
  schema: { enum?: string[] };
}

test('no question whatsoever makes a reading route fail', { timeout: 300_000 }, async () => {
  const program = await programForThisTest();
  const { next: random, oneOf: pick } = createChance(20_261_118);
  const cookie = await program.signIn('ceo');
  for (const name of ['Thandi Nkosi', "Zoë O'Connor", 'van der Merwe']) {
    await program.post('/api/enquiries', anEnquiry({ name, phone: '011 555 0100 ext 204' }));
    await program.post('/api/enquiries', anEnquiry({ name, email: 'rank@mailinator.com', homepage: 'x', seconds: 1 }));
  }
  const known = await program.rows<{ id: string }>('SELECT id FROM leads UNION SELECT id FROM outbox');
  const described = (await (await program.get('/api/openapi.json')).json()) as {
    paths: Record<string, { get?: { parameters: Parameter[] } }>;
  };
  const routes = Object.entries(described.paths).flatMap(([path, { get }]) =>
    get && path !== '/api/events' ? [{ path, parameters: get.parameters }] : [],
  );
  // Who takes more is asked more often.
  const turns = routes.flatMap((route) => [route, ...route.parameters.map(() => route)]);
  const cursors = ['x'];
  const valueFor = ({ name, schema }: Parameter): string => {
    if (random() < 0.05) return pick(strange);
    if (name === 'q') return Array.from({ length: pick([1, 1, 2, 3]) }, () => pick(typed)).join(pick([' ', '', '-']));
    if (name === 'id') return pick(known).id;
    if (name === 'cursor') return pick(cursors);
    return pick(schema.enum ?? fitting[name] ?? strange);
  };
  const failures: string[] = [];
  const understood = new Map<string, number>();

  const once = async () => {
    const { path, parameters } = pick(turns);
    const address = path.replace(/\{(\w+)\}/g, (_, name) =>
      encodeURIComponent(valueFor({ name, in: 'path', schema: {} })),
    );
    const asked = parameters.filter((parameter) => parameter.in === 'query' && random() < 0.4);
    const twice = random() < 0.05 ? asked : [];
    const query = new URLSearchParams([...asked, ...twice].map((parameter) => [parameter.name, valueFor(parameter)]));
    const answer = await program.get(`${address}?${query}`, cookie);
    const text = await answer.text();
    if (answer.ok) understood.set(path, (understood.get(path) ?? 0) + 1);
    const cursor = /"next_cursor":"([^"]+)"/.exec(text)?.[1];
    if (cursor) cursors.push(cursor, cursor.slice(1), cursor.toLowerCase());
    if (answer.status >= 500) failures.push(`${answer.status} ${address}?${query}`);
  };
  for (let sent = 0; sent < total; sent += atOnce) await Promise.all(Array.from({ length: atOnce }, once));

  expect(failures.slice(0, 5)).toEqual([]);
  for (const { path } of routes)
    if (!/chats|guide/.test(path)) expect(understood.get(path) ?? 0, path).toBeGreaterThan(10);
  expect(cursors.length).toBeGreaterThan(5);
});

/** What is typed into the search, in parts. */
const typed = [
  ...[
    'Ref',
    'ref:',
    '#',
    'o',
    'l1',
    'rpr5 fyvo',
    'ref D9HO-5JGL',
    'D9HX-5JG2',
    'a1b2',
    '082',
    '+27',
    '(0)',
    '123 4567',
    '00',
    '27',
  ],
  ...[
    'ext',
    'x',
    '204',
    'Cell',
    'Thandi',
    'van der',
    'Merwe,',
    "O'Connor",
    '&',
    '/',
    ';',
    '%',
    '_',
    '\\',
    '–',
    'é',
    'ṱ',
  ],
  ...['🦒', '\u0000', '\ud800', '\u200b', '"', '(', '.', ' ', '@', 'law-firm', 'İ', 'ﬁ', '٣٤٥'],
];
const strange = [
  ...['', ' ', '\u0000', '%ff', '-1', '0', '1.5', '1e9', String(2 ** 53), '1'.repeat(40), 'null', '[]', "';--", '%'],
  ...['../staff', 'x'.repeat(201), '00000000-0000-0000-0000-000000000000', 'ffffffff-ffff-ffff-ffff-ffffffffffff'],
];
/** Values that their parameter takes, or almost. */
const fitting: Record<string, string[]> = {
  with: ['me', 'nobody', '-', '_'],
  limit: ['1', '2', '100', '101'],
  offset: ['0', '1', '950', '10000'],
  before: [
    '1',
    String(Number.MAX_SAFE_INTEGER),
    '01a1ed64-c33c-783f-abba-d614245ec52d',
    '01A1ED64-C33C-783F-ABBA-D614245EC52D',
  ],
  staff: ['x', '-', 'a'.repeat(64)],
  start_date: ['2026-11-01', '2024-02-29', '0001-01-01', '0000-01-01', '9999-12-31', '2026-02-29'],
  end_date: ['2026-11-18', '2024-02-29', '0001-01-01', '9999-12-31', '2027-12-31'],
};
