import { connect } from 'node:net';
import { expect, test } from 'vitest';
import { listen } from './listen.ts';

test('a stop does not wait for connections on which nobody has spoken yet', async () => {
  const server = await listen((_, response) => response.end('here'), { host: '127.0.0.1', port: 0 }, []);
  const unused = connect({ port: Number(new URL(server.url).port), host: '127.0.0.1' });
  await new Promise((resolve) => unused.once('connect', resolve));
  // The server knows of it once it has answered another.
  expect(await (await fetch(server.url)).text()).toBe('here');
  const from = performance.now();
  await server.stop();
  expect(performance.now() - from).toBeLessThan(5_000);
  unused.destroy();
});
