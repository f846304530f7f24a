import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { connect } from 'node:net';
import { fileURLToPath } from 'node:url';
import { brotliDecompressSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { places } from '#content/places.ts';
import { programForThisTest, startTestProgram, type TestProgram } from '#server/testing/test-program.ts';

let program: TestProgram;
beforeAll(async () => {
  program = await startTestProgram();
});
afterAll(() => program.stop());

/** As it goes over the wire: no decompression, no normalised path. */
function raw(request: string, { url } = program): Promise<string> {
  const { hostname, port } = new URL(url);
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    const socket = connect(Number(port), hostname === 'localhost' ? '127.0.0.1' : hostname, () =>
      socket.write(request),
    );
    socket.on('data', (chunk) => chunks.push(chunk));
    socket.on('end', () => resolve(Buffer.concat(chunks).toString('latin1')));
    socket.on('error', reject);
  });
}
const get = (path: string, headers = '') =>
  raw(`GET ${path} HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n${headers}\r\n`);

describe('pages', () => {
  test('come whole: the words of the home page are in the HTML', async () => {
    const page = await (await program.get('/')).text();
    expect(page).toContain('Your next client decides in five seconds.');
    expect(page).toContain('lang="en-ZA"');
    expect(page).toMatch(/<form[^>]*action="\/api\/enquiries" method="post"/);
  });

  test.each(places)('of a place lead from the opening to the form: $slug', async ({ slug }) => {
    const page = await (await program.get(`/${slug}`)).text();
    const opening = page.slice(page.indexOf('<h1'), page.indexOf('<h2'));
    expect(opening).toMatch(new RegExp(`<a [^>]*href="/${slug}#contact">Your free strategy session</a>`));
  });

  test('are sent compressed to whoever can read it', async () => {
    const answer = await get('/', 'Accept-Encoding: gzip, br\r\n');
    expect(answer).toMatch(/content-encoding: br/i);
    expect(answer, 'or a proxy gives it to whoever cannot').toMatch(/\r\nvary: accept-encoding\r\n/i);
    const body = Buffer.from(answer.slice(answer.indexOf('\r\n\r\n') + 4), 'latin1');
    expect(brotliDecompressSync(body).toString()).toContain('Your next client decides');
    expect(await get('/', 'Accept-Encoding: gzip\r\n')).toMatch(/content-encoding: gzip/i);
    expect(await get('/', 'Accept-Encoding: br;q=0, gzip;q=0\r\n')).not.toMatch(/content-encoding/i);
    expect(await get('/')).not.toMatch(/content-encoding/i);
  });

  test('say how large they are to whoever asks for the head alone', async () => {
    for (const path of ['/services', '/%73ervices']) {
      const whole = await get(path, 'Accept-Encoding: br\r\n');
      const head = await raw(
        `HEAD ${path} HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\nAccept-Encoding: br\r\n\r\n`,
      );
      const length = (answer: string) => /content-length: (\d+)/i.exec(answer)?.[1];
      expect(length(head)).toBe(length(whole));
      expect(head.slice(head.indexOf('\r\n\r\n') + 4)).toBe('');
    }
  });

  test('are the same however their name is written, headers and all', async () => {
    const headers = (answer: string) =>
      answer
        .slice(0, answer.indexOf('\r\n\r\n'))
        .toLowerCase()
        .replace(/\r\n(date|x-request-id): [^\r]*/g, '')
        .split('\r\n')
        .sort();
    const plain = await get('/services', 'Accept-Encoding: br\r\n');
    expect(headers(plain)).toContain('content-encoding: br');
    const tag = /etag: (\S+)/i.exec(plain)?.[1];
    const held = await get('/services', `If-None-Match: ${tag}\r\n`);
    for (const odd of ['/%73ervices', '/./services', '/services?a=1']) {
      expect(headers(await get(odd, 'Accept-Encoding: br\r\n')), odd).toEqual(headers(plain));
      // A reader of a 304 puts the headers that it hears in the place of those that it kept.
      const again = headers(await get(odd, `If-None-Match: ${tag}\r\n`));
      expect([...headers(plain), ...headers(held)], odd).toEqual(expect.arrayContaining(again));
    }
  });

  test('are not sent to whoever names no possible host', async () => {
    const answer = await raw('GET / HTTP/1.1\r\nHost: a/b@c\r\nConnection: close\r\n\r\n');
    expect(answer).toMatch(/^HTTP\/1.1 400/);
  });

  test('carry an ETag and are not sent twice', async () => {
    const tag = (await program.get('/')).headers.get('etag') ?? '';
    const again = await get('/', `If-None-Match: "other", ${tag}\r\n`);
    expect(again).toMatch(/^HTTP\/1.1 304/);
    for (const spelling of [tag, tag.replace('W/', ''), '*']) {
      expect(await get('/', `If-None-Match: ${spelling}\r\n`), spelling).toMatch(/^HTTP\/1.1 304/);
    }
    expect(again.slice(again.indexOf('\r\n\r\n') + 4)).toBe('');
    expect(await get('/', 'If-None-Match: "other"\r\n')).toMatch(/^HTTP\/1.1 200/);
  });

  test('are sent anew when only their headers have changed: a reader of a 304 goes on with the old ones', async () => {
    const measured = await programForThisTest({ GTM_ID: 'GTM-ABC123' });
    const secured = await programForThisTest({ PUBLIC_URL: 'https://studio.example' });
    for (const [other, header] of [
      [measured, 'content-security-policy'],
      [secured, 'strict-transport-security'],
    ] as const) {
      const [before, after] = [await program.get('/'), await other.get('/')];
      expect(after.headers.get(header)).not.toBe(before.headers.get(header));
      expect(await after.text()).toBe(await before.text());
      expect(after.headers.get('etag')).not.toBe(before.headers.get('etag'));
    }
    // How long that promise lasts is counted from when it was last heard.
    const tag = (await secured.get('/')).headers.get('etag') ?? '';
    const held = await fetch(secured.url, { headers: { 'if-none-match': tag } });
    expect([held.status, held.headers.get('strict-transport-security')]).toEqual([
      304,
      expect.stringMatching(/max-age/),
    ]);
  });

  test('promise the same bytes under one ETag only where there is one form of them', async () => {
    for (const path of ['/', '/service-worker.js', '/icons/apple-touch-icon.png', '/no-such-page']) {
      const bytes = new Map<string, Set<string>>();
      for (const coding of ['br', 'gzip', 'identity']) {
        const answer = await get(path, `Accept-Encoding: ${coding}\r\n`);
        const tag = /etag: (\S+)/i.exec(answer)?.[1] ?? 'none';
        bytes.set(tag, (bytes.get(tag) ?? new Set()).add(answer.slice(answer.indexOf('\r\n\r\n'))));
      }
      for (const [tag, forms] of bytes) expect(tag.startsWith('W/'), `${path} ${tag}`).toBe(forms.size > 1);
    }
  });

  test('allow exactly the scripts that stand in them', async () => {
    for (const path of ['/', '/thank-you', '/nowhere', '/dashboard']) {
      const answer = await program.get(path);
      const policy = answer.headers.get('content-security-policy') ?? '';
      const scripts = [
        ...(await answer.text()).matchAll(/<script(?![^>]*(?:src=|application\/))[^>]*>([\s\S]*?)<\/script>/g),
      ];
      expect(scripts.length, path).toBeGreaterThan(0);
      for (const [, script = ''] of scripts) {
        expect(policy, path).toContain(`'sha256-${createHash('sha256').update(script).digest('base64')}'`);
      }
      expect(policy).not.toContain('unsafe');
    }
  });

  test('may ask other hosts only where a tag id is set, and never on the dashboard', async () => {
    const own = (await program.get('/')).headers.get('content-security-policy') ?? '';
    expect(own).not.toContain('https:');
    const measured = await programForThisTest({ GTM_ID: 'GTM-ABC123' });
    const policyOf = async (path: string) =>
      (await measured.get(path)).headers.get('content-security-policy') ?? 'none';
    expect(await policyOf('/')).toMatch(/script-src [^;]*https:\/\/\*\.googletagmanager\.com/);
    expect(await policyOf('/dashboard')).not.toContain('https:');
  });

  test('an unknown path is a real 404 with the page for it', async () => {
    const answer = await program.get('/no-such-page');
    expect(answer.status).toBe(404);
    expect(await answer.text()).toContain('Oops! Page not found');
    const held = await get('/no-such-page', `If-None-Match: ${answer.headers.get('etag')}\r\n`);
    expect(held, 'also to whoever holds that page').toMatch(/^HTTP\/1.1 404/);
  });

  test('one page has one address: a slash at the end leads to it', async () => {
    const answer = await program.get('/thank-you/?a=1');
    expect(answer.status).toBe(308);
    expect(answer.headers.get('location')).toBe('/thank-you?a=1');
    expect(await get(`/thank-you${'/'.repeat(15_000)}`)).toMatch(/^HTTP\/1.1 308.*location: \/thank-you\r/is);
    expect(await get(`/${'/'.repeat(15_000)}x`)).toMatch(/^HTTP\/1.1 404/);
  });

  test.each([
    ['/Cape-Town?utm_source=mail', '/cape-town?utm_source=mail'],
    ['/KwaZulu-Natal/', '/kwazulu-natal'],
    ['/Dashboard', '/dashboard'],
    ['/%44ashboard/%53?a', '/dashboard/%53?a'],
    ['/DASHBOARD/Settings/%C3%89?tab=All', '/dashboard/settings/%c3%89?tab=All'],
  ])('capitals lead to the one address: %s', async (path, location) => {
    const answer = await program.get(path);
    expect(answer.status).toBe(308);
    expect(answer.headers.get('location')).toBe(location);
  });

  test('capitals of an unknown path lead nowhere', async () => {
    expect((await program.get('/No-Such-Page')).status).toBe(404);
  });

  test('the dashboard is one document for all paths below it and is kept by nobody', async () => {
    for (const path of ['/dashboard', '/dashboard/settings']) {
      const answer = await program.get(path);
      expect(answer.status).toBe(200);
      expect(answer.headers.get('cache-control')).toBe('no-store');
    }
    expect((await program.get('/dashboards')).status).toBe(404);
  });

  test('hashed files may be kept for ever, pages and what they are made of are asked for again', async () => {
    const page = await (await program.get('/')).text();
    const asset = /\/assets\/[\w.-]+\.js/.exec(page)?.[0] ?? '';
    expect((await program.get(asset)).headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
    for (const path of ['/', '/cape-town', '/cape-town.data'])
      expect((await program.get(path)).headers.get('cache-control'), path).toBe('no-cache');
  });

  test('the worker of the visitors’ browsers is asked for again, and may talk to us alone', async () => {
    const { status, headers } = await program.get('/service-worker.js');
    expect(status).toBe(200);
    expect(headers.get('content-type')).toBe('text/javascript; charset=utf-8');
    expect(headers.get('cache-control')).toBe('no-cache');
    expect(headers.get('content-security-policy')).toBe("default-src 'none'; connect-src 'self'");
  });
});

describe('every answer', () => {
  const json = { 'content-type': 'application/json' };
  const requests: [number, string, RequestInit][] = [
    [200, '/', {}],
    [404, '/nowhere', {}],
    [200, '/dashboard', {}],
    [200, '/api/health', {}],
    [200, '/icons/icon-48.png', {}],
    [401, '/api/leads', {}],
    [404, '/api/nothing', {}],
    [400, '/api/auth/sign-in/email', { method: 'POST', headers: json, body: '{' }],
    [401, '/api/auth/sign-in/email', { method: 'POST', headers: json, body: '{"email":"a@b.co","password":"x"}' }],
    [403, '/api/auth/sign-in/email', { method: 'POST', headers: { ...json, origin: 'https://evil.example' } }],
    [405, '/services', { method: 'POST' }],
    [413, '/api/enquiries', { method: 'POST', headers: json, body: 'x'.repeat(70_000) }],
    [415, '/api/auth/sign-out', { method: 'POST', body: 'x' }],
    [422, '/api/enquiries', { method: 'POST', headers: json, body: '{"form":"home"}' }],
  ];
  test.each(requests)('%i at %s carries the safety headers and an id', async (status, path, init) => {
    const answer = await fetch(program.url + path, init);
    const { headers } = answer;
    expect(answer.status).toBe(status);
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('x-frame-options')).toBe('DENY');
    expect(headers.get('content-security-policy')).toContain("frame-ancestors 'none'");
    expect(headers.get('content-security-policy')).not.toContain('unsafe');
    expect(headers.get('referrer-policy')).toBe('strict-origin-when-cross-origin');
    expect(headers.get('permissions-policy')).toContain('camera=()');
    expect(headers.get('cross-origin-resource-policy')).toBe('same-origin');
    expect(headers.get('x-request-id')).toMatch(/^[\da-f-]{36}$/);
    expect(headers.get('strict-transport-security')).toBeNull();
    if (/^\/(api|dashboard)/.test(path)) expect(headers.get('cache-control')).toBe('no-store');
    expect(headers.get('cross-origin-opener-policy')).toBe(path === '/dashboard' ? 'same-origin' : null);
  });

  test('also what cannot be read is refused with the safety headers', async () => {
    const secured = await programForThisTest({ PUBLIC_URL: 'https://studio.example' });
    const plain = 'Host: x\r\nConnection: close\r\n';
    const requests: [status: number, head: string][] = [
      [400, `TEA / HTTP/1.1\r\n${plain}`],
      [400, `GET / HTTP/1.1\r\n${plain}Content-Length: 1\r\nTransfer-Encoding: chunked\r\n`],
      [431, `GET / HTTP/1.1\r\n${plain}X-Large: ${'x'.repeat(17_000)}\r\n`],
      [400, `GET * HTTP/1.1\r\n${plain}`],
      [400, 'GET / HTTP/1.1\r\nHost: a b\r\nConnection: close\r\n'],
      [400, 'GET / HTTP/1.1\r\nConnection: close\r\n'],
      [400, `GET / HTTP/1.1\r\n${plain}host: x\r\n`],
      [400, `GET /api/health HTTP/1.1\r\n${plain}Host: y\r\n`],
      [404, `GET /api/nothing HTTP/1.1\r\n${plain}Expect: tea\r\n`],
    ];
    for (const [status, head] of requests) {
      const answer = await raw(`${head}\r\n`, secured);
      expect(answer).toMatch(new RegExp(`^HTTP/1.1 ${status} `));
      expect(answer, head).toMatch(/\r\ncontent-type: application\/json\r\n/i);
      expect(JSON.parse(/\{.*\}/.exec(answer)?.[0] ?? 'null'), head).toEqual({
        error: { code: expect.any(String), message: expect.any(String) },
      });
      for (const header of [
        'X-Content-Type-Options: nosniff',
        'X-Frame-Options: DENY',
        "Content-Security-Policy: default-src 'none'; frame-ancestors 'none'",
        'Referrer-Policy: strict-origin-when-cross-origin',
        'Strict-Transport-Security: max-age=31536000',
        'Cache-Control: no-store',
        'Connection: close',
      ])
        expect(answer.toLowerCase(), head).toContain(`\r\n${header.toLowerCase()}`);
    }
  });

  test('pages allow the styles of their notices, and these are those of the library', async () => {
    const library = readFileSync(fileURLToPath(import.meta.resolve('sonner')), 'utf8');
    const styles = JSON.parse(/__insertCSS\((".*")\);/.exec(library)?.[1] ?? '""') as string;
    const hash = createHash('sha256').update(styles).digest('base64');
    const policyOf = async (path: string) => (await program.get(path)).headers.get('content-security-policy');
    expect(await policyOf('/dashboard')).toContain(`'sha256-${hash}'`);
    expect(await policyOf('/')).toContain(`'sha256-${hash}'`);
  });

  test.each([
    '//',
    '/%',
    '/%2e%2e/package.json',
    '/../package.json',
    '/assets/../../package.json',
    '/%00',
    '/api/%ff',
    `/${'a'.repeat(5000)}`,
    '/__spa-fallback.html',
    '/index.html.br',
    '*',
  ])('an odd path is answered and leaks nothing: %s', async (path) => {
    const answer = await get(path);
    expect(answer).toMatch(/^HTTP\/1.1 (4\d\d|308)/);
    expect(answer).not.toContain('highveld-studio');
  });

  test('a write to a page is refused', async () => {
    const { status, headers } = await program.post('/', {});
    expect([status, headers.get('allow')]).toEqual([405, 'GET, HEAD']);
  });
});

test('health is ok while the database answers', async () => {
  const answer = await program.get('/api/health');
  expect(answer.status).toBe(200);
  expect(await answer.json()).toEqual({ status: 'ok' });
});

test('a balancer that asks in the old HTTP/1.0, which needs no host, hears that all is well', async () => {
  expect(await raw('GET /api/health HTTP/1.0\r\n\r\n')).toMatch(/^HTTP\/1.1 200 /);
  expect(await raw('GET / HTTP/1.0\r\n\r\n')).toMatch(/^HTTP\/1.1 200 /);
  expect(await raw('GET /api/health HTTP/1.0\r\nHost: x\r\nHost: y\r\n\r\n')).toMatch(/^HTTP\/1.1 400 /);
});
