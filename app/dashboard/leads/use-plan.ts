// Plans the day on which a lead is to be heard of again, or says that it was; either can be taken back from its notice.
import { type LeadStep, useLeadStep } from '#app/api/lead-changes.ts';
import { notify } from '#app/ui/toaster.tsx';
import { describeDay } from '#domain/follow-up.ts';

export type Plannable = LeadStep['lead'];

export function usePlan() {
  const step = useLeadStep({
    onFailure: notify.failed,
    onDone: (changed, { lead: before, takesBack }) => {
      const { name, follow_up_on: day } = changed;
      // To take back a plan is not to have followed up.
      const ended = takesBack ? 'no follow-up planned' : 'followed up';
      notify.done(
        `${name}: ${day ? `follow up ${describeDay(day, new Date())}` : ended}`,
        '',
        takesBack
          ? undefined
          : () => step.mutate({ lead: changed, set: { follow_up_on: before.follow_up_on }, takesBack: true }),
      );
    },
  });
  return {
    plan: (lead: Plannable, day: string | null) => step.mutate({ lead, set: { follow_up_on: day } }),
    busy: step.isPending,
  };
}
