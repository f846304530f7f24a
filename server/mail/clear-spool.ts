import { readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import type { Executor } from '#server/db/transaction.ts';
import { spoolFolder } from './channels.ts';

/** By an id that is one: what else lies there must not keep the database from answering about the others. */
const ofMail = /^([\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12})\.eml(\.part)?$/;

/** A kept mail goes with its entry: when it has expired, and when somebody had their enquiry deleted. */
export async function clearSpool(db: Pick<Executor, 'execute'>, dataDir: string): Promise<void> {
  const folder = spoolFolder(dataDir);
  const names = await readdir(folder).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'ENOENT') throw error; // where a mail server has always been set, there is none
    return [];
  });
  const ids = names.map((name) => ofMail.exec(name)?.[1]).filter((id) => id !== undefined);
  const { rows } = await db.execute<{ id: string }>(
    sql`SELECT id FROM outbox WHERE id = ANY(${sql.param(ids)}::uuid[])`,
  );
  const ours = new Set(ids);
  const known = new Set(rows.map(({ id }) => id));
  for (const name of names) {
    const id = name.slice(0, 36);
    if (ours.has(id) && !known.has(id)) await rm(join(folder, name), { force: true });
  }
}
