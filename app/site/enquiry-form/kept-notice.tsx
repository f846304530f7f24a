import { Button } from '#app/ui/button.tsx';
import { focusOnce } from '#app/ui/focus-once.ts';
import { enquiryFormWords } from '#content/enquiry-form.ts';
import { OtherWays } from '../unsent/other-ways.tsx';
import { TryNow } from '../unsent/try-now.tsx';

const words = enquiryFormWords.kept;

export function KeptNotice({ onChange }: { onChange: () => void }) {
  return (
    <div role="status" className="flex min-h-96 flex-col items-start justify-center gap-5">
      <h3 ref={focusOnce} tabIndex={-1} className="font-display text-title focus:outline-none">
        {words.title}
      </h3>
      <p className="max-w-[60ch] text-muted">{words.text}</p>
      <p className="flex flex-wrap gap-3">
        <OtherWays />
      </p>
      <p className="flex flex-wrap gap-3">
        <TryNow>{words.tryNow}</TryNow>
        <Button look="quiet" onClick={onChange}>
          {words.change}
        </Button>
      </p>
    </div>
  );
}
