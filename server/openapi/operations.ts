// What each route takes and gives, in words and by the schemas that validate it. The compiler names a route that is missing.
import { z } from 'zod';
import { enquirySchemas } from '#domain/enquiry.ts';
import { leadListQuery, leadPriorities, leadStatuses } from '#domain/lead.ts';
import { liveMessage } from '#domain/live-message.ts';
import { mailStates, outboxKinds } from '#domain/outbox.ts';
import { spamReasonCodes } from '#domain/spam-score.ts';
import { staffLinkKinds } from '#domain/staff.ts';
import { devices } from '#domain/visit.ts';
import type { Route } from '#server/auth/access.ts';
import { accountOperations } from './account-operations.ts';

export interface Operation {
  summary: string;
  query?: z.ZodType;
  body?: z.ZodType;
  /** Also as the fields of an HTML form. */
  asForm?: boolean;
  answers: Record<number, { description: string; schema?: z.ZodType; type?: string }>;
}

const instant = z.iso.datetime();
const receipt = z.object({ id: z.uuid(), reference: z.string() });
const justId = z.object({ id: z.uuid() });
const touch = z.record(z.string(), z.string()).nullable();
const lead = z.object({
  ...receipt.shape,
  form: z.enum(['home', 'contact', 'location', 'guide']),
  page: z.string(),
  name: z.string(),
  email: z.string(),
  phone: z.string(),
  company: z.string(),
  website: z.string(),
  service_type: z.string(),
  other_service: z.string(),
  package: z.string(),
  budget_range: z.string(),
  timeline: z.string(),
  remote_work: z.string(),
  message: z.string(),
  status: z.enum(leadStatuses),
  priority: z.enum(leadPriorities),
  lead_score: z.int(),
  estimated_value: z.int().nullable(),
  first_touch: touch,
  last_touch: touch,
  device: z.enum(devices),
  earlier_enquiries: z.int(),
  version: z.int(),
  created_at: instant,
  updated_at: instant,
});
const held = z.object({
  ...receipt.shape,
  enquiry: z.record(z.string(), z.unknown()),
  spam_score: z.int(),
  spam_reasons: z.array(z.object({ code: z.enum(spamReasonCodes), points: z.int() })),
  created_at: instant,
});
const mail = z.object({
  id: z.uuid(),
  kind: z.enum(outboxKinds),
  state: z.enum(mailStates),
  lead_id: z.uuid().nullable(),
  link_kind: z.enum(staffLinkKinds).nullable(),
  name: z.string(),
  email: z.string(),
  reference: z.string(),
  attempts: z.int(),
  last_error: z.string().nullable(),
  channel: z.enum(['smtp', 'spool']).nullable(),
  given_up_at: instant.nullable(),
  created_at: instant,
});
const ok = (schema: z.ZodType, description = 'As asked.') => ({ 200: { description, schema } });
const file = (type: string, description: string) => ({ 200: { description, type } });

export const operations: Record<Route, Operation> = {
  'GET /api/health': {
    summary: 'Whether the program can serve and reach its database',
    answers: ok(z.object({ status: z.literal('ok') })),
  },
  'GET /api/openapi.json': { summary: 'This document', answers: ok(z.record(z.string(), z.unknown())) },
  'POST /api/enquiries': {
    summary: 'Send an enquiry. The same submission_id again answers the same lead and stores nothing new',
    body: z.union(Object.values(enquirySchemas)),
    asForm: true,
    answers: {
      201: { description: 'Stored on disk.', schema: receipt },
      303: { description: 'A plain HTML form was stored; the way leads to /thank-you.' },
    },
  },
  ...accountOperations,
  'GET /api/leads': {
    summary: 'Leads, most urgent first, page by page',
    query: leadListQuery,
    answers: ok(z.object({ leads: z.array(lead), next_cursor: z.string().nullable(), total: z.int() })),
  },
  'GET /api/leads/queue': {
    summary: 'The ten that wait most urgently',
    answers: ok(z.object({ leads: z.array(lead.extend({ hours_since_created: z.int() })) })),
  },
  'GET /api/leads/:id': { summary: 'One lead', answers: ok(lead) },
  'GET /api/quarantine': {
    summary: 'Enquiries that look like spam, newest first, with the reasons',
    query: z.object({ before: z.uuid().optional() }),
    answers: ok(z.object({ enquiries: z.array(held), next_cursor: z.uuid().nullable(), total: z.int() })),
  },
  'POST /api/quarantine/:id/release': { summary: 'Not spam: make it the lead it would have been', answers: ok(justId) },
  'DELETE /api/quarantine/:id': { summary: 'Delete it for good', answers: ok(justId) },
  'GET /api/mails': {
    summary: 'What left, what waits and what was given up',
    answers: ok(z.object({ mails: z.array(mail), given_up: z.int(), smtp: z.boolean() })),
  },
  'GET /api/mails/:id': { summary: 'A mail as it is written', answers: file('text/html', 'The mail.') },
  'POST /api/mails/:id/send-again': { summary: 'Try a mail that reached nobody once more', answers: ok(justId) },
  'GET /api/guide': { summary: 'The guide, for staff', answers: file('application/pdf', 'The guide.') },
  'GET /api/guide/:token': {
    summary: 'The guide, by the link from the mail',
    answers: {
      ...file('application/pdf', 'The guide.'),
      303: { description: 'The link has ended; the way leads to a page that says so.' },
    },
  },
  'GET /api/stats': {
    summary: 'The figures of the dashboard',
    query: z.object({ start_date: z.iso.date().optional(), end_date: z.iso.date().optional() }),
    answers: ok(z.record(z.string(), z.number().nullable())),
  },
  'GET /api/events': {
    summary: 'Server-sent events: which kinds of things changed, by id',
    answers: { 200: { description: 'A stream of messages.', type: 'text/event-stream', schema: liveMessage } },
  },
};
