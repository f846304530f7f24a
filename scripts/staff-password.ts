// Gives a staff account a new password from the machine, whether the program runs or not. Ends all its sessions.
// Run: npm run staff:password -- <address> [--stdin] [--remove-second-factor]
import { text } from 'node:stream/consumers';
import { parseArgs } from 'node:util';
import { agencyWordsOf } from '#server/auth/password-rules.ts';
import { resetPassword } from '#server/auth/reset-password.ts';
import { nameOfDatabase, openDatabase } from '#server/db/open-database.ts';
import { heedSignals } from './heed-signals.ts';
import { readSettings } from './read-settings.ts';

const config = readSettings();
const place = nameOfDatabase(config);

try {
  const { values, positionals } = parseArgs({
    args: process.argv.slice(2),
    options: { stdin: { type: 'boolean' }, 'remove-second-factor': { type: 'boolean' } },
    allowPositionals: true,
  });
  const [email] = positionals;
  if (!email || positionals.length > 1) {
    throw new Error('Please name one account: npm run staff:password -- ceo@example.com');
  }
  const password = values.stdin ? (await text(process.stdin)).replace(/\r?\n$/, '') : undefined;
  await run(email, password, values['remove-second-factor'] ?? false);
} catch (error) {
  console.error(`No password was set in ${place}. ${(error as Error).message}`);
  process.exitCode = 1;
}

async function run(email: string, password: string | undefined, removeSecondFactor: boolean) {
  const stop = heedSignals();
  const database = await openDatabase({ ...config, besideProgram: true, mustExist: true, poolSize: 1 });
  try {
    stop.throwIfAborted();
    const words = agencyWordsOf(config.agency);
    const reset = await resetPassword(database, { email, password, removeSecondFactor }, words);
    console.log(
      password === undefined
        ? `The password of ${email} in ${place} is now ${reset.password} (shown only now).`
        : `The password of ${email} in ${place} has been set.`,
    );
    console.log('All sessions of this account have ended.');
    if (reset.hasSecondFactor) {
      console.log('Its second factor is still asked for; --remove-second-factor takes it away.');
    }
    if (reset.isDisabled) console.log('The account is disabled: an admin has to enable it under Settings, Staff.');
  } finally {
    await database.close();
  }
}
