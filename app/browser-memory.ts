// What this browser remembers for longer than the page. Storage may be forbidden or full: that is an answer here, never a failure.
export const browserMemory = {
  /** Null where nothing is kept under this name, undefined where nothing can be kept at all. */
  read(key: string): string | null | undefined {
    try {
      return localStorage.getItem(key);
    } catch {
      return undefined;
    }
  },
  /** Whether it is kept. */
  write(key: string, text: string): boolean {
    try {
      localStorage.setItem(key, text);
      return true;
    } catch {
      return false;
    }
  },
  forget(key: string) {
    try {
      localStorage.removeItem(key);
    } catch {
      // Then there is nothing to forget.
    }
  },
};
