// Downloads the leads of the current view. The server is asked first, so that a refusal is a sentence and not a broken file.
import { useInfiniteQuery, useMutation } from '@tanstack/react-query';
import { exportAddress, type LeadView, leadsQuery } from '#app/api/leads.ts';
import { Button } from '#app/ui/button.tsx';
import { notify } from '#app/ui/toaster.tsx';
import { tabLabels } from '#content/labels.ts';
import { leadCan } from '#domain/lead-moves.ts';
import type { Staff } from '#domain/staff.ts';

export function ExportButton({ view, staff }: { view: LeadView; staff: Staff }) {
  const shown = useInfiniteQuery(leadsQuery(view)).data?.pages[0];
  const start = useMutation({
    mutationFn: async () => {
      const address = exportAddress(view);
      const answer = await fetch(address, { method: 'HEAD' });
      if (!answer.ok)
        throw new Error(answer.status === 401 ? 'Please sign in again.' : 'Please try again in a moment.');
      Object.assign(document.createElement('a'), { href: address, download: '' }).click();
    },
    onSuccess: () => {
      const least = shown?.total_is_least ? 'at least ' : '';
      const leads = shown?.total === 1 ? '1 lead' : `${least}${shown?.total.toLocaleString('en-ZA') ?? 'all'} leads`;
      notify.done('Export started', `${tabLabels[view.tab]}: ${leads} on the way as a CSV file.`);
    },
    onError: (error) => notify.failed('Nothing was exported', error.message),
  });
  if (!leadCan.export(staff)) return null;
  return (
    <Button look="quiet" aria-disabled={start.isPending} onClick={() => !start.isPending && start.mutate()}>
      Export
    </Button>
  );
}
