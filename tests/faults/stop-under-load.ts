// SIGTERM while requests are under way: enquiries whose bodies come slowly, enquiries on kept connections, open streams, idle
// connections. Expected: every request that was accepted is answered, streams end, the exit code is 0, and it is over some
// seconds after the last body came.
import { Agent, request } from 'node:http';
import { connect } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { freePort } from '#server/db/embedded/free-port.ts';
import { anEnquiry } from '#server/testing/enquiries.ts';
import { haveSession } from '#server/testing/sign-in.ts';
import { seconds, tryFault } from './ground.ts';
import { openStream } from './staff.ts';
import { compareWithStored, type Heard } from './visitors.ts';

const rounds = 3;
const bodyTakes = 2_000;

await tryFault(240, async (ground) => {
  const PORT = String(await freePort());
  const heard: Heard = { sent: 0, acknowledged: new Set(), answers: new Map(), mute: 0, longest: 0 };
  let slowest = 0;
  for (let round = 0; round < rounds; round++) {
    const program = await ground.start({ PORT });
    const cookie = await haveSession(program.url);
    const streams = await Promise.all(Array.from({ length: 30 }, () => openStream(program.url, cookie)));
    const idle = Array.from({ length: 100 }, () =>
      connect({ port: Number(PORT), host: '127.0.0.1' }).on('error', () => {}),
    );
    const agent = new Agent({ keepAlive: true, maxSockets: 40 });
    await Promise.all(Array.from({ length: 40 }, () => send(agent, program.url, heard, 0)));

    // Accepted before the signal: bodies that are half there, and whole ones that wait for their commit.
    const slow = Array.from({ length: 40 }, () => send(new Agent(), program.url, heard, bodyTakes));
    await pause(500);
    const quick = Array.from({ length: 40 }, () => send(agent, program.url, heard, 0));
    const lateStreams = Array.from({ length: 20 }, () => openStream(program.url, cookie));
    await pause(Math.random() * 30);
    const from = performance.now();
    const code = await program.end('SIGTERM');
    slowest = Math.max(slowest, performance.now() - from);
    ground.expect(code === 0, `It ended with ${code}.`);
    const answers = await Promise.all([...slow, ...quick]);
    const unheard = answers.filter((status) => status !== 201);
    ground.expect(unheard.length === 0, `Accepted enquiries without their 201: ${unheard.join(' ')}.`);
    await Promise.all([...streams, ...(await Promise.all(lateStreams))].map((stream) => stream.ended));
    for (const socket of idle) socket.destroy();
    agent.destroy();
  }
  ground.expect(slowest < bodyTakes + 4_000, `The end took ${seconds(slowest)}.`);
  const program = await ground.start({ PORT });
  const compared = await compareWithStored(ground, heard);
  await program.end('SIGTERM');
  return `${rounds} stops with 80 enquiries, 50 streams and 100 idle connections each: ${compared}, code 0, slowest ${seconds(slowest)} (the slow bodies took ${seconds(bodyTakes)})`;
});

/** The status, 0 where there was none. The second half of the body comes later. */
function send(agent: Agent, url: string, heard: Heard, later: number): Promise<number> {
  const enquiry = anEnquiry();
  const body = Buffer.from(JSON.stringify(enquiry));
  heard.sent++;
  return new Promise((resolve) => {
    const headers = { 'content-type': 'application/json', 'content-length': body.length };
    const sent = request(`${url}/api/enquiries`, { agent, method: 'POST', headers }, (answer) => {
      answer.resume();
      answer.on('end', () => {
        if (answer.statusCode === 201) heard.acknowledged.add(enquiry.submission_id);
        resolve(answer.statusCode ?? 0);
      });
      answer.on('error', () => resolve(0));
    });
    sent.on('error', () => resolve(0));
    sent.write(body.subarray(0, 40));
    setTimeout(() => sent.end(body.subarray(40)), later);
  });
}
