// One question for everything on the screen. What came after it was asked stays.
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { deleteHeldEnquiries, type HeldEnquiry } from '#app/api/quarantine.ts';
import { useRefresh } from '#app/api/use-refresh.ts';
import { Button } from '#app/ui/button.tsx';
import { Sheet } from '#app/ui/sheet.tsx';
import { say } from '#app/ui/spoken.tsx';

interface DeleteShownProps {
  enquiries: HeldEnquiry[];
  total: number;
  onDeleted(): void;
}

export function DeleteShown({ enquiries, total, onDeleted }: DeleteShownProps) {
  const [asked, setAsked] = useState<{ ids: string[]; others: number }>();
  const ask = () => setAsked({ ids: enquiries.map(({ id }) => id), others: total - enquiries.length });
  return (
    <div className="mt-6">
      <Button look="quiet" onClick={ask}>
        Delete all shown
      </Button>
      {asked && <Question {...asked} onDeleted={onDeleted} onClose={() => setAsked(undefined)} />}
    </div>
  );
}

interface QuestionProps {
  ids: string[];
  others: number;
  onDeleted(): void;
  onClose(): void;
}

function Question({ ids, others, onDeleted, onClose }: QuestionProps) {
  const remove = useMutation({
    mutationFn: () => deleteHeldEnquiries(ids),
    onSuccess: (count) => {
      onDeleted();
      onClose();
      say(count === ids.length ? `${count} enquiries were deleted.` : `${count} of ${ids.length} were still there.`);
    },
    onSettled: useRefresh('quarantine'),
  });
  return (
    <Sheet title={`Delete ${ids.length} enquiries`} shape="middle" onClose={onClose}>
      <p className="mt-4">Are you sure you want to delete all {ids.length} that are shown? This cannot be undone.</p>
      <p className="mt-2 text-small text-muted">
        {others > 0 && `${others} more that are not shown stay. `}What arrives meanwhile stays.
      </p>
      {remove.error && (
        <p role="alert" className="mt-4 text-small text-danger">
          {remove.error.message}
        </p>
      )}
      <p className="mt-6 flex flex-wrap gap-3">
        <Button look="danger" busy={remove.isPending} onClick={() => remove.mutate()}>
          {remove.isPending ? 'Deleting…' : `Delete ${ids.length} for good`}
        </Button>
        <Button look="quiet" onClick={onClose}>
          Keep them
        </Button>
      </p>
    </Sheet>
  );
}
