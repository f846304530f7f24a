// What travels to open dashboards: which things of what kind changed, never the things themselves.
import { z } from 'zod';

const liveKinds = ['leads', 'communications', 'metrics', 'quarantine', 'mails', 'staff', 'handed_over'] as const;
export type LiveKind = (typeof liveKinds)[number];

/** An empty list of ids means: many, look at all of them again. */
export const liveMessage = z.partialRecord(z.enum(liveKinds), z.array(z.string()));
export type LiveMessage = z.infer<typeof liveMessage>;

/** Reads what another program has said. A newer one may name kinds that are unknown here: those are left out. */
export function readLive(said: object): LiveMessage | undefined {
  const known = Object.entries(said).filter(([kind]) => liveKinds.some((one) => one === kind));
  return known.length > 0 ? liveMessage.safeParse(Object.fromEntries(known)).data : undefined;
}

export const everythingChanged: LiveMessage = Object.fromEntries(liveKinds.map((kind) => [kind, []]));

const mostIds = 100;

export function mergeLive(one: LiveMessage, other: LiveMessage): LiveMessage {
  const merged: LiveMessage = { ...one };
  for (const kind of liveKinds) {
    const added = other[kind];
    const before = merged[kind];
    if (!added || before?.length === 0) continue;
    const ids = before ? [...before, ...added.filter((id) => !before.includes(id))] : added;
    merged[kind] = added.length === 0 || ids.length > mostIds ? [] : ids;
  }
  return merged;
}
