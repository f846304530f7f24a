// Keeps what is on screen fresh: the stream says what changed, the queries read it again.
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import type { LiveKind, LiveMessage } from '#domain/live-message.ts';
import { refreshAll, refresherOf } from './refresher.ts';

export type LiveState = 'live' | 'reconnecting' | { offlineSince: Date };

const longestSilence = 40_000; // the server beats every 15 s
const shortestWait = 1000;

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
  // Only for whoever it is handed to; that the lead changed is said beside it.
  handed_over: [],
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
    let silence: ReturnType<typeof setTimeout>;
    let wait = shortestWait;
    const refresh = refresherOf(client);
    const reopen = () => {
      clearTimeout(retry);
      stream.close();
      wait = shortestWait;
      open();
    };
    // A line that broke without a word looks like one on which nothing happens, but for the beat.
    const alive = () => {
      clearTimeout(silence);
      silence = setTimeout(() => {
        setState('reconnecting');
        reopen();
      }, longestSilence);
    };
    const open = () => {
      stream = new EventSource('/api/events');
      alive();
      stream.addEventListener('beat', alive);
      // What was said before the stream stood is lost: look at everything once.
      stream.addEventListener('ready', () => {
        wait = shortestWait;
        setState('live');
        void refreshAll(client);
      });
      stream.addEventListener('message', ({ data }) => {
        alive();
        const message = JSON.parse(data) as LiveMessage;
        for (const key of new Set((Object.keys(message) as LiveKind[]).flatMap((kind) => whatShows[kind])))
          void refresh(key);
        hear.current(message);
      });
      stream.addEventListener('error', () => {
        setState((before) => (typeof before === 'object' ? before : 'reconnecting'));
        if (stream.readyState !== EventSource.CLOSED) return; // the browser tries again by itself
        // A refusal: either the session has ended, which the session query then shows, or the server is not well yet.
        client.invalidateQueries({ queryKey: ['session'] });
        retry = setTimeout(open, wait);
        wait = Math.min(wait * 2, 30_000);
      });
    };
    open();
    addEventListener('online', reopen);
    return () => {
      removeEventListener('online', reopen);
      clearTimeout(silence);
      clearTimeout(retry);
      stream.close();
    };
  }, [client]);

  return state;
}
