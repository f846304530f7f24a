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
  [
    {
      ...entry,
      action: 'lead_moved' as const,
      detail: { from: 'new', to: 'contacted', fields: ['status'], reference: 'K7QD-2M4X' },
    },
    'Moved a lead: New to Contacted, reference K7QD-2M4X',
  ],
  [
    { ...entry, action: 'lead_moved' as const, detail: { fields: ['priority'], priority: 'urgent' } },
    'Moved a lead: priority Urgent',
  ],
  [
    { ...entry, action: 'lead_edited' as const, detail: { fields: ['taken_by', 'other_service', 'service_type'] } },
    'Edited a lead: who has it, other service, service',
  ],
  [
    { ...entry, action: 'communication_logged' as const, detail: { channel: 'whatsapp', direction: 'outbound' } },
    'Wrote down a contact: WhatsApp, from us',
  ],
  [{ ...entry, action: 'sessions_ended' as const, detail: { count: 2 } }, 'Signed devices out: count 2'],
  [{ ...entry, action: 'refused' as const, detail: { route: 'GET /api/audit' } }, 'Was refused: route GET /api/audit'],
])('%j reads as plain words', (said, words) => expect(describeEntry(said)).toBe(words));
