// One's own clicks on a lead, one after the other. The next may be made before the answer to the last is here: it counts from there,
// and not from what stood on the screen. What somebody else did in between is still found out.
import type { LeadRow } from './leads.ts';

type Known = Pick<LeadRow, 'version' | 'follow_up_on'>;

const underWay = new Map<string, Promise<unknown>>();
/** What became of a version by our own doing, by lead. */
const ours = new Map<string, Map<number, Known>>();

/** `send` gets the lead as our own steps have left it. */
export function inOwnOrder(lead: Known & { id: string }, send: (now: Known) => Promise<LeadRow>): Promise<LeadRow> {
  const before = underWay.get(lead.id) ?? Promise.resolve();
  const step = before
    .catch(() => {})
    .then(async () => {
      const now = latestOf(lead);
      const answer = await send(now);
      const known = ours.get(lead.id) ?? new Map<number, Known>();
      ours.set(lead.id, known.set(now.version, { version: answer.version, follow_up_on: answer.follow_up_on }));
      return answer;
    });
  underWay.set(lead.id, step);
  return step;
}

function latestOf(lead: Known & { id: string }): Known {
  let now: Known = lead;
  const known = ours.get(lead.id);
  for (let next = known?.get(now.version); next && next.version > now.version; next = known?.get(now.version))
    now = next;
  return now;
}
