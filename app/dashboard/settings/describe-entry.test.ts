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
    { ...entry, action: 'lead_edited' as const, detail: { fields: ['estimated_value', 'budget_range'] } },
    'Edited a lead: value, budget',
  ],
  [
    { ...entry, action: 'communication_logged' as const, detail: { channel: 'whatsapp', direction: 'outbound' } },
    'Wrote down a contact: WhatsApp, from us',
  ],
  [{ ...entry, action: 'sessions_ended' as const, detail: { count: 2 } }, 'Signed 2 devices out'],
  [{ ...entry, action: 'sessions_ended' as const, detail: { count: 1 } }, 'Signed 1 device out'],
  [
    {
      ...entry,
      action: 'leads_exported' as const,
      detail: {
        tab: 'in_progress',
        with: 'Team Member',
        count: 3,
        search: true,
        status: 'proposal_sent',
        priority: 'high',
      },
    },
    'Exported 3 leads: In Progress, Proposal Sent, High, with Team Member, found by a search',
  ],
  [{ ...entry, action: 'leads_exported' as const, detail: { tab: 'all', count: 1 } }, 'Exported 1 lead: All Leads'],
  [
    { ...entry, action: 'leads_exported' as const, detail: { tab: 'queue', count: 0, status: 'new' } },
    'Exported 0 leads: Queue, New',
  ],
  [
    { ...entry, action: 'password_reset' as const, subject_name: 'Sipho', detail: { by: 'command' } },
    'Set a new password by a link or command: Sipho, by a command',
  ],
  [
    { ...entry, action: 'password_reset' as const, detail: { by: 'recovery' } },
    'Set a new password by a link or command: by a link that was asked for',
  ],
  [
    { ...entry, action: 'database_restored' as const, detail: { made_at: '2026-11-15T06:00:00.000Z' } },
    'Restored the database from a backup: made 15 Nov 2026, 08:00',
  ],
  [{ ...entry, action: 'refused' as const, detail: { route: 'GET /api/audit' } }, 'Was refused: route GET /api/audit'],
])('%j reads as plain words', (said, words) => expect(describeEntry(said)).toBe(words));
