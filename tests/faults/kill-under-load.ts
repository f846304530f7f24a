// The program is killed with -9 again and again while enquiries arrive. Expected: every acknowledged enquiry is stored, none
// twice, and the program serves again within five seconds. KILLS changes how often (100).
import { setTimeout as pause } from 'node:timers/promises';
import { freePort, seconds, tryFault } from './ground.ts';
import { compareWithStored, sendEnquiries } from './visitors.ts';

const kills = Number(process.env.KILLS ?? 100);

await tryFault(480, async (ground) => {
  const PORT = await freePort();
  let program = await ground.start({ PORT });
  const visitors = sendEnquiries(program.url);
  const restarts: number[] = [];
  for (let kill = 0; kill < kills; kill++) {
    await pause(200 + Math.random() * 1300);
    await program.end('SIGKILL');
    const from = performance.now();
    program = await ground.start({ PORT });
    restarts.push(performance.now() - from);
  }
  const heard = await visitors.stop();
  const compared = await compareWithStored(ground, heard);
  await program.end('SIGTERM');
  const slowest = Math.max(...restarts);
  ground.expect(slowest < 5000, `A restart took ${seconds(slowest)}.`);
  ground.expect(heard.acknowledged.size === heard.sent, 'Not every enquiry was acknowledged in the end.');
  return `${kills} kills, ${compared}, slowest restart ${seconds(slowest)}`;
});
