/** Reads the rows of a CSV file with the lines on which they begin. */
import { CsvError, parse } from 'csv-parse/sync'
import { unmarkedCell } from '#domain/imports/csv-row.ts'

/** Bytes of an imported file. */
const MOST_BYTES = 20_000_000
const SEPARATORS = [',', ';', '\t'] as const

export interface TableRow {
  line: number
  cells: string[]
}

export type Table =
  | { ok: true; rows: TableRow[] }
  | { ok: false; reason: 'too_large' | 'unknown_encoding' | 'no_rows' | 'broken'; line: number }

/** UTF-16 is known by its mark; all else must be UTF-8. */
function decoded(bytes: Uint8Array): string | null {
  const utf16 = bytes[0] === 0xff && bytes[1] === 0xfe ? 'utf-16le' : bytes[0] === 0xfe && bytes[1] === 0xff ? 'utf-16be' : null
  try {
    const text = new TextDecoder(utf16 ?? 'utf-8', { fatal: true }).decode(bytes)
    // Texts of this kind of file have none: it is another kind, or UTF-16 without its mark.
    return text.includes('\0') ? null : text
  } catch {
    return null
  }
}

/** The separator that the head has most often. */
function separatorOf(text: string): string {
  const head = text.slice(0, text.search(/[\r\n]|$/)).replaceAll(/"[^"]*"/g, '')
  const count = (separator: string) => head.split(separator).length
  return SEPARATORS.toSorted((a, b) => count(b) - count(a))[0]!
}

/** Returns the head and the rows; empty lines are left out. */
export function readTable(bytes: Uint8Array): Table {
  if (bytes.length > MOST_BYTES) return { ok: false, reason: 'too_large', line: 1 }
  const text = decoded(bytes)
  if (text === null) return { ok: false, reason: 'unknown_encoding', line: 1 }
  try {
    const found = parse(text, { delimiter: separatorOf(text), info: true, relax_column_count: true }) as unknown as {
      record: string[]
      info: { lines: number }
    }[]
    const rows = found
      .map(({ record }, at) => ({
        // The library tells the last line of a row.
        line: at === 0 ? 1 : found[at - 1]!.info.lines + 1,
        cells: record.map(unmarkedCell),
      }))
      .filter(({ cells }) => cells.some((cell) => cell !== ''))
    return rows.length > 0 ? { ok: true, rows } : { ok: false, reason: 'no_rows', line: 1 }
  } catch (error) {
    if (!(error instanceof CsvError)) throw error
    return { ok: false, reason: 'broken', line: Number(error['lines'] ?? 1) }
  }
}
