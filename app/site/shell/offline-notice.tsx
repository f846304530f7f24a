import { Said } from '#app/ui/said.tsx';
import { offlineWords as words } from '#content/widget-words.ts';
import { useLine } from '../line.ts';

export function OfflineNotice() {
  const { isThere, stopped } = useLine();
  if (isThere) return null;
  return (
    <aside aria-label={words.label} className="notice border-l-2! border-l-ember!">
      {/* A new one for each click that leads nowhere, so that each is answered. */}
      <Said key={stopped} role={stopped ? 'alert' : 'status'}>
        {stopped ? words.stopped : words.text}
      </Said>
    </aside>
  );
}
