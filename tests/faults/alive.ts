// What a program still holds once everything is collected that nobody refers to. The memory of its process does not say: the
// engine gives nothing back while there is room.
import { once } from 'node:events';
import type { ProgramProcess } from '#server/testing/program-process.ts';

/** For a program that is to be asked. */
export const askable = { NODE_OPTIONS: '--inspect=127.0.0.1:0' };

/** In MB. It answers again only once all is collected. */
export async function aliveIn({ output }: Pick<ProgramProcess, 'output'>): Promise<number> {
  const address = /Debugger listening on (ws:\S+)/.exec(output())?.[1];
  if (!address) throw new Error('The program has no debugger to ask.');
  const debug = new WebSocket(address);
  await once(debug, 'open');
  const ask = async (method: string, params = {}) => {
    debug.send(JSON.stringify({ id: 1, method, params }));
    const [answer] = await once(debug, 'message');
    return JSON.parse(answer.data).result;
  };
  await ask('HeapProfiler.collectGarbage');
  const used = '((memory) => memory.heapUsed + memory.external)(process.memoryUsage())';
  const { result } = await ask('Runtime.evaluate', { expression: used });
  // A program that ends waits for whoever still debugs it.
  debug.close();
  await once(debug, 'close');
  return result.value / 1024 ** 2;
}
