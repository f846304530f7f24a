// What is written down about staff and what they do, so that a question asked months later has an answer.
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
  'leads_exported',
  'communication_logged',
] as const;
export type AuditAction = (typeof auditActions)[number];
