// Rings and shows a notice of the system when a lead has just arrived, for whoever has asked for it.
import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useRef } from 'react';
import { leadQuery } from '#app/api/leads.ts';
import { paths } from '#app/paths.ts';
import { labelOf, priorityLabels, serviceLabels } from '#content/labels.ts';
import type { LiveMessage } from '#domain/live-message.ts';
import { readPreferences } from './preferences.ts';
import { openAtPress, ring } from './ring.ts';
import { showNotice } from './show-notice.ts';

const justNow = 60_000;

export function useArrivals(staffId: string) {
  const client = useQueryClient();
  const told = useRef(new Set<string>());
  useEffect(() => openAtPress(() => readPreferences(staffId).sound), [staffId]);
  return useCallback(
    async ({ leads = [] }: LiveMessage) => {
      const { sound, desktop } = readPreferences(staffId);
      if (!sound && !desktop) return;
      for (const id of leads.filter((one) => !told.current.has(one)).slice(0, 5)) {
        told.current.add(id);
        const lead = await client.fetchQuery({ ...leadQuery(id), staleTime: 5_000 }).catch(() => null);
        if (lead?.status !== 'new' || Date.now() - Date.parse(lead.created_at) > justNow) continue;
        if (sound) void ring();
        if (desktop) {
          const notice = showNotice(`New lead: ${lead.name}`, {
            body: `${priorityLabels[lead.priority]} · score ${lead.lead_score} · ${labelOf(serviceLabels, lead.service_type)}`,
            tag: id,
            icon: '/icons/icon-192.png',
          });
          notice?.addEventListener('click', () => {
            window.focus();
            location.assign(`${paths.dashboard}?lead=${id}`);
          });
        }
      }
    },
    [client, staffId],
  );
}
