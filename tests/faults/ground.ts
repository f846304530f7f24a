// The ground on which a fault test stands: a folder and a port of its own, programs that never outlive it, a limit of time,
// and expectations that are counted. Each test ends with one line and an exit code.
import { execFileSync } from 'node:child_process';
import { chmodSync, globSync, mkdtempSync, readFileSync, readlinkSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { freePort } from '#server/db/embedded/free-port.ts';
import { launchProgram, type ProgramProcess } from '#server/testing/program-process.ts';

type Launched = ReturnType<typeof launchProgram>;

export interface Ground {
  folder: string;
  dataDir: string;
  /** Begins a start; what is said and done to it before it serves is up to the test. */
  launch(env?: Record<string, string>): Launched;
  start(env?: Record<string, string>): Promise<ProgramProcess>;
  /** Something that must hold; all that does not is told at the end. */
  expect(holds: boolean, what: string): void;
  /** Done at the end however the test ends, the last first. */
  atEnd(work: () => unknown): void;
}

export interface Seen {
  name: string;
  outcome: 'holds' | 'does not hold' | 'skipped';
  /** One line with the figures. */
  seen: string;
  seconds: number;
}

/** What cannot be tried here. */
export class Skipped extends Error {}

/** `test` returns what it saw in one line. */
export async function tryFault(limitSeconds: number, test: (ground: Ground) => Promise<string>): Promise<void> {
  const from = performance.now();
  const name = basename(process.argv[1] ?? '', '.ts');
  const broken: string[] = [];
  const endings: (() => unknown)[] = [];
  const ground = makeGround(broken, endings);
  const late = AbortSignal.timeout(limitSeconds * 1000);
  const tooLate = new Promise<never>((_, reject) => {
    late.addEventListener('abort', () => reject(new Error(`It was not over after ${limitSeconds} s.`)));
  });
  let outcome: Seen['outcome'] = 'holds';
  let seen = '';
  try {
    seen = await Promise.race([test(ground), tooLate]);
  } catch (error) {
    if (error instanceof Skipped) outcome = 'skipped';
    else broken.push(error instanceof Error && !late.aborted ? (error.stack ?? error.message) : String(error));
    if (error instanceof Skipped) seen = error.message;
  }
  for (const end of endings.reverse()) {
    await Promise.race([(async () => end())(), pause(15_000)]).catch((error: Error) => broken.push(error.message));
  }
  if (broken.length > 0) outcome = 'does not hold';
  for (const line of broken) console.log(`  ✗ ${line}`);
  const result: Seen = { name, outcome, seen, seconds: Math.round((performance.now() - from) / 1000) };
  console.log(`${name}: ${outcome}. ${seen} (${result.seconds} s)`);
  if (process.send) await new Promise((resolve) => process.send?.(result, resolve));
  process.exit(outcome === 'does not hold' ? 1 : 0);
}

function makeGround(broken: string[], endings: (() => unknown)[]): Ground {
  const folder = mkdtempSync(join(tmpdir(), 'studio-faults-'));
  chmodSync(folder, 0o755); // the database runs as another user where we are root
  endings.push(() => rmSync(folder, { recursive: true, force: true, maxRetries: 5 }));
  endings.push(() => killLeftDatabases(folder));
  const dataDir = join(folder, 'data');
  const launch = (env: Record<string, string> = {}) => {
    const launched = launchProgram({ DATA_DIR: dataDir, ...env });
    launched.serving.catch(() => {}); // whoever waits for it hears it
    endings.push(() => launched.process.exitCode ?? launched.process.signalCode ?? launched.end('SIGKILL'));
    return launched;
  };
  return {
    folder,
    dataDir,
    launch,
    async start(env) {
      const launched = launch(env);
      return { ...launched, url: await launched.serving };
    },
    expect: (holds, what) => void (holds || broken.push(what)),
    atEnd: (work) => void endings.push(work),
  };
}

/** A program that was killed leaves its database running: only those that work in our own folder are ended. */
async function killLeftDatabases(folder: string) {
  for (const file of globSync(join(folder, '**/postmaster.pid'))) {
    const pid = Number(readFileSync(file, 'utf8').split('\n')[0]);
    const isOurs = () => {
      try {
        return readlinkSync(`/proc/${pid}/cwd`).startsWith(folder);
      } catch {
        return false; // gone
      }
    };
    if (isOurs()) process.kill(pid, 'SIGQUIT');
    for (let i = 0; i < 100 && isOurs(); i++) await pause(50);
  }
}

/** Milliseconds until it says that it is well. */
export async function untilWell(url: string, limit = 30_000): Promise<number> {
  const from = performance.now();
  for (;;) {
    const status = await fetch(`${url}/api/health`, { signal: AbortSignal.timeout(5_000) }).then(
      (answer) => answer.status,
      () => 0,
    );
    const took = performance.now() - from;
    if (status === 200 || took > limit) return took;
    await pause(25);
  }
}

export function memoryOf(pid: number | undefined): number {
  return Number(execFileSync('ps', ['-o', 'rss=', '-p', String(pid)], { encoding: 'utf8' })) / 1024;
}

/** A program on a port that later ones can have as well, and how long an undisturbed start takes: the first has a database to make. */
export async function startMeasured(ground: Pick<Ground, 'start'>) {
  const PORT = String(await freePort());
  const start = () => ground.start({ PORT });
  await (await start()).end('SIGTERM');
  const from = performance.now();
  const program = await start();
  return { program, start, usual: performance.now() - from };
}

/** Five seconds; or, on a machine that is busy with other things, what an undisturbed start of the same run took, and as much again. */
export const patience = (usual: number) => Math.max(5_000, 2 * usual);

export const seconds = (ms: number) => `${(ms / 1000).toFixed(1)} s`;
