// What staff do to a lead. The screen shows it at once; if the server does not agree, it shows what was before and says why.
import { type InfiniteData, useMutation, useQueryClient } from '@tanstack/react-query';
import type { LeadStatus } from '#domain/lead.ts';
import { Problem } from './client.ts';
import {
  type CommunicationInput,
  deleteLead,
  type LeadDetails,
  type LeadPage,
  type LeadRow,
  leadQuery,
  logCommunication,
  patchLead,
} from './leads.ts';
import { useRefresh } from './use-refresh.ts';

/** Of whatever shows a lead, or counts it. */
export const useLeadRefresh = () => useRefresh('leads', 'metrics');

interface Told {
  onFailure(title: string, text: string): void;
}

interface Step {
  lead: Pick<LeadRow, 'id' | 'version' | 'name' | 'status'>;
  to: LeadStatus;
  /** Back to where it was, which is no move of the table: with a further field the server takes it for an edit. */
  takesBack?: boolean;
}

export function useLeadMove({ onFailure, onDone }: Told & { onDone(moved: LeadRow, step: Step): void }) {
  const client = useQueryClient();
  const refresh = useLeadRefresh();
  return useMutation({
    mutationFn: ({ lead, to, takesBack }: Step) =>
      patchLead(lead.id, { version: lead.version, status: to, ...(takesBack && { name: lead.name }) }),
    onMutate: async ({ lead, to }) => {
      await client.cancelQueries({ queryKey: ['leads'] });
      const before = client.getQueriesData({ queryKey: ['leads'] });
      showStatus(client, lead.id, to);
      return { before };
    },
    onSuccess: onDone,
    onError: (error, { lead }, context) => {
      for (const [key, data] of context?.before ?? []) client.setQueryData(key, data);
      onFailure(`${lead.name} was not changed`, whyOf(error));
    },
    onSettled: refresh,
  });
}

/** `onGone`: it has left the screen; `onDone`: and the server agrees. */
export function useLeadDeletion({ onFailure, onGone, onDone }: Told & { onGone(): void; onDone(): void }) {
  const client = useQueryClient();
  const refresh = useLeadRefresh();
  return useMutation({
    mutationFn: ({ id }: Pick<LeadRow, 'id' | 'name'>) => deleteLead(id),
    onMutate: async ({ id }) => {
      await client.cancelQueries({ queryKey: ['leads'] });
      const before = client.getQueriesData({ queryKey: ['leads', 'list'] });
      changeLists(client, (leads) => leads.filter((lead) => lead.id !== id));
      onGone();
      return { before };
    },
    onSuccess: (_, { id }) => {
      client.removeQueries({ queryKey: leadQuery(id).queryKey });
      onDone();
    },
    onError: (error, { name }, context) => {
      for (const [key, data] of context?.before ?? []) client.setQueryData(key, data);
      onFailure(`${name} was not deleted`, whyOf(error));
    },
    onSettled: refresh,
  });
}

export function useCommunication(leadId: string, { onFailure }: Told) {
  const refresh = useLeadRefresh();
  return useMutation({
    mutationFn: (draft: CommunicationInput) => logCommunication(leadId, draft),
    onError: (error) => {
      if (!(error instanceof Problem && error.code === 'not_valid'))
        onFailure('This was not written down', whyOf(error));
    },
    onSettled: refresh,
  });
}

type Client = ReturnType<typeof useQueryClient>;

function showStatus(client: Client, id: string, status: LeadStatus) {
  changeLists(client, (leads) => leads.map((lead) => (lead.id === id ? { ...lead, status } : lead)));
  client.setQueryData<LeadDetails>(leadQuery(id).queryKey, (lead) => lead && { ...lead, status });
}

function changeLists(client: Client, change: (leads: LeadRow[]) => LeadRow[]) {
  client.setQueriesData<InfiniteData<LeadPage>>(
    { queryKey: ['leads', 'list'] },
    (data) => data && { ...data, pages: data.pages.map((page) => ({ ...page, leads: change(page.leads) })) },
  );
}

function whyOf(error: Error): string {
  if (error instanceof Problem && error.code === 'changed_meanwhile')
    return 'Somebody else changed it a moment ago. You see their version now; please look and try again.';
  return error.message;
}
