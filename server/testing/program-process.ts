// The program as a process of its own, for what only a process can suffer: signals, kill -9, a second start.
import { type ChildProcess, spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { staffPassword } from './sign-in.ts';

const entry = fileURLToPath(new URL('../index.ts', import.meta.url));
const quickImports = new URL('../quick-imports.ts', import.meta.url).href;
/** As `npm start` has it. */
export const compiled = fileURLToPath(new URL('../../node_modules/.cache/compiled', import.meta.url));

export interface ProgramProcess {
  url: string;
  process: ChildProcess;
  output(): string;
  /** Sends a signal and waits for the end. */
  end(signal: NodeJS.Signals): Promise<number | null>;
}

/** Rejects with what the program said when it ends before it serves. */
export async function startProgramProcess(env: Record<string, string>): Promise<ProgramProcess> {
  const { serving, ...program } = launchProgram(env);
  return { ...program, url: await serving };
}

/** The same before it serves, for whoever wants to disturb its start. */
export function launchProgram(env: Record<string, string>): Omit<ProgramProcess, 'url'> & { serving: Promise<string> } {
  const child = spawn(process.execPath, ['--import', quickImports, entry], {
    env: {
      PATH: process.env.PATH,
      NODE_COMPILE_CACHE: compiled,
      PORT: '0',
      HOST: '127.0.0.1',
      RATE_LIMITS: 'off',
      LOG_REQUESTS: 'off',
      STAFF_INITIAL_PASSWORD: staffPassword,
      ...env,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  const serving = Promise.withResolvers<string>();
  const ended = new Promise<number | null>((resolve) => child.once('exit', resolve));
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (chunk) => {
      output += chunk;
      const url = /Serving on (\S+)/.exec(output)?.[1];
      if (url) serving.resolve(url);
    });
  }
  ended.then(() => serving.reject(new Error(output.trim())));
  return {
    serving: serving.promise,
    process: child,
    output: () => output,
    end(signal) {
      child.kill(signal);
      return ended;
    },
  };
}
