import { drizzle } from 'drizzle-orm/node-postgres';
import type pg from 'pg';
import { recordAudit } from '#server/audit/record-audit.ts';
import { connectTo } from '#server/db/migrate-database.ts';
import { findServer } from '#server/db/open-database.ts';
import { checkBackup, readBackup } from './backup-file.ts';
import { stageFiles } from './kept-files.ts';
import { analyse, type Loaded, loadDatabase } from './load-database.ts';
import type { BackupConfig } from './make-backup.ts';
import { type Head, until } from './parts.ts';

interface Restored extends Loaded {
  files: { secret: boolean; mails: number };
}

/**
 * Needs the data folder, or the database of DATABASE_URL, for itself. Whatever fails, nothing has changed, but for
 * the one case that FilesMissing names.
 */
export async function restoreBackup(
  config: BackupConfig,
  file: string,
  replace: boolean,
  stop?: AbortSignal,
): Promise<Restored> {
  await checkBackup(file, stop);
  const server = await findServer({ ...config, mustExist: replace });
  try {
    const client = await connectTo(server.connection);
    try {
      const files = await stageFiles(config.dataDir, config.authSecret === undefined);
      const loaded = await loadDatabase(client, until(stop, readBackup(file)), {
        replace,
        onFile: files.add,
        async finish(head) {
          await finish(client, head);
          await files.prepare();
          stop?.throwIfAborted();
        },
      }).catch(async (error) => {
        await files.discard();
        throw error;
      });
      // At once: until the secret of that time stands beside it, the database is worth less.
      const settled = await files.settle();
      await analyse(client);
      return { ...loaded, files: settled };
    } finally {
      await client.end();
    }
  } finally {
    await server.stop();
  }
}

async function finish(client: pg.Client, { made_at }: Head) {
  // One that was used after the backup was made must not open the door a second time.
  await client.query('UPDATE staff_links SET expires_at = least(expires_at, now())');
  await recordAudit(drizzle(client), { action: 'database_restored', detail: { made_at } });
}
