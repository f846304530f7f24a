import { Hono, type TypedResponse } from 'hono';
import { z } from 'zod';
import { communicationDraft } from '#domain/communication.ts';
import { consentChange } from '#domain/consent-change.ts';
import { Refusal } from '#domain/errors.ts';
import { leadListQuery, leadViewQuery, timelineQuery } from '#domain/lead.ts';
import { isMove, isNewPriority, leadDraft } from '#domain/lead-change.ts';
import { askTogether } from '#server/db/ask-together.ts';
import type { Deps, RequestEnv } from '#server/deps.ts';
import { valid, validId, writtenId } from '#server/valid.ts';
import { countLeads } from './count-leads.ts';
import { deleteLead } from './delete-lead.ts';
import { editLead } from './edit-lead.ts';
import { createExporter } from './export-leads.ts';
import { findLeadDetails } from './lead-details.queries.ts';
import { type LeadView, type Total, viewOf } from './lead-view.ts';
import { type LeadRow, listFollowUps, listQueue } from './leads.queries.ts';
import { listLeads } from './list-leads.ts';
import { listTaken } from './list-taken.ts';
import { logCommunication } from './log-communication.ts';
import { moveLead, prioritiseLead } from './move-lead.ts';
import { recordConsent } from './record-consent.ts';
import { removeCommunication } from './remove-communication.ts';
import { createSearch } from './search-leads.ts';
import { listTimeline } from './timeline.queries.ts';

interface LeadPage extends Total {
  leads: Sent<LeadRow>[];
  next_cursor: string | null;
}
/** Times leave as text. */
type Sent<Row> = {
  [Field in keyof Row]: Row[Field] extends Date ? string : Row[Field] extends Date | null ? string | null : Row[Field];
};
type SentPage = Response & TypedResponse<LeadPage, 200, 'json'>;

const existing = validId('This lead does not exist.');
const named = z.object({ id: writtenId, communication: writtenId });
const unknownCommunication = () => new Refusal('not_found', 'This does not stand in the timeline.');

export function leadsRoutes(deps: Deps) {
  const { db } = deps;
  const searchLeads = createSearch(db);
  const findPage = askTogether((view: LeadView) => {
    if (view.takenBy) return listTaken(db, view);
    return view.q ? searchLeads(view) : listLeads(db, view);
  });
  const count = askTogether((_: 'all') => countLeads(db));
  const findFollowUps = askTogether((_: 'all') => listFollowUps(db));
  const { exportLeads, refuseWhenFull } = createExporter(deps);
  return new Hono<RequestEnv>()
    .get('/', valid('query', leadListQuery), async (c) => {
      const page = await findPage(viewOf(c.req.valid('query'), c.var.staff.id));
      // The database has written it; only the compiler has to be told.
      return c.body(page, 200, { 'Content-Type': 'application/json' }) as Response as SentPage;
    })
    .get('/queue', async (c) => c.json({ leads: await listQueue(db) }))
    .get('/follow-ups', async (c) => c.json(await findFollowUps('all')))
    .get('/counts', async (c) => c.json(await count('all')))
    .get('/export.csv', valid('query', leadViewQuery), async (c) => {
      if (c.req.method === 'HEAD') {
        refuseWhenFull();
        return c.body(null); // nobody would read the file to its end
      }
      const { file, headers, end } = await exportLeads(c.req.valid('query'), c.var.staff);
      // However it ends, the answer closes. One that is closed already will not say so again.
      const { outgoing } = c.env;
      if (outgoing.destroyed) end();
      else outgoing.once('close', end);
      return c.body(file, 200, headers);
    })
    .get('/:id', existing, async (c) => c.json(await findLeadDetails(db, c.req.valid('param').id)))
    .patch('/:id', existing, valid('json', leadDraft), async (c) => {
      const { id } = c.req.valid('param');
      const draft = c.req.valid('json');
      if (isMove(draft)) return c.json(await moveLead(deps, id, draft, c.var.staff));
      if (isNewPriority(draft)) return c.json(await prioritiseLead(deps, id, draft, c.var.staff));
      return c.json(await editLead(deps, id, draft, c.var.staff));
    })
    .delete('/:id', existing, async (c) => {
      await deleteLead(deps, c.req.valid('param').id, c.var.staff);
      return c.json({ id: c.req.valid('param').id });
    })
    .get('/:id/communications', existing, valid('query', timelineQuery), async (c) =>
      c.json(await listTimeline(db, c.req.valid('param').id, c.req.valid('query'))),
    )
    .post('/:id/communications', existing, valid('json', communicationDraft), async (c) =>
      c.json(await logCommunication(deps, c.req.valid('param').id, c.req.valid('json'), c.var.staff), 201),
    )
    .delete('/:id/communications/:communication', valid('param', named, unknownCommunication), async (c) => {
      const { id, communication } = c.req.valid('param');
      await removeCommunication(deps, id, communication, c.var.staff);
      return c.json({ id: communication });
    })
    .post('/:id/consents', existing, valid('json', consentChange), async (c) => {
      const { id } = c.req.valid('param');
      const { granted } = c.req.valid('json');
      await recordConsent(deps, id, granted, c.var.staff);
      return c.json({ id, granted }, 201);
    });
}
