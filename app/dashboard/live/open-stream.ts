// The stream that says what changed, opened again whenever it breaks.
import type { LiveMessage } from '#domain/live-message.ts';

export type News = { is: 'ready' | 'beat' | 'lost' } | { is: 'message'; message: LiveMessage };

const shortestWait = 1000;

export interface Stream {
  reopen(): void;
  close(): void;
}

export function openStream(tell: (news: News) => void, onRefusal: () => void): Stream {
  let source: EventSource;
  let retry: ReturnType<typeof setTimeout>;
  let wait = shortestWait;
  const open = () => {
    source = new EventSource('/api/events');
    source.addEventListener('beat', () => tell({ is: 'beat' }));
    source.addEventListener('ready', () => {
      wait = shortestWait;
      tell({ is: 'ready' });
    });
    source.addEventListener('message', ({ data }) => tell({ is: 'message', message: JSON.parse(data) }));
    source.addEventListener('error', () => {
      tell({ is: 'lost' });
      if (source.readyState !== EventSource.CLOSED) return; // the browser tries again by itself
      onRefusal();
      retry = setTimeout(open, wait);
      wait = Math.min(wait * 2, 30_000);
    });
  };
  const close = () => {
    clearTimeout(retry);
    source.close();
  };
  open();
  return {
    close,
    reopen() {
      close();
      wait = shortestWait;
      open();
    },
  };
}
