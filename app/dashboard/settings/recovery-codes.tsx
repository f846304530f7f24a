import { Button } from '#app/ui/button.tsx';
import { focusOnce } from '#app/ui/focus-once.ts';

/** Shown once: the server keeps only what it needs to know one again. */
export function RecoveryCodes({ codes, onDone }: { codes: readonly string[]; onDone(): unknown }) {
  const save = () => {
    const file = URL.createObjectURL(new Blob([`${codes.join('\n')}\n`], { type: 'text/plain' }));
    const link = document.createElement('a');
    link.href = file;
    link.download = 'recovery-codes.txt';
    link.click();
    URL.revokeObjectURL(file);
  };
  return (
    <>
      <p ref={focusOnce} tabIndex={-1} role="status" className="border-l-2 border-accent pl-4">
        Your recovery codes. Each opens your account once when your telephone is not there. This is the only time that
        they are shown: print them, or put them into your password manager.
      </p>
      <ul aria-label="Recovery codes" className="grid w-full grid-cols-2 gap-x-8 border-y border-line py-4">
        {codes.map((code) => (
          <li key={code} className="py-1 tracking-wider">
            {code}
          </li>
        ))}
      </ul>
      <div className="flex flex-wrap gap-3">
        <Button onClick={onDone}>I have kept them</Button>
        <Button look="quiet" onClick={save}>
          Save as a file
        </Button>
      </div>
    </>
  );
}
