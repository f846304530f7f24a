// A bounded load of reads from kept connections, the next request on each when the last one is answered. Node's own client needs
// more time to ask than a server to answer, and would hide how fast that is; this one counts the bytes and no more.
import { connect } from 'node:net';

export interface ReadLoad {
  url: string;
  headers: Record<string, string>;
  /** Every answer must have it. */
  status: number;
  connections: number;
  seconds: number;
}

export interface Reads {
  perSecond: number;
  /** How much of one processor the asking took: near 1, it is the asking that was measured. */
  ownShare: number;
}

export async function measureReads({ url, headers, status, connections, seconds }: ReadLoad): Promise<Reads> {
  const { hostname, port, host, pathname } = new URL(url);
  const fields = Object.entries({ Host: host, ...headers }).map(([name, value]) => `${name}: ${value}\r\n`);
  const request = `GET ${pathname} HTTP/1.1\r\n${fields.join('')}\r\n`;
  const from = performance.now();
  const worked = process.cpuUsage();
  const end = from + seconds * 1000;
  const read = () => readUntil(end, { host: hostname, port: Number(port) }, request, status);
  const answers = await Promise.all(Array.from({ length: connections }, read));
  const took = performance.now() - from;
  const { user, system } = process.cpuUsage(worked);
  return {
    perSecond: (answers.reduce((sum, count) => sum + count, 0) / took) * 1000,
    ownShare: (user + system) / 1000 / took,
  };
}

/** How many answers one connection got. */
function readUntil(
  end: number,
  place: { host: string; port: number },
  request: string,
  status: number,
): Promise<number> {
  return new Promise((resolve, reject) => {
    let answers = 0;
    let owed = 0;
    let begun: Buffer = Buffer.alloc(0);
    const socket = connect({
      ...place,
      noDelay: true,
      onread: {
        buffer: Buffer.allocUnsafe(64 * 1024),
        callback(length, buffer) {
          take((buffer as Buffer).subarray(0, length));
          return true;
        },
      },
    });
    socket.once('connect', () => socket.write(request));
    socket.once('error', reject);
    socket.once('close', () => resolve(answers));

    const take = (bytes: Buffer) => {
      let body = bytes;
      if (owed === 0) {
        const head = begun.length > 0 ? Buffer.concat([begun, bytes]) : bytes;
        const headEnd = head.indexOf('\r\n\r\n');
        // The buffer is used again for what comes next.
        begun = headEnd < 0 ? Buffer.from(head) : Buffer.alloc(0);
        if (headEnd < 0) return;
        const fields = head.toString('latin1', 0, headEnd);
        const length = lengthOf(fields, status);
        if (length === undefined) return void socket.destroy(new Error(`Not what was asked for: ${fields}`));
        owed = length;
        body = head.subarray(headEnd + 4);
      }
      owed -= body.length;
      if (owed > 0) return;
      answers++;
      if (performance.now() < end) socket.write(request);
      else socket.destroy();
    };
  });
}

/** Of the body; undefined where this is not the answer that was expected. */
function lengthOf(head: string, status: number): number | undefined {
  if (!head.startsWith(`HTTP/1.1 ${status} `)) return undefined;
  if (status === 304) return 0;
  const length = /\r\ncontent-length: (\d+)/i.exec(head)?.[1];
  return length === undefined ? undefined : Number(length);
}
