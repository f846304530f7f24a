import { beforeEach, expect, test, vi } from 'vitest';
import type { Arrived, Unsent } from '#app/site/unsent/unsent-store.ts';
import { sendUnsent } from './send-unsent.ts';

/** What lies on the device, and what was done to it in its order. */
const device = vi.hoisted(() => ({
  unsent: new Map<string, Unsent>(),
  arrived: [] as Arrived[],
  done: [] as string[],
}));
vi.mock('#app/site/unsent/unsent-store.ts', () => ({
  listUnsent: async () => [...device.unsent.values()],
  findUnsent: async (id: string) => device.unsent.get(id),
  keepArrived: async (entry: Arrived) => {
    await new Promise(setImmediate);
    device.arrived.push(entry);
    device.done.push('told');
  },
  dropUnsent: async (id: string) => {
    device.unsent.delete(id);
    device.done.push('dropped');
  },
  changeUnsent: async (id: string, change: (entry: Unsent) => Unsent) => {
    const entry = device.unsent.get(id);
    if (entry) device.unsent.set(id, change(entry));
  },
}));

const entry = {
  submission_id: 'one',
  fields: { form: 'contact', name: 'Ayanda' },
  created_at: 0,
  attempts: 0,
  next_at: 0,
};
const keep = (more: Partial<Unsent> = {}) => device.unsent.set('one', { ...entry, ...more });
const held = { why: 'changing', errors: {}, message: '' } as const;
const answers = (status: number, body: object) =>
  vi.spyOn(globalThis, 'fetch').mockImplementation(async () => Response.json(body, { status }));

beforeEach(() => {
  vi.restoreAllMocks();
  device.unsent.clear();
  Object.assign(device, { arrived: [], done: [] });
});

test('what was kept leaves under its own id, and is written down for the person before it is dropped', async () => {
  keep();
  const fetched = answers(201, { id: 'lead-1', reference: 'AB12-CD34' });
  await sendUnsent();
  expect(JSON.parse(String(fetched.mock.calls[0]?.[1]?.body))).toEqual({ ...entry.fields, submission_id: 'one' });
  expect(device.arrived).toEqual([{ submission_id: 'one', reference: 'AB12-CD34', lead: 'lead-1', form: 'contact' }]);
  expect(device.done).toEqual(['told', 'dropped']);
});

test('while anything is left it fails, so that the browser asks again', async () => {
  keep();
  answers(503, {});
  await expect(sendUnsent()).rejects.toThrow('Not all of it has left.');
  expect(device.unsent.get('one')).toMatchObject({ attempts: 1 });
  expect(device.arrived).toEqual([]);
});

test('a refusal waits for the person, and no other try is asked for', async () => {
  keep();
  answers(422, { error: { message: 'Some fields need another look.' }, errors: { email: ['Please check.'] } });
  await sendUnsent();
  expect(device.unsent.get('one')?.held).toMatchObject({ why: 'refused', errors: { email: ['Please check.'] } });
  expect(device.arrived).toEqual([]);
});

test('what somebody is changing is left alone, and nobody is asked to come again for it', async () => {
  keep({ held });
  const fetched = answers(201, {});
  await sendUnsent();
  expect(fetched).not.toHaveBeenCalled();
});

test.each([
  ['taken back', () => keep({ held })],
  ['sent from another tab', () => device.unsent.clear()],
])('what was %s since the list was read is left alone', async (_, change) => {
  keep();
  const fetched = answers(201, {});
  const { sent } = await navigator.locks.request('unsent one', async () => {
    const sent = sendUnsent();
    await vi.waitFor(async () => expect((await navigator.locks.query()).pending).toHaveLength(1));
    change();
    return { sent };
  });
  await sent;
  expect(fetched).not.toHaveBeenCalled();
});

test('what the server has put off is left until then', async () => {
  keep({ next_at: Date.now() + 60_000 });
  const fetched = answers(201, {});
  await expect(sendUnsent()).rejects.toThrow();
  expect(fetched).not.toHaveBeenCalled();
});
