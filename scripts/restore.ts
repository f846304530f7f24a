// Puts a backup into an empty database, or with --replace in the place of what is there. The program must not be running.
// Run: npm run restore -- <file> [--replace]
import { parseArgs } from 'node:util';
import { FilesMissing } from '#server/backup/kept-files.ts';
import { restoreBackup } from '#server/backup/restore-backup.ts';
import { nameOfDatabase } from '#server/db/open-database.ts';
import { heedSignals } from './heed-signals.ts';
import { readSettings } from './read-settings.ts';

const config = readSettings();
const database = nameOfDatabase(config);

try {
  const { values, positionals } = parseArgs({
    args: process.argv.slice(2),
    options: { replace: { type: 'boolean' } },
    allowPositionals: true,
  });
  const [file] = positionals;
  if (!file || positionals.length > 1) throw new Error('Please name one file: npm run restore -- <file>');
  const { head, rows, tables, files } = await restoreBackup(config, file, values.replace ?? false, heedSignals());
  console.log(
    `Restored ${rows} rows in ${tables} tables and ${files.mails} kept mails, as of ${head.made_at}, into ${database}.`,
  );
  console.log('All sessions and open links have ended: staff sign in with the passwords of that time.');
  if (config.authSecret)
    console.log('AUTH_SECRET is set and stays: second factors count only if it is the one of that time.');
  else if (!files.secret)
    console.log('The backup holds no secret: set the AUTH_SECRET of that time, else second factors do not count.');
} catch (error) {
  const { message } = error as Error;
  console.error(error instanceof FilesMissing ? message : `Nothing was restored into ${database}. ${message}`);
  if (message.startsWith('The database is not empty')) console.error('To give up what it holds: --replace');
  if (message.startsWith('There is no database')) console.error('To make a new one there: without --replace');
  process.exitCode = 1;
}
