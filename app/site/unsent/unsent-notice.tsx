// A line at the foot of every page while an enquiry of this visitor waits, and once it has left.
import { useEffect, useState } from 'react';
import { Button, buttonClass } from '#app/ui/button.tsx';
import { unsentWords as words } from '#content/enquiry-form.ts';
import { saveAsDraft } from '../enquiry-form/draft.ts';
import { OtherWays } from './other-ways.tsx';
import { TryNow } from './try-now.tsx';
import { unsentQueue, watchUnsent } from './unsent-queue.ts';
import { useUnsent } from './use-unsent.ts';

export function UnsentNotice() {
  const { waiting, sent, onForm } = useUnsent();
  const [seen, setSeen] = useState<ReadonlySet<string>>(new Set());
  useEffect(watchUnsent, []);

  const elsewhere = waiting.filter((entry) => entry.submission_id !== onForm);
  const refused = elsewhere.find((entry) => entry.refused);
  const reference = [...sent].find(([id]) => id !== onForm && !seen.has(id));
  if (elsewhere.length === 0 && !reference) return null;
  return (
    <aside aria-label={words.label} className="notice border-t-2 border-t-accent">
      <div className="flex flex-col gap-4">
        <p role="status">
          {refused ? words.refused : elsewhere.length > 0 ? words.waiting : words.sent(reference?.[1] ?? '')}
        </p>
        <p className="flex flex-wrap items-center gap-2">
          {refused ? (
            <a
              href={String(refused.fields.page || '/contact')}
              className={buttonClass('quiet')}
              onClick={() => {
                saveAsDraft(String(refused.fields.form), refused.fields);
                void unsentQueue.withdraw(refused.submission_id);
              }}
            >
              {words.look}
            </a>
          ) : elsewhere.length > 0 ? (
            <>
              <TryNow look="quiet">{words.tryNow}</TryNow>
              <OtherWays />
            </>
          ) : (
            <Button look="quiet" onClick={() => setSeen(new Set(sent.keys()))}>
              {words.close}
            </Button>
          )}
        </p>
      </div>
    </aside>
  );
}
