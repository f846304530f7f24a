// Keeps what is on screen fresh: the stream says what changed, the queries read it again.
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import type { LiveKind, LiveMessage } from '#domain/live-message.ts';

export type LiveState = 'live' | 'reconnecting' | { offlineSince: Date };

/** Which queries show what changed. */
const whatShows: Record<LiveKind, string[]> = {
  leads: ['leads'],
  // What is said to a person is part of the lead.
  communications: ['leads'],
  metrics: ['metrics'],
  quarantine: ['quarantine'],
  mails: ['mails', 'leads'],
  // Somebody may have lost or gained rights, and it may be oneself.
  staff: ['staff', 'session'],
};

export function useLive(onMessage: (message: LiveMessage) => void): LiveState {
  const client = useQueryClient();
  const [state, setState] = useState<LiveState>('reconnecting');
  const hear = useRef(onMessage);
  useEffect(() => {
    hear.current = onMessage;
  });

  // A browser that knows it has no line says so at once, with the time.
  useEffect(() => {
    const offline = () => setState({ offlineSince: new Date() });
    const online = () => setState('reconnecting');
    if (!navigator.onLine) offline();
    addEventListener('offline', offline);
    addEventListener('online', online);
    return () => {
      removeEventListener('offline', offline);
      removeEventListener('online', online);
    };
  }, []);

  useEffect(() => {
    let stream: EventSource;
    let retry: ReturnType<typeof setTimeout>;
    const open = (wait: number) => {
      stream = new EventSource('/api/events');
      // What was said before the stream stood is lost: look at everything once.
      stream.addEventListener('ready', () => {
        setState('live');
        client.invalidateQueries();
      });
      stream.addEventListener('message', ({ data }) => {
        const message = JSON.parse(data) as LiveMessage;
        for (const kind of Object.keys(message) as LiveKind[]) {
          for (const queryKey of whatShows[kind]) client.invalidateQueries({ queryKey: [queryKey] });
        }
        hear.current(message);
      });
      stream.addEventListener('error', () => {
        setState((before) => (typeof before === 'object' ? before : 'reconnecting'));
        if (stream.readyState !== EventSource.CLOSED) return; // the browser tries again by itself
        // A refusal: either the session has ended, which the session query then shows, or the server is not well yet.
        client.invalidateQueries({ queryKey: ['session'] });
        retry = setTimeout(() => open(Math.min(wait * 2, 30_000)), wait);
      });
    };
    open(1000);
    return () => {
      clearTimeout(retry);
      stream.close();
    };
  }, [client]);

  return state;
}
