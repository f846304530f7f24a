// One question for everything on the screen. What came after it was asked stays.
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { deleteHeldEnquiries, type HeldEnquiry } from '#app/api/quarantine.ts';
import { useRefresh } from '#app/api/use-refresh.ts';
import { Button } from '#app/ui/button.tsx';
import { say } from '#app/ui/spoken.tsx';
import { DeletionQuestion } from '../deletion-question.tsx';

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
    <DeletionQuestion
      title={`Delete ${ids.length} enquiries`}
      label={`Delete ${ids.length} for good`}
      keep="Keep them"
      busy={remove.isPending}
      error={remove.error}
      onDelete={() => remove.mutate()}
      onClose={onClose}
    >
      <p className="mt-4">Are you sure you want to delete all {ids.length} that are shown? This cannot be undone.</p>
      <p className="mt-2 text-small text-muted">
        {others > 0 && `${others} more that are not shown stay. `}What arrives meanwhile stays.
      </p>
    </DeletionQuestion>
  );
}
