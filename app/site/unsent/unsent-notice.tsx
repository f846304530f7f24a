// A line at the foot of every page while an enquiry of this visitor waits, and once it has left.
import { useCallback, useEffect, useState } from 'react';
import { useNavigate } from 'react-router';
import { Button } from '#app/ui/button.tsx';
import { focusOnce } from '#app/ui/focus-once.ts';
import { Said } from '#app/ui/said.tsx';
import { useIsHere } from '#app/ui/use-is-here.ts';
import { unsentWords as words } from '#content/enquiry-form-words.ts';
import { OtherWays } from './other-ways.tsx';
import { deleteUnsent, pageOf, takeBack, wouldReplace } from './take-back.ts';
import { TryNow } from './try-now.tsx';
import { unsentQueue, watchUnsent } from './unsent-queue.ts';
import type { Unsent } from './unsent-store.ts';
import { useUnsent } from './use-unsent.ts';

export function UnsentNotice() {
  const { waiting, sent, onForm, replaced } = useUnsent();
  const [seen, setSeen] = useState<ReadonlySet<string>>(new Set());
  const [deleted, setDeleted] = useState(false);
  const [asked, setAsked] = useState<{ id: string; question: Question | undefined }>();
  const [isHere, watch] = useIsHere();
  useEffect(watchUnsent, []);
  function close() {
    if (deleted) setDeleted(false);
    else setSeen(new Set(sent.keys()));
    // The button is gone: whoever pressed it goes on in the page.
    document.getElementById('main')?.focus({ preventScroll: true });
  }

  /** What was pressed to send it has gone with it. */
  const takeLostFocus = useCallback(
    (button: HTMLElement | null) => {
      if (isHere.current && document.activeElement === document.body) button?.focus();
    },
    [isHere],
  );

  const elsewhere = waiting.filter((entry) => ![onForm, replaced].includes(entry.submission_id));
  const askedAbout = (one: Unsent) => (one.submission_id === asked?.id ? asked.question : undefined);
  // Whoever is being asked about one is not interrupted by another.
  const entry = elsewhere.find(askedAbout) ?? elsewhere.find((one) => one.held) ?? elsewhere[0];
  const arrived = [...sent].filter(([id]) => id !== onForm && !seen.has(id)).map(([, reference]) => reference);
  if (!entry && arrived.length === 0 && !deleted) return null;
  return (
    <aside
      aria-label={words.label}
      {...watch}
      className="notice sm:w-[min(100vw-7rem,36rem)] low:w-auto border-t-2! border-t-accent!"
    >
      <div className="flex flex-col gap-4 low:gap-2">
        {entry && !deleted ? (
          <Waiting
            key={entry.submission_id}
            entry={entry}
            question={askedAbout(entry)}
            ask={(question) => setAsked({ id: entry.submission_id, question })}
            onDeleted={() => setDeleted(true)}
          />
        ) : (
          <>
            <Said>{deleted ? words.deleted : arrived.map(words.sent).join(' ')}</Said>
            <p>
              <Button look="quiet" ref={deleted ? focusOnce : takeLostFocus} onClick={close}>
                {words.close}
              </Button>
            </p>
          </>
        )}
      </div>
    </aside>
  );
}

/** What cannot be undone is asked first: deleting it, or letting it take the place of other words. */
type Question = 'delete' | 'replace' | 'answered';

interface WaitingProps {
  entry: Unsent;
  question: Question | undefined;
  ask(question?: Question): void;
  onDeleted(): void;
}

function Waiting({ entry, question, ask, onDeleted }: WaitingProps) {
  const navigate = useNavigate();
  function open() {
    const page = pageOf(entry);
    ask();
    takeBack(entry, true);
    if (page) navigate(page, { state: { focused: true } });
  }
  async function remove() {
    await deleteUnsent(entry);
    ask();
    onDeleted();
  }
  const asked = question && question !== 'answered' && words[question];
  return (
    <>
      <Said>{asked ? asked.question : words[entry.held?.why ?? 'waiting']}</Said>
      <p className="flex flex-wrap items-center gap-2 [&>[role=status]]:order-first">
        {asked ? (
          <>
            <Button look="quiet" onClick={question === 'delete' ? remove : open}>
              {asked.yes}
            </Button>
            <Button look="quiet" ref={focusOnce} onClick={() => ask('answered')}>
              {asked.no}
            </Button>
          </>
        ) : (
          <>
            {!entry.held && (
              <TryNow look="quiet" onTry={() => unsentQueue.flush(true)}>
                {words.tryNow}
              </TryNow>
            )}
            <Button
              look="quiet"
              ref={question === 'answered' ? focusOnce : undefined}
              onClick={() => (wouldReplace(entry) ? ask('replace') : open())}
            >
              {words.look}
            </Button>
            <OtherWays />
            <Button look="quiet" onClick={() => ask('delete')}>
              {words.remove}
            </Button>
          </>
        )}
      </p>
    </>
  );
}
