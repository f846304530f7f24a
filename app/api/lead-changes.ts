// What staff do to a lead. The screen shows it at once; if the server does not agree, it shows what was before and says why.
import { type InfiniteData, useMutation, useMutationState, useQueryClient } from '@tanstack/react-query';
import { mayBeDone, Problem } from './client.ts';
import {
  type CommunicationInput,
  deleteLead,
  type FollowUps,
  followUpsQuery,
  type LeadDetails,
  type LeadPage,
  type LeadRow,
  leadQuery,
  logCommunication,
  patchLead,
  recordConsent,
  removeCommunication,
} from './leads.ts';
import { inOwnOrder } from './own-steps.ts';
import { useRefresh } from './use-refresh.ts';

/** Of whatever shows a lead, or counts it. */
export const useLeadRefresh = () => useRefresh('leads', 'metrics');

interface Told {
  onFailure(title: string, text: string): void;
}

/** What one click on a button sets. A status alone is a move; to take one back, the day goes along, and makes it an edit. */
export interface LeadStep {
  lead: Pick<LeadRow, 'id' | 'version' | 'name' | 'status' | 'follow_up_on' | 'taken_by' | 'lost_reason'>;
  set: Partial<Pick<LeadRow, 'status' | 'follow_up_on' | 'taken_by' | 'lost_reason'>>;
  /** To what it was before. */
  takesBack?: boolean;
}

export function useLeadStep({ onFailure, onDone }: Told & { onDone(changed: LeadRow, step: LeadStep): void }) {
  const client = useQueryClient();
  const refresh = useLeadRefresh();
  return useMutation({
    mutationFn: ({ lead, set, takesBack }: LeadStep) =>
      inOwnOrder(lead, set, ({ version, follow_up_on }) => {
        const { taken_by: holder, ...rest } = set;
        return patchLead(lead.id, {
          version,
          ...(takesBack && set.status && { follow_up_on }),
          ...rest,
          ...(holder !== undefined && { taken_by: holder?.id ?? null }),
        });
      }),
    onMutate: async ({ lead, set }) => {
      await client.cancelQueries({ queryKey: ['leads'] });
      showStep(client, lead.id, set);
    },
    onSuccess: onDone,
    onError: (error, { lead, set }) => {
      // This step alone: others may be under way, or have failed as well.
      showStep(client, lead.id, Object.fromEntries(fieldsOf(set).map((field) => [field, lead[field]])));
      onFailure(...whatFailed(lead.name, 'changed', error));
    },
    onSettled: refresh,
  });
}

/** `onGone`: it has left the screen; `onDone`: and the server agrees. */
export function useLeadDeletion({ onFailure, onGone, onDone }: Told & { onGone(): void; onDone(): void }) {
  const client = useQueryClient();
  const refresh = useLeadRefresh();
  return useMutation({
    mutationKey: deletion,
    mutationFn: ({ id }: Leaving) => deleteLead(id),
    onMutate: () => onGone(),
    onSuccess: (_, { id }) => {
      client.removeQueries({ queryKey: leadQuery(id).queryKey });
      onDone();
      return refresh(); // until then it is under way, and does not show itself again
    },
    onError: (error, { name }) => {
      onFailure(...whatFailed(name, 'deleted', error));
      void refresh();
    },
  });
}

type Leaving = Pick<LeadRow, 'id' | 'name'>;
const deletion = ['lead', 'deletion'];

/** The leads whose deletion is under way: a list leaves them out, whatever is read meanwhile. */
export const useLeaving = (): string[] =>
  useMutationState({
    filters: { mutationKey: deletion, status: 'pending' },
    select: ({ state }) => (state.variables as Leaving).id,
  });

export function useCommunication(
  leadId: string,
  { onFailure, onDone }: Told & { onDone?(written: CommunicationInput): void },
) {
  const refresh = useLeadRefresh();
  return useMutation({
    mutationFn: (draft: CommunicationInput) => logCommunication(leadId, draft),
    onSuccess: (_, draft) => onDone?.(draft),
    onError: (error) => {
      if (!(error instanceof Problem && error.code === 'not_valid'))
        onFailure(...whatFailed('This', 'written down', error));
    },
    onSettled: refresh,
  });
}

export function useCommunicationRemoval(leadId: string, { onFailure, onDone }: Told & { onDone(): void }) {
  const refresh = useLeadRefresh();
  return useMutation({
    mutationFn: (id: string) => removeCommunication(leadId, id),
    onSuccess: onDone,
    onError: (error) => onFailure(...whatFailed('This', 'removed', error)),
    onSettled: refresh,
  });
}

/** Written down by staff: what a person has said about marketing. */
export function useConsentRecord(leadId: string, { onFailure, onDone }: Told & { onDone(): void }) {
  const refresh = useLeadRefresh();
  return useMutation({
    mutationFn: (granted: boolean) => recordConsent(leadId, granted),
    onSuccess: onDone,
    onError: (error) => onFailure(...whatFailed('This', 'written down', error)),
    onSettled: refresh,
  });
}

type Client = ReturnType<typeof useQueryClient>;
type List = InfiniteData<LeadPage>;

function showStep(client: Client, id: string, set: LeadStep['set']) {
  const change = (leads: LeadRow[]) => leads.map((lead) => (lead.id === id ? { ...lead, ...set } : lead));
  changeLists(client, change);
  client.setQueryData<FollowUps>(followUpsQuery.queryKey, (data) => data && { ...data, leads: change(data.leads) });
  client.setQueryData<LeadDetails>(leadQuery(id).queryKey, (lead) => lead && { ...lead, ...set });
}

const fieldsOf = (set: LeadStep['set']) => Object.keys(set) as (keyof LeadStep['set'])[];

function changeLists(client: Client, change: (leads: LeadRow[]) => LeadRow[]) {
  client.setQueriesData<List>(
    { queryKey: ['leads', 'list'] },
    (data) => data && { ...data, pages: data.pages.map((page) => ({ ...page, leads: change(page.leads) })) },
  );
}

/** Title and text. The answer may have been lost after the server had done it. */
function whatFailed(whose: string, done: string, error: Error): [string, string] {
  if (mayBeDone(error)) {
    const isOffline = error instanceof Problem && error.code === 'offline';
    return [
      `${whose} may not have been ${done}`,
      isOffline
        ? 'No connection. You see how it is when you are back online.'
        : 'The server did not answer. You see how it is as soon as it does.',
    ];
  }
  const why =
    error instanceof Problem && error.code === 'changed_meanwhile'
      ? 'Somebody else changed it a moment ago. You see their version now; please look and try again.'
      : error.message;
  return [`${whose} was not ${done}`, why];
}
