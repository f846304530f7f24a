import { queryOptions } from '@tanstack/react-query';
import { api, read } from './client.ts';

export const sessionQuery = queryOptions({
  queryKey: ['session'],
  queryFn: () => read(api.session.$get()),
  staleTime: 60_000,
});

export const signIn = (credentials: { email: string; password: string }) =>
  read(post('/api/auth/sign-in/email', credentials));

export const signOut = () => read(post('/api/auth/sign-out', {}));

function post(path: string, body: object): Promise<Response> {
  return fetch(path, { method: 'POST', headers: { 'Content-Type': 'application/json' }, body: JSON.stringify(body) });
}
