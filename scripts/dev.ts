// Live reload: Vite serves the pages on PORT and passes /api to the server, which restarts when its files change.
import { type ChildProcess, spawn } from 'node:child_process';
import { readSettings } from './read-settings.ts';

const { port } = readSettings();
const apiPort = port + 1;

const children: ChildProcess[] = [
  run(['--watch', '--watch-preserve-output', 'server/index.ts'], {
    PORT: String(apiPort),
    PUBLIC_URL: process.env.PUBLIC_URL ?? `http://localhost:${port}`,
  }),
  run(['node_modules/@react-router/dev/bin.cjs', 'dev', '--port', String(port)], {
    API_URL: `http://localhost:${apiPort}`,
  }),
];
for (const child of children) child.on('exit', stop);
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, stop);

function run(args: string[], env: Record<string, string>): ChildProcess {
  return spawn(process.execPath, args, { stdio: 'inherit', env: { ...process.env, ...env } });
}

function stop() {
  for (const child of children) child.kill('SIGTERM');
}
