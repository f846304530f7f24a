// Twelve hundred dashboards connect at once, then waves of connecting and leaving. Expected: a thousand stand, the others are
// refused with a sentence; enquiries and pages are answered all the while; and when they have left, so has their memory.
import { setTimeout as pause } from 'node:timers/promises';
import { mostStreams } from '#server/live/events.routes.ts';
import { haveSession } from '#server/testing/sign-in.ts';
import { aliveIn, askable } from './alive.ts';
import { memoryOf, seconds, tryFault } from './ground.ts';
import { type OpenStream, openStream } from './staff.ts';
import { compareWithStored, lookAtPages, sendEnquiries } from './visitors.ts';

const connects = mostStreams + 200;
const waves = 5;

await tryFault(240, async (ground) => {
  const program = await ground.start(askable);
  const cookie = await haveSession(program.url);
  const memory = () => memoryOf(program.process.pid);
  const visitors = sendEnquiries(program.url, 5);
  const pages = lookAtPages(program.url);
  await pause(2_000);
  const before = memory();

  const from = performance.now();
  const storm = await openMany(program.url, cookie, connects);
  const took = performance.now() - from;
  const refused = storm.filter(({ status }) => status === 503);
  const open = storm.filter(({ status }) => status === 200);
  ground.expect(open.length === mostStreams, `${open.length} streams stand.`);
  ground.expect(refused.length === connects - mostStreams, `${refused.length} were refused.`);
  ground.expect(
    refused.every((one) => /"message":"[A-Z]/.test(one.text())),
    'A refusal said nothing.',
  );
  await pause(2_000);
  const during = memory();
  await leave(storm);
  const comeAndGo = async () => {
    for (let wave = 0; wave < waves; wave++) {
      await leave(await openMany(program.url, cookie, connects / 4));
      await pause(200);
    }
  };
  await comeAndGo();
  const heard = await visitors.stop();
  const looked = await pages.stop();
  // Once nobody is answered any more: the program forgets its quick code as well when it is made to collect.
  const alive = await aliveIn(program);
  await comeAndGo();
  const kept = (await aliveIn(program)) - alive;
  ground.expect(heard.answers.get(201) === heard.sent, 'An enquiry was not answered at once.');
  ground.expect(looked.failed === 0, `${looked.failed} pages failed.`);
  ground.expect(during - before < 200, `The streams took ${(during - before).toFixed(0)} MB.`);
  ground.expect(kept < 5, `${kept.toFixed(0)} MB are kept of those who left.`);
  const again = await openStream(program.url, cookie);
  ground.expect(again.status === 200, `A stream afterwards got ${again.status}.`);
  again.close();
  const compared = await compareWithStored(ground, heard);
  const code = await program.end('SIGTERM');
  ground.expect(code === 0, `It ended with ${code}.`);
  return `${connects} connects in ${seconds(took)}: ${open.length} stand, ${refused.length} refused; memory ${before.toFixed(0)} MB before, ${during.toFixed(0)} with them, ${Math.max(0, kept).toFixed(1)} MB kept of ${waves} waves; ${compared}; pages p95 ${looked.p95.toFixed(0)} ms, ${looked.failed} failed`;
});

function openMany(url: string, cookie: string, count: number): Promise<OpenStream[]> {
  return Promise.all(Array.from({ length: count }, () => openStream(url, cookie)));
}

async function leave(streams: OpenStream[]) {
  for (const stream of streams) stream.close();
  await Promise.all(streams.map(({ ended }) => ended));
}
