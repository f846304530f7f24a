// One table of all that was measured, for the terminal and for docs/benchmarks.md.
import { cellsOf, columns, type Row } from '../bench/row.ts';

/** Rows by the name of their benchmark. */
export type Results = Map<string, Row[]>;

const begin = '<!-- benchmarks -->\n';
const end = '<!-- /benchmarks -->';

export function tableOf(results: Results): string {
  const lines = [['benchmark', ...columns], ...cellsIn(results)];
  const widths = lines[0]?.map((_, i) => Math.max(...lines.map((cells) => cells[i]?.length ?? 0))) ?? [];
  return lines
    .map((cells) =>
      cells
        .map((cell, i) => cell.padEnd(widths[i] ?? 0))
        .join('  ')
        .trimEnd(),
    )
    .join('\n');
}

/** The document with the new rows. Those of benchmarks that did not run stay as they are. */
export function withResults(
  text: string,
  results: Results,
  { measured, order }: { measured: string; order: string[] },
): string {
  const [before, block, after] = splitAtMarks(text);
  const kept = block.split('\n').filter((line) => !results.has(benchmarkOf(line)));
  const fresh = cellsIn(results).map((cells) => lineOf([...cells, measured]));
  const rows = [...kept, ...fresh].filter((line) => order.includes(benchmarkOf(line)));
  const sorted = rows.toSorted((a, b) => order.indexOf(benchmarkOf(a)) - order.indexOf(benchmarkOf(b)));
  const titles = ['benchmark', ...columns, 'date and commit'];
  return `${before}${[lineOf(titles), lineOf(titles.map(() => '---')), ...sorted, ''].join('\n')}${after}`;
}

function splitAtMarks(text: string): [before: string, block: string, after: string] {
  const [from, to] = [text.indexOf(begin) + begin.length, text.indexOf(end)];
  if (from < begin.length || to < from) throw new Error(`The table has to stand between ${begin.trim()} and ${end}.`);
  return [text.slice(0, from), text.slice(from, to), text.slice(to)];
}

function cellsIn(results: Results): string[][] {
  return [...results].flatMap(([name, rows]) => rows.map((row) => [name, ...cellsOf(row)]));
}

function lineOf(cells: string[]): string {
  return `| ${cells.join(' | ')} |`;
}

function benchmarkOf(line: string): string {
  return line.split('|')[1]?.trim() ?? '';
}
