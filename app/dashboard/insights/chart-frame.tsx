// A chart with its heading, and the numbers behind it as a table for whoever prefers or needs them.
import type { ReactNode } from 'react';

interface ChartFrameProps {
  title: string;
  /** What the picture says, in a sentence. */
  summary: string;
  columns: string[];
  rows: (string | number)[][];
  empty: boolean;
  children: ReactNode;
}

export function ChartFrame({ title, summary, columns, rows, empty, children }: ChartFrameProps) {
  return (
    <figure className="min-w-0">
      <figcaption>
        <h4 className="font-semibold">{title}</h4>
        <p className="text-small text-muted">{summary}</p>
      </figcaption>
      <div className="mt-4">{empty ? <p className="py-8 text-muted">Nothing in this time.</p> : children}</div>
      {!empty && (
        <details className="group mt-2">
          <summary className="inline-flex min-h-11 list-none items-center text-small text-muted underline underline-offset-4 hover:text-text">
            <span className="group-open:hidden">Show the numbers</span>
            <span className="hidden group-open:inline">Hide the numbers</span>
            <span className="sr-only"> of {title}</span>
          </summary>
          {/* biome-ignore lint/a11y/noNoninteractiveTabindex: keys can scroll only what they reach */}
          <section tabIndex={0} aria-label={`${title} in numbers`} className="max-h-72 overflow-auto print:max-h-none">
            <table className="w-full text-left text-small">
              <thead>
                <tr>
                  {columns.map((column) => (
                    <th key={column} scope="col" className="border-b border-line py-1.5 pr-4 font-semibold">
                      {column}
                    </th>
                  ))}
                </tr>
              </thead>
              <tbody>
                {rows.map(([name = '', ...values]) => (
                  <tr key={name}>
                    <th scope="row" className="border-b border-line py-1.5 pr-4 font-normal">
                      {name}
                    </th>
                    {values.map((value, i) => (
                      <td key={columns[i + 1]} className="border-b border-line py-1.5 pr-4">
                        {value}
                      </td>
                    ))}
                  </tr>
                ))}
              </tbody>
            </table>
          </section>
        </details>
      )}
    </figure>
  );
}
