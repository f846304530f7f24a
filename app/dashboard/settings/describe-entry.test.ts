import { expect, test } from 'vitest';
import { describeEntry } from './describe-entry.ts';

const entry = { subject_name: null, detail: {} };

test.each([
  [{ ...entry, action: 'signed_in' as const }, 'Signed in'],
  [{ ...entry, action: 'signed_in' as const, detail: { second_factor: true } }, 'Signed in: with a code'],
  [
    { ...entry, action: 'role_changed' as const, subject_name: 'Lerato', detail: { from: 'member', to: 'admin' } },
    'Changed a role: Lerato, Team Member to Admin',
  ],
  [
    { ...entry, action: 'staff_added' as const, subject_name: 'Sipho', detail: { role: 'member' } },
    'Added a colleague: Sipho, Team Member',
  ],
  [
    { ...entry, action: 'enquiry_released' as const, detail: { reference: 'K7QD-2M4X' } },
    'Released an enquiry from the quarantine: reference K7QD-2M4X',
  ],
  [
    { ...entry, action: 'settings_changed' as const, detail: { require_second_factor: true } },
    'Changed the settings: second factor required of everyone',
  ],
  [{ ...entry, action: 'sessions_ended' as const, detail: { count: 2 } }, 'Signed devices out: count 2'],
  [{ ...entry, action: 'refused' as const, detail: { route: 'GET /api/audit' } }, 'Was refused: route GET /api/audit'],
])('%j reads as plain words', (said, words) => expect(describeEntry(said)).toBe(words));
