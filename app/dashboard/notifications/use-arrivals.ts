// Rings and shows a notice of the system when a lead has just arrived or was handed to somebody, for whoever has asked for it. What is
// handed over is said on the desk in any case, because it is meant for one person.
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useMemo, useRef } from 'react';
import { useNavigate } from 'react-router';
import { countsQuery, type LeadDetails, leadQuery } from '#app/api/leads.ts';
import { serverNow } from '#app/api/server-time.ts';
import { leadPath, paths } from '#app/paths.ts';
import { notify } from '#app/ui/toaster.tsx';
import type { LiveMessage } from '#domain/live-message.ts';
import { describeArrival } from './describe-arrival.ts';
import { readPreferences } from './preferences.ts';
import { openAtPress, ring } from './ring.ts';
import { showNotice } from './show-notice.ts';

const justNow = 60_000;

export function useArrivals(staffId: string) {
  const client = useQueryClient();
  const navigate = useNavigate();
  const told = useRef(new Set<string>());
  /** How many leads there were when the stream broke: of those that arrive meanwhile nobody says a word. */
  const known = useRef<number>(undefined);
  useEffect(() => openAtPress(() => readPreferences(staffId).sound), [staffId]);
  return useMemo(() => {
    const find = (id: string, staleTime: number) =>
      client.fetchQuery({ ...leadQuery(id), staleTime }).catch(() => null);
    const tell = (title: string, lead?: LeadDetails) => {
      const { sound, desktop } = readPreferences(staffId);
      if (sound) void ring();
      if (desktop) showInSystem(title, lead, navigate);
    };
    const isAsked = () => Object.values(readPreferences(staffId)).includes(true);
    const onMessage = async ({ leads = [], handed_over: handed = [] }: LiveMessage) => {
      for (const id of handed) {
        const lead = await find(id, 0);
        if (lead?.taken_by?.id !== staffId) continue;
        const title = `${lead.name} was handed to you`;
        notify.done(title, describeArrival(lead), undefined, {
          label: 'Open it',
          press: () => void navigate(leadPath(id)),
        });
        tell(title, lead);
      }
      if (!isAsked()) return;
      for (const id of leads.filter((one) => !told.current.has(one)).slice(0, 5)) {
        told.current.add(id);
        const lead = await find(id, 5_000);
        if (lead?.status !== 'new' || serverNow() - Date.parse(lead.created_at) > justNow) continue;
        tell(`New lead: ${lead.name}`, lead);
      }
    };
    const onLost = () => {
      known.current ??= client.getQueryData(countsQuery.queryKey)?.tabs.all;
    };
    const onBack = async (rings: boolean) => {
      const before = known.current;
      known.current = undefined;
      if (before === undefined || !rings || !isAsked()) return;
      const now = await client.fetchQuery({ ...countsQuery, staleTime: 0 }).catch(() => null);
      const more = (now?.tabs.all ?? 0) - before;
      if (more > 0) tell(`${more} new ${more === 1 ? 'lead' : 'leads'} while the line was away`);
    };
    return { onMessage, onLost, onBack };
  }, [client, navigate, staffId]);
}

function showInSystem(title: string, lead: LeadDetails | undefined, open: (path: string) => void) {
  const about = lead ? { body: describeArrival(lead), tag: lead.id } : {};
  const notice = showNotice(title, { ...about, icon: '/icons/icon-192.png' });
  notice?.addEventListener('click', () => {
    window.focus();
    notice.close();
    open(lead ? leadPath(lead.id) : paths.dashboard);
  });
}
