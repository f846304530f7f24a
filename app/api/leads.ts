import { infiniteQueryOptions, keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { InferRequestType, InferResponseType } from 'hono/client';
import type { LeadPriority, LeadStatus, LeadTab } from '#domain/lead.ts';
import { api, read } from './client.ts';
import { withOwnSteps } from './own-steps.ts';

export type LeadPage = InferResponseType<typeof api.leads.$get, 200>;
export type LeadRow = LeadPage['leads'][number];
export type FollowUps = InferResponseType<(typeof api.leads)['follow-ups']['$get'], 200>;
export type LeadDetails = InferResponseType<(typeof api.leads)[':id']['$get'], 200>;
export type Timeline = InferResponseType<(typeof api.leads)[':id']['communications']['$get'], 200>;
export type TimelineEntry = Timeline['timeline'][number];
type Draft = InferRequestType<(typeof api.leads)[':id']['$patch']>['json'];
export type CommunicationInput = InferRequestType<(typeof api.leads)[':id']['communications']['$post']>['json'] & {
  /** Sent again it is the same one, and by it it is taken back. */
  id: string;
};

/** What the list shows, as the address says it. */
export interface LeadView {
  tab: LeadTab;
  status: LeadStatus | '';
  priority: LeadPriority | '';
  /** In whose hands: an account, or `me`. */
  with: string;
  q: string;
}

/** As the API understands it; what is empty is left out. */
function queryOf({ tab, ...narrowed }: LeadView) {
  return { tab, ...Object.fromEntries(Object.entries(narrowed).filter(([, value]) => value)) };
}

const shown = <Page extends { leads: LeadRow[] }>(page: Page): Page => ({
  ...page,
  leads: page.leads.map(withOwnSteps),
});

export const leadsQuery = (view: LeadView) =>
  infiniteQueryOptions({
    queryKey: ['leads', 'list', view],
    queryFn: ({ pageParam }) =>
      read<LeadPage>(api.leads.$get({ query: { ...queryOf(view), ...(pageParam && { cursor: pageParam }) } })).then(
        shown,
      ),
    initialPageParam: '',
    getNextPageParam: (page) => page.next_cursor,
    placeholderData: keepPreviousData,
  });

export const countsQuery = queryOptions({
  queryKey: ['leads', 'counts'],
  queryFn: () => read(api.leads.counts.$get()),
});

export const followUpsQuery = queryOptions({
  queryKey: ['leads', 'follow-ups'],
  queryFn: () => read<FollowUps>(api.leads['follow-ups'].$get()).then(shown),
});

export const leadQuery = (id: string) =>
  queryOptions({
    queryKey: ['leads', 'one', id],
    queryFn: () => read<LeadDetails>(api.leads[':id'].$get({ param: { id } })).then(withOwnSteps),
  });

export const timelineQuery = (id: string) =>
  infiniteQueryOptions({
    queryKey: ['leads', 'timeline', id],
    queryFn: ({ pageParam }) =>
      read<Timeline>(
        api.leads[':id'].communications.$get({ param: { id }, query: pageParam ? { cursor: pageParam } : {} }),
      ),
    initialPageParam: '',
    getNextPageParam: (page) => page.next_cursor,
  });

/** Where a WhatsApp chat began, by the code that somebody typed into the search. */
export const chatQuery = (code: string) =>
  queryOptions({
    queryKey: ['chats', code],
    queryFn: () => read(api.chats[':code'].$get({ param: { code } })),
    retry: false,
    refetchInterval: false,
  });

export const patchLead = (id: string, json: Draft) =>
  read<LeadRow>(api.leads[':id'].$patch({ param: { id }, json }) as Promise<Response>);
export const deleteLead = (id: string) => read(api.leads[':id'].$delete({ param: { id } }));
export const logCommunication = (id: string, json: CommunicationInput) =>
  read(api.leads[':id'].communications.$post({ param: { id }, json }));
export const removeCommunication = (id: string, communication: string) =>
  read(api.leads[':id'].communications[':communication'].$delete({ param: { id, communication } }));
export const recordConsent = (id: string, granted: boolean) =>
  read(api.leads[':id'].consents.$post({ param: { id }, json: { granted } }));

export const exportAddress = (view: LeadView) => `/api/leads/export.csv?${new URLSearchParams(queryOf(view))}`;
