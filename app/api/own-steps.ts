// One's own clicks on a lead, one after the other. The next may be made before the answer to the last is here: it counts from there,
// and not from what stood on the screen. What somebody else did in between is still found out.
interface Known {
  version: number;
  follow_up_on: string | null;
}

const underWay = new Map<string, Promise<unknown>>();
/** What steps set whose answer is not here yet, in their order. */
const awaited = new Set<{ id: string; set: object }>();
/** What became of a version by our own doing, by lead. */
const ours = new Map<string, Map<number, Known>>();

/** `send` gets the lead as our own steps have left it. */
export function inOwnOrder<Lead extends Known>(
  lead: Known & { id: string },
  set: object,
  send: (now: Known) => Promise<Lead>,
): Promise<Lead> {
  const waiting = { id: lead.id, set };
  awaited.add(waiting);
  const before = underWay.get(lead.id) ?? Promise.resolve();
  const step = before
    .catch(() => {})
    .then(async () => {
      const now = latestOf(lead);
      const answer = await send(now);
      const known = ours.get(lead.id) ?? new Map<number, Known>();
      ours.set(lead.id, known.set(now.version, { version: answer.version, follow_up_on: answer.follow_up_on }));
      return answer;
    })
    .finally(() => awaited.delete(waiting));
  underWay.set(lead.id, step);
  return step;
}

/** A lead that is read meanwhile, for whatever reason, is shown with them: nobody sees their own click undone and done again. */
export function withOwnSteps<Lead extends { id: string }>(lead: Lead): Lead {
  const sets = [...awaited].filter(({ id }) => id === lead.id).map(({ set }) => set);
  return Object.assign({}, lead, ...sets);
}

function latestOf(lead: Known & { id: string }): Known {
  let now: Known = lead;
  const known = ours.get(lead.id);
  for (let next = known?.get(now.version); next && next.version > now.version; next = known?.get(now.version))
    now = next;
  return now;
}
