import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { api, read } from './client.ts';

export const statsQuery = queryOptions({
  queryKey: ['metrics', 'stats'],
  queryFn: () => read(api.stats.$get({ query: {} })),
});

/** The days are South African ones, both ends included. */
export const trendsQuery = (start_date: string, end_date: string) =>
  queryOptions({
    queryKey: ['metrics', 'trends', start_date, end_date],
    queryFn: () => read(api.stats.trends.$get({ query: { start_date, end_date } })),
    placeholderData: keepPreviousData,
  });

/** By a key of its own: what is told of leads, as it happens, changes nothing here. */
export const visitorsQuery = (start_date: string, end_date: string) =>
  queryOptions({
    queryKey: ['visitors', start_date, end_date],
    queryFn: () => read(api.analytics.report.$get({ query: { start_date, end_date } })),
    placeholderData: keepPreviousData,
  });
