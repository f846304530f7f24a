// One enquiry that looks like spam: all that was sent, the reasons, and the one click that makes a lead of it.
import { useMutation } from '@tanstack/react-query';
import { Fragment, useId, useState } from 'react';
import { useNavigate } from 'react-router';
import { Problem } from '#app/api/client.ts';
import { deleteHeldEnquiry, type HeldEnquiry, releaseEnquiry } from '#app/api/quarantine.ts';
import { useRefresh } from '#app/api/use-refresh.ts';
import { leadPath } from '#app/paths.ts';
import { Button } from '#app/ui/button.tsx';
import { focusOnce } from '#app/ui/focus-once.ts';
import { FoldedText } from '#app/ui/folded-text.tsx';
import { say } from '#app/ui/spoken.tsx';
import { notify } from '#app/ui/toaster.tsx';
import { useFocusBack } from '#app/ui/use-focus-back.ts';
import {
  budgetLabels,
  labelOf,
  packageLabels,
  remoteWorkLabels,
  serviceLabels,
  spamReasonLabels,
  timelineLabels,
} from '#content/labels.ts';
import { describeAge } from '#domain/age.ts';

export function Held({ held, onDecide }: { held: HeldEnquiry; onDecide(): void }) {
  const { enquiry, spam_score, spam_reasons, reference, created_at, id } = held;
  const heading = useId();
  const [asked, setAsked] = useState(false);
  const navigate = useNavigate();
  // One for both answers: what the last press came to is all that is shown.
  const decide = useMutation({
    mutationFn: async (isSpam: boolean) => (isSpam ? deleteHeldEnquiry(id) : releaseEnquiry(id)),
    onMutate: onDecide,
    onSuccess: (_, isSpam) => {
      if (isSpam) return say(`${enquiry.name} was deleted.`);
      const open = { label: 'Open it', press: () => void navigate(leadPath(id)) };
      notify.done(`${enquiry.name} is a lead now`, '', undefined, open);
    },
    // What says here that it failed goes with the enquiry, where a colleague was quicker.
    onError: (error, isSpam) => {
      if (error instanceof Problem && error.code === 'not_found')
        notify.failed(`${enquiry.name} was not ${isSpam ? 'deleted' : 'made a lead'} by you`, error.message);
    },
    onSettled: useRefresh('quarantine', 'leads'),
  });
  const back = useFocusBack(asked);

  return (
    <li aria-labelledby={heading} className="grid gap-x-10 gap-y-4 border-t border-line py-6 lg:grid-cols-[3fr_2fr]">
      <div className="min-w-0">
        <h3 id={heading} tabIndex={-1} className="break-words font-semibold">
          {enquiry.name}
        </h3>
        <p className="break-words text-small text-muted">
          {enquiry.email} · {enquiry.phone || 'no phone'} · {enquiry.page || 'unknown page'} · {reference} ·{' '}
          {describeAge(new Date(created_at), new Date())}
        </p>
        <dl className="mt-3 grid grid-cols-[8rem_minmax(0,1fr)] max-[14rem]:grid-cols-1 items-baseline gap-x-4 gap-y-1 text-small empty:hidden">
          {factsOf(enquiry).map(([name, value]) => (
            <Fragment key={name}>
              <dt className="text-muted">{name}</dt>
              <dd className="break-words">{value}</dd>
            </Fragment>
          ))}
        </dl>
        <div className="mt-3">
          <FoldedText text={enquiry.message || 'No message.'} />
        </div>
      </div>
      <div className="flex flex-col items-start gap-4">
        <dl className="w-full text-small">
          {spam_reasons.map(({ code, points }) => (
            <div key={code} className="flex justify-between gap-4 border-b border-line py-1">
              <dt className="text-muted">{labelOf(spamReasonLabels, code)}</dt>
              <dd>{points > 0 ? `+${points}` : points}</dd>
            </div>
          ))}
          <div className="flex justify-between gap-4 py-1 font-semibold">
            <dt>Spam score</dt>
            <dd>{spam_score}</dd>
          </div>
        </dl>
        <div className="flex flex-wrap gap-3">
          <Button look="quiet" aria-describedby={heading} busy={decide.isPending} onClick={() => decide.mutate(false)}>
            Not spam
          </Button>
          {asked ? (
            <>
              {/* First, and in focus: a second click on the same spot then deletes nothing. */}
              <Button look="quiet" aria-describedby={heading} ref={focusOnce} onClick={() => setAsked(false)}>
                Keep it
              </Button>
              <Button
                look="quiet"
                aria-describedby={heading}
                busy={decide.isPending}
                onClick={() => decide.mutate(true)}
              >
                Yes, delete for good
              </Button>
            </>
          ) : (
            <Button look="quiet" aria-describedby={heading} ref={back} onClick={() => setAsked(true)}>
              Delete
            </Button>
          )}
        </div>
        {decide.error && (
          <p role="alert" className="text-small text-danger">
            {decide.error.message}
          </p>
        )}
      </div>
    </li>
  );
}

/** What stands in the form beside name, address and message, as far as it was filled in. */
function factsOf(enquiry: HeldEnquiry['enquiry']) {
  const facts = [
    ['Company', enquiry.company],
    ['Website', enquiry.website],
    ['Service', labelOf(serviceLabels, enquiry.service)],
    ['Custom service', enquiry.other_service],
    ['Package', labelOf(packageLabels, enquiry.package)],
    ['Budget', labelOf(budgetLabels, enquiry.budget)],
    ['Timeline', labelOf(timelineLabels, enquiry.timeline)],
    ['Remote work', labelOf(remoteWorkLabels, enquiry.remote_work)],
    ['Marketing', enquiry.marketing_consent && 'Agreed'],
  ] as const;
  return facts.filter(([, value]) => value);
}
