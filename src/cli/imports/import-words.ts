/** Faults and warnings of imports in words, on the console. */
import type { Remark, RemarkCode } from '#domain/imports/import-kind.ts'

const WORDS: Record<RemarkCode, (detail: string) => string> = {
  no_column: () => 'the column is missing: add it.',
  two_columns: () => 'there are two such columns: delete one.',
  empty: () => 'the cell is empty: fill it in.',
  not_a_market: () => 'this is no market: write ro, en or hu.',
  not_an_amount: () => 'this is no amount: write it as 1299.90, without separators of thousands.',
  not_whole: () => 'forints have no hundredths: write a whole amount.',
  not_a_number: () => 'this is no whole number.',
  not_yes_or_no: () => 'write yes or no.',
  not_a_moment: () => 'this is no moment: write it as 2026-11-24 or 2026-11-24T10:00:00Z.',
  not_json: () => 'this is no JSON: copy the cell of an export.',
  not_a_choice: (detail) => `write one of ${detail}.`,
  too_long: () => 'the text is too long.',
  repeated: (detail) => `${/^\d+$/.test(detail) ? `line ${detail} has the same` : `${detail} comes twice`}: delete one of them.`,
  differs_in_group: (detail) => `line ${detail} says another value for the same: make them alike.`,
  refused: (detail) => `${detail}.`,
  unlawful: (detail) => `the price is refused: ${detail}.`,
  unknown_item: (detail) => `there is no ${detail}: correct it, or make it first.`,
  with_itself: (detail) => `a product does not fit with itself: ${detail}`,
  not_simple: (detail) => `sets and vouchers fit with nothing: ${detail}`,
  no_picture: (detail) => `there is no picture ${detail} in the archive, or it is none.`,
  bad_check_digit: (detail) => `the last digit of ${detail} does not fit the others: look at the packaging.`,
  changed_meanwhile: () => 'somebody changed it meanwhile: check the file again.',
  made: (detail) => `${detail} is new and is made.`,
  copied: (detail) => `the text is missing and is copied from ${detail}.`,
  draft: () => 'it stays a draft.',
  new_left_out: () => 'it is new and left out.',
}

/** Returns a fault or a warning in one line. */
export const remarkInWords = ({ line, column, code, isFault, detail }: Remark): string =>
  `Line ${line}${column === '' ? '' : `, column ${column}`}: ${isFault ? '' : 'note: '}${WORDS[code](detail)}`
