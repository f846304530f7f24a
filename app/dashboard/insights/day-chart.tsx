// One figure per day: bars on a line, the highest day named, each day readable under the pointer. The picture takes any width,
// the words beside it keep their size.
import { scaleBand, scaleLinear } from 'd3-scale';
import { useState } from 'react';

const width = 640;
const height = 144;

interface Day {
  day: string;
  value: number;
}

const short = new Intl.DateTimeFormat('en-ZA', { day: 'numeric', month: 'short', timeZone: 'UTC' });
export const dayName = (day: string) => short.format(new Date(`${day}T00:00:00Z`));

export function DayChart({ days, look, format }: { days: Day[]; look: string; format(value: number): string }) {
  const [at, setAt] = useState<string>();
  const x = scaleBand(
    days.map(({ day }) => day),
    [0, width],
  ).paddingInner(0.25);
  const most = Math.max(1, ...days.map(({ value }) => value));
  const y = scaleLinear([0, most], [height, 0]).nice(4);
  const highest = days.reduce((best, day) => (day.value > best.value ? day : best), days[0] ?? { day: '', value: 0 });
  const shown = days.find(({ day }) => day === at) ?? highest;
  const middle = (x(shown.day) ?? 0) + x.bandwidth() / 2;
  return (
    <div aria-hidden="true" className="text-small">
      <p className="relative mb-1 h-[1lh]">
        <span
          className="absolute -translate-x-1/2 whitespace-nowrap"
          style={{ left: `clamp(5rem, ${(middle / width) * 100}%, 100% - 5rem)` }}
        >
          {dayName(shown.day)}: {format(shown.value)}
        </span>
      </p>
      <svg
        viewBox={`0 0 ${width} ${height}`}
        preserveAspectRatio="none"
        className="h-36 w-full overflow-visible"
        aria-hidden="true"
        onPointerLeave={() => setAt(undefined)}
      >
        {y.ticks(3).map((tick) => (
          <line
            key={tick}
            x1={0}
            x2={width}
            y1={y(tick)}
            y2={y(tick)}
            className="stroke-line"
            strokeWidth={tick === 0 ? 1.5 : 0.5}
            vectorEffect="non-scaling-stroke"
          />
        ))}
        {days.map((day) => (
          <g key={day.day} onPointerEnter={() => setAt(day.day)}>
            <rect x={x(day.day)} y={0} width={x.step()} height={height} fill="transparent" />
            <rect
              x={x(day.day)}
              y={y(day.value)}
              width={x.bandwidth()}
              height={Math.max(0, y(0) - y(day.value))}
              className={`${look} forced-colors:fill-[color:CanvasText]`}
              opacity={shown.day === day.day ? 1 : 0.55}
            />
          </g>
        ))}
      </svg>
      <p className="mt-1 flex justify-between text-muted">
        {[...new Set([days[0], days[Math.floor(days.length / 2)], days.at(-1)])].map(
          (day) => day && <span key={day.day}>{dayName(day.day)}</span>,
        )}
      </p>
    </div>
  );
}
