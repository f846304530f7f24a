// Downloads the leads of the current view. The server is asked first, so that a refusal is a sentence and not a broken file.
import { useMutation, useQuery } from '@tanstack/react-query';
import { countsQuery, exportAddress, type LeadView } from '#app/api/leads.ts';
import { Button } from '#app/ui/button.tsx';
import { notify } from '#app/ui/toaster.tsx';
import { tabLabels } from '#content/labels.ts';
import { leadCan } from '#domain/lead-moves.ts';
import type { Staff } from '#domain/staff.ts';

export function ExportButton({ view, staff }: { view: LeadView; staff: Staff }) {
  const counts = useQuery(countsQuery);
  const isNarrowed = Boolean(view.q || view.status || view.priority);
  const start = useMutation({
    mutationFn: async () => {
      const address = exportAddress(view);
      const answer = await fetch(address, { method: 'HEAD' });
      if (!answer.ok)
        throw new Error(answer.status === 401 ? 'Please sign in again.' : 'Please try again in a moment.');
      Object.assign(document.createElement('a'), { href: address, download: '' }).click();
    },
    onSuccess: () => {
      const leads = counts.data?.tabs[view.tab];
      const what = isNarrowed ? 'The leads of this view' : `${leads?.toLocaleString('en-ZA') ?? 'The'} leads`;
      notify.done('Export started', `${what} (${tabLabels[view.tab]}) are on their way as a CSV file.`);
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
