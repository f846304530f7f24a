// In whose hands a lead is: taken with one press, given to a colleague with two. Either can be taken back from its notice.
import { useQuery } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { type LeadStep, useLeadStep } from '#app/api/lead-changes.ts';
import { colleaguesQuery } from '#app/api/staff.ts';
import { notify } from '#app/ui/toaster.tsx';
import { useSteadyPress } from '#app/ui/use-steady-press.ts';
import { leadCan } from '#domain/lead-moves.ts';
import type { Staff } from '#domain/staff.ts';
import { namedRow, rowName, smallButton } from './small-button.ts';
import { useGroupFocus } from './use-group-focus.ts';

type Holder = LeadStep['lead']['taken_by'];

export function LeadHolder({ lead, staff }: { lead: LeadStep['lead']; staff: Staff }) {
  const { handOver, busy } = useHandOver(staff);
  const here = lead.taken_by?.id;
  const { group, press } = useGroupFocus(here);
  const [onPress] = useSteadyPress(here);
  const colleagues = useQuery(colleaguesQuery).data?.colleagues ?? [];
  const [chosen, setChosen] = useState<string>(); // stays whatever others do meanwhile
  const others = colleagues.filter(({ id }) => id !== staff.id && id !== here);
  if (!leadCan.edit(staff)) return null;
  const give = (holder: Holder) => {
    if (busy) return;
    press();
    handOver(lead, holder);
  };
  const giveToChosen = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const colleague = new FormData(event.currentTarget).get('colleague');
    const holder = others.find(({ id }) => id === colleague);
    if (holder) give(holder);
  };
  const isMine = here === staff.id;
  return (
    <fieldset {...group} onClickCapture={onPress} className={namedRow}>
      <legend className={rowName}>With</legend>
      <span className="mr-1 min-w-0 break-words text-small">{nameOf(lead.taken_by, staff)}</span>
      {/* New for each holder: a key that is held too long must not press what stands there afterwards. */}
      <button
        key={here}
        type="button"
        aria-disabled={busy}
        onClick={() => give(isMine ? null : { id: staff.id, name: staff.name })}
        className={smallButton}
      >
        {isMine ? 'Give it back' : 'Take it'}
      </button>
      {others.length > 0 && (
        <form onSubmit={giveToChosen} className="flex flex-wrap items-center gap-2">
          <select
            name="colleague"
            aria-label="Colleague"
            value={others.some(({ id }) => id === chosen) ? chosen : others[0]?.id}
            onChange={(event) => setChosen(event.target.value)}
            className={`${smallButton} max-w-60 bg-ground`}
          >
            {others.map(({ id, name }) => (
              <option key={id} value={id}>
                {name}
              </option>
            ))}
          </select>
          <button key={here} type="submit" aria-disabled={busy} className={smallButton}>
            Hand over
          </button>
        </form>
      )}
    </fieldset>
  );
}

function useHandOver(staff: Staff) {
  const step = useLeadStep({
    onFailure: notify.failed,
    onDone: (changed, { lead: before, takesBack }) =>
      notify.done(
        `${changed.name}: with ${nameOf(changed.taken_by, staff)}`,
        '',
        takesBack
          ? undefined
          : () => step.mutate({ lead: changed, set: { taken_by: before.taken_by }, takesBack: true }),
      ),
  });
  return {
    handOver: (lead: LeadStep['lead'], holder: Holder) => step.mutate({ lead, set: { taken_by: holder } }),
    busy: step.isPending,
  };
}

const nameOf = (holder: Holder, staff: Staff) => (holder?.id === staff.id ? 'you' : (holder?.name ?? 'nobody yet'));
