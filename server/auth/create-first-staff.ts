// The three accounts of the first run. Programs that start together make them once.
import { randomBytes } from 'node:crypto';
import { uuidv7 } from 'uuidv7';
import { firstStaff } from '#domain/staff.ts';
import type { Database, OpenDatabase } from '#server/db/open-database.ts';
import { staff, staffAccounts } from '#server/db/schema/staff.ts';
import { hashPassword } from './password.ts';
import { agencyWordsOf, objectionTo } from './password-rules.ts';

interface FirstAccount {
  email: string;
  password: string;
}

/** The accounts that were made, or none where staff exist already. */
export async function createFirstStaff(
  { db, transaction }: Pick<OpenDatabase, 'db' | 'transaction'>,
  agency: { name: string; domain: string },
  password: string | undefined,
): Promise<FirstAccount[]> {
  if (await hasStaff(db)) return [];

  if (password) await refusePoorInitial(password, agency);
  const people = await Promise.all(
    firstStaff.map(async ({ mailbox, name, role }) => {
      const secret = password ?? randomBytes(12).toString('base64url');
      return {
        id: uuidv7(),
        email: `${mailbox}@${agency.domain}`,
        name,
        role,
        secret,
        hash: await hashPassword(secret),
      };
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

export async function hasStaff(db: Database): Promise<boolean> {
  return (await db.select({ id: staff.id }).from(staff).limit(1)).length > 0;
}

async function refusePoorInitial(password: string, agency: { name: string; domain: string }): Promise<void> {
  for (const { mailbox, name } of firstStaff) {
    const objection = await objectionTo(password, { name, email: mailbox }, agencyWordsOf(agency));
    if (objection) throw new Error(`STAFF_INITIAL_PASSWORD will not do. ${objection}`);
  }
}
