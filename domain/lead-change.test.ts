import { describe, expect, test } from 'vitest';
import { type ChangeableLead, changeOfLead, isMove, isNewPriority, type LeadDraft, leadDraft } from './lead-change.ts';
import { leadScore } from './lead-score.ts';

const now = new Date('2026-11-15T08:00:00Z');
const earlier = new Date('2026-11-14T08:00:00Z');
const fields = {
  budget_range: '50k-100k',
  timeline: 'asap',
  service_type: 'law-firm',
  company: 'Nkosi Attorneys',
  website: '',
  message: 'We need a new site.',
};
const lead: ChangeableLead = {
  ...fields,
  name: 'Thandi Nkosi',
  email: 'thandi@nkosilaw.co.za',
  phone: '+27821234567',
  status: 'new',
  priority: 'urgent',
  priority_set: false,
  lead_score: leadScore(fields),
  estimated_value: 75_000,
  follow_up_on: null,
  taken_by: null,
  lost_reason: null,
  created_at: new Date('2026-11-13T08:00:00Z'),
  first_response_at: null,
  closed_at: null,
};
const change = (
  draft: Omit<LeadDraft, 'version'>,
  changes: Partial<ChangeableLead> = {},
  outbound: Date | null = null,
) => changeOfLead({ ...lead, ...changes }, { version: 1, ...draft }, now, outbound);

describe('what follows from an edit', () => {
  test('the same values change nothing', () => {
    expect(change({ name: lead.name, priority: 'urgent', status: 'new', message: lead.message })).toBeNull();
    expect(change({})).toBeNull();
  });

  test('a scored field scores anew, estimates anew, and takes the priority along', () => {
    expect(change({ budget_range: 'under-10k' })).toEqual({
      set: { budget_range: 'under-10k', lead_score: lead.lead_score - 24, estimated_value: 7_500, priority: 'high' },
      changes: {
        budget_range: { from: '50k-100k', to: 'under-10k' },
        lead_score: { from: 90, to: 66 },
        estimated_value: { from: 75_000, to: 7_500 },
        priority: { from: 'urgent', to: 'high' },
      },
    });
  });

  test('but not a priority that somebody has set, before or with the same edit', () => {
    expect(change({ budget_range: 'under-10k' }, { priority_set: true })?.set).not.toHaveProperty('priority');
    expect(change({ budget_range: 'under-10k', priority: 'low' })?.set).toMatchObject({
      priority: 'low',
      priority_set: true,
    });
  });

  test('a form that sends the priority as it was has not set it', () => {
    expect(change({ budget_range: 'under-10k', priority: 'urgent' })?.set).toMatchObject({ priority: 'high' });
    expect(change({ name: 'Thandi N', priority: 'urgent' })?.set).toEqual({ name: 'Thandi N' });
  });

  test('a value that somebody has written down stays when the budget changes, and an estimate does not', () => {
    expect(change({ budget_range: 'under-10k' }, { estimated_value: 92_500 })?.set).not.toHaveProperty(
      'estimated_value',
    );
    expect(change({ budget_range: 'under-10k', estimated_value: 92_500 })?.set.estimated_value).toBe(92_500);
    expect(change({ estimated_value: 92_500 })).toEqual({
      set: { estimated_value: 92_500 },
      changes: { estimated_value: { from: 75_000, to: 92_500 } },
    });
    expect(change({ budget_range: 'under-10k', estimated_value: 75_000 })?.set.estimated_value).toBe(7_500);
  });

  test('what stays as it was is not told as a change', () => {
    const lost = change({ status: 'closed_lost' });
    expect(lost?.changes).toEqual({ status: { from: 'new', to: 'closed_lost' } });
  });

  test('of a message only the change is told, never the words', () => {
    expect(change({ message: 'Something secret' })?.changes).toEqual({ message: null });
  });
});

describe('times', () => {
  test('the first move out of new is the answer, later ones are not', () => {
    expect(change({ status: 'contacted' })?.set).toMatchObject({ first_response_at: now, closed_at: null });
    expect(change({ status: 'qualified' }, { first_response_at: earlier })?.set.first_response_at).toEqual(earlier);
  });
  test('nobody answers before the question, also where the clock was put back in between', () => {
    const created_at = new Date(now.getTime() + 3_600_000);
    expect(change({ status: 'contacted' }, { created_at })?.set.first_response_at).toEqual(created_at);
  });
  test.each(['closed_won', 'closed_lost'] as const)('%s closes it', (status) => {
    expect(change({ status }, { status: 'contacted' })?.set.closed_at).toEqual(now);
  });
  test('an edit of a closed lead leaves the day on which it was closed', () => {
    const closed = { status: 'closed_won', closed_at: earlier } as const;
    expect(change({ name: 'Thandi N', status: 'closed_won' }, closed)?.set).toEqual({ name: 'Thandi N' });
  });
  test('who opens it again takes the closing back', () => {
    const closed = { status: 'closed_lost', closed_at: earlier, first_response_at: earlier } as const;
    expect(change({ status: 'negotiating' }, closed)?.set).toMatchObject({
      closed_at: null,
      first_response_at: earlier,
    });
  });
  test('who puts it back to new takes the answer back, unless somebody wrote or called', () => {
    const moved = { status: 'contacted', first_response_at: earlier } as const;
    expect(change({ status: 'new' }, moved)?.set.first_response_at).toBeNull();
    expect(change({ status: 'new' }, moved, earlier)?.set.first_response_at).toEqual(earlier);
  });
});

describe('why it was lost', () => {
  const lost = { status: 'closed_lost', lost_reason: 'price' } as const;
  test('is said with the loss or after it, and taken back', () => {
    const changes = { lost_reason: { from: null, to: 'timing' } };
    expect(change({ status: 'closed_lost', lost_reason: 'timing' })).toMatchObject({ changes });
    expect(change({ lost_reason: 'timing' }, { status: 'closed_lost' })).toEqual({
      set: { lost_reason: 'timing' },
      changes,
    });
    expect(change({ lost_reason: null }, lost)?.set).toEqual({ lost_reason: null });
  });
  test('ends with the loss, and stays through any other change', () => {
    expect(change({ status: 'negotiating' }, lost)).toMatchObject({
      set: { lost_reason: null },
      changes: { lost_reason: { from: 'price', to: null } },
    });
    expect(change({ name: 'Thandi N' }, lost)?.set).toEqual({ name: 'Thandi N' });
  });
  test('is refused of a lead that is not lost, or not any more', () => {
    const refused = 'Only a lead that was lost has a reason for it.';
    expect(() => change({ lost_reason: 'price' })).toThrow(refused);
    expect(() => change({ status: 'new', lost_reason: 'timing' }, lost)).toThrow(refused);
  });
});

describe('the day to follow up on', () => {
  const planned = { follow_up_on: '2026-11-20' };
  test('is set, told, and taken out', () => {
    expect(change({ follow_up_on: '2026-11-20' })).toEqual({
      set: { follow_up_on: '2026-11-20' },
      changes: { follow_up_on: { from: null, to: '2026-11-20' } },
    });
    expect(change({ follow_up_on: null }, planned)?.changes).toEqual({
      follow_up_on: { from: '2026-11-20', to: null },
    });
    expect(change({ follow_up_on: '2026-11-20' }, planned)).toBeNull();
  });
  test.each(['closed_won', 'closed_lost'] as const)('ends with %s', (status) => {
    expect(change({ status }, planned)).toMatchObject({
      set: { follow_up_on: null },
      changes: { follow_up_on: { from: '2026-11-20', to: null } },
    });
  });
  test('stays where the same change says when to ask again, and through any other move', () => {
    expect(change({ status: 'closed_lost', follow_up_on: '2027-05-03' }, planned)?.set.follow_up_on).toBe('2027-05-03');
    const asBefore = { status: 'closed_lost', ...planned } as const;
    expect(change(asBefore, planned)?.set).not.toHaveProperty('follow_up_on');
    expect(change({ status: 'contacted' }, planned)?.set).not.toHaveProperty('follow_up_on');
  });
  test('can be planned for a closed lead, too', () => {
    const lost = { status: 'closed_lost', closed_at: earlier } as const;
    expect(change({ follow_up_on: '2027-05-03' }, lost)?.set).toEqual({ follow_up_on: '2027-05-03' });
  });
});

describe('what may be sent', () => {
  const fault = (draft: object) => leadDraft.safeParse(draft).error?.issues.map(({ path }) => path[0]);
  test.each([
    [{}, ['version']],
    [{ version: 0 }, ['version']],
    [{ version: 1, name: ' ' }, ['name']],
    [{ version: 1, email: 'thandi' }, ['email']],
    [{ version: 1, phone: '12' }, ['phone']],
    [{ version: 1, company: 'x'.repeat(201) }, ['company']],
    [{ version: 1, message: 'x'.repeat(5001) }, ['message']],
    [{ version: 1, status: 'open' }, ['status']],
    [{ version: 1, priority: 'highest' }, ['priority']],
    [{ version: 1, name: null }, ['name']],
    [{ version: '1' }, ['version']],
    ...['', 'tomorrow', '2026-02-30', '2026-11-17T08:00:00Z', '1999-12-31', '0000-01-01', 20261117].map(
      (day): [object, string[]] => [{ version: 1, follow_up_on: day }, ['follow_up_on']],
    ),
  ])('%j is refused by %j', (draft, expected) => expect(fault(draft)).toEqual(expected));

  test.each([
    ['name', ' ', 'Please give a name.'],
    ['email', '', 'Please give an email address.'],
    [
      'phone',
      'abc',
      'Please check the phone number, such as 082 123 4567 or, from abroad, +44 20 7946 0000. It may be left empty.',
    ],
  ])('staff are asked for a %s as those who write about somebody else', (field, typed, sentence) => {
    const { error } = leadDraft.safeParse({ version: 1, [field]: typed });
    expect(error?.issues.map(({ message }) => message)).toEqual([sentence]);
  });

  test('a telephone number is kept in its one spelling, and may be taken out', () => {
    expect(leadDraft.parse({ version: 1, phone: '082 123 4567' }).phone).toBe('+27821234567');
    expect(leadDraft.parse({ version: 1, phone: '' }).phone).toBe('');
  });

  test('a day of this century may be planned, or none', () => {
    for (const day of ['2000-01-01', '2028-02-29', '2099-12-31', null])
      expect(leadDraft.parse({ version: 1, follow_up_on: day }).follow_up_on).toBe(day);
  });

  test('a status alone is a move, a priority alone is one too, and unknown keys do not count', () => {
    expect(isMove(leadDraft.parse({ version: 1, status: 'contacted', colour: 'red' }))).toBe(true);
    expect(isNewPriority(leadDraft.parse({ version: 1, priority: 'low' }))).toBe(true);
    expect(isMove(leadDraft.parse({ version: 1, status: 'contacted', name: 'T' }))).toBe(false);
    expect(isMove(leadDraft.parse({ version: 1 }))).toBe(false);
  });
});

describe('the value of a deal', () => {
  test.each([
    ['92500', 92_500],
    [92_500, 92_500],
    ['R 92 500', 92_500],
    ['R92,500', 92_500],
    ['r92.500', 92_500],
    ['1\u00a0250\u00a0000', 1_250_000],
    ['0', 0],
    ['', null],
    [null, null],
  ])('typed as %j is %j', (typed, value) => {
    expect(leadDraft.parse({ version: 1, estimated_value: typed }).estimated_value).toBe(value);
  });

  test.each(['about ninety', '92500,50', '92,50', '-5', -5, 1.5, 12.345, '9999999999', 9_999_999_999, '1e5', true])(
    'typed as %j is refused with a sentence',
    (typed) => {
      const { error } = leadDraft.safeParse({ version: 1, estimated_value: typed });
      expect(error?.issues.map(({ path, message }) => [path[0], message])).toEqual([
        ['estimated_value', 'Please give the value in whole rand, such as 75 000.'],
      ]);
    },
  );

  test('left out stays as it is', () => {
    expect(leadDraft.parse({ version: 1 })).not.toHaveProperty('estimated_value');
  });
});
