// The names of the values that site, dashboard and mails share.
import type { AuditAction } from '#domain/audit.ts';
import type { BudgetBand } from '#domain/budget.ts';
import type { Channel, Direction } from '#domain/communication.ts';
import type { ControlUse } from '#domain/control-use.ts';
import type { EnquiryForm } from '#domain/enquiry.ts';
import type { LeadPriority, LeadStatus, LeadTab, LostReason } from '#domain/lead.ts';
import type { LeadEventKind } from '#domain/lead-events.ts';
import type { LeadMove } from '#domain/lead-moves.ts';
import type { ScoreReason } from '#domain/lead-score.ts';
import type { MailState, OutboxKind } from '#domain/outbox.ts';
import type { PackageTier, ServiceType } from '#domain/service-type.ts';
import type { SpamReasonCode } from '#domain/spam-score.ts';
import type { StaffLinkKind, StaffRole } from '#domain/staff.ts';
import type { RemoteWork, Timeline } from '#domain/timeline.ts';

export const statusLabels: Record<LeadStatus, string> = {
  new: 'New',
  contacted: 'Contacted',
  qualified: 'Qualified',
  proposal_sent: 'Proposal Sent',
  negotiating: 'Negotiating',
  closed_won: 'Won',
  closed_lost: 'Lost',
  nurturing: 'Nurturing',
};

export const lostReasonLabels: Record<LostReason, string> = {
  no_answer: 'No answer',
  price: 'Price',
  timing: 'Timing',
  competitor: 'Chose somebody else',
  not_a_fit: 'Not a fit',
  other: 'Another reason',
};

export const priorityLabels: Record<LeadPriority, string> = {
  urgent: 'Urgent',
  high: 'High',
  medium: 'Medium',
  low: 'Low',
};

export const tabLabels: Record<LeadTab, string> = {
  queue: 'Queue',
  in_progress: 'In Progress',
  converted: 'Converted',
  all: 'All Leads',
};

/** The buttons under a lead. */
export const moveLabels: Record<LeadMove, string> = {
  contact: 'Mark as Contacted',
  qualify: 'Mark as Qualified',
  propose: 'Send Proposal',
  win: 'Mark as Won',
  lose: 'Mark as Lost',
};

export const channelLabels: Record<Channel, string> = {
  call: 'Call',
  email: 'Email',
  whatsapp: 'WhatsApp',
  note: 'Note',
};

export const directionLabels: Record<Direction, string> = {
  inbound: 'From them',
  outbound: 'From us',
  internal: 'For ourselves',
};

export const leadEventLabels: Record<LeadEventKind, string> = {
  received: 'Enquiry received',
  released: 'Released from the quarantine',
  moved: 'Status changed',
  prioritised: 'Priority changed',
  edited: 'Details changed',
  planned: 'Follow-up changed',
  handed_over: 'Handed over',
  proposed_again: 'Another proposal sent',
  consent_given: 'Agreed to marketing',
  consent_withdrawn: 'Withdrew consent to marketing',
  contact_removed: 'Removed from the timeline',
};

export const formLabels: Record<EnquiryForm, string> = {
  home: 'Home page',
  contact: 'Contact page',
  location: 'City or province page',
  guide: 'Offer of the guide',
};

export const serviceLabels: Record<ServiceType, string> = {
  'law-firm-website-development': 'Law Firm Website Development',
  'consulting-agency-websites': 'Consulting Agency Websites',
  'financial-services-websites': 'Financial Services Websites',
  'real-estate-agency-websites': 'Real Estate Agency Websites',
  'luxury-brand-websites': 'Luxury Brand Websites',
  'e-commerce-development': 'E-commerce Development',
  'corporate-websites': 'Corporate Websites',
  'professional-service-websites': 'Professional Service Websites',
  'law-firm': 'Law Firm',
  consulting: 'Consulting Agency',
  financial: 'Financial Services',
  'real-estate': 'Real Estate',
  luxury: 'Luxury Brand',
  ecommerce: 'E-commerce',
  other: 'Other Professional Service',
};

export const budgetLabels: Record<BudgetBand, string> = {
  'under-10k': 'Under R10,000',
  '10k-25k': 'R10,000 - R25,000',
  '25k-50k': 'R25,000 - R50,000',
  '5k-15k': 'R5,000 - R15,000',
  '15k-30k': 'R15,000 - R30,000',
  '30k-50k': 'R30,000 - R50,000',
  '50k-100k': 'R50,000 - R100,000',
  'over-100k': 'Over R100,000',
  'not-sure': 'Not sure yet',
};

/** The contact forms say the largest band in their own way. */
export const contactBudgetLabels: Partial<Record<BudgetBand, string>> = { 'over-100k': 'R100,000+' };

export const timelineLabels: Record<Timeline, string> = {
  asap: 'As soon as possible',
  '1-month': 'Within 1 month',
  '2-months': 'Within 2 months',
  '3-months': 'Within 3 months',
  flexible: 'Flexible',
};

export const remoteWorkLabels: Record<RemoteWork, string> = {
  yes: 'Yes, remote is fine',
  'prefer-local': 'Prefer local',
  hybrid: 'Hybrid',
  no: 'No, in person',
};

export const packageLabels: Record<PackageTier, string> = {
  starter: 'Starter',
  premium: 'Premium',
  luxury: 'Luxury',
};

export const scoreReasonLabels: Record<ScoreReason, string> = {
  budget: 'Budget',
  timeline: 'Timeline',
  service: 'Service',
  company: 'Company',
  website: 'Website',
  message: 'Message',
};

export const mailKindLabels: Record<OutboxKind, string> = {
  receipt: 'Receipt to the visitor',
  staff_notice: 'New enquiry to staff',
  guide: 'The guide to the visitor',
  staff_link: 'A link to a staff member',
  account_notice: 'A change to a colleague’s account',
  follow_ups: 'Follow-ups of the day',
};

export const staffLinkLabels: Record<StaffLinkKind, string> = {
  invitation: 'Invitation to a colleague',
  recovery: 'A new password for a colleague',
  new_email: 'A colleague’s new address',
};

export const roleLabels: Record<StaffRole, string> = {
  ceo: 'CEO',
  admin: 'Admin',
  member: 'Team Member',
};

export const auditActionLabels: Record<AuditAction, string> = {
  signed_in: 'Signed in',
  sign_in_failed: 'Failed to sign in',
  signed_out: 'Signed out',
  refused: 'Was refused',
  enquiry_released: 'Released an enquiry from the quarantine',
  quarantined_deleted: 'Deleted an enquiry from the quarantine',
  password_changed: 'Changed the password',
  password_reset: 'Set a new password by a link or command',
  recovery_asked: 'Asked for a new password',
  email_change_asked: 'Asked for another address',
  email_changed: 'Changed the address',
  name_changed: 'Changed the name',
  second_factor_on: 'Turned the second factor on',
  second_factor_off: 'Turned the second factor off',
  recovery_codes_made: 'Made new recovery codes',
  recovery_code_used: 'Used a recovery code',
  second_factor_failed: 'Sent a wrong code',
  sessions_ended: 'Signed devices out',
  staff_added: 'Added a colleague',
  staff_invited: 'Invited a colleague again',
  staff_renamed: 'Renamed a colleague',
  staff_disabled: 'Disabled an account',
  staff_enabled: 'Enabled an account',
  role_changed: 'Changed a role',
  settings_changed: 'Changed the settings',
  database_restored: 'Restored the database from a backup',
  lead_moved: 'Moved a lead',
  lead_edited: 'Edited a lead',
  lead_deleted: 'Deleted a lead',
  person_erased: 'Deleted all that came from a person',
  leads_exported: 'Exported leads',
  communication_logged: 'Wrote down a contact',
  communication_removed: 'Removed a contact from the timeline',
  consent_given: 'Wrote down consent to marketing',
  consent_withdrawn: 'Wrote down that consent to marketing was withdrawn',
};

export const controlUseLabels: Record<ControlUse, string> = {
  whatsapp_click: 'WhatsApp',
  call_click: 'Phone number',
  email_click: 'Email address',
  live_chat_click: 'Live chat',
  contact_menu_opened: 'Contact menu',
  contact_prompt_shown: 'Help prompt shown',
  contact_prompt_contact: 'Help prompt taken up',
  exit_intent_shown: 'Guide offered',
  exit_intent_submitted: 'Guide asked for',
};

export const mailStateLabels: Record<MailState, string> = {
  waiting: 'Waiting',
  sent: 'Sent',
  kept: 'Kept in the spool',
  given_up: 'Given up',
  dismissed: 'Dismissed',
};

export const spamReasonLabels: Record<SpamReasonCode, string> = {
  hidden_field: 'The hidden field was filled in',
  too_fast: 'Sent faster than anybody types',
  disposable_address: 'A disposable mail address',
  repeated_body: 'The same words came from others',
  many_from_address: 'Many enquiries from one network address',
  many_links: 'Many links',
  suspicious_link: 'A link of a kind that spam uses',
  link_in_name: 'A link in the name',
  markup: 'Markup in the message',
  probe: 'Looks like a probe for weaknesses',
  template_left: 'A template that was not filled in',
  gibberish: 'Letters that make no words',
  wording: 'Looks like an offer, a lure or noise',
  asks_for_a_site: 'Looks like somebody who wants a website',
};

/** A value that no catalogue knows is shown as it was sent. */
export function labelOf(labels: Partial<Record<string, string>>, value: string): string {
  return (Object.hasOwn(labels, value) && labels[value]) || value;
}
