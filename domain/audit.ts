// What is written down about staff and what they do, so that a question asked months later has an answer.
import { z } from 'zod';
import { staffId } from './staff-id.ts';

export const auditActions = [
  'signed_in',
  'sign_in_failed',
  'signed_out',
  'refused',
  'enquiry_released',
  'quarantined_deleted',
  'lead_moved',
  'lead_edited',
  'lead_deleted',
  'person_erased',
  'leads_exported',
  'communication_logged',
  'communication_removed',
  'consent_given',
  'consent_withdrawn',
  'password_changed',
  'password_reset',
  'recovery_asked',
  'email_change_asked',
  'email_changed',
  'name_changed',
  'second_factor_on',
  'second_factor_off',
  'recovery_codes_made',
  'recovery_code_used',
  'second_factor_failed',
  'sessions_ended',
  'staff_added',
  'staff_invited',
  'staff_renamed',
  'staff_disabled',
  'staff_enabled',
  'role_changed',
  'settings_changed',
  'database_restored',
] as const;
export type AuditAction = (typeof auditActions)[number];

/** Newest first; the next page begins below the last id seen. */
export const auditQuery = z.object({
  before: z.coerce.number().int().positive().max(Number.MAX_SAFE_INTEGER).optional(),
  staff: staffId('This person cannot be found.').optional(),
  action: z.enum(auditActions).optional(),
});
