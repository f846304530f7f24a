// One shape for whatever is measured: a figure, what it is compared with, and how good it has to be.

export interface Row {
  what: string;
  figure: number;
  unit: string;
  /** Another figure of the same run, or a limit that was set; both in the same unit. */
  reference: { is: string; figure: number };
  /** How many times the reference the figure is. */
  ratio: number;
  aim: Aim | undefined;
  /** Nothing is asked of a row without an aim. */
  holds: boolean | undefined;
}

/** Of the ratio where the reference was measured too, of the figure itself where a number was promised. */
export type Aim = { of: 'ratio' | 'figure' } & ({ atLeast: number } | { atMost: number });

export function row({ what, figure, unit, reference, aim }: Omit<Row, 'ratio' | 'holds' | 'aim'> & { aim?: Aim }): Row {
  // Two that are nothing are equal.
  const ratio = figure === reference.figure ? 1 : figure / reference.figure;
  return {
    what,
    figure,
    unit,
    reference,
    ratio,
    aim,
    holds: aim && isReached(aim, aim.of === 'ratio' ? ratio : figure),
  };
}

/** Where there is nothing to compare with but what was promised. */
export function rowWithin(what: string, figure: number, unit: string, limit: number): Row {
  return row({ what, figure, unit, reference: { is: 'limit', figure: limit }, aim: { of: 'figure', atMost: limit } });
}

/** As it reads in a table. */
export function cellsOf({ what, figure, unit, reference, ratio, aim, holds }: Row): string[] {
  const measured = (value: number) => `${inFigures(value)} ${unit}`.trim();
  return [
    what,
    measured(figure),
    `${reference.is}: ${measured(reference.figure)}`,
    ratio.toFixed(2),
    aim ? describeAim(aim, measured) : '',
    holds === undefined ? '' : holds ? 'yes' : 'NO',
  ];
}

export const columns = ['what', 'measured', 'against', 'ratio', 'aim', 'holds'];

function isReached(aim: Aim, value: number): boolean {
  return 'atLeast' in aim ? value >= aim.atLeast : value <= aim.atMost;
}

function describeAim(aim: Aim, measured: (value: number) => string): string {
  const words = 'atLeast' in aim ? 'at least' : 'at most';
  const value = 'atLeast' in aim ? aim.atLeast : aim.atMost;
  return aim.of === 'ratio' ? `ratio ${words} ${value}` : `${words} ${measured(value)}`;
}

/** Three digits say enough. */
function inFigures(value: number): string {
  const size = Math.abs(value);
  const decimals = Number.isInteger(value) || size >= 100 ? 0 : size >= 10 ? 1 : size >= 0.1 ? 2 : 3;
  return value.toLocaleString('en', { minimumFractionDigits: decimals, maximumFractionDigits: decimals });
}
