// Writes the whole database, the secret and the kept mails into one file, whether the program runs or not.
// Run: npm run backup [-- file]
import { secretFile } from '#server/backup/kept-files.ts';
import { makeBackup } from '#server/backup/make-backup.ts';
import { nameOfDatabase } from '#server/db/open-database.ts';
import { heedSignals } from './heed-signals.ts';
import { readSettings } from './read-settings.ts';

const config = readSettings();
const database = nameOfDatabase(config);

try {
  const [named, ...more] = process.argv.slice(2);
  if (more.length > 0 || named?.startsWith('-')) throw new Error('Please name one file: npm run backup -- <file>');
  const { file, rows, files } = await makeBackup(config, named, heedSignals());
  console.log(`${file} holds ${rows} rows of ${database} and ${files.length} files, and has been read back.`);
  if (files.includes(secretFile))
    console.log('It holds people’s data and the secret of this installation: keep it where only you can read it.');
  else if (config.authSecret) console.log('It holds people’s data; AUTH_SECRET is not in it: keep that too.');
  else
    console.log(
      `It holds people’s data, but no secret: there is none in ${config.dataDir}. Is that the program’s folder?`,
    );
} catch (error) {
  console.error(`No backup was made of ${database}. ${(error as Error).message}`);
  process.exitCode = 1;
}
