// The line to the database becomes slow, then silent, then its connections die without a word. Expected: slow is only slow; in the
// silence every answer comes within twenty seconds and is 503 with a sentence; pages are not touched; afterwards enquiries
// and open streams go on by themselves; and a stop in the silence ends all the same.
import { setTimeout as pause } from 'node:timers/promises';
import { anEnquiry } from '#server/testing/enquiries.ts';
import { haveSession } from '#server/testing/sign-in.ts';
import { openLine } from '#server/testing/stalling-line.ts';
import { seconds, tryFault, untilWell } from './ground.ts';
import { startPrivateDatabase } from './private-database.ts';
import { openStream, untilHeardLive } from './staff.ts';
import { compareWithStored, lookAtPages, sendEnquiries } from './visitors.ts';

await tryFault(300, async (ground) => {
  const database = await startPrivateDatabase(ground);
  const line = await openLine(database.connection);
  ground.atEnd(line.close);
  const program = await ground.start({ DATABASE_URL: line.url });
  const stream = await openStream(program.url, await haveSession(program.url));
  const visitors = sendEnquiries(program.url, 10);
  const pages = lookAtPages(program.url);

  line.delay(100);
  await pause(5_000);
  const whileSlow = [...visitors.heard.answers.keys()];
  ground.expect(whileSlow.join() === '201', `While it was slow there were answers ${whileSlow.join(' ')}.`);
  line.delay(0);

  line.hold();
  const from = performance.now();
  const health = await fetch(`${program.url}/api/health`);
  const asked = performance.now() - from;
  ground.expect(health.status === 503 && asked < 20_000, `Health said ${health.status} after ${seconds(asked)}.`);
  await pause(Math.max(0, 25_000 - asked));
  line.letGo();
  const afterSilence = await untilWell(program.url);
  ground.expect(afterSilence < 5_000, `After the silence it was well again only after ${seconds(afterSilence)}.`);
  await pause(1_000);
  const heardAgain = await untilHeardLive(program.url, stream, anEnquiry());
  ground.expect(heardAgain < 5_000, `After the silence the stream heard of an enquiry after ${seconds(heardAgain)}.`);

  line.forget();
  await pause(1_000);
  const afterDeath = await untilWell(program.url);
  ground.expect(afterDeath < 20_000, `With dead connections it was well again only after ${seconds(afterDeath)}.`);
  await pause(20_000); // by now it must have seen that nothing comes on the line on which it listens
  const heardAtLast = await untilHeardLive(program.url, stream, anEnquiry());
  ground.expect(heardAtLast < 5_000, `With dead connections the stream heard nothing for ${seconds(heardAtLast)}.`);

  const heard = await visitors.stop();
  const looked = await pages.stop();
  const odd = [...heard.answers.keys()].filter((status) => status !== 201 && status !== 503);
  ground.expect(odd.length === 0, `There were answers ${odd.join(' ')}.`);
  ground.expect(heard.acknowledged.size === heard.sent, 'Not every enquiry was acknowledged in the end.');
  ground.expect(looked.failed === 0, `${looked.failed} pages failed.`);
  const compared = await compareWithStored(ground, heard, database.connection);

  line.hold();
  await pause(500);
  const stopFrom = performance.now();
  await program.end('SIGTERM');
  const stopTook = performance.now() - stopFrom;
  ground.expect(stopTook < 25_000, `In the silence the stop took ${seconds(stopTook)}.`);
  return `${compared}, ${heard.answers.get(503) ?? 0} answers 503, longest wait ${seconds(heard.longest)}, well again after ${seconds(afterSilence)} (silence) and ${seconds(afterDeath)} (dead connections), stop in the silence ${seconds(stopTook)}, ${looked.answered} pages, ${looked.failed} failed, p95 ${looked.p95.toFixed(0)} ms`;
});
