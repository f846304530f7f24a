import { Sheet } from '#app/ui/sheet.tsx';

interface ShortcutsProps {
  letters: boolean;
  onLetters(on: boolean): void;
  onClose(): void;
}

const keys: [string, string][] = [
  ['/', 'Search; ↓ goes on to the first lead'],
  ['↓ or J', 'Next lead'],
  ['↑ or K', 'Previous lead'],
  ['Enter', 'Expand or collapse the lead'],
  ['O', 'Open its details'],
  ['E', 'Edit it'],
  ['C', 'Call'],
  ['M', 'Write an email'],
  ['W', 'Chat on WhatsApp'],
  ['Y', 'Copy its info'],
  ['Ctrl Enter', 'Add the note that is being typed'],
  ['Esc', 'Close what is open'],
  ['Alt T', 'Go to the notices'],
  ['?', 'This help'],
];

export function Shortcuts({ letters, onLetters, onClose }: ShortcutsProps) {
  return (
    <Sheet title="Keyboard shortcuts" shape="middle" onClose={onClose}>
      <dl className="mt-4 grid grid-cols-[auto_1fr] items-center gap-x-6 gap-y-2">
        {keys.map(([key, meaning]) => (
          <div key={key} className="contents">
            <dt>
              <kbd className="rounded-sm border border-line-strong px-2 py-0.5 font-body text-small">{key}</kbd>
            </dt>
            <dd>{meaning}</dd>
          </div>
        ))}
      </dl>
      <label className="mt-6 flex min-h-11 items-center gap-3 border-t border-line pt-4">
        <input
          type="checkbox"
          checked={letters}
          onChange={(event) => onLetters(event.target.checked)}
          className="size-5 shrink-0"
        />
        Single letters and signs are keys
      </label>
      <p className="text-small text-muted">
        Switch them off if you speak to your computer. Arrows, Enter and Esc always work.
      </p>
    </Sheet>
  );
}
