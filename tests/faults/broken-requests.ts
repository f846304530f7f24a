// Ten thousand requests that no browser sends: broken lines and headers, wrong lengths, two lengths, bodies that are too large,
// cut short or of the wrong kind, odd addresses, plain noise. The same numbers in every run. Expected: no answer is a 5xx, no fault is logged,
// nothing crashes or grows, and whoever asks properly is served all the while.
import { connect } from 'node:net';
import { createChance } from '#server/seed/chance.ts';
import { anEnquiry } from '#server/testing/enquiries.ts';
import { memoryOf, tryFault } from './ground.ts';
import { compareWithStored, lookAtPages, sendEnquiries } from './visitors.ts';

const total = 10_000;
const atOnce = 40;
const { next: random, oneOf: pick } = createChance(20_261_115);
const noise = (length: number) => Buffer.from(Array.from({ length }, () => Math.floor(random() * 256)));

const plainHeaders = [
  ...[
    'Content-Type: application/json',
    'Content-Type: application/x-www-form-urlencoded',
    'Content-Type: multipart/form-data; boundary=x',
  ],
  ...[
    'Accept: application/json',
    'Cookie: better-auth.session_token=x.y',
    'Origin: null',
    'Range: bytes=9-1',
    'If-None-Match: *',
  ],
  ...['Accept-Encoding: br;q=0, gzip', 'Referer: http://%', 'X-Forwarded-For: ::::', 'Content-Encoding: gzip'],
];
const methods = ['GET', 'POST', 'PUT', 'HEAD', 'OPTIONS', 'TRACE', 'PATCH', 'DELETE', 'BREW', 'get', 'CONNECT', ''];
const paths = [
  ...[
    '/',
    '//',
    '///x',
    '/%',
    '/%00',
    '/%ff%fe',
    '/..%2f..%2fetc/passwd',
    '/../../etc/passwd',
    '/a b',
    '*',
    '?',
    '/#x',
    '\\',
  ],
  ...[
    'http://other.example/',
    'http://[::/',
    `/${'a'.repeat(9_000)}`,
    '/api',
    '/api/',
    '/api//leads',
    '/api/health',
    '/contact/',
  ],
  ...[
    '/api/enquiries',
    '/api/enquiries',
    '/api/enquiries',
    '/api/analytics',
    '/api/auth/sign-in/email',
    '/api/leads?q=%E0%A4%A',
  ],
  ...[
    '/api/guide/x',
    '/api/guide/%2e%2e',
    '/dashboard/%',
    '/__proto__',
    '/constructor',
    '/é',
    '/index.html',
    '/assets/',
  ],
];
const headers = [
  ...[
    'Host: localhost',
    'Host: localhost',
    'Host:',
    'Host: a b',
    'Host: [::',
    'Host: x\r\nHost: y',
    'X: \u0000',
    'No colon',
    ': none',
  ],
  ...[
    'Connection: upgrade\r\nUpgrade: websocket',
    'Expect: 100-continue',
    'Expect: tea',
    'Range: bytes=9-1',
    'TE: x',
    'X: é',
  ],
  ...[
    'Content-Length: -1',
    'Content-Length: 5, 6',
    'Content-Length: 99999999999',
    'Content-Length: x',
    'Content-Length: 3',
  ],
  ...[
    'Content-Length: 4\r\nContent-Length: 5',
    'Transfer-Encoding: chunked',
    'Transfer-Encoding: chunked\r\nContent-Length: 3',
  ],
  ...[
    'Transfer-Encoding: gzip, chunked',
    'Content-Encoding: gzip',
    'Accept-Encoding: \u0001, br;q=x',
    'If-None-Match: "',
    'Cookie: =',
  ],
  ...[
    'Content-Type: application/json',
    'Content-Type: multipart/form-data',
    'Content-Type: multipart/form-data; boundary="',
    'Content-Type: ;',
  ],
  ...[
    'Content-Type: application/x-www-form-urlencoded',
    'Content-Type: application/json; charset=utf-7',
    `X: ${'y'.repeat(20_000)}`,
  ],
  ...[
    'Origin: null',
    'Referer: \\',
    'X-Forwarded-For: ,,',
    'Cookie: better-auth.session_token=%',
    'Accept: application/json',
  ],
];
const bodies = [
  ...[
    '',
    '{}',
    '{"form":"home"',
    'null',
    '[]',
    '"',
    '5\r\nhello\r\n0\r\n\r\n',
    'zz\r\n',
    'ffffffffffffffff\r\nx',
    '--\r\n\r\n--',
  ],
  ...[
    'name=%',
    'a=1&'.repeat(5_000),
    '['.repeat(30_000),
    '{"a":'.repeat(10_000),
    'x'.repeat(70_000),
    'x'.repeat(2_000_000),
  ],
  ...[JSON.stringify(anEnquiry({ email: 'nobody' })), '\u0000'.repeat(100)],
];

await tryFault(300, async (ground) => {
  const program = await ground.start();
  const port = Number(new URL(program.url).port);
  const visitors = sendEnquiries(program.url, 5);
  const pages = lookAtPages(program.url);
  const before = memoryOf(program.process.pid);
  const answers = new Map<string, number>();
  const failures: string[] = [];
  let sent = 0;
  const worker = async () => {
    while (sent++ < total) {
      const request = oneRequest();
      for (const status of await send(port, request)) {
        answers.set(status, (answers.get(status) ?? 0) + 1);
        if (status.startsWith('5')) failures.push(`${status}: ${request.subarray(0, 300).toString('latin1')}`);
      }
    }
  };
  await Promise.all(Array.from({ length: atOnce }, worker));
  const heard = await visitors.stop();
  const looked = await pages.stop();
  const after = memoryOf(program.process.pid);
  for (const failure of failures.slice(0, 5)) ground.expect(false, `Answered ${JSON.stringify(failure)}`);
  const faults = program.output().match(/^\{.*"error".*$/gm) ?? [];
  ground.expect(faults.length === 0, `${faults.length} faults were logged, such as ${faults[0]?.slice(0, 500)}`);
  ground.expect(program.process.exitCode === null, 'The program ended.');
  ground.expect(heard.answers.get(201) === heard.sent, 'A proper enquiry was not answered at once.');
  ground.expect(looked.failed === 0, `${looked.failed} pages failed.`);
  ground.expect(after - before < 400, `Memory grew by ${(after - before).toFixed(0)} MB.`);
  ground.expect(
    ['400', '404', '413', '415'].every((status) => (answers.get(status) ?? 0) > 100),
    'Too few got past the parser, so little was tried.',
  );
  const compared = await compareWithStored(ground, heard);
  const code = await program.end('SIGTERM');
  ground.expect(code === 0, `It ended with ${code}.`);
  const counts = [...answers].sort(([a], [b]) => (a < b ? -1 : 1)).map(([status, count]) => `${count} × ${status}`);
  return `${total} requests: ${counts.join(', ')}; memory ${before.toFixed(0)} MB before, ${after.toFixed(0)} after; ${compared}; pages p95 ${looked.p95.toFixed(0)} ms, ${looked.failed} failed`;
});

function oneRequest(): Buffer {
  const kind = random();
  if (kind < 0.05) return noise(1 + Math.floor(random() * 2_000));
  if (kind < 0.06) return Buffer.from('PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n');
  const version = random() < 0.9 ? 'HTTP/1.1' : pick(['HTTP/1.0', 'HTTP/0.9', 'HTTP/9.9', 'HTP/1.1', '']);
  // Half of them are broken only further in, so that they get past the parser.
  const isPlain = random() < 0.5;
  const lines = Array.from({ length: Math.floor(random() * 4) }, () => pick(isPlain ? plainHeaders : headers));
  const body = pick(bodies);
  if (isPlain || random() < 0.5) lines.push(`Content-Length: ${Buffer.byteLength(body)}`);
  if (isPlain || random() < 0.6) lines.unshift('Host: localhost');
  const end = random() < 0.95 ? '\r\n\r\n' : pick(['\n\n', '\r\r', '\r\n', '']);
  const request = Buffer.from(
    `${isPlain ? pick(['GET', 'POST', 'POST', 'HEAD', 'PATCH']) : pick(methods)} ${pick(paths)} ${version}\r\n${lines.join('\r\n')}${end}${body}`,
    'latin1',
  );
  return random() < 0.05 ? request.subarray(0, Math.floor(random() * request.length)) : request;
}

/** The statuses that came back; what is not answered within a moment is hung up on. */
function send(port: number, request: Buffer): Promise<string[]> {
  return new Promise((resolve) => {
    let answer = '';
    const socket = connect({ port, host: '127.0.0.1' }, () => socket.write(request));
    const over = setTimeout(() => socket.destroy(), 400);
    socket.on('data', (chunk) => {
      if (answer.length < 100_000) answer += chunk.toString('latin1');
      if (/^HTTP\/1\.1 [2-5]/m.test(answer)) setTimeout(() => socket.destroy(), 5);
    });
    socket.on('error', () => {});
    socket.on('close', () => {
      clearTimeout(over);
      resolve([...answer.matchAll(/^HTTP\/1\.1 (\d+)/gm)].map(([, status]) => status ?? ''));
    });
  });
}
