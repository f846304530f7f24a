// The program is killed with -9 again and again while enquiries arrive. Expected: every acknowledged enquiry is stored, none
// twice, and the program serves again within five seconds. A hundred times.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { patience, seconds, startMeasured, tryFault } from './ground.ts';
import { compareWithStored, sendEnquiries } from './visitors.ts';

const kills = 100;

await tryFault(1_200, async (ground) => {
  const { start, usual, ...first } = await startMeasured(ground);
  let { program } = first;
  const visitors = sendEnquiries(program.url);
  const restarts: number[] = [];
  const readLog = () => readFileSync(join(ground.dataDir, 'postgres', 'postgres.log'), 'utf8');
  while (restarts.length < kills) {
    await pause(200 + Math.random() * 1300);
    await program.end('SIGKILL');
    const from = performance.now();
    program = await start();
    const took = performance.now() - from;
    restarts.push(took);
    ground.expect(took < patience(usual), `A restart took ${seconds(took)}.\n${program.output()}${readLog()}`);
  }
  const heard = await visitors.stop();
  const compared = await compareWithStored(ground, heard);
  await program.end('SIGTERM');
  restarts.sort((a, b) => a - b);
  const slowest = restarts.at(-1) ?? 0;
  const middle = restarts[Math.floor(restarts.length / 2)] ?? 0;
  ground.expect(heard.acknowledged.size === heard.sent, 'Not every enquiry was acknowledged in the end.');
  return `${kills} kills, ${compared}, restarts ${seconds(middle)} in the middle and ${seconds(slowest)} at most, an undisturbed one ${seconds(usual)}`;
});
