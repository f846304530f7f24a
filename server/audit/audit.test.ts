import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { anEnquiry } from '#server/testing/enquiries.ts';
import { signInWith } from '#server/testing/people.ts';
import { emailOf, staffPassword } from '#server/testing/sign-in.ts';
import { startTestProgram, type TestProgram } from '#server/testing/test-program.ts';

let program: TestProgram;
let ceo: string;
beforeAll(async () => {
  program = await startTestProgram();
  ceo = await program.signIn('ceo');
});
afterAll(() => program.stop());

interface Entry {
  id: number;
  action: string;
  staff_name: string | null;
  subject: string;
  detail: Record<string, unknown>;
}
interface Page {
  entries: Entry[];
  next_cursor: number | null;
}
const read = async (query = '') => (await (await program.get(`/api/audit${query}`, ceo)).json()) as Page;

test.each([
  ['POST', '/api/account/second-factor/remove', { password: staffPassword }],
  ['POST', '/api/account/sessions/end', { which: 'others' }],
  ['PATCH', '/api/security', { require_second_factor: false }],
])('%s %s that finds everything so already is done, and not written down', async (method, path, body) => {
  await program.send('POST', '/api/account/sessions/end', ceo, { which: 'others' });
  const before = (await read()).entries[0]?.id;
  expect((await program.send(method, path, ceo, body)).status).toBe(200);
  expect((await read()).entries[0]?.id).toBe(before);
});

test('whoever signs out several times at once has done so once', async () => {
  const { cookie } = await signInWith(program, emailOf('admin'));
  const before = (await read()).entries[0]?.id ?? 0;
  await Promise.all(Array.from({ length: 8 }, () => program.post('/api/auth/sign-out', {}, { cookie })));
  const entries = (await read()).entries.filter(({ id }) => id > before);
  expect(entries.map(({ action }) => action)).toEqual(['signed_out']);
});

describe('what is written down', () => {
  test('signing in, failing to, and leaving; of a stranger nothing but that it happened', async () => {
    const before = (await read()).entries[0]?.id ?? 0;
    const { cookie } = await signInWith(program, emailOf('team'));
    await signInWith(program, emailOf('team'), 'not-the-password');
    await signInWith(program, 'stranger@else.example', 'my-other-password');
    await program.post('/api/auth/sign-out', {}, { cookie });
    const entries = (await read()).entries.filter(({ id }) => id > before).reverse();
    expect(entries.map(({ action, staff_name, subject, detail }) => ({ action, staff_name, subject, detail }))).toEqual(
      [
        { action: 'signed_in', staff_name: 'Team Member', subject: '', detail: {} },
        { action: 'sign_in_failed', staff_name: 'Team Member', subject: '', detail: {} },
        { action: 'sign_in_failed', staff_name: null, subject: '', detail: {} },
        { action: 'signed_out', staff_name: 'Team Member', subject: '', detail: {} },
      ],
    );
  });

  test('what was let out of the quarantine and what was deleted from it, by reference', async () => {
    const spam = { email: 'links@mailinator.com', homepage: 'http://cheap-links.xyz', seconds: 1 };
    for (const name of ['One', 'Two']) await program.post('/api/enquiries', anEnquiry({ ...spam, name }));
    const held = (await (await program.get('/api/quarantine', ceo)).json()) as {
      enquiries: { id: string; reference: string }[];
    };
    const [first, second] = held.enquiries;
    await program.send('POST', `/api/quarantine/${first?.id}/release`, ceo);
    await program.send('DELETE', `/api/quarantine/${second?.id}`, ceo);
    expect((await read()).entries.slice(0, 2)).toMatchObject([
      { action: 'quarantined_deleted', subject: second?.id, detail: { reference: second?.reference } },
      { action: 'enquiry_released', subject: first?.id, detail: { reference: first?.reference } },
    ]);
  });

  test('once: nobody changes it afterwards', async () => {
    await expect(program.rows(`UPDATE audit_log SET action = 'signed_out'`)).rejects.toThrow('never changed');
  });

  test('never a password, a token or a message', async () => {
    const rows = JSON.stringify(await program.rows('SELECT * FROM audit_log'));
    for (const secret of ['my-other-password', 'stranger@else.example', 'conveyancing', 'long-grass'])
      expect(rows).not.toContain(secret);
  });
});

describe('reading it', () => {
  test('goes page by page without a gap or a repetition while more is written', async () => {
    await program.rows(
      `INSERT INTO audit_log (action, subject) SELECT 'refused', n::text FROM generate_series(1, 120) AS n`,
    );
    const seen: number[] = [];
    let cursor: number | null = null;
    do {
      const page: Page = await read(`?action=refused${cursor ? `&before=${cursor}` : ''}`);
      seen.push(...page.entries.map(({ id }) => id));
      cursor = page.next_cursor;
      await program.rows(`INSERT INTO audit_log (action) VALUES ('refused')`);
    } while (cursor);
    expect(seen).toHaveLength(120);
    expect(seen).toEqual([...new Set(seen)].sort((a, b) => b - a));
  });

  test('can be narrowed to a person and an action', async () => {
    const [team] = await program.rows<{ id: string }>(`SELECT id FROM staff WHERE role = 'member'`);
    const { entries } = await read(`?staff=${team?.id}&action=signed_out`);
    expect(entries).toHaveLength(1);
    expect(entries[0]).toMatchObject({ action: 'signed_out', staff_name: 'Team Member' });
  });

  test.each(['?before=x', '?before=-1', '?action=nothing', "?staff=%00'"])('%s is refused', async (query) => {
    expect((await program.get(`/api/audit${query}`, ceo)).status).toBe(422);
  });
});
