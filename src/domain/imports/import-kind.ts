/** What comes into the shop as a file and goes out as one, and how an import goes on. */
import type { Currency, Locale } from '../market/market.ts'

export const IMPORT_KINDS = ['products', 'texts', 'prices', 'stock', 'customers', 'coupons', 'redirects'] as const
export type ImportKind = (typeof IMPORT_KINDS)[number]

export const EXPORT_KINDS = [...IMPORT_KINDS, 'orders'] as const
export type ExportKind = (typeof EXPORT_KINDS)[number]

export const FILE_FORMATS = ['csv', 'jsonl'] as const
export type FileFormat = (typeof FILE_FORMATS)[number]

export const IMPORT_STATES = [
  'uploaded',
  'checking',
  'checked',
  'applying',
  'applied',
  'cancelled',
  'failed',
  'undoing',
  'undone',
] as const
export type ImportState = (typeof IMPORT_STATES)[number]

/** Bytes of an uploaded file. */
export const LARGEST_IMPORT = 200_000_000
/** An import is taken back for this long. */
export const UNDO_DAYS = 30
/** Rows of one group: variants of a product. */
export const MOST_ROWS_OF_A_GROUP = 500
/** Characters of a cell. */
export const LONGEST_CELL = 100_000

export type RemarkCode =
  | 'no_column'
  | 'two_columns'
  | 'empty'
  | 'not_a_market'
  | 'not_an_amount'
  | 'not_whole'
  | 'not_a_number'
  | 'not_yes_or_no'
  | 'not_a_moment'
  | 'not_json'
  | 'not_a_choice'
  | 'too_long'
  | 'repeated'
  | 'differs_in_group'
  | 'refused'
  | 'unlawful'
  | 'unknown_item'
  | 'with_itself'
  | 'not_simple'
  | 'no_picture'
  | 'bad_check_digit'
  | 'changed_meanwhile'
  | 'made'
  | 'copied'
  | 'draft'
  | 'new_left_out'

/** A fault of a row, which keeps its group out, or a warning. */
export interface Remark {
  line: number
  /** Name of the column; '' for the whole row. */
  column: string
  code: RemarkCode
  isFault: boolean
  /** What the code is about: the reason of a refusal, the name of what is made. */
  detail: string
}

/** A row as the engine knows it: column → text of the cell. */
export type Cells = Readonly<Record<string, string>>

/** One unit of a currency is never worth more of another one. */
export const LARGEST_RATE = 10_000
/** Currency → how much of it one unit of the file's is. */
export type Rates = Readonly<Partial<Record<Currency, number>>>

export interface ImportOptions {
  format: FileFormat
  encoding: string
  /** Between the cells of a CSV file. */
  separator: string
  profile: ProfileName
  /** Of a file of another shop: in whose language its texts are, and in whose currency its prices. */
  market: Locale
  /** Of such a file: how much of another currency one unit of its own is; without it a product has no price there. */
  rates?: Rates
  newRows: 'create' | 'leave_out'
  /** Name of the archive with pictures, '' for none. */
  pictures: string
}

export const PROFILES = ['own', 'shopify', 'woocommerce'] as const
export type ProfileName = (typeof PROFILES)[number]

/** How many groups came to what. */
export interface ImportCounts {
  rows: number
  same: number
  new: number
  changed: number
  faulty: number
  /** Fields that change. */
  fields: number
  /** Groups that were written; of an import that was taken back those that went back. */
  applied: number
  /** Groups that could not be written any more. */
  refused: number
  /** Fields that undoing left, because somebody changed them since. */
  kept: number
}

export const NO_COUNTS: ImportCounts = {
  rows: 0,
  same: 0,
  new: 0,
  changed: 0,
  faulty: 0,
  fields: 0,
  applied: 0,
  refused: 0,
  kept: 0,
}

/** Who imports, as the audit log names them. */
export interface ImportActor {
  staffId: string | null
  staffName: string
  ip: string
  device: string
}
