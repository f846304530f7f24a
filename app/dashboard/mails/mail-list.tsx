// Every mail: what left, what waits, what was given up and can be sent again or dismissed.
import { useInfiniteQuery, useMutation } from '@tanstack/react-query';
import { Link } from 'react-router';
import { dismissMail, type MailRow, mailPagesQuery, mailPath, sendMailAgain } from '#app/api/mails.ts';
import { useRefresh } from '#app/api/use-refresh.ts';
import { leadPath } from '#app/paths.ts';
import { Button, buttonClass } from '#app/ui/button.tsx';
import { inNewTab } from '#app/ui/in-new-tab.tsx';
import { ListState } from '#app/ui/list-state.tsx';
import { ShowMore } from '#app/ui/show-more.tsx';
import { say } from '#app/ui/spoken.tsx';
import { useFocusBack } from '#app/ui/use-focus-back.ts';
import { useSteadyPress } from '#app/ui/use-steady-press.ts';
import { mailKindLabels, mailStateLabels, staffLinkLabels } from '#content/labels.ts';
import { describeAge } from '#domain/age.ts';
import type { MailState } from '#domain/outbox.ts';

export function MailList() {
  const mails = useInfiniteQuery(mailPagesQuery);
  const first = mails.data?.pages[0];
  const rows = mails.data && eachOnce(mails.data.pages.flatMap((page) => page.mails));
  const [onPress] = useSteadyPress(rows?.map(({ id }) => id).join());
  return (
    <section aria-labelledby="mail-heading">
      <h2 id="mail-heading" className="font-display text-title">
        Mail
      </h2>
      {first && !first.smtp && (
        <p className="mt-2 max-w-[70ch] border-l-2 border-ember pl-4">
          No mail server is set, so mails do not leave. They are kept in the data folder and can be read here. Set
          SMTP_URL and restart; kept mails then leave with ‘Send again’.
        </p>
      )}
      <ListState
        pending={mails.isPending}
        error={mails.isFetchNextPageError ? null : mails.error}
        failed="The mails could not be loaded."
        onRetry={() => mails.refetch()}
        loaded={mails.data !== undefined}
        empty={rows?.length === 0 && 'No mail yet. The first enquiry writes one.'}
      />
      {first && first.not_shown > 0 && (
        <p className="mt-4 max-w-[70ch] border-l-2 border-ember pl-4">
          {first.not_shown === 1
            ? '1 more was given up or refused. It comes into this list as one of those in it leaves.'
            : `${first.not_shown} more were given up or refused. They come into this list as those in it leave.`}
        </p>
      )}
      <ul onClickCapture={onPress} className="mt-6 mb-4">
        {rows?.map((mail) => (
          <Row key={mail.id} mail={mail} leaves={first?.smtp ?? false} />
        ))}
      </ul>
      <ShowMore pages={mails} label="Show more" />
    </section>
  );
}

/** One that leaves between two pages goes from the first to its place among the rest: it is shown where it was, as it is now. */
const eachOnce = (mails: MailRow[]) => [...new Map(mails.map((mail) => [mail.id, mail])).values()];

const marks: Record<MailState, string> = {
  waiting: 'border-line-strong text-text',
  sent: 'border-line text-muted',
  kept: 'border-accent text-accent',
  given_up: 'border-ember text-ember',
  dismissed: 'border-line text-muted',
};

const again = { run: sendMailAgain, said: 'The mail is on its way again.' };
const dismissal = { run: dismissMail, said: 'The mail is dismissed.' };

function Row({ mail, leaves }: { mail: MailRow; leaves: boolean }) {
  // One for both: what the last press came to is all that is shown.
  const decide = useMutation({
    mutationFn: ({ run }: typeof again) => run(mail.id),
    onSuccess: (_, { said }) => say(said),
    onSettled: useRefresh('mails'),
  });
  const isGivenUp = mail.state === 'given_up';
  const canSend = isGivenUp || mail.state === 'dismissed' || (mail.state === 'kept' && leaves);
  const afterSending = useFocusBack<HTMLAnchorElement>(canSend);
  const afterDismissal = useFocusBack<HTMLAnchorElement>(isGivenUp);
  const read = (link: HTMLAnchorElement | null) => {
    afterSending.current = link;
    afterDismissal.current = link;
  };
  const title = mail.link_kind ? staffLinkLabels[mail.link_kind] : mailKindLabels[mail.kind];
  const to = mail.kind === 'staff_notice' ? `about ${mail.name}` : mail.email || 'to all staff';
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-8 gap-y-3 border-t border-line py-4 sm:flex-nowrap">
      <div className="min-w-0">
        <p className="flex flex-wrap items-baseline gap-x-3">
          <span className="font-semibold">{title}</span>
          <span className={`rounded-sm border px-2 py-0.5 text-small ${marks[mail.state]}`}>
            {mailStateLabels[mail.state]}
          </span>
        </p>
        <p className="break-words text-small text-muted">
          <bdi>{to}</bdi>
          {mail.lead_id && (
            <>
              {' · '}
              <Link
                to={leadPath(mail.lead_id)}
                className="underline decoration-line-strong underline-offset-4 hover:decoration-accent"
              >
                {mail.reference}
              </Link>
            </>
          )}{' '}
          · {describeAge(new Date(mail.created_at), new Date())}
          {mail.attempts > 1 && ` · ${mail.attempts} tries`}
        </p>
        {mail.last_error && <p className="break-words text-small text-danger">{mail.last_error}</p>}
        {decide.error && (
          <p role="alert" className="text-small text-danger">
            {decide.error.message}
          </p>
        )}
      </div>
      <div className="flex flex-wrap gap-3 sm:shrink-0">
        <a ref={read} href={mailPath(mail.id)} {...inNewTab} className={buttonClass('quiet')}>
          Read <span className="sr-only">{[title, to].join(', ')}</span>
        </a>
        {canSend && (
          <Button look="quiet" busy={decide.isPending} onClick={() => decide.mutate(again)}>
            Send again <span className="sr-only">{[title, to].join(', ')}</span>
          </Button>
        )}
        {isGivenUp && (
          <Button look="quiet" busy={decide.isPending} onClick={() => decide.mutate(dismissal)}>
            Dismiss <span className="sr-only">{[title, to].join(', ')}</span>
          </Button>
        )}
      </div>
    </li>
  );
}
