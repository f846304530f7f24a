// The mail server is away, refuses for now, refuses for good, says nothing, and hangs up in the middle of a mail, one after the
// other. Expected: enquiries do not notice; every mail waits and is tried again; in the end each has arrived exactly once.
// How long a mail waits between two tries is shortened here by the test; domain/outbox.test.ts holds those times.
import { setTimeout as pause } from 'node:timers/promises';
import type pg from 'pg';
import { freePort } from '#server/db/embedded/free-port.ts';
import { manners, startBadMailServer } from './bad-mail-server.ts';
import { seconds, tryFault } from './ground.ts';
import { ask, compareWithStored, embeddedDatabase, lookAtPages, sendEnquiries } from './visitors.ts';

await tryFault(240, async (ground) => {
  const port = await freePort();
  const mailServer = await startBadMailServer(ground, port);
  const program = await ground.start({ SMTP_URL: `smtp://127.0.0.1:${port}` });
  const connection = await embeddedDatabase(ground);
  const pages = lookAtPages(program.url);
  const all = { sent: 0, acknowledged: new Set<string>(), answers: new Map<number, number>(), mute: 0, longest: 0 };
  for (const how of manners) {
    await mailServer.behave(how);
    await ask(connection, 'UPDATE outbox SET run_at = now(), last_error = NULL WHERE sent_at IS NULL');
    const visitors = sendEnquiries(program.url, 2);
    await pause(900);
    const heard = await visitors.stop();
    all.sent += heard.sent;
    all.longest = Math.max(all.longest, heard.longest);
    for (const id of heard.acknowledged) all.acknowledged.add(id);
    const waiting = await untilTried(connection);
    ground.expect(waiting === 0, `${waiting} mails were not tried while the mail server was ${how}.`);
    if (how !== 'takes') ground.expect(mailServer.taken.length === 0, `A mail arrived while the server was ${how}.`);
  }
  const [outbox] = await ask<{ mails: number; sent: number; tries: number }>(
    connection,
    `SELECT count(*)::int AS mails, count(*) FILTER (WHERE channel = 'smtp')::int AS sent, sum(attempts)::int AS tries FROM outbox`,
  );
  const looked = await pages.stop();
  ground.expect(outbox?.sent === outbox?.mails, `${outbox?.sent} of ${outbox?.mails} mails are marked as sent.`);
  ground.expect(new Set(mailServer.taken).size === outbox?.mails, `${new Set(mailServer.taken).size} mails arrived.`);
  ground.expect(mailServer.taken.length === outbox?.mails, `${mailServer.taken.length} mails arrived, some twice.`);
  ground.expect(all.acknowledged.size === all.sent && all.longest < 5_000, `An enquiry took ${seconds(all.longest)}.`);
  ground.expect(looked.failed === 0, `${looked.failed} pages failed.`);
  const compared = await compareWithStored(ground, all);
  const code = await program.end('SIGTERM');
  ground.expect(code === 0, `It ended with ${code}.`);
  return `${manners.length - 1} kinds of failure: ${compared}, slowest enquiry ${seconds(all.longest)}; ${outbox?.mails} mails arrived once each after ${outbox?.tries} tries`;
});

/** How many have neither left nor failed, once all had their turn. */
async function untilTried(connection: pg.ClientConfig): Promise<number> {
  const until = performance.now() + 60_000;
  for (;;) {
    const [row] = await ask<{ count: number }>(
      connection,
      'SELECT count(*)::int AS count FROM outbox WHERE sent_at IS NULL AND last_error IS NULL',
    );
    if (!row?.count || performance.now() > until) return row?.count ?? 0;
    await pause(250);
  }
}
