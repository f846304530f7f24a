// What each route takes and gives, in words and by the schemas that validate it. The compiler names a route that is missing.
import { is } from 'drizzle-orm';
import { PgText } from 'drizzle-orm/pg-core';
import { z } from 'zod';
import { analyticsBatch, chatStart } from '#domain/analytics-batch.ts';
import { chatCodePattern } from '#domain/chat-code.ts';
import { channels, communicationDraft, directions } from '#domain/communication.ts';
import { consentChange } from '#domain/consent-change.ts';
import { controlUses } from '#domain/control-use.ts';
import { enquiryForms, enquirySchemas } from '#domain/enquiry.ts';
import { erasureRequest, sentByPerson } from '#domain/erasure.ts';
import { heldDeletion } from '#domain/held-deletion.ts';
import {
  leadListQuery,
  leadPriorities,
  leadStatuses,
  leadTabNames,
  leadViewQuery,
  lostReasons,
  timelineQuery,
} from '#domain/lead.ts';
import { leadDraft } from '#domain/lead-change.ts';
import { leadEventKinds } from '#domain/lead-events.ts';
import { liveMessage } from '#domain/live-message.ts';
import { mailStates, outboxKinds } from '#domain/outbox.ts';
import { pageBelow } from '#domain/page-below.ts';
import { period } from '#domain/period.ts';
import { spamReasonCodes } from '#domain/spam-score.ts';
import { staffLinkKinds } from '#domain/staff.ts';
import { devices } from '#domain/visit.ts';
import type { Route } from '#server/auth/access.ts';
import { leadColumns } from '#server/leads/lead-columns.ts';
import { accountOperations } from './account-operations.ts';
import { instant, justId, type Operation, ok } from './operation.ts';

const receipt = z.object({ id: z.uuid(), reference: z.string() });
const chatCode = z.string().regex(chatCodePattern);
const touch = z.record(z.string(), z.string()).nullable();
/** Of what was typed every column is one text, so that a new field of the enquiry describes itself. */
const texts = Object.fromEntries(
  Object.entries(leadColumns).flatMap(([name, column]) => (is(column, PgText) ? [[name, z.string()]] : [])),
);
const lead = z.object({
  ...texts,
  ...receipt.shape,
  form: z.enum(enquiryForms),
  status: z.enum(leadStatuses),
  priority: z.enum(leadPriorities),
  priority_set: z.boolean(),
  lead_score: z.int(),
  estimated_value: z.int().nullable(),
  first_touch: touch,
  last_touch: touch,
  device: z.enum(devices),
  earlier_enquiries: z.int(),
  last_contact: z.object({ channel: z.enum(channels), at: instant, staff_name: z.string().nullable() }).nullable(),
  follow_up_on: z.iso.date().nullable(),
  taken_by: z.object({ id: z.string(), name: z.string() }).nullable(),
  first_response_at: instant.nullable(),
  closed_at: instant.nullable(),
  lost_reason: z.enum(lostReasons).nullable(),
  version: z.int(),
  created_at: instant,
  updated_at: instant,
});
const leadDetails = lead.extend({
  consents: z.array(
    z.object({ purpose: z.string(), granted: z.boolean(), wording: z.string(), page: z.string(), at: instant }),
  ),
  other_enquiries: z.array(z.object({ ...receipt.shape, created_at: instant, status: z.enum(leadStatuses) })),
  mails: z.array(
    z.object({
      id: z.uuid(),
      kind: z.enum(outboxKinds),
      state: z.enum(mailStates),
      channel: z.enum(['smtp', 'spool']).nullable(),
      last_error: z.string().nullable(),
      sent_at: instant.nullable(),
      created_at: instant,
    }),
  ),
  guide_downloads: z.object({ downloads: z.int(), first_at: instant, last_at: instant }).nullable(),
});
const said = z.object({
  id: z.string(),
  at: instant,
  channel: z.enum(channels),
  direction: z.enum(directions),
  body: z.string(),
});
const timelineEntry = z.union([
  said.extend({
    type: z.literal('communication'),
    staff_id: z.string().nullable(),
    staff_name: z.string().nullable(),
  }),
  z.object({
    type: z.literal('event'),
    id: z.string(),
    at: instant,
    staff_name: z.string().nullable(),
    kind: z.enum(leadEventKinds),
    detail: z.record(z.string(), z.unknown()),
  }),
]);
const tally = z.array(z.object({ name: z.string(), leads: z.int(), won: z.int() }));
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
  dismissed_at: instant.nullable(),
  created_at: instant,
});
const file = (type: string, description: string, headers: Record<string, string> = {}) => ({
  200: { description, type, headers },
});
const ofPart = {
  Range: 'Which bytes are wanted, such as bytes=100000-.',
  'If-Range': 'The ETag of what is there already: where it is not the same any more, the whole is sent.',
};
const ofFile = { ETag: 'By which the same file is known again.', 'Accept-Ranges': 'bytes' };
const place = { 'Content-Range': 'Which bytes of how many these are.' };
const inParts = {
  ...file('application/pdf', 'The guide.', ofFile),
  206: { description: 'The part that was asked for.', type: 'application/pdf', headers: { ...ofFile, ...place } },
  304: { description: 'The guide is the one whose ETag If-None-Match names.', headers: ofFile },
  416: { description: 'No byte of the part is there.', headers: { 'Content-Range': 'How many bytes there are.' } },
};

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
      303: {
        description: 'A plain HTML form was stored.',
        headers: { Location: '/thank-you' },
      },
    },
  },
  'POST /api/analytics': {
    summary: 'Events of a visit; under load they may be dropped, and the answer says so',
    body: analyticsBatch,
    answers: { 202: { description: 'Counted.', schema: z.object({ stored: z.int(), dropped: z.int() }) } },
  },
  'GET /api/analytics/report': {
    summary:
      'Page views and enquiries sent by day and by page, the fifty most read first, and how often controls were used',
    query: period,
    answers: ok(
      z.object({
        days: z.array(z.object({ day: z.iso.date(), views: z.int(), enquiries: z.int() })),
        pages: z.array(z.object({ page: z.string(), views: z.int(), enquiries: z.int() })),
        uses: z.array(z.object({ name: z.enum(controlUses), events: z.int() })),
      }),
    ),
  },
  'POST /api/chats': {
    summary: 'A WhatsApp chat begins: its code and the page, nothing about the person',
    body: chatStart,
    answers: { 201: { description: 'Noted.', schema: z.object({ code: chatCode }) } },
  },
  'GET /api/chats/:code': {
    summary: 'Where the chat with this code began',
    answers: ok(
      z.object({
        id: z.uuid(),
        code: chatCode,
        page: z.string(),
        first_touch: touch,
        last_touch: touch,
        device: z.enum(devices),
        at: instant,
      }),
    ),
  },
  ...accountOperations,
  'GET /api/leads': {
    summary: 'Leads, most urgent first, page by page',
    query: leadListQuery,
    answers: ok(
      z.object({
        leads: z.array(lead),
        next_cursor: z.string().nullable(),
        total: z.int(),
        total_is_least: z.boolean().describe('A search counts up to 1,000; there may be more.'),
      }),
    ),
  },
  'GET /api/leads/queue': {
    summary: 'The ten that wait most urgently',
    answers: ok(z.object({ leads: z.array(lead.extend({ hours_since_created: z.int() })) })),
  },
  'GET /api/leads/follow-ups': {
    summary: 'Leads with a day to follow up on, the earliest first, a hundred at most',
    answers: ok(z.object({ leads: z.array(lead), total: z.int() })),
  },
  'GET /api/leads/counts': {
    summary: 'How many leads stand in each tab, status and priority',
    answers: ok(
      z.object({
        tabs: z.record(z.enum(leadTabNames), z.int()),
        statuses: z.record(z.enum(leadStatuses), z.int()),
        priorities: z.record(z.enum(leadPriorities), z.int()),
      }),
    ),
  },
  'GET /api/leads/export.csv': {
    summary: 'The leads of a view as a file',
    query: leadViewQuery,
    answers: file('text/csv', 'The leads.', {
      'X-Lead-Count': 'How many there are.',
      'Content-Disposition': 'The name of the file, with the day.',
    }),
    refuses: ['too_many'],
  },
  'GET /api/leads/:id': { summary: 'One lead, with what is known around it', answers: ok(leadDetails) },
  'PATCH /api/leads/:id': {
    summary: 'Change a lead as it was seen. A status alone is a move, which the table of moves must allow',
    body: leadDraft,
    answers: {
      ...ok(lead, 'As it is now.'),
      409: {
        description: 'Somebody changed it first.',
        schema: z.object({ error: z.object({ code: z.literal('changed_meanwhile'), message: z.string() }), lead }),
      },
    },
  },
  'DELETE /api/leads/:id': { summary: 'Delete a lead and everything that hangs on it', answers: ok(justId) },
  'GET /api/leads/:id/communications': {
    summary: 'What was said and done, newest first, page by page',
    query: timelineQuery,
    answers: ok(z.object({ timeline: z.array(timelineEntry), next_cursor: z.string().nullable() })),
  },
  'POST /api/leads/:id/communications': {
    summary: 'Write down a call, mail, chat or note. The same id again answers the same and stores nothing new',
    body: communicationDraft,
    answers: {
      201: { description: 'Stored.', schema: said.extend({ lead_id: z.uuid(), staff_id: z.string().nullable() }) },
    },
  },
  'DELETE /api/leads/:id/communications/:communication': {
    summary: 'Take back what was written down by a slip: one’s own, or as an admin anybody’s',
    answers: ok(justId),
  },
  'POST /api/leads/:id/consents': {
    summary:
      'Write down what the person told us about marketing. A withdrawal counts for all enquiries from their address',
    body: consentChange,
    answers: { 201: { description: 'Written down.', schema: consentChange.extend({ id: z.uuid() }) } },
  },
  'GET /api/quarantine': {
    summary: 'Enquiries that look like spam, newest first, with the reasons',
    query: pageBelow,
    answers: ok(z.object({ enquiries: z.array(held), next_cursor: z.uuid().nullable(), total: z.int() })),
  },
  'POST /api/quarantine/:id/release': { summary: 'Not spam: make it the lead it would have been', answers: ok(justId) },
  'POST /api/quarantine/delete': {
    summary: 'Delete these for good. Those that are not there any more are left out of the count',
    body: heldDeletion,
    answers: ok(z.object({ deleted: z.int() })),
  },
  'DELETE /api/quarantine/:id': { summary: 'Delete it for good', answers: ok(justId) },
  'POST /api/erasures/look': {
    summary: 'How many enquiries came from an address',
    body: erasureRequest,
    answers: ok(sentByPerson),
  },
  'POST /api/erasures': {
    summary:
      'Delete all enquiries that came from an address, with everything that hangs on them, also those that are held',
    body: erasureRequest,
    answers: ok(sentByPerson, 'What was deleted.'),
    refuses: ['not_found'],
  },
  'GET /api/mails': {
    summary: 'What left, what waits and what was given up; what needs a person first, then the newest, page by page',
    query: pageBelow,
    answers: ok(
      z.object({
        mails: z.array(mail),
        next_cursor: z.uuid().nullable(),
        given_up: z.int(),
        not_shown: z.int().describe('Given up or refused beyond the hundred of each that the first page holds.'),
        smtp: z.boolean(),
      }),
    ),
  },
  'GET /api/mails/:id': { summary: 'A mail as it is written', answers: file('text/html', 'The mail.') },
  'POST /api/mails/:id/send-again': {
    summary: 'Try a mail that reached nobody once more',
    answers: ok(justId),
    refuses: ['changed_meanwhile'],
  },
  'POST /api/mails/:id/dismiss': {
    summary: 'Say of a mail that was given up that it needs nobody any more',
    answers: ok(justId),
  },
  'GET /api/guide': { summary: 'The guide, for staff', headers: ofPart, answers: inParts },
  'GET /api/guide/:token': {
    summary: 'The guide, by the link from the mail',
    headers: ofPart,
    answers: {
      ...inParts,
      303: {
        description: 'The link has ended, or is damaged.',
        headers: { Location: '/guide-expired, a page that says so.' },
      },
    },
  },
  'GET /api/stats': {
    summary: 'The figures of the dashboard',
    query: period,
    answers: ok(z.record(z.string(), z.number().nullable())),
  },
  'GET /api/stats/trends': {
    summary: 'Leads and what was won day by day, leads by status, source and page, and why leads were lost',
    query: period,
    answers: ok(
      z.object({
        days: z.array(z.object({ day: z.iso.date(), leads: z.int(), won: z.int(), won_value: z.int() })),
        statuses: tally,
        sources: tally,
        pages: tally,
        losses: z.array(z.object({ name: z.enum(lostReasons).nullable(), leads: z.int() })),
      }),
    ),
  },
  'GET /api/events': {
    summary: 'Server-sent events: which kinds of things changed, by id',
    answers: { 200: { description: 'A stream of messages.', type: 'text/event-stream', schema: liveMessage } },
  },
};
