// The leads of the current view as a file for a spreadsheet, sent while it is read.
import {
  budgetLabels,
  labelOf,
  lostReasonLabels,
  packageLabels,
  priorityLabels,
  remoteWorkLabels,
  serviceLabels,
  statusLabels,
  timelineLabels,
} from '#content/labels.ts';
import { Refusal } from '#domain/errors.ts';
import type { LeadViewQuery } from '#domain/lead.ts';
import { southAfricanDay } from '#domain/south-african-time.ts';
import type { Staff } from '#domain/staff.ts';
import { recordAudit } from '#server/audit/record-audit.ts';
import type { RowCursor } from '#server/db/row-cursor.ts';
import type { Deps } from '#server/deps.ts';
import { byteOrderMark, type Cell, csvLine } from './csv.ts';
import { type ExportedLead, openExportedLeads } from './exported-leads.queries.ts';
import { nameOf } from './hand-over.ts';
import { viewOf } from './lead-view.ts';

/** Each holds a connection to the database for as long as the file takes. */
export const mostUnderWay = 2;

export function createExporter(deps: Deps) {
  let underWay = 0;
  const refuseWhenFull = () => {
    if (underWay < mostUnderWay) return;
    throw new Refusal('too_many', 'Other exports are under way. Please try again in a moment.', undefined, 10);
  };

  /** Whoever asks has to call `end`, once, when nobody reads the file any more. */
  async function exportLeads(query: LeadViewQuery, staff: Staff) {
    refuseWhenFull();
    underWay++;
    let cursor: RowCursor<ExportedLead> | undefined;
    const end = () => {
      underWay--;
      cursor?.close();
    };
    try {
      const view = viewOf(query, staff.id);
      const opened = await openExportedLeads(deps.db, view);
      cursor = opened.cursor;
      const holder = await nameOf(deps.db, view.takenBy);
      // What was searched for is mostly a person, and the log outlives the lead: only that there was a search is kept.
      const { tab, status, priority, q } = query;
      const filters = { tab, ...(status && { status }), ...(priority && { priority }), ...(q && { search: true }) };
      const detail = { ...filters, ...(holder && { with: holder }), count: opened.count };
      await recordAudit(deps.db, { staff_id: staff.id, action: 'leads_exported', detail, at: deps.now() });
      return { file: fileOf(cursor), headers: headersOf(opened.count, deps.now()), end };
    } catch (error) {
      end();
      throw error;
    }
  }

  return { exportLeads, refuseWhenFull };
}

function fileOf(cursor: RowCursor<ExportedLead>): ReadableStream<Uint8Array> {
  const encoder = new TextEncoder();
  return new ReadableStream({
    start: (file) => file.enqueue(encoder.encode(byteOrderMark + csvLine(Object.keys(cells)))),
    async pull(file) {
      const leads = await cursor.next();
      if (leads.length > 0) file.enqueue(encoder.encode(leads.map(lineOf).join('')));
      else file.close();
    },
  });
}

function headersOf(count: number, now: Date): Record<string, string> {
  return {
    'Content-Type': 'text/csv; charset=utf-8',
    'Content-Disposition': `attachment; filename="leads-${southAfricanDay(now)}.csv"`,
    'X-Lead-Count': String(count),
  };
}

/** The columns in their order, by the names that a person reads. Times are South African. */
const cells: Record<string, (lead: ExportedLead) => Cell> = {
  Reference: (lead) => lead.reference,
  Received: (lead) => lead.received,
  Name: (lead) => lead.name,
  Email: (lead) => lead.email,
  Phone: (lead) => lead.phone,
  Company: (lead) => lead.company,
  Website: (lead) => lead.website,
  Status: (lead) => labelOf(statusLabels, lead.status),
  Priority: (lead) => labelOf(priorityLabels, lead.priority),
  Score: (lead) => lead.lead_score,
  'Estimated value (R)': (lead) => lead.estimated_value,
  Service: (lead) => labelOf(serviceLabels, lead.service_type),
  'Other service': (lead) => lead.other_service,
  Package: (lead) => labelOf(packageLabels, lead.package),
  Budget: (lead) => labelOf(budgetLabels, lead.budget_range),
  Timeline: (lead) => labelOf(timelineLabels, lead.timeline),
  'Remote work': (lead) => labelOf(remoteWorkLabels, lead.remote_work),
  Message: (lead) => lead.message,
  'First response': (lead) => lead.first_response,
  Closed: (lead) => lead.closed,
  'Lost because': (lead) => lead.lost_reason && labelOf(lostReasonLabels, lead.lost_reason),
  'Follow up on': (lead) => lead.follow_up,
  With: (lead) => lead.taken_by,
  'Marketing consent': (lead) => (lead.may_be_mailed ? 'Yes' : 'No'),
  Form: (lead) => lead.form,
  Page: (lead) => lead.page,
  Source: (lead) => lead.source,
  Campaign: (lead) => lead.campaign,
  Device: (lead) => lead.device,
};
const columns = Object.values(cells);
const lineOf = (lead: ExportedLead) => csvLine(columns.map((cell) => cell(lead)));
