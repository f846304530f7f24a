import { Sheet } from '#app/ui/sheet.tsx';

const keys: [string, string][] = [
  ['/', 'Search'],
  ['↓ or J', 'Next lead'],
  ['↑ or K', 'Previous lead'],
  ['Enter', 'Expand or collapse the lead'],
  ['O', 'Open its details'],
  ['E', 'Edit it'],
  ['C', 'Call'],
  ['M', 'Write an email'],
  ['W', 'Chat on WhatsApp'],
  ['Y', 'Copy its info'],
  ['Esc', 'Close what is open'],
  ['Alt T', 'Go to the notices'],
  ['?', 'This help'],
];

export function Shortcuts({ onClose }: { onClose(): void }) {
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
    </Sheet>
  );
}
