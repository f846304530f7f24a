// Comma-separated values as RFC 4180 has them, safe to open in a spreadsheet.
export type Cell = string | number | null;

/** Spreadsheets of some countries expect another alphabet unless this mark comes first. */
export const byteOrderMark = '\uFEFF';

export function csvLine(cells: Cell[]): string {
  return `${cells.map(csvCell).join(',')}\r\n`;
}

// A spreadsheet runs a cell that begins like a formula, and makes a sum of +27…; behind an apostrophe it is text. Where it
// separates by semicolons or tabs, as in much of Europe, our quotes mean nothing to it: a cell may begin in the middle of ours.
// In East Asia it takes the wide forms of the same signs for them. Some leave out spaces and what nobody sees before they look.
const readAsFormula = /^(?=[\t\r])|(?<=^|[;\t\r\n])(?=["\p{Z}\p{Cf}]*[=+\-@＝＋－＠])/gu;
const needsQuotes = /[",\r\n]|^\s|\s$/;

function csvCell(cell: Cell): string {
  if (typeof cell !== 'string') return cell === null ? '' : String(cell);
  const safe = cell.replace(readAsFormula, "'");
  return needsQuotes.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}
