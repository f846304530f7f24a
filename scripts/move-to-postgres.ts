// Carries the embedded database to a PostgreSQL server (15 to 18). The program must not be running.
// Run: DATABASE_URL=postgresql://user:password@host/database npm run move-to-postgres
import { moveDatabase } from '#server/backup/move-database.ts';
import { readConfig } from '#server/config.ts';
import { nameOfDatabase } from '#server/db/open-database.ts';
import { heedSignals } from './heed-signals.ts';

try {
  // As an argument, too, but there everybody on the machine can read the password.
  const [target, ...more] = process.argv.slice(2);
  const { databaseUrl, dataDir } = readConfig(target ? { ...process.env, DATABASE_URL: target } : process.env);
  if (!databaseUrl || more.length > 0) {
    throw new Error('Please name the server in DATABASE_URL: postgresql://user:password@host/database');
  }
  const { rows, tables } = await moveDatabase(dataDir, databaseUrl, heedSignals());
  const server = nameOfDatabase({ databaseUrl, dataDir });
  console.log(
    `Moved ${rows} rows in ${tables} tables from ${dataDir} to ${server}; each was read back from there and is the same.`,
  );
  console.log('Next: start the program with DATABASE_URL set to that address.');
  console.log(
    `Keep ${dataDir}: the secret and kept mails lie there. Its database was not changed, and is no longer used.`,
  );
} catch (error) {
  console.error(`Nothing was moved. ${(error as Error).message}`);
  process.exitCode = 1;
}
