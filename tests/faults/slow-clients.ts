// A thousand clients that are slow on purpose: a third send their headers letter by letter, a third their body, a third ask for
// much, read nothing and send just enough to seem alive. Expected: pages and enquiries are answered all the while, slow senders
// are cut off within half a minute and readers of nothing within two and a half, and memory stays bounded.
import { readdirSync, statSync } from 'node:fs';
import { connect, type Socket } from 'node:net';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { siteFolder } from '#server/start.ts';
import { memoryOf, seconds, tryFault } from './ground.ts';
import { compareWithStored, lookAtPages, sendEnquiries } from './visitors.ts';

const clients = 1000;
const cutOffWithin: Record<string, number> = { headers: 30_000, body: 30_000, reading: 150_000 };

await tryFault(240, async (ground) => {
  const program = await ground.start();
  const port = Number(new URL(program.url).port);
  const visitors = sendEnquiries(program.url, 5);
  const quiet = lookAtPages(program.url);
  await pause(3_000);
  const usual = await quiet.stop();
  const pages = lookAtPages(program.url);
  const before = memoryOf(program.process.pid);
  const file = largestFile();
  const from = performance.now();
  const kinds: Record<string, () => Promise<void>> = {
    headers: () => dribble(port, 'GET / HTTP/1.1\r\nHost: localhost\r\nX-Slow: '),
    body: () =>
      dribble(
        port,
        'POST /api/enquiries HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nContent-Length: 900\r\n\r\n{',
      ),
    reading: () => readNothing(port, `GET ${file} HTTP/1.1\r\nHost: localhost\r\n\r\n`.repeat(20)),
  };
  const last: Record<string, number> = {};
  const cutOff = Promise.all(
    Array.from({ length: clients }, async (_, i) => {
      const [kind, begin] = Object.entries(kinds)[i % 3] as [string, () => Promise<void>];
      await begin();
      last[kind] = performance.now() - from;
    }),
  );
  let most = before;
  const watch = setInterval(() => {
    most = Math.max(most, memoryOf(program.process.pid));
  }, 1_000);
  const allCut = await Promise.race([cutOff.then(() => true), pause(170_000, false)]);
  clearInterval(watch);
  const heard = await visitors.stop();
  const looked = await pages.stop();
  ground.expect(allCut, 'Some were never cut off.');
  for (const [kind, took] of Object.entries(last))
    ground.expect(
      took < (cutOffWithin[kind] ?? 0),
      `The last one with slow ${kind} was cut off after ${seconds(took)}.`,
    );
  ground.expect(looked.failed === 0, `${looked.failed} pages failed.`);
  ground.expect(looked.p95 < Math.max(500, 5 * usual.p95), `Pages took ${looked.p95.toFixed(0)} ms (p95).`);
  ground.expect(heard.answers.get(201) === heard.sent, 'An enquiry was not answered at once.');
  ground.expect(most < 700, `The program took ${most.toFixed(0)} MB.`);
  const faults = program.output().split('"error"').length - 1;
  ground.expect(faults === 0, `${faults} faults were logged for clients that were only slow.`);
  const compared = await compareWithStored(ground, heard);
  const code = await program.end('SIGTERM');
  ground.expect(code === 0, `It ended with ${code}.`);
  const cut = Object.entries(last).map(([kind, took]) => `slow ${kind} after ${seconds(took)}`);
  return `${clients} slow clients, all cut off (${cut.join(', ')}); memory ${before.toFixed(0)} MB before, ${most.toFixed(0)} at most; pages p95 ${looked.p95.toFixed(0)} ms (before ${usual.p95.toFixed(0)}), longest ${seconds(looked.longest)}, ${looked.failed} failed; ${compared}`;
});

/** The end of the connection, however it comes. */
function endOf(socket: Socket): Promise<void> {
  socket.on('error', () => {});
  return new Promise((resolve) => socket.once('close', () => resolve()));
}

async function dribble(port: number, begin: string): Promise<void> {
  const socket = connect({ port, host: '127.0.0.1' }, () => socket.write(begin));
  const letter = setInterval(() => socket.write('x'), 1_000);
  socket.resume();
  await endOf(socket);
  clearInterval(letter);
}

/** A socket that is never read does not hear of its end: writing to it tells, and keeps the other side waiting. */
async function readNothing(port: number, ask: string): Promise<void> {
  const socket = connect({ port, host: '127.0.0.1' }, () => socket.write(ask));
  socket.pause();
  const probe = setInterval(() => socket.write('\r\n'), 1_000);
  await endOf(socket);
  clearInterval(probe);
}

function largestFile(): string {
  const files = readdirSync(siteFolder, { recursive: true, encoding: 'utf8' });
  const sized = files.map((name) => ({ name, size: statSync(join(siteFolder, name)).size }));
  return `/${sized.sort((a, b) => b.size - a.size)[0]?.name ?? ''}`;
}
