// Names with bars, in the order given.
import { count } from '../count.ts';

interface Rank {
  name: string;
  value: number;
}

export function RankChart({ ranks }: { ranks: Rank[] }) {
  const most = Math.max(1, ...ranks.map(({ value }) => value));
  return (
    <ul aria-hidden="true" className="flex flex-col gap-2">
      {ranks.map(({ name, value }) => (
        <li key={name} className="grid grid-cols-[minmax(0,9rem)_1fr_3.5rem] items-center gap-3 text-small">
          <span className="truncate text-muted">{name}</span>
          <svg viewBox="0 0 100 10" preserveAspectRatio="none" className="h-3 w-full" aria-hidden="true">
            <rect
              width={(value / most) * 100}
              height="10"
              className="fill-accent opacity-80 forced-colors:fill-[color:CanvasText] forced-colors:opacity-100"
            />
          </svg>
          <span className="text-right">{count(value)}</span>
        </li>
      ))}
    </ul>
  );
}
