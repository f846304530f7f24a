import { queryOptions } from '@tanstack/react-query';
import type { InferResponseType } from 'hono/client';
import { api, read } from './client.ts';

export type Device = InferResponseType<typeof api.account.sessions.$get>['devices'][number];
export type Enrolment = InferResponseType<(typeof api.account)['second-factor']['start']['$post']>;

export const devicesQuery = queryOptions({
  queryKey: ['staff', 'devices'],
  queryFn: () => read(api.account.sessions.$get()),
});

export const profileQuery = queryOptions({
  queryKey: ['staff', 'profile'],
  queryFn: () => read(api.account.$get()),
});

export const changeProfile = (json: { name: string } | { morning_mail: boolean }) => read(api.account.$patch({ json }));
export const changePassword = (json: { current_password: string; new_password: string }) =>
  read(api.account.password.$post({ json }));
export const changeEmail = (json: { email: string; password: string }) => read(api.account.email.$post({ json }));
export const startEnrolment = (password: string): Promise<Enrolment> =>
  read<Enrolment>(api.account['second-factor'].start.$post({ json: { password } }));
export const confirmEnrolment = (code: string) => read(api.account['second-factor'].confirm.$post({ json: { code } }));
export const removeSecondFactor = (password: string) =>
  read(api.account['second-factor'].remove.$post({ json: { password } }));
export const makeRecoveryCodes = (password: string) =>
  read(api.account['recovery-codes'].$post({ json: { password } }));
export const endDevice = (id: string) => read(api.account.sessions[':id'].$delete({ param: { id } }));
export const endDevices = (which: 'others' | 'all') => read(api.account.sessions.end.$post({ json: { which } }));
