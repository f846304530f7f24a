import { Button } from '#app/ui/button.tsx';
import { focusOnce } from '#app/ui/focus-once.ts';
import { enquiryFormWords as words } from '#content/enquiry-form.ts';

export function SentNotice({ text, reference, onAgain }: { text: string; reference: string; onAgain: () => void }) {
  return (
    <div role="status" className="flex min-h-96 flex-col items-start justify-center gap-5">
      <h3 ref={focusOnce} tabIndex={-1} className="font-display text-title focus:outline-none">
        {words.sent.title}
      </h3>
      <p className="text-muted">{text}</p>
      <p>
        {words.sent.reference}: <strong className="font-semibold tracking-wide text-accent">{reference}</strong>
      </p>
      <Button look="quiet" onClick={onAgain}>
        {words.sent.again}
      </Button>
    </div>
  );
}
