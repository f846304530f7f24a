// Holds the streams of many dashboards and remembers when each heard of what.
import { Agent, get } from 'node:http';
import { parentPort, workerData } from 'node:worker_threads';
import type { LiveMessage } from '#domain/live-message.ts';

const { url, cookie, dashboards } = workerData as { url: string; cookie: string; dashboards: number };
const open = await Promise.all(Array.from({ length: dashboards }, openDashboard));
parentPort?.postMessage('open');
parentPort?.once('message', () => {
  for (const { close } of open) close();
  parentPort?.postMessage(open.map(({ heard }) => heard));
});

function openDashboard(): Promise<{ heard: Map<string, number>; close(): void }> {
  const heard = new Map<string, number>();
  return new Promise((resolve) => {
    const stream = get(url, { agent: new Agent({ keepAlive: true }), headers: { cookie } }, (answer) => {
      answer.setEncoding('utf8');
      let rest = '';
      answer.on('data', (chunk: string) => {
        const parts = (rest + chunk).split('\n\n');
        rest = parts.pop() ?? '';
        for (const part of parts) {
          if (part.includes('event: ready')) resolve({ heard, close: () => stream.destroy() });
          const message = JSON.parse(/^data: (\{.*)$/m.exec(part)?.[1] ?? '{}') as LiveMessage;
          for (const id of [...(message.leads ?? []), ...(message.quarantine ?? [])]) heard.set(id, Date.now());
        }
      });
      answer.on('error', () => {});
    });
    stream.on('error', () => {});
  });
}
