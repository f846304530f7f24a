// Carries the embedded database to a PostgreSQL server (15 to 18). The program must not be running.
// Run: npm run move-to-postgres -- postgresql://user:password@host/database
import { moveDatabase } from '../server/backup/move-database.ts';
import { readConfig } from '../server/config.ts';

try {
  const [target, ...more] = process.argv.slice(2);
  if (!target || more.length > 0) {
    throw new Error('Please name the server: npm run move-to-postgres -- postgresql://user:password@host/database');
  }
  const { databaseUrl = target, dataDir } = readConfig({ ...process.env, DATABASE_URL: target });
  const { rows, tables } = await moveDatabase(dataDir, databaseUrl);
  console.log(`Moved ${rows} rows in ${tables} tables; each table was read back from the server and is the same.`);
  console.log('Next: set DATABASE_URL to that address and start the program.');
  console.log(
    `Keep ${dataDir}: the secret and kept mails lie there. Its database was not changed, and is no longer used.`,
  );
} catch (error) {
  console.error(`Nothing was moved. ${(error as Error).message}`);
  process.exitCode = 1;
}
