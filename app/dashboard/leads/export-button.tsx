// Downloads the leads of the current view. The server is asked first, so that a refusal is a sentence and not a broken file.
import { useInfiniteQuery, useMutation } from '@tanstack/react-query';
import { Problem } from '#app/api/client.ts';
import { exportAddress, type LeadView, leadsQuery } from '#app/api/leads.ts';
import { Button } from '#app/ui/button.tsx';
import { notify } from '#app/ui/toaster.tsx';
import { tabLabels } from '#content/labels.ts';
import { leadCan } from '#domain/lead-moves.ts';
import type { Staff } from '#domain/staff.ts';
import { count } from '../count.ts';

export function ExportButton({ view, staff }: { view: LeadView; staff: Staff }) {
  const list = useInfiniteQuery(leadsQuery(view));
  // Not the number of the last view, which stands there until that of this one is here.
  const shown = list.isPlaceholderData ? undefined : list.data?.pages[0];
  const start = useMutation({
    mutationFn: async () => {
      const address = exportAddress(view);
      const answer = await fetch(address, { method: 'HEAD' }).catch(() => {
        throw new Problem('offline', 'No connection. Please try again when you are back online.');
      });
      if (!answer.ok) throw problemOf(answer.status);
      Object.assign(document.createElement('a'), { href: address, download: '' }).click();
    },
    onSuccess: () => {
      const least = shown?.total_is_least ? 'at least ' : '';
      const leads = shown?.total === 1 ? '1 lead' : `${least}${shown ? count(shown.total) : 'all'} leads`;
      notify.done('Export started', `${tabLabels[view.tab]}: ${leads} on the way as a CSV file.`);
    },
    onError: (error) => notify.failed('Nothing was exported', error.message),
  });
  if (!leadCan.export(staff)) return null;
  return (
    <Button look="quiet" busy={start.isPending} onClick={() => start.mutate()}>
      Export
    </Button>
  );
}

/** An answer without a body says what it has to say by its number. */
function problemOf(status: number): Problem {
  if (status === 401) return new Problem('not_signed_in', 'Please sign in.');
  if (status === 403) return new Problem('not_allowed', 'Your account may not export leads.');
  if (status === 429) return new Problem('too_many', 'Other exports are under way. Please try again in a minute.');
  return new Problem('unavailable', 'Please try again in a moment.');
}
