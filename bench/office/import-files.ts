/** Files of products for measured imports, made from an export of the shop. */
import { parse } from 'csv-parse/sync'
import { csvRow, unmarkedCell } from '#domain/imports/csv-row.ts'

type Row = Record<string, string>

const CURRENCIES = ['ron', 'eur', 'huf'] as const

function rowsOf(csv: string): Row[] {
  const rows: Row[] = parse(csv, { columns: true })
  return rows.map((row) => Object.fromEntries(Object.entries(row).map(([head, cell]) => [head, unmarkedCell(cell)])))
}

function fileOf(rows: readonly Row[]): string {
  const heads = Object.keys(rows[0] ?? {})
  return csvRow(heads) + rows.map((row) => csvRow(heads.map((head) => row[head] ?? ''))).join('')
}

/** Returns an amount as a cell, raised by a tenth of its whole part and one. */
function raised(cell: string): string {
  const [whole = '', rest] = cell.split('.')
  const more = Math.ceil(Number(whole) * 1.1) + 1
  return rest === undefined ? String(more) : `${more}.${rest}`
}

/** Returns a file in which every product has another description in three languages, and every item three other prices. */
export const changedFile = (csv: string): string =>
  fileOf(
    rowsOf(csv).map((row) => {
      const changed = { ...row }
      for (const currency of CURRENCIES) {
        // Another price beside a reduction would not be lawful for each of them.
        if (row[`reduced_${currency}`]) continue
        for (const column of [`price_${currency}`, `prp_${currency}`]) if (row[column]) changed[column] = raised(row[column])
      }
      for (const market of ['ro', 'en', 'hu']) if (row[`description_${market}`]) changed[`description_${market}`] += ' 2027'
      return changed
    }),
  )

/** Returns a file of as many new products: the same with other keys, addresses and no barcodes. */
export const newFile = (csv: string): string =>
  fileOf(
    rowsOf(csv).map((row) => {
      const made: Row = { ...row, id: '', external_id: `n-${row['id']}`, barcode: '', sku: `N-${row['sku']}` }
      for (const market of ['ro', 'en', 'hu']) if (row[`slug_${market}`]) made[`slug_${market}`] = `n-${row[`slug_${market}`]}`
      return made
    }),
  )
