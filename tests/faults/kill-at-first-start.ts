// The very first start is killed with -9 at random moments from 50 ms on, several times in a row. Expected: the next start on
// the same folder always succeeds, there are exactly three staff accounts, and their password is the one that was set.
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { patience, seconds, tryFault } from './ground.ts';
import { expectThreeStaff } from './staff.ts';
import { embeddedDatabase } from './visitors.ts';

const rounds = 8;
const killsEach = 3;

await tryFault(400, async (ground) => {
  const usualFrom = performance.now();
  await (await ground.start()).end('SIGTERM');
  const usual = performance.now() - usualFrom;
  let slowest = 0;
  for (let round = 0; round < rounds; round++) {
    const DATA_DIR = join(ground.folder, `data-${round}`);
    for (let kill = 0; kill < killsEach; kill++) {
      const launched = ground.launch({ DATA_DIR });
      await Promise.race([pause(50 + Math.random() * usual), launched.serving.catch(() => {})]);
      await launched.end('SIGKILL');
    }
    const from = performance.now();
    const program = await ground.start({ DATA_DIR });
    slowest = Math.max(slowest, performance.now() - from);
    await expectThreeStaff(ground, program.url, await embeddedDatabase({ dataDir: DATA_DIR }));
    const code = await program.end('SIGTERM');
    ground.expect(code === 0, `The program ended with ${code}.`);
  }
  ground.expect(slowest < patience(usual), `A first start took ${seconds(slowest)}.`);
  return `${rounds * killsEach} kills on ${rounds} new folders, every start after them went well, slowest ${seconds(slowest)}, an undisturbed one ${seconds(usual)}`;
});
