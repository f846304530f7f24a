import { queryOptions } from '@tanstack/react-query';
import type { InferResponseType } from 'hono/client';
import { api, jsonBody, read } from './client.ts';

export type MailRow = InferResponseType<typeof api.mails.$get>['mails'][number];

export const mailsQuery = queryOptions({ queryKey: ['mails'], queryFn: () => read(api.mails.$get()) });

export const mailPath = (id: string) => `/api/mails/${id}`;
export const sendMailAgain = (id: string) => read(api.mails[':id']['send-again'].$post({ param: { id } }, jsonBody));
