import { queryOptions } from '@tanstack/react-query';
import type { InferResponseType } from 'hono/client';
import type { StaffChange, StaffRole } from '#domain/staff.ts';
import { api, jsonBody, read } from './client.ts';

export type StaffRow = InferResponseType<typeof api.staff.$get>['staff'][number];

export const staffQuery = queryOptions({ queryKey: ['staff'], queryFn: () => read(api.staff.$get()) });

export type Colleague = InferResponseType<typeof api.colleagues.$get>['colleagues'][number];

export const colleaguesQuery = queryOptions({
  queryKey: ['staff', 'colleagues'],
  queryFn: () => read(api.colleagues.$get()),
});

export const addStaff = (json: { name: string; email: string; role: StaffRole }) =>
  read<{ id: string }>(api.staff.$post({ json }));
export const changeStaff = (id: string, json: StaffChange) => read(api.staff[':id'].$patch({ param: { id }, json }));
export const inviteAgain = (id: string) => read(api.staff[':id'].invitation.$post({ param: { id } }, jsonBody));
export const requireSecondFactor = (require_second_factor: boolean) =>
  read(api.security.$patch({ json: { require_second_factor } }));
