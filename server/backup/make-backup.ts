import { join, resolve } from 'node:path';
import type { Config } from '#server/config.ts';
import { connectTo } from '#server/db/migrate-database.ts';
import { findServer } from '#server/db/open-database.ts';
import { type BackupContent, writeBackup } from './backup-file.ts';
import { readKeptFiles } from './kept-files.ts';
import type { Part } from './parts.ts';
import { fleeting, readDatabase } from './read-database.ts';

/** Whoever finds the file must not find open sessions in it; and who restores it signs in again. */
const ofTheMoment = [...fleeting, 'staff_sessions', 'staff_verifications'];

export type BackupConfig = Pick<Config, 'databaseUrl' | 'dataDir' | 'authSecret'>;

/** Works whether the program runs or not, and leaves the database as it is: an older schema is not brought up to date. */
export async function makeBackup(
  config: BackupConfig,
  named?: string,
  stop?: AbortSignal,
): Promise<BackupContent & { file: string }> {
  const byTime = `${new Date().toISOString().replace(/[:.]/g, '-')}.backup`;
  const file = resolve(named ?? join(config.dataDir, 'backups', byTime));
  const server = await findServer({ ...config, besideProgram: true, mustExist: true });
  try {
    const client = await connectTo(server.connection);
    try {
      return { file, ...(await writeBackup(file, everything(), stop)) };
    } finally {
      await client.end();
    }

    async function* everything(): AsyncGenerator<Part> {
      yield* readDatabase(client, ofTheMoment);
      yield* readKeptFiles(config.dataDir, config.authSecret === undefined);
    }
  } finally {
    await server.stop();
  }
}
