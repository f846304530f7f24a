// Fills a database with four months of invented leads and visits, for a look at the desk: npm run seed:demo (-- --force beside real ones)

import { createFirstStaff } from '#server/auth/create-first-staff.ts';
import { openDatabase } from '#server/db/open-database.ts';
import { leads } from '#server/db/schema/leads.ts';
import { staff } from '#server/db/schema/staff.ts';
import { hideWith } from '#server/hide.ts';
import { noLimits } from '#server/limits.ts';
import { tellDemo } from '#server/seed/tell-demo.ts';
import { rollUp } from '#server/stats/roll-up.ts';
import { readSettings } from './read-settings.ts';

const config = readSettings();
const database = await openDatabase(config).catch((error: Error) => {
  console.error(error.message);
  process.exit(1);
});
try {
  const { db, transaction } = database;
  const known = await db.select({ id: leads.id }).from(leads).limit(1);
  if (known.length > 0 && !process.argv.includes('--force')) {
    throw new Error('There are leads already. To add invented ones beside them: npm run seed:demo -- --force');
  }
  for (const { email, password } of await createFirstStaff(database, config.agency, config.staffInitialPassword))
    console.log(
      `Staff account ${email} was made with the password ${config.staffInitialPassword ? 'that was set' : password}.`,
    );
  const people = await db.select({ id: staff.id, email: staff.email, name: staff.name, role: staff.role }).from(staff);
  const unheard = { announce() {}, count() {}, logFault() {}, wakeRelay() {}, findPage: () => undefined };
  await tellDemo({ db, transaction, takeLimit: noLimits, hide: hideWith('demo'), ...unheard }, people, new Date());
  await rollUp(transaction);
  console.log(
    'The demonstration is told: 400 enquiries of the last 120 days, with the visits around them. No mail was written.',
  );
} catch (error) {
  console.error((error as Error).message);
  process.exitCode = 1;
} finally {
  await database.close();
}
