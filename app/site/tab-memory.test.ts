import { afterEach, expect, test, vi } from 'vitest';
import { tabMemory } from './tab-memory.ts';

afterEach(() => vi.unstubAllGlobals());

test('where the storage is full, what was written last is read, and not what it still holds', () => {
  const stored = new Map([['words', 'older']]);
  let full = true;
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem(key: string, text: string) {
      if (full) throw new DOMException('Full', 'QuotaExceededError');
      stored.set(key, text);
    },
    removeItem: (key: string) => stored.delete(key),
  });
  tabMemory.write('words', 'newer');
  expect(tabMemory.read('words')).toBe('newer');
  full = false;
  tabMemory.write('words', 'newest');
  expect(tabMemory.read('words')).toBe('newest');
  tabMemory.forget('words');
  expect(tabMemory.read('words')).toBeUndefined();
});
