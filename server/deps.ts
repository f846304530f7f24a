// What a feature is given by the composition root, and what a request carries.
import type { HttpBindings } from '@hono/node-server';
import type { LiveMessage } from '#domain/live-message.ts';
import type { Staff } from '#domain/staff.ts';
import type { Database } from './db/open-database.ts';
import type { Transaction } from './db/transaction.ts';
import type { LogFault } from './fault-log.ts';
import type { Hide } from './hide.ts';
import type { TakeLimit } from './limits.ts';
import type { Count } from './metrics/countable.ts';

export interface Deps {
  db: Database;
  transaction: Transaction;
  now(): Date;
  /** Tells open dashboards, once the change is committed. */
  announce(message: LiveMessage): void;
  takeLimit: TakeLimit;
  /** A keyed hash, for what is to be known again and not to be read, such as a network address. */
  hide: Hide;
  /** For the operator's figures. */
  count: Count;
  /** For a failure that is answered in another way than by throwing it. */
  logFault: LogFault;
  /** Lets what was just put into the outbox leave at once. */
  wakeRelay(): void;
  /** The prerendered page at a path, where there is one, with the content policy that fits it. */
  findPage(path: string): { html: string; policy: string } | undefined;
}

export interface StaffSession {
  id: string;
  secondFactor: boolean;
  mustEnrol: boolean;
  endsAt: Date;
  /** True where use moves the end further away; false where it ends then, whatever is done. */
  canBeProlonged: boolean;
}

export interface RequestEnv {
  Bindings: HttpBindings;
  Variables: {
    requestId: string;
    clientAddress: string;
    staff: Staff;
    session: StaffSession;
  };
}
