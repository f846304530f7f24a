import { useSyncExternalStore } from 'react';
import { offlineWords as words } from '#content/widget-words.ts';

const subscribe = (listener: () => void) => {
  addEventListener('online', listener);
  addEventListener('offline', listener);
  return () => {
    removeEventListener('online', listener);
    removeEventListener('offline', listener);
  };
};

export function OfflineNotice() {
  const online = useSyncExternalStore(
    subscribe,
    () => navigator.onLine,
    () => true,
  );
  if (online) return null;
  return (
    <aside aria-label={words.label} className="notice border-l-2 border-l-ember">
      <p role="status">{words.text}</p>
    </aside>
  );
}
