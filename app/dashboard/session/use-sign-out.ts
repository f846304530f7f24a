import { useMutation, useQueryClient } from '@tanstack/react-query';
import { signOut } from '#app/api/session.ts';
import { forgetDrafts } from '../kept-draft.ts';
import { forgetUserRecord } from './user-record.ts';

export function useSignOut() {
  const onSuccess = useLeave();
  return useMutation({ mutationFn: signOut, onSuccess });
}

/** For whoever has signed out, in whichever way: the door is shown. */
export function useLeave(): () => Promise<void> {
  const client = useQueryClient();
  return () => {
    forgetPerson();
    return client.resetQueries();
  };
}

/** Nothing stays in this tab of whoever was signed in. */
export function forgetPerson() {
  forgetUserRecord();
  forgetDrafts();
}
