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
  if (typeof localStorage === 'undefined') return undefined;
  const kept = localStorage.getItem(key);
  if (kept === null) return undefined;
  try {
    const record = JSON.parse(kept) as Partial<UserRecord> | null;
    if (typeof record?.email === 'string' && typeof record.name === 'string' && record.loggedIn === true) {
      return record as UserRecord;
    }
  } catch {
    // falls through: what cannot be read is thrown away
  }
  localStorage.removeItem(key);
  return undefined;
}

export function keepUserRecord({ email, name }: Pick<Staff, 'email' | 'name'>, now: Date): void {
  const loginTime = readUserRecord()?.loginTime ?? now.toISOString();
  localStorage.setItem(key, JSON.stringify({ email, name, loggedIn: true, loginTime } satisfies UserRecord));
}

export function forgetUserRecord(): void {
  localStorage.removeItem(key);
}
