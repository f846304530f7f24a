import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { changeProfile, profileQuery } from '#app/api/account.ts';
import { mayBeDone } from '#app/api/client.ts';
import { Button } from '#app/ui/button.tsx';
import { ListState } from '#app/ui/list-state.tsx';
import { notify } from '#app/ui/toaster.tsx';
import { keepPreferences, type Preferences, readPreferences } from './preferences.ts';
import { ring } from './ring.ts';
import { showNotice } from './show-notice.ts';

const canShow = () => 'Notification' in window;
/** Whoever allowed it once may have taken that back in the browser. */
const isAllowed = () => canShow() && Notification.permission === 'granted';

export function NotificationSettings({ staffId }: { staffId: string }) {
  const [chosen, setChosen] = useState(() => readPreferences(staffId));
  const choose = (changes: Partial<Preferences>) => {
    // Not what was chosen when the browser began to ask: another may have been made meanwhile.
    const next = { ...readPreferences(staffId), ...changes };
    setChosen(next);
    if (keepPreferences(staffId, next)) return;
    notify.failed('Not remembered', 'This browser does not let us keep settings. They hold until you close the page.');
  };
  const askForDesktop = async (wanted: boolean) => {
    if (wanted && (await Notification.requestPermission()) !== 'granted') {
      notify.failed(
        'Not allowed',
        'Your browser does not show notifications of this site. Allow them in its site settings and try again.',
      );
      return;
    }
    // Only trying shows whether it works here.
    if (wanted && !showNotice('Notifications are on', { body: 'This is how a new lead will be told.', tag: 'trial' })) {
      notify.failed(
        'Not possible here',
        'This browser does not show notifications of a page. The ring works; on a computer both do.',
      );
      return;
    }
    choose({ desktop: wanted });
  };
  return (
    <section aria-labelledby="notifications-heading">
      <h2 id="notifications-heading" className="font-display text-title">
        Notifications
      </h2>
      <p className="mt-2 max-w-[60ch] text-muted">
        How you hear of a new lead while the dashboard is open. The choice is yours alone and holds for this browser.
      </p>
      <div className="mt-8 flex max-w-xl flex-col">
        <Choice
          id="notice-sound"
          title="Ring"
          text="Two soft tones when a lead arrives."
          checked={chosen.sound}
          onChange={(sound) => choose({ sound })}
        />
        <Choice
          id="notice-desktop"
          title="Desktop notification"
          text={
            canShow()
              ? 'A notice of your system with name, priority and score, also while you look at something else.'
              : 'This browser cannot show notifications.'
          }
          checked={chosen.desktop && isAllowed()}
          disabled={!canShow()}
          onChange={askForDesktop}
        />
      </div>
      <p className="mt-6">
        <Button look="quiet" onClick={ring}>
          Let me hear it
        </Button>
      </p>
      <MorningMail />
    </section>
  );
}

/** Kept with the account, unlike the choices above. */
function MorningMail() {
  const client = useQueryClient();
  const profile = useQuery(profileQuery);
  const change = useMutation({
    mutationFn: (morning_mail: boolean) => changeProfile({ morning_mail }),
    onSuccess: (kept) => client.setQueryData(profileQuery.queryKey, kept),
    onError: (error) => notify.failed(`This ${mayBeDone(error) ? 'may not have been' : 'was not'} kept`, error.message),
    onSettled: () => client.invalidateQueries({ queryKey: profileQuery.queryKey }),
  });
  return (
    <div className="mt-12 max-w-xl">
      <h3 className="font-semibold text-lead">By mail</h3>
      <p className="mt-2 mb-6 text-muted">What comes to your address. The choice holds wherever you sign in.</p>
      <ListState
        pending={profile.isPending}
        error={profile.data ? null : profile.error}
        failed="Your choice could not be loaded."
        onRetry={() => profile.refetch()}
      />
      {profile.data && (
        <Choice
          id="morning-mail"
          title="Morning mail"
          text="What is due to be followed up, before nine on working days. Nothing comes where nothing is due."
          checked={change.isPending ? change.variables : profile.data.morning_mail}
          onChange={(wanted) => change.isPending || change.mutate(wanted)}
        />
      )}
    </div>
  );
}

function Choice({
  id,
  title,
  text,
  checked,
  disabled = false,
  onChange,
}: {
  id: string;
  title: string;
  text: string;
  checked: boolean;
  disabled?: boolean;
  onChange(checked: boolean): void;
}) {
  return (
    <p className="flex items-start gap-4 border-t border-line py-5">
      <input
        id={id}
        type="checkbox"
        checked={checked}
        disabled={disabled}
        aria-describedby={`${id}-text`}
        onChange={(event) => onChange(event.target.checked)}
        className="mt-1 size-5 shrink-0"
      />
      <span>
        <label htmlFor={id} className="font-semibold">
          {title}
        </label>
        <span id={`${id}-text`} className="block text-muted">
          {text}
        </span>
      </span>
    </p>
  );
}
