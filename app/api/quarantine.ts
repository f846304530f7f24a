import { infiniteQueryOptions } from '@tanstack/react-query';
import type { InferResponseType } from 'hono/client';
import { mostHeldDeleted } from '#domain/held-deletion.ts';
import { api, jsonBody, read } from './client.ts';

type HeldPage = InferResponseType<typeof api.quarantine.$get>;
export type HeldEnquiry = HeldPage['enquiries'][number];

export const quarantineQuery = infiniteQueryOptions({
  queryKey: ['quarantine'],
  queryFn: ({ pageParam }) => read<HeldPage>(api.quarantine.$get({ query: pageParam ? { before: pageParam } : {} })),
  initialPageParam: '',
  getNextPageParam: (page) => page.next_cursor,
});

export const releaseEnquiry = (id: string) => read(api.quarantine[':id'].release.$post({ param: { id } }, jsonBody));
export const deleteHeldEnquiry = (id: string) => read(api.quarantine[':id'].$delete({ param: { id } }));

/** These and no others. Gives how many were still there. */
export async function deleteHeldEnquiries(ids: string[]): Promise<number> {
  let count = 0;
  for (let i = 0; i < ids.length; i += mostHeldDeleted) {
    const some = { ids: ids.slice(i, i + mostHeldDeleted) };
    count += (await read<{ deleted: number }>(api.quarantine.delete.$post({ json: some }))).deleted;
  }
  return count;
}
