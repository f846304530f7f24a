import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import type { InferResponseType } from 'hono/client';
import { api, jsonBody, read } from './client.ts';

type MailPage = InferResponseType<typeof api.mails.$get>;
export type MailRow = MailPage['mails'][number];

/** The first page, for whoever needs only its numbers. */
export const mailsQuery = queryOptions({ queryKey: ['mails'], queryFn: () => read(api.mails.$get({ query: {} })) });

export const mailPagesQuery = infiniteQueryOptions({
  queryKey: ['mails', 'pages'],
  queryFn: ({ pageParam }) => read<MailPage>(api.mails.$get({ query: pageParam ? { before: pageParam } : {} })),
  initialPageParam: '',
  getNextPageParam: (page) => page.next_cursor,
});

export const mailPath = (id: string) => `/api/mails/${id}`;
export const dismissMail = (id: string) => read(api.mails[':id'].dismiss.$post({ param: { id } }, jsonBody));
export const sendMailAgain = (id: string) => read(api.mails[':id']['send-again'].$post({ param: { id } }, jsonBody));
