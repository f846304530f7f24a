// Who used this browser last, so that the header can paint before the server has answered. It opens nothing.
import { browserMemory } from '#app/browser-memory.ts';
import type { Staff } from '#domain/staff.ts';

interface UserRecord {
  email: string;
  name: string;
  loggedIn: true;
  /** ISO 8601. */
  loginTime: string;
}

const key = 'highveld-studio.staff';

export function readUserRecord(): UserRecord | undefined {
  const kept = browserMemory.read(key);
  if (!kept) return undefined;
  const record = parse(kept);
  if (typeof record?.email === 'string' && typeof record.name === 'string' && record.loggedIn === true) {
    return record as UserRecord;
  }
  forgetUserRecord();
  return undefined;
}

export function keepUserRecord({ email, name }: Pick<Staff, 'email' | 'name'>, now: Date): void {
  const loginTime = readUserRecord()?.loginTime ?? now.toISOString();
  const record = { email, name, loggedIn: true, loginTime } satisfies UserRecord;
  browserMemory.write(key, JSON.stringify(record));
}

export function forgetUserRecord(): void {
  browserMemory.forget(key);
}

function parse(kept: string): Partial<UserRecord> | null {
  try {
    return JSON.parse(kept);
  } catch {
    return null;
  }
}
