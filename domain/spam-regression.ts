// Logistic regression with an L2 penalty, for rows in which few of many columns are filled.

export interface Row {
  columns: Int32Array;
  values: Float64Array;
  label: 0 | 1;
}

/**
 * The weight of each column, and last the bias, which is not penalised.
 * Nesterov's accelerated descent over all rows at once: no chance in it, and it converges in a second.
 */
export function regress(rows: readonly Row[], columns: number, penalty: number, rounds: number): Float64Array {
  const weights = new Float64Array(columns + 1);
  const ahead = new Float64Array(columns + 1);
  const slope = new Float64Array(columns + 1);
  // The steepest that the loss can bend, from the longest row.
  const bend = 0.25 * Math.max(...rows.map(lengthOf)) + penalty;
  let pace = 1;
  for (let round = 0; round < rounds; round += 1) {
    for (let at = 0; at < columns; at += 1) slope[at] = penalty * (ahead[at] ?? 0);
    slope[columns] = 0;
    for (const row of rows) addSlope(row, ahead, slope, rows.length);
    const nextPace = (1 + Math.sqrt(1 + 4 * pace * pace)) / 2;
    const push = (pace - 1) / nextPace;
    pace = nextPace;
    for (let at = 0; at <= columns; at += 1) {
      const next = (ahead[at] ?? 0) - (slope[at] ?? 0) / bend;
      ahead[at] = next + push * (next - (weights[at] ?? 0));
      weights[at] = next;
    }
  }
  return weights;
}

/** Squared, the bias included. */
const lengthOf = ({ values }: Row): number => values.reduce((sum, value) => sum + value * value, 1);

function addSlope({ columns, values, label }: Row, ahead: Float64Array, slope: Float64Array, rows: number): void {
  const bias = slope.length - 1;
  let odds = ahead[bias] ?? 0;
  for (let at = 0; at < columns.length; at += 1) odds += (ahead[columns[at] ?? 0] ?? 0) * (values[at] ?? 0);
  const pull = (1 / (1 + Math.exp(-odds)) - label) / rows;
  slope[bias] = (slope[bias] ?? 0) + pull;
  for (let at = 0; at < columns.length; at += 1) {
    const column = columns[at] ?? 0;
    slope[column] = (slope[column] ?? 0) + pull * (values[at] ?? 0);
  }
}
