// A program with somebody at its desk: writes as they are sent, and what is told about them afterwards.
import pg from 'pg';
import { onTestFinished } from 'vitest';
import type { LiveMessage } from '#domain/live-message.ts';
import type { StaffRole } from '#domain/staff.ts';
import { anEnquiry } from './enquiries.ts';
import type { TestProgram } from './test-program.ts';

export interface DeskLead {
  id: string;
  version: number;
  status: string;
  priority: string;
  reference: string;
  [field: string]: unknown;
}

export async function sitAtDesk(program: TestProgram, role: StaffRole = 'member') {
  const cookie = await program.signIn(role);
  const send = async (method: string, path: string, body?: unknown, as = cookie) => {
    const answer = await fetch(program.url + path, {
      method,
      headers: { cookie: as, ...(body !== undefined && { 'content-type': 'application/json' }) },
      ...(body !== undefined && { body: typeof body === 'string' ? body : JSON.stringify(body) }),
    });
    return { status: answer.status, body: (await answer.json()) as Record<string, unknown> & { lead?: DeskLead } };
  };
  const find = async (id: string) => (await send('GET', `/api/leads/${id}`)).body as unknown as DeskLead;
  return {
    cookie,
    send,
    find,
    async receive(changes: Record<string, unknown> = {}) {
      const answer = await program.post('/api/enquiries', anEnquiry(changes));
      return find(((await answer.json()) as { id: string }).id);
    },
    patch: (lead: { id: string }, body: unknown, as = cookie) => send('PATCH', `/api/leads/${lead.id}`, body, as),
    events: (id: string) =>
      program.rows<{ kind: string; detail: Record<string, unknown>; role: StaffRole | null }>(
        `SELECT kind, detail, role FROM lead_events LEFT JOIN staff ON staff.id = staff_id WHERE lead_id = $1 ORDER BY lead_events.id`,
        [id],
      ),
    audit: (subject: string) =>
      program.rows<{ action: string; detail: Record<string, unknown>; role: StaffRole }>(
        `SELECT action, detail, role FROM audit_log JOIN staff ON staff.id = staff_id WHERE subject = $1 ORDER BY audit_log.id`,
        [subject],
      ),
  };
}
export type Desk = Awaited<ReturnType<typeof sitAtDesk>>;

/** Hears what the program tells open dashboards. */
export async function hearLive(program: TestProgram) {
  const client = new pg.Client(program.database.connection);
  await client.connect();
  onTestFinished(() => client.end());
  const heard: LiveMessage[] = [];
  let wake = () => {};
  client.on('notification', ({ payload }) => {
    heard.push(JSON.parse(payload ?? '{}') as LiveMessage);
    wake();
  });
  await client.query('LISTEN highveld_live');
  return {
    /** The first message that names this lead and its history; what else was told at that moment may be in it too. */
    async about(id: string): Promise<LiveMessage> {
      for (;;) {
        const at = heard.findIndex((message) => message.leads?.includes(id) && message.communications?.includes(id));
        if (at >= 0) return heard[at] as LiveMessage;
        await new Promise<void>((resolve) => {
          wake = resolve;
        });
      }
    },
  };
}
