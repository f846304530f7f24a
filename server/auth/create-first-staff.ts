// The three accounts of the first run. Programs that start together make them once.
import { randomBytes } from 'node:crypto';
import { uuidv7 } from 'uuidv7';
import { firstStaff } from '#domain/staff.ts';
import type { OpenDatabase } from '#server/db/open-database.ts';
import { staff, staffAccounts } from '#server/db/schema/staff.ts';
import { hashPassword } from './password.ts';

export interface FirstAccount {
  email: string;
  password: string;
}

/** The accounts that were made, or none where staff exist already. */
export async function createFirstStaff(
  { db, transaction }: Pick<OpenDatabase, 'db' | 'transaction'>,
  domain: string,
  password: string | undefined,
): Promise<FirstAccount[]> {
  if ((await db.select({ id: staff.id }).from(staff).limit(1)).length > 0) return [];

  const people = await Promise.all(
    firstStaff.map(async ({ mailbox, name, role }) => {
      const secret = password ?? randomBytes(12).toString('base64url');
      return { id: uuidv7(), email: `${mailbox}@${domain}`, name, role, secret, hash: await hashPassword(secret) };
    }),
  );
  return transaction(async (tx) => {
    const made = await tx
      .insert(staff)
      .values(people.map(({ id, email, name, role }) => ({ id, email, name, role, emailVerified: true })))
      .onConflictDoNothing()
      .returning({ id: staff.id });
    if (made.length < people.length) return [];
    await tx.insert(staffAccounts).values(
      people.map(({ id, hash }) => ({
        id: uuidv7(),
        accountId: id,
        providerId: 'credential',
        userId: id,
        password: hash,
      })),
    );
    return people.map(({ email, secret }) => ({ email, password: secret }));
  });
}
