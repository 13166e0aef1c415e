/** Cells of files: what a text means for a type of column, in one form, so that equal values are equal texts. */
import { LOCALES } from '../market/market.ts'
import { decimalText } from '../pricing/money.ts'
import { canonicalJson, type JsonValue } from '../staff/audit-entry.ts'
import { LONGEST_CELL, type RemarkCode } from './import-kind.ts'

export type CellType =
  /** Exactly as it is. */
  | 'text'
  /** Without blanks around it. */
  | 'key'
  /** A number in a text: forms of spreadsheets keep its zeros. */
  | 'barcode'
  | 'whole'
  | 'amount'
  /** An amount without hundredths. */
  | 'forints'
  | 'yes_no'
  | 'moment'
  | 'market'
  | 'json'
  /** Keys with commas between them. */
  | 'list'

export type CellRead = { ok: true; text: string } | { ok: false; code: RemarkCode }

const fault = (code: RemarkCode): CellRead => ({ ok: false, code })
const text = (value: string): CellRead => ({ ok: true, text: value })

/** '259', '259.9' or '259,90' in hundredths; '1.299,90' and '1 299,90' too. '1.299' is none: it may be a thousand or a fraction. */
export function amountIn(cell: string): number | null {
  const plain = cell.replaceAll(/[\s\u00A0\u202F]/g, '')
  const grouped = /^(\d{1,3}(?:\.\d{3})+),(\d{1,2})$|^(\d{1,3}(?:,\d{3})+)\.(\d{1,2})$/.exec(plain)
  if (grouped) return amountIn(`${(grouped[1] ?? grouped[3]!).replaceAll(/[.,]/g, '')}.${grouped[2] ?? grouped[4]}`)
  const match = /^(\d{1,7})(?:[.,](\d{1,2}))?$/.exec(plain)
  return match ? Number(match[1]) * 100 + Number((match[2] ?? '').padEnd(2, '0')) : null
}

/** Returns an amount as cells have it. */
export const amountCell = (amount: number | null): string => (amount === null ? '' : decimalText(amount))
/** Returns the amount of a cell in its one form. */
export const amountOf = (cell: string): number | null => (cell === '' ? null : amountIn(cell))

const YES = new Set(['yes', 'true', '1', 'da', 'igen'])
const NO = new Set(['no', 'false', '0', 'nu', 'nem'])
export const yesNo = (value: boolean): string => (value ? 'yes' : 'no')

/** Returns texts of a JSON array; null for anything else. */
export function textsOf(cell: string): string[] | null {
  if (!cell.startsWith('[')) return null
  try {
    const value = JSON.parse(cell) as unknown
    return Array.isArray(value) && value.every((one) => typeof one === 'string') ? value : null
  } catch {
    return null
  }
}

/** Returns a list as cells have it: keys with commas between them, as JSON where a key has one itself. */
export const listCell = (keys: readonly string[]): string =>
  keys.some((key) => key.includes(',') || key.trim() !== key || key === '' || key.startsWith('['))
    ? JSON.stringify(keys)
    : keys.join(',')
export const listOf = (cell: string): string[] =>
  textsOf(cell) ??
  cell
    .split(',')
    .map((one) => one.trim())
    .filter((one) => one !== '')

const READERS: Record<CellType, (cell: string) => CellRead> = {
  text,
  key: (cell) => text(cell.trim()),
  barcode: (cell) => text(cell.trim().replaceAll(/[\s-]/g, '')),
  whole: (cell) => (/^\s*-?\d{1,10}\s*$/.test(cell) ? text(String(Number(cell))) : fault('not_a_number')),
  amount(cell) {
    const amount = amountIn(cell.trim())
    return amount === null ? fault('not_an_amount') : text(decimalText(amount))
  },
  forints(cell) {
    const amount = amountIn(cell.trim())
    if (amount === null) return fault('not_an_amount')
    return amount % 100 === 0 ? text(decimalText(amount)) : fault('not_whole')
  },
  yes_no(cell) {
    const word = cell.trim().toLowerCase()
    if (YES.has(word)) return text('yes')
    return NO.has(word) ? text('no') : fault('not_yes_or_no')
  },
  moment(cell) {
    const trimmed = cell.trim()
    if (!/^\d{4}-\d{2}-\d{2}(?:[T ]\d{2}:\d{2}(?::\d{2}(?:\.\d{1,6})?)?(?:Z|[+-]\d{2}:\d{2})?)?$/.test(trimmed))
      return fault('not_a_moment')
    const zoned = /(?:Z|[+-]\d{2}:\d{2})$/.test(trimmed) || trimmed.length === 'yyyy-mm-dd'.length ? trimmed : `${trimmed}Z`
    const ms = Date.parse(zoned.replace(' ', 'T'))
    return Number.isNaN(ms) ? fault('not_a_moment') : text(new Date(ms).toISOString())
  },
  market(cell) {
    const found = LOCALES.find((one) => one === cell.trim().toLowerCase())
    return found ? text(found) : fault('not_a_market')
  },
  json(cell) {
    try {
      return text(canonicalJson(JSON.parse(cell) as JsonValue))
    } catch {
      return fault('not_json')
    }
  },
  list: (cell) => text(listCell(listOf(cell))),
}

/** Returns what a cell says, which is not empty. */
export const readCell = (type: CellType, cell: string): CellRead =>
  cell.length > LONGEST_CELL ? fault('too_long') : READERS[type](cell)

/** What empties a value: an empty cell leaves it as it is. */
const EMPTY_WORD = /^(\[+)empty(\]+)$/
export const EMPTY = '[empty]'

/** Returns whether a cell empties its value. */
export const empties = (cell: string): boolean => cell === EMPTY

/** Returns a text as a file has it: one that reads like the word that empties gets one more bracket. */
export const writtenText = (value: string): string => (EMPTY_WORD.test(value) ? `[${value}]` : value)
/** Returns the text of a file without that bracket. */
export const readText = (cell: string): string => (/^\[\[+empty\]+\]$/.test(cell) ? cell.slice(1, -1) : cell)

/** Returns lines as one cell; as JSON where one holds a line break, or is blank. */
export const linesCell = (lines: readonly string[]): string =>
  lines.some((line) => /[\r\n]/.test(line) || line.trim() === '' || line.startsWith('['))
    ? JSON.stringify(lines)
    : lines.join('\n')

/** Returns the lines of a cell. */
export const linesOf = (cell: string): string[] => textsOf(cell) ?? cell.split(/\r?\n/).filter((line) => line.trim() !== '')
