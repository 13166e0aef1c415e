/** Count sheets and transfers: their numbers, their states, and what a count changes. */
import { piecesOf, type StockState } from './movement.ts'

export const COUNT_PARTS = ['everything', 'collection', 'brand', 'shelf'] as const
export type CountPart = (typeof COUNT_PARTS)[number]
export const COUNT_STATES = ['open', 'booked', 'dropped'] as const
export type CountState = (typeof COUNT_STATES)[number]

export const TRANSFER_STATES = ['draft', 'sent', 'received', 'dropped'] as const
export type TransferState = (typeof TRANSFER_STATES)[number]
/** Why fewer pieces arrived than were sent. */
export const TRANSFER_DIFFERENCES = ['lost', 'damaged', 'not_sent'] as const
export type TransferDifference = (typeof TRANSFER_DIFFERENCES)[number]

/** Scans of one call, and articles of one transfer. */
export const MOST_SCANS = 300
export const MOST_TRANSFER_LINES = 300

const NUMBER_DIGITS = 4
const numbered = (letters: string, number: number): string => `${letters}-${String(number).padStart(NUMBER_DIGITS, '0')}`
export const countNumber = (number: number): string => numbered('CT', number)
export const transferNumber = (number: number): string => numbered('TR', number)

/** What a count changes of one article. */
export interface CountedDifference {
  /** What lay there when it was counted, as far as the shop knew. */
  expected: number
  /** Pieces that the shop books, and promised ones that are not there: these stay in the books of their orders. */
  booked: number
  missing: number
}

/**
 * Returns what a counted number changes. `moved`: pieces that came and went since it was counted. Nothing that is promised to orders
 * is taken from them.
 */
export function countedDifference(counted: number, moved: number, stock: StockState): CountedDifference {
  const { lying, available } = piecesOf(stock)
  const expected = lying - moved
  const difference = counted - expected
  const booked = Math.max(difference, -available)
  return { expected, booked, missing: booked - difference }
}

const SCANNED = /^(?:(\d{1,4})\*)?([^\s*]+)$/

/** Returns what was typed or scanned: '5*2000001011219' is five at once. Null for nothing. */
export function readScan(text: string): { code: string; pieces: number } | null {
  const [, pieces, code] = SCANNED.exec(text.trim()) ?? []
  return code === undefined ? null : { code, pieces: pieces === undefined ? 1 : Number(pieces) }
}
