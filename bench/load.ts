// A bounded load from many kept connections: how many answers a second, and how long the middle and the slowest took.
import { Agent, request } from 'node:http';
import { quantile } from './quantile.ts';

export interface Load {
  /** One address, or that of the next request. */
  url: string | (() => string);
  connections: number;
  seconds: number;
  /** The body of the next request; without one it is a read. */
  body?(): string;
  cookie?: string;
}

export interface Measured {
  perSecond: number;
  p50: number;
  p95: number;
  p99: number;
  failures: number;
}

export async function measureLoad({ url, connections, seconds, body, cookie = '' }: Load): Promise<Measured> {
  const agent = new Agent({ keepAlive: true, maxSockets: connections });
  const end = performance.now() + seconds * 1000;
  const times: number[] = [];
  let failures = 0;

  const worker = async () => {
    while (performance.now() < end) {
      const from = performance.now();
      const status = await send(agent, typeof url === 'string' ? url : url(), cookie, body?.()).catch(() => 0);
      if (status === 200 || status === 201) times.push(performance.now() - from);
      else failures++;
    }
  };
  const from = performance.now();
  await Promise.all(Array.from({ length: connections }, worker));
  const took = (performance.now() - from) / 1000;
  agent.destroy();
  const [p50, p95, p99] = [0.5, 0.95, 0.99].map((share) => quantile(times, share)) as [number, number, number];
  return { perSecond: times.length / took, p50, p95, p99, failures };
}

function send(agent: Agent, url: string, cookie: string, body: string | undefined): Promise<number> {
  const headers = { cookie, ...(body !== undefined && { 'content-type': 'application/json' }) };
  return new Promise((resolve, reject) => {
    const sent = request(url, { agent, method: body === undefined ? 'GET' : 'POST', headers }, (answer) => {
      answer.resume();
      answer.on('end', () => resolve(answer.statusCode ?? 0));
    });
    sent.on('error', reject);
    sent.end(body);
  });
}
