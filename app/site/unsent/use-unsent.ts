import { useSyncExternalStore } from 'react';
import { unsentQueue } from './unsent-queue.ts';

const nothing = unsentQueue.read();

export function useUnsent() {
  return useSyncExternalStore(unsentQueue.subscribe, unsentQueue.read, () => nothing);
}
