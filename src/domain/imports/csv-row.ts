/** Rows of CSV files, harmless in spreadsheets and read back exactly. */

/** Returns a row of a CSV file. What a spreadsheet would take for a formula is marked as text. */
export const csvRow = (cells: readonly (string | number)[]): string => `${cells.map(csvCell).join(',')}\n`

/** Apostrophes before a formula get one more, so that taking one away gives back every text. */
function csvCell(value: string | number): string {
  const text = typeof value === 'string' && /^'*[=+\-@\t\r]/.test(value) ? `'${value}` : String(value)
  return /[",\n\r]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}

/** Returns a cell as it was before `csvRow` marked it. */
export const unmarkedCell = (cell: string): string => (cell.startsWith("'") && /^'+[=+\-@\t\r]/.test(cell) ? cell.slice(1) : cell)
