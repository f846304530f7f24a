import { expect, onTestFinished, test, vi } from 'vitest';
import { every } from './every.ts';

test('a run that takes longer than its interval is not begun a second time, and a stop waits for it', async () => {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  const { promise, resolve } = Promise.withResolvers<void>();
  const work = vi.fn(() => promise);
  const job = every(1000, 'sum figures', work, { logFault() {}, jobEnded() {} });
  await vi.advanceTimersByTimeAsync(3500);
  expect(work).toHaveBeenCalledOnce();
  const stopped = vi.fn();
  const stopping = job.stop().then(stopped);
  await vi.advanceTimersByTimeAsync(1000);
  expect(stopped).not.toHaveBeenCalled();
  resolve();
  await stopping;
  await vi.advanceTimersByTimeAsync(3000);
  expect(work).toHaveBeenCalledOnce();
});

test('a run that failed is logged, and the next one is begun as if nothing had happened', async () => {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  const ended: boolean[] = [];
  const work = vi.fn().mockRejectedValueOnce(new Error('no line')).mockResolvedValue(undefined);
  const logFault = vi.fn();
  const job = every(1000, 'sum figures', work, { logFault, jobEnded: (_, well) => ended.push(well) });
  await vi.advanceTimersByTimeAsync(2000);
  await job.stop();
  expect(ended).toEqual([false, true]);
  expect(logFault.mock.calls).toEqual([
    [new Error('no line'), expect.objectContaining({ job: 'sum figures' }), 'job failed'],
  ]);
});
