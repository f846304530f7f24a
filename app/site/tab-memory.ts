// What this tab remembers until it is closed; where the browser stores nothing, until the page is left.
const onPage = new Map<string, string>();

export const tabMemory = {
  read(key: string): string | undefined {
    try {
      // What could not be stored is newer than what is.
      return onPage.get(key) ?? sessionStorage.getItem(key) ?? undefined;
    } catch {
      return undefined;
    }
  },
  write(key: string, text: string) {
    onPage.set(key, text);
    try {
      sessionStorage.setItem(key, text);
      onPage.delete(key);
    } catch {
      // Forbidden or full.
    }
  },
  forget(key: string) {
    onPage.delete(key);
    try {
      sessionStorage.removeItem(key);
    } catch {
      // As above.
    }
  },
};
