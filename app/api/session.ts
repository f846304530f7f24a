import { queryOptions } from '@tanstack/react-query';
import type { InferResponseType } from 'hono/client';
import { api, jsonBody, Problem, read } from './client.ts';

export type Session = InferResponseType<typeof api.session.$get>;

/** That nobody is signed in is an answer, null, and no error: asked again, it leaves the sign-in as somebody is filling it in. */
export const sessionQuery = queryOptions({
  queryKey: ['session'],
  queryFn: (): Promise<Session | null> =>
    read<Session>(api.session.$get()).catch((error: unknown) => {
      if (error instanceof Problem && error.code === 'not_signed_in') return null;
      throw error;
    }),
  staleTime: 60_000,
  refetchOnReconnect: true,
});

/** True when a code is still to follow. */
export async function signIn(credentials: { email: string; password: string }): Promise<boolean> {
  return !(await read<{ ok: boolean }>(api.auth['sign-in'].email.$post({ json: credentials }))).ok;
}

export const sendCode = (code: string) => read(api.auth['second-factor'].$post({ json: { code } }));
/** Also when the window is closed at the same moment. */
export const signOut = () =>
  read(api.auth['sign-out'].$post({}, { ...jsonBody, init: { ...jsonBody.init, keepalive: true } }));
export const askForRecovery = (email: string) => read(api.auth.recover.$post({ json: { email } }));
export const setPassword = (json: { token: string; password: string }) =>
  read(api.auth['set-password'].$post({ json }));
export const confirmEmail = (token: string) => read(api.auth['confirm-email'].$post({ json: { token } }));

/** What a link from a mail is for. */
export const linkQuery = (token: string) =>
  queryOptions({
    queryKey: ['link', token],
    queryFn: () => read(api.auth.link.$post({ json: { token } })),
    staleTime: Number.POSITIVE_INFINITY,
    refetchInterval: false,
    refetchOnReconnect: true,
  });
