import type { SentByPerson } from '#domain/erasure.ts';
import { api, read } from './client.ts';

export const lookForPerson = (email: string) => read<SentByPerson>(api.erasures.look.$post({ json: { email } }));
export const erasePerson = (email: string) => read<SentByPerson>(api.erasures.$post({ json: { email } }));
