// The embedded database is killed with -9 while enquiries arrive: one of its connections alone, then the whole server. Expected:
// the program stays up, pages are not touched, enquiries are refused with a sentence meanwhile, and within five seconds the
// database is back without anybody's help, with everything that was acknowledged.
import { setTimeout as pause } from 'node:timers/promises';
import { seconds, tryFault, untilWell } from './ground.ts';
import { ask, compareWithStored, databaseProcess, embeddedDatabase, lookAtPages, sendEnquiries } from './visitors.ts';

const rounds = 3;

await tryFault(240, async (ground) => {
  const program = await ground.start();
  const connection = await embeddedDatabase(ground);
  const visitors = sendEnquiries(program.url);
  const pages = lookAtPages(program.url);
  const oneConnection = async () => {
    const [row] = await ask<{ pid: number }>(
      connection,
      `SELECT pid FROM pg_stat_activity WHERE backend_type = 'client backend' AND pid <> pg_backend_pid() LIMIT 1`,
    );
    return row?.pid ?? 0;
  };
  const slowest = { connection: 0, server: 0 };
  const killAndWait = async (which: keyof typeof slowest, pid: number) => {
    process.kill(pid, 'SIGKILL');
    await pause(100);
    slowest[which] = Math.max(slowest[which], await untilWell(program.url));
    await pause(1_000);
  };
  for (let round = 0; round < rounds; round++) {
    await pause(1_500);
    await killAndWait('connection', await oneConnection());
    await killAndWait('server', databaseProcess(ground));
  }
  const heard = await visitors.stop();
  const looked = await pages.stop();
  const odd = [...heard.answers.keys()].filter((status) => status !== 201 && status !== 503);
  ground.expect(odd.length === 0, `There were answers ${odd.join(' ')}.`);
  ground.expect(heard.acknowledged.size === heard.sent, 'Not every enquiry was acknowledged in the end.');
  ground.expect(looked.failed === 0, `${looked.failed} pages failed.`);
  for (const [which, took] of Object.entries(slowest))
    ground.expect(took < 5_000, `After a killed ${which} it was well again only after ${seconds(took)}.`);
  const compared = await compareWithStored(ground, heard);
  const code = await program.end('SIGTERM');
  ground.expect(code === 0, `It ended with ${code}.`);
  return `${rounds} killed connections and ${rounds} killed servers: ${compared}, well again after ${seconds(slowest.connection)} and ${seconds(slowest.server)}, ${heard.answers.get(503) ?? 0} answers 503, ${looked.answered} pages, ${looked.failed} failed`;
});
