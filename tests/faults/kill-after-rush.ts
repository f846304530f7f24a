// After half a minute of all the enquiries that it can take, the program and its database are killed with -9 at the same moment: the
// database has as much to replay as it ever has. Expected: it serves again within five seconds, with everything that was acknowledged.
import { setTimeout as pause } from 'node:timers/promises';
import { patience, seconds, startMeasured, tryFault } from './ground.ts';
import { compareWithStored, databaseProcess, sendInARush } from './visitors.ts';

const rounds = 3;

await tryFault(300, async (ground) => {
  const { start, usual, ...first } = await startMeasured(ground);
  let { program } = first;
  const visitors = sendInARush(program.url);
  let slowest = 0;
  for (let round = 0; round < rounds; round++) {
    await pause(30_000);
    process.kill(databaseProcess(ground), 'SIGKILL');
    await program.end('SIGKILL');
    const from = performance.now();
    program = await start();
    slowest = Math.max(slowest, performance.now() - from);
  }
  const heard = await visitors.stop();
  const compared = await compareWithStored(ground, heard);
  await program.end('SIGTERM');
  ground.expect(slowest < patience(usual), `A restart took ${seconds(slowest)}.`);
  ground.expect(heard.acknowledged.size === heard.sent, 'Not every enquiry was acknowledged in the end.');
  return `${rounds} times killed both: ${compared}, slowest restart ${seconds(slowest)}, an undisturbed one ${seconds(usual)}`;
});
