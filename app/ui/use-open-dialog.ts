import { useSyncExternalStore } from 'react';
import { openDialog } from './open-dialog.ts';

/** The uppermost one, as they open and close: one may open over another, or leave while what it has caused is still being said. */
export function useOpenDialog(): Element | undefined {
  return useSyncExternalStore(watchDialogs, openDialog, () => undefined);
}

function watchDialogs(onChange: () => void): () => void {
  const watcher = new MutationObserver(onChange);
  watcher.observe(document.body, { subtree: true, attributeFilter: ['open'] });
  return () => watcher.disconnect();
}
