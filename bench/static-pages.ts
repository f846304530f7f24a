// Pages and files a second through the real program, against node:http that answers the same bytes from memory, and nginx that
// has the same files, all in the same run and in short turns, so that whatever else the machine does meets all of them alike. Of
// each the least disturbed turn counts.
import { readdirSync } from 'node:fs';
import { startNginx } from './nginx.ts';
import { measureReads, type Reads } from './read-load.ts';
import { type Row, row } from './row.ts';
import { startProgram, startReference, temporaryFolder } from './server-process.ts';

const rounds = 8;
const seconds = Number(process.env.BENCH_SECONDS ?? 4) / rounds;
const connections = 32;

interface Read {
  what: string;
  path: string;
  isCompressed?: boolean;
  isHeld?: boolean;
}

export async function* measureStaticPages(): AsyncGenerator<Row> {
  const script = `/assets/${readdirSync('build/client/assets').find((name) => /^entry\.client-.*\.js$/.test(name))}`;
  await using program = await startProgram({ LOG_REQUESTS: 'api' });
  using memory = await startReference('memory-server.ts', { args: ['/', '/cape-town', script] });
  using folder = temporaryFolder();
  using nginx = await startNginx(folder.path);
  if (!nginx) console.log('nginx is not installed here: its rows are left out.');
  const servers = { program, memory, ...(nginx && { nginx }) };

  const reads: Read[] = [
    { what: '/', path: '/', isCompressed: true },
    { what: '/, not compressed', path: '/' },
    { what: '/cape-town', path: '/cape-town', isCompressed: true },
    { what: '/cape-town, not compressed', path: '/cape-town' },
    { what: 'a script', path: script, isCompressed: true },
    { what: 'a script, not compressed', path: script },
    { what: '/ which the reader holds already', path: '/', isCompressed: true, isHeld: true },
  ];
  // Measured as they run for most of their life, not in their first seconds.
  for (const { url } of Object.values(servers)) {
    for (const read of reads) await measureOnce(url, read);
  }
  for (const read of reads) {
    const best = new Map<string, Reads>();
    for (let round = 0; round < rounds; round++) {
      for (const [name, { url }] of Object.entries(servers)) {
        const reads = await measureOnce(url, read);
        if (reads.perSecond > (best.get(name)?.perSecond ?? 0)) best.set(name, reads);
      }
    }
    for (const [name, { ownShare }] of best) {
      if (ownShare > 0.9) console.log(`${name}, ${read.what}: the asking took a whole processor, it may be faster.`);
    }
    const [figure = 0, fromMemory = 0, ofNginx] = ['program', 'memory', 'nginx'].map(
      (name) => best.get(name)?.perSecond,
    );
    const common = { what: read.what, figure, unit: 'a second' };
    yield row({
      ...common,
      reference: { is: 'node:http from memory', figure: fromMemory },
      aim: { of: 'ratio', atLeast: 0.7 },
    });
    if (ofNginx) yield row({ ...common, reference: { is: 'nginx', figure: ofNginx } });
  }
}

async function measureOnce(url: string, { path, isCompressed, isHeld }: Read): Promise<Reads> {
  const encoding: Record<string, string> = isCompressed ? { 'Accept-Encoding': 'br' } : {};
  const headers = { ...encoding, ...(isHeld && { 'If-None-Match': await tagOf(url + path, encoding) }) };
  return measureReads({ url: url + path, headers, status: isHeld ? 304 : 200, connections, seconds });
}

async function tagOf(url: string, headers: Record<string, string>): Promise<string> {
  const answer = await fetch(url, { headers });
  await answer.arrayBuffer();
  return answer.headers.get('etag') ?? '"any"';
}
