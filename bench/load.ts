// A bounded load from many kept connections: how many answers a second, and how long the middle and the slowest took.
import { Agent, request } from 'node:http';

export interface Load {
  url: string;
  connections: number;
  seconds: number;
  /** The body of the next request. */
  body(): string;
}

export interface Measured {
  perSecond: number;
  p50: number;
  p99: number;
  failures: number;
}

export async function measureLoad({ url, connections, seconds, body }: Load): Promise<Measured> {
  const agent = new Agent({ keepAlive: true, maxSockets: connections });
  const end = performance.now() + seconds * 1000;
  const times: number[] = [];
  let failures = 0;

  const worker = async () => {
    while (performance.now() < end) {
      const from = performance.now();
      const status = await post(agent, url, body()).catch(() => 0);
      if (status === 201) times.push(performance.now() - from);
      else failures++;
    }
  };
  const from = performance.now();
  await Promise.all(Array.from({ length: connections }, worker));
  const took = (performance.now() - from) / 1000;
  agent.destroy();

  times.sort((a, b) => a - b);
  const at = (share: number) => times[Math.min(times.length - 1, Math.floor(times.length * share))] ?? Number.NaN;
  return { perSecond: times.length / took, p50: at(0.5), p99: at(0.99), failures };
}

function post(agent: Agent, url: string, body: string): Promise<number> {
  return new Promise((resolve, reject) => {
    const sent = request(url, { agent, method: 'POST', headers: { 'content-type': 'application/json' } }, (answer) => {
      answer.resume();
      answer.on('end', () => resolve(answer.statusCode ?? 0));
    });
    sent.on('error', reject);
    sent.end(body);
  });
}
