// Keeps what is on screen fresh: the stream says what changed, the queries read it again.
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import type { LiveMessage } from '#domain/live-message.ts';

export type LiveState = 'live' | 'reconnecting';

export function useLive(): LiveState {
  const client = useQueryClient();
  const [state, setState] = useState<LiveState>('reconnecting');

  useEffect(() => {
    const stream = new EventSource('/api/events');
    const refresh = (message: LiveMessage) => {
      for (const kind of Object.keys(message)) client.invalidateQueries({ queryKey: [kind] });
    };
    // What was said before the stream stood is lost: look at everything once.
    stream.addEventListener('ready', () => {
      setState('live');
      client.invalidateQueries();
    });
    stream.addEventListener('message', ({ data }) => refresh(JSON.parse(data) as LiveMessage));
    stream.addEventListener('error', () => {
      setState('reconnecting');
      // A session that has ended answers the stream with a refusal: the session query then shows the sign-in form.
      if (stream.readyState === EventSource.CLOSED) client.invalidateQueries({ queryKey: ['session'] });
    });
    return () => stream.close();
  }, [client]);

  return state;
}
