/** Merges what a visitor chose in this browser into what the account has (D-40): the larger quantity counts, and nothing is deleted. */
import { lineKey, MAX_LINES, mergeLines, type RequestedLine } from './cart.ts'

/** How a line of this browser, or one that it did not have, has changed. */
export interface MergedChange {
  item: string
  /** Pieces in this browser before, 0 for a line that came from the account. */
  from: number
  to: number
}

export interface MergedCart {
  lines: RequestedLine[]
  /** What is different from the cart that this browser showed. */
  changes: MergedChange[]
  /** Items of this browser for which the cart had no line left. */
  leftOut: string[]
}

const larger = (a: number, b: number): number => Math.max(a, b)

/**
 * Returns the cart of the account with that of the browser in it. The same line in both has the larger quantity; the lines of the account
 * stand first. Only a cart of more than `MAX_LINES` lines leaves lines of the browser out, and names them.
 */
export function mergeCarts(account: readonly RequestedLine[], browser: readonly RequestedLine[]): MergedCart {
  const all = mergeLines([...account, ...browser], larger)
  const lines = all.slice(0, MAX_LINES)
  const shown = new Map(mergeLines(browser, larger).map((line) => [lineKey(line), line.qty]))
  const changes = lines.flatMap((line) => {
    const from = shown.get(lineKey(line)) ?? 0
    return from === line.qty ? [] : [{ item: line.item, from, to: line.qty }]
  })
  return { lines, changes, leftOut: all.slice(MAX_LINES).map(({ item }) => item) }
}

/** Returns both lists without repetition, the browser's first, which was changed last; at most `most` entries. */
export const mergeLists = (account: readonly string[], browser: readonly string[], most: number): string[] =>
  [...new Set([...browser, ...account])].slice(0, most)
