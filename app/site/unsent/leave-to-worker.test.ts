import { afterEach, expect, test, vi } from 'vitest';

afterEach(() => {
  vi.unstubAllGlobals();
  vi.unstubAllEnvs();
});

test('a worker that could not come at the first letter is asked for again with each try to send', async () => {
  const register = vi.fn().mockRejectedValue(new Error('no line'));
  vi.stubGlobal('navigator', { serviceWorker: { register, ready: new Promise(() => {}) } });
  vi.stubGlobal('location', { pathname: '/contact', origin: 'https://here.example' });
  vi.stubEnv('DEV', false);
  const { leaveToWorker, startWorker } = await import('./leave-to-worker.ts');
  startWorker();
  startWorker();
  await vi.waitFor(() => expect(register).toHaveBeenCalledTimes(1));
  leaveToWorker();
  await vi.waitFor(() => expect(register).toHaveBeenCalledTimes(2));
});
