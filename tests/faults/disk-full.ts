// The disk that holds the data folder fills up while enquiries arrive. Expected: enquiries are refused with 503 and a sentence,
// none is acknowledged and lost; pages answer; and when there is room again the program goes on by itself, also if its
// database has ended meanwhile.
import { spawnSync } from 'node:child_process';
import { chmodSync, closeSync, mkdirSync, openSync, rmSync, statfsSync, writeSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { Skipped, seconds, tryFault, untilWell } from './ground.ts';
import { ask, compareWithStored, embeddedDatabase, lookAtPages, sendEnquiries } from './visitors.ts';

const rounds = 2;

await tryFault(300, async (ground) => {
  const disk = join(ground.folder, 'disk');
  mkdirSync(disk);
  const mounted = spawnSync('mount', ['-t', 'tmpfs', '-o', 'size=400m', 'tmpfs', disk]).status === 0;
  if (!mounted) throw new Skipped('A small disk can be mounted only as root.');
  ground.atEnd(() => spawnSync('umount', ['-l', disk]));
  chmodSync(disk, 0o755);
  const DATA_DIR = join(disk, 'data');
  const program = await ground.start({ DATA_DIR });
  const place = { dataDir: DATA_DIR };
  const visitors = sendEnquiries(program.url, 20);
  const pages = lookAtPages(program.url);
  const refused = () => visitors.heard.answers.get(503) ?? 0;

  let slowest = 0;
  for (let round = 0; round < rounds; round++) {
    await pause(2_000);
    const before = refused();
    const ballast = join(disk, 'ballast');
    fill(ballast, disk);
    // A new piece of the log is needed soon anyhow; this makes it sooner.
    const connection = await embeddedDatabase(place).catch(() => undefined);
    for (let i = 0; connection && i < 3; i++) await ask(connection, 'SELECT pg_switch_wal()').catch(() => {});
    const until = performance.now() + 40_000;
    while (refused() < before + 20 && performance.now() < until) await pause(100);
    ground.expect(refused() >= before + 20, 'The full disk refused nobody, so nothing was tried.');
    await pause(5_000);
    ground.expect(program.process.exitCode === null, 'The program ended.');
    rmSync(ballast);
    slowest = Math.max(slowest, await untilWell(program.url));
  }
  const heard = await visitors.stop();
  const looked = await pages.stop();
  const odd = [...heard.answers.keys()].filter((status) => status !== 201 && status !== 503);
  ground.expect(odd.length === 0, `There were answers ${odd.join(' ')}.`);
  ground.expect(heard.acknowledged.size === heard.sent, 'Not every enquiry was acknowledged in the end.');
  ground.expect(looked.failed === 0, `${looked.failed} pages failed.`);
  ground.expect(slowest < 5_000, `With room again it was well only after ${seconds(slowest)}.`);
  const compared = await compareWithStored(ground, heard, await embeddedDatabase(place));
  const ends = program.output().split('ended unexpectedly').length - 1;
  const code = await program.end('SIGTERM');
  ground.expect(code === 0, `It ended with ${code}.`);
  return `full ${rounds} times: ${compared}, ${heard.answers.get(503)} answers 503, the database ended ${ends} times, well again ${seconds(slowest)} after there was room, ${looked.answered} pages, ${looked.failed} failed`;
});

/** Until nothing more goes in. */
function fill(file: string, disk: string) {
  const handle = openSync(file, 'w');
  try {
    for (const size of [1 << 20, 4096]) {
      const piece = Buffer.alloc(size, 1);
      while (statfsSync(disk).bavail * statfsSync(disk).bsize >= size) writeSync(handle, piece);
    }
  } catch {
    // somebody else took the last of it
  }
  closeSync(handle);
}
