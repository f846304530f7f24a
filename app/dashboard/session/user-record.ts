// Who used this browser last, so that the header can paint before the server has answered. It opens nothing.
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
  const kept = quietly(() => localStorage.getItem(key));
  if (!kept) return undefined;
  const record = quietly(() => JSON.parse(kept) as Partial<UserRecord> | null);
  if (typeof record?.email === 'string' && typeof record.name === 'string' && record.loggedIn === true) {
    return record as UserRecord;
  }
  forgetUserRecord();
  return undefined;
}

export function keepUserRecord({ email, name }: Pick<Staff, 'email' | 'name'>, now: Date): void {
  const loginTime = readUserRecord()?.loginTime ?? now.toISOString();
  const record = { email, name, loggedIn: true, loginTime } satisfies UserRecord;
  quietly(() => localStorage.setItem(key, JSON.stringify(record)));
}

export function forgetUserRecord(): void {
  quietly(() => localStorage.removeItem(key));
}

/** A browser that stores nothing loses only this comfort. */
function quietly<Result>(work: () => Result): Result | undefined {
  try {
    return work();
  } catch {
    return undefined;
  }
}
