import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startTestProgram, type TestProgram } from '#server/testing/test-program.ts';
import { byteRange } from './in-parts.ts';

const path = '/media/concept-1.mp4';
let program: TestProgram;
let whole: Buffer;
beforeAll(async () => {
  program = await startTestProgram();
  whole = Buffer.from(await (await ask()).arrayBuffer());
});
afterAll(() => program.stop());

/** Reads to the end, so that no connection is left open. */
const statusOf = async (headers: Record<string, string>) => {
  const answer = await ask(headers);
  await answer.arrayBuffer();
  return answer.status;
};
const ask = (headers: Record<string, string> = {}, method = 'GET') => fetch(program.url + path, { method, headers });

describe('a film', () => {
  test('comes whole to whoever asks for the whole, says that it can be had in parts, and is never compressed', async () => {
    const answer = await ask({ 'accept-encoding': 'br, gzip' });
    expect(answer.status).toBe(200);
    expect(answer.headers.get('content-type')).toBe('video/mp4');
    expect(answer.headers.get('accept-ranges')).toBe('bytes');
    expect(answer.headers.get('content-encoding')).toBeNull();
    expect(answer.headers.get('cache-control')).toBe('public, max-age=3600');
    expect(Number(answer.headers.get('content-length'))).toBe(whole.length);
    expect(whole.subarray(4, 8).toString()).toBe('ftyp');
    expect((await answer.arrayBuffer()).byteLength).toBe(whole.length);
  });

  test.each([
    ['the first two bytes, as Safari asks', 'bytes=0-1', 0, 2],
    ['a part in the middle', 'bytes=1000-1999', 1000, 2000],
    ['the rest from somewhere', 'bytes=5000-', 5000, undefined],
    ['the last bytes', 'bytes=-500', -500, undefined],
    ['more than there is', 'bytes=100-999999999', 100, undefined],
    ['more of the end than there is', 'bytes=-999999999', 0, undefined],
  ])('is sent in the part that is asked for: %s', async (_, range, from, to) => {
    const answer = await ask({ range });
    const part = whole.subarray(from, to);
    const start = from < 0 ? whole.length + from : from;
    expect(answer.status).toBe(206);
    expect(answer.headers.get('content-range')).toBe(`bytes ${start}-${start + part.length - 1}/${whole.length}`);
    expect(answer.headers.get('content-length')).toBe(String(part.length));
    expect(Buffer.from(await answer.arrayBuffer()).equals(part)).toBe(true);
  });

  test.each(['bytes=999999999-', 'bytes=-0'])('refuses a part that lies outside: %s', async (range) => {
    const answer = await ask({ range });
    expect(answer.status).toBe(416);
    expect(answer.headers.get('content-range')).toBe(`bytes */${whole.length}`);
    expect(await answer.text()).toBe('');
  });

  test.each(['bytes=', 'bytes=-', 'bytes=9-3', 'bytes=a-b', 'lines=0-5', 'bytes=0-1,4-5', 'bytes=0--1', ' '])(
    'comes whole where the wish cannot be read or names several parts: %s',
    async (range) => {
      const answer = await ask({ range });
      expect(answer.status).toBe(200);
      expect((await answer.arrayBuffer()).byteLength).toBe(whole.length);
    },
  );

  test('is not sent twice, and a part of an older film is never added to a newer one', async () => {
    const tag = (await ask({}, 'HEAD')).headers.get('etag') ?? '';
    expect(await statusOf({ 'if-none-match': tag })).toBe(304);
    expect(await statusOf({ range: 'bytes=0-9', 'if-range': tag })).toBe(206);
    expect(await statusOf({ range: 'bytes=0-9', 'if-range': '"older"' })).toBe(200);
    expect(await statusOf({ range: 'bytes=0-9', 'if-range': 'Sun, 15 Nov 2026 08:00:00 GMT' })).toBe(200);
  });

  test('tells its size without being sent', async () => {
    const answer = await ask({ range: 'bytes=0-1' }, 'HEAD');
    expect(answer.status).toBe(200);
    expect(Number(answer.headers.get('content-length'))).toBe(whole.length);
    expect(await answer.text()).toBe('');
  });

  test('that nobody waits for any more harms nobody', async () => {
    for (let i = 0; i < 20; i++) {
      const leaving = new AbortController();
      const answer = await fetch(program.url + path, { signal: leaving.signal });
      leaving.abort();
      await answer.arrayBuffer().catch(() => undefined);
    }
    expect((await program.get('/api/health')).status).toBe(200);
    expect(await statusOf({ range: 'bytes=0-1' })).toBe(206);
  });
});

test('the last byte of a film is there, the one after it is not', () => {
  expect(byteRange('bytes=999-', 1000)).toEqual({ start: 999, end: 999 });
  expect(byteRange('bytes=1000-', 1000)).toBe('none');
});

test('a film may not be asked for with a number beyond all numbers', () => {
  expect(byteRange(`bytes=${'9'.repeat(400)}-`, 1000)).toBe('none');
  expect(byteRange(`bytes=0-${'9'.repeat(400)}`, 1000)).toEqual({ start: 0, end: 999 });
  expect(byteRange(`bytes=-${'9'.repeat(400)}`, 1000)).toEqual({ start: 0, end: 999 });
});
