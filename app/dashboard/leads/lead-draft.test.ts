import { expect, test } from 'vitest';
import { disputedFields, draftOf } from './lead-draft.ts';

const before = draftOf({
  name: 'Thandi Nkosi',
  email: 'thandi@nkosilaw.co.za',
  phone: '+27821234567',
  company: 'Nkosi Attorneys',
  service_type: '',
  budget_range: '',
  timeline: '',
  estimated_value: 75_000,
  priority: 'high',
  status: 'new',
  message: '',
});

test.each([
  [{ estimated_value: 'R 88 000' }, { estimated_value: '64000' }, ['estimated_value']],
  [{ estimated_value: 'R 64 000' }, { estimated_value: '64000' }, []],
  [{ phone: '083 555 0199' }, { phone: '+27835550199' }, []],
  [{ phone: '083 555 0199' }, { phone: '+27835550100' }, ['phone']],
  [{ company: 'Ours' }, { company: 'Theirs' }, ['company']],
  [{ company: 'Ours' }, { name: 'Thandi Dube' }, []],
])('ours %j and theirs %j are in dispute about %j', (mine, theirs, disputed) => {
  expect(disputedFields({ before, mine: { ...before, ...mine }, theirs: { ...before, ...theirs } })).toEqual(disputed);
});
