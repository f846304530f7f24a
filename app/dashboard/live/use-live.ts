// Keeps what is on screen fresh: the stream, or the tab that has it, says what changed, and the queries read it again.
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import type { LiveKind, LiveMessage } from '#domain/live-message.ts';
import { listenByTurns } from './listen-by-turns.ts';
import { type News, openStream, type Stream } from './open-stream.ts';
import { refreshAll, refresherOf } from './refresher.ts';

/** `connecting`: for the first time, and nothing has gone wrong yet. */
export type LiveState = 'connecting' | 'live' | 'reconnecting' | { offlineSince: Date };

const longestSilence = 40_000; // the server beats every 15 s

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

interface Hearer {
  onMessage(message: LiveMessage): void;
  /** From now on nothing is heard. */
  onLost(): void;
  /** `rings`: this tab is the one to tell what was missed. */
  onBack(rings: boolean): void;
}

export function useLive(hearer: Hearer): LiveState {
  const client = useQueryClient();
  const [state, setState] = useState<LiveState>('connecting');
  const wasLive = useRef(false);
  const hear = useRef(hearer);
  useEffect(() => {
    hear.current = hearer;
  });

  // A browser that knows it has no line says so at once, with the time.
  useEffect(() => {
    const offline = () => {
      hear.current.onLost();
      setState({ offlineSince: new Date() });
    };
    const online = () => setState(wasLive.current ? 'reconnecting' : 'connecting');
    if (!navigator.onLine) offline();
    addEventListener('offline', offline);
    addEventListener('online', online);
    return () => {
      removeEventListener('offline', offline);
      removeEventListener('online', online);
    };
  }, []);

  useEffect(() => {
    const refresh = refresherOf(client);
    let silence: ReturnType<typeof setTimeout>;
    // A line that broke without a word looks like one on which nothing happens, but for the beat.
    const alive = () => {
      clearTimeout(silence);
      silence = setTimeout(() => {
        setState('reconnecting');
        hear.current.onLost();
        listenAnew();
      }, longestSilence);
    };
    // Of the tabs that nobody looks at one rings.
    const isOurs = () => stream !== undefined || !document.hidden;
    const take = (news: News) => {
      if (news.is === 'lost') {
        hear.current.onLost();
        return setState((before) => (typeof before === 'object' ? before : 'reconnecting'));
      }
      alive();
      if (news.is === 'ready') {
        wasLive.current = true;
        setState('live');
        // What was said before the stream stood is lost: look at everything once.
        void refreshAll(client);
        hear.current.onBack(isOurs());
      }
      if (news.is === 'message') {
        const kinds = Object.keys(news.message) as LiveKind[];
        for (const key of new Set(kinds.flatMap((kind) => whatShows[kind]))) void refresh(key);
        if (isOurs()) hear.current.onMessage(news.message);
      }
    };

    let stream: Stream | undefined;
    const otherTabs = navigator.locks && new BroadcastChannel('desk');
    otherTabs?.addEventListener('message', ({ data }: MessageEvent<News>) => take(data));
    const tell = (news: News) => {
      take(news);
      otherTabs?.postMessage(news);
    };
    // Either the session has ended, which the session query then shows, or the server is not well yet.
    const lookAtSession = () => void client.invalidateQueries({ queryKey: ['session'] });
    const turns = listenByTurns('desk', !document.hidden, () => {
      stream = openStream(tell, lookAtSession);
      return () => {
        stream?.close();
        stream = undefined;
      };
    });
    const listenAnew = () => {
      alive();
      if (stream) stream.reopen();
      else turns.take();
    };
    // The tab that is looked at listens itself: one in the background may be asleep.
    const shown = () => {
      if (!document.hidden) turns.take();
    };
    const online = () => {
      if (stream || !document.hidden) listenAnew();
    };
    alive();
    addEventListener('online', online);
    document.addEventListener('visibilitychange', shown);
    return () => {
      removeEventListener('online', online);
      document.removeEventListener('visibilitychange', shown);
      clearTimeout(silence);
      turns.end();
      otherTabs?.close();
    };
  }, [client]);

  return state;
}
