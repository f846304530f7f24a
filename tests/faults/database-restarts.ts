// The database server behind DATABASE_URL is stopped and started again while enquiries arrive. Expected: while it is away the
// answer is 503 with a sentence, never a hang; pages are not touched; afterwards enquiries, streams and mails go on by themselves
// within five seconds, and nothing acknowledged is lost.
import { setTimeout as pause } from 'node:timers/promises';
import { anEnquiry } from '#server/testing/enquiries.ts';
import { haveSession } from '#server/testing/sign-in.ts';
import { urlOf } from '#server/testing/url-of.ts';
import { seconds, tryFault, untilWell } from './ground.ts';
import { startPrivateDatabase } from './private-database.ts';
import { openStream, untilHeardLive } from './staff.ts';
import { ask, compareWithStored, lookAtPages, sendEnquiries, untilMailsLeft } from './visitors.ts';

const rounds = 4;

await tryFault(300, async (ground) => {
  const database = await startPrivateDatabase(ground);
  const program = await ground.start({ DATABASE_URL: urlOf(database.connection) });
  const stream = await openStream(program.url, await haveSession(program.url));
  const visitors = sendEnquiries(program.url);
  const pages = lookAtPages(program.url);
  let slowest = 0;
  for (let round = 0; round < rounds; round++) {
    await pause(2_000);
    await database.stop();
    await pause(1_000 + round * 1_000);
    const health = await fetch(`${program.url}/api/health`);
    ground.expect(health.status === 503, `Without its database the health was ${health.status}.`);
    await database.start();
    slowest = Math.max(slowest, await untilWell(program.url));
  }
  const heard = await visitors.stop();
  const looked = await pages.stop();
  const odd = [...heard.answers.keys()].filter((status) => status !== 201 && status !== 503);
  ground.expect(odd.length === 0, `There were answers ${odd.join(' ')}.`);
  ground.expect((heard.answers.get(503) ?? 0) > 0, 'Nobody was refused, so nothing was tried.');
  ground.expect(heard.acknowledged.size === heard.sent, 'Not every enquiry was acknowledged in the end.');
  ground.expect(looked.failed === 0, `${looked.failed} pages failed.`);
  ground.expect(slowest < 5_000, `It was well again only after ${seconds(slowest)}.`);
  const live = await untilHeardLive(program.url, stream, anEnquiry());
  ground.expect(live < 5_000, `A new enquiry reached the open stream after ${seconds(live)}.`);
  const mails = await untilMailsLeft(database.connection, 150_000);
  ground.expect(mails.waiting === 0, `${mails.waiting} mails did not leave.`);
  const compared = await compareWithStored(ground, heard, database.connection);
  const [sent] = await ask<{ count: number }>(
    database.connection,
    'SELECT count(*)::int AS count FROM outbox WHERE sent_at IS NOT NULL',
  );
  stream.close();
  const code = await program.end('SIGTERM');
  ground.expect(code === 0, `It ended with ${code}.`);
  return `${rounds} restarts: ${compared}, ${heard.answers.get(503)} answers 503, longest wait ${seconds(heard.longest)}, well again after ${seconds(slowest)}, live after ${seconds(live)}, ${sent?.count} mails left, ${looked.answered} pages, ${looked.failed} failed`;
});
