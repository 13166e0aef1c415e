import { isLocale, type Locale } from '#domain/market.ts'
import type { CartLine } from '#web/contract.ts'
import { asRecord, stored, useStored } from './stored.ts'

/** A line holds 1 to 99 pieces (D-41). */
export const MAX_QTY = 99
/** The API takes no longer carts (D-11, security: arrays up to 100). */
export const MAX_LINES = 100

export interface Cart {
  lines: readonly CartLine[]
  /** Market whose prices the visitor saw last: in another one the cart is priced again, with a notice (D-40). */
  market: Locale | null
}

const isItem = (value: unknown): value is string => typeof value === 'string' && /^\d{1,12}$/.test(value)

/** Lines of one item are joined, wrong ones dropped, quantities brought into 1…99. */
export function parseCart(raw: unknown): Cart {
  const { lines, market } = asRecord(raw)
  const quantities = new Map<string, number>()
  for (const line of Array.isArray(lines) ? lines : []) {
    const { item, qty } = asRecord(line)
    if (!isItem(item) || typeof qty !== 'number' || !Number.isInteger(qty) || qty < 1) continue
    quantities.set(item, Math.min(MAX_QTY, (quantities.get(item) ?? 0) + qty))
  }
  return {
    lines: Array.from(quantities, ([item, qty]) => ({ item, qty })).slice(0, MAX_LINES),
    market: isLocale(market) ? market : null,
  }
}

const store = stored<Cart>('cart', parseCart)

const withLines = (change: (lines: readonly CartLine[]) => readonly CartLine[]) =>
  store.update((current) => ({ ...current, lines: change(current.lines) }))

export interface RemovedLine extends CartLine {
  /** Where it stood, so that undo puts it back there. */
  at: number
}

/** What the visitor wants to buy: ids and quantities, nothing else; prices come from the server (D-40). */
export const cart = {
  get lines(): readonly CartLine[] {
    return store.get().lines
  },
  /** Adds pieces to the item's line. Answers how many the line has now, 0 when the cart is full. */
  add(item: string, qty = 1): number {
    if (!isItem(item)) return 0
    const { lines } = withLines((now) => {
      const line = now.find((one) => one.item === item)
      if (line) return now.map((one) => (one === line ? { item, qty: Math.min(MAX_QTY, line.qty + qty) } : one))
      return now.length >= MAX_LINES ? now : [...now, { item, qty: Math.min(MAX_QTY, Math.max(1, qty)) }]
    })
    return lines.find((one) => one.item === item)?.qty ?? 0
  },
  /** Changes the quantity of a line that is there; 0 removes it. */
  set(item: string, qty: number): void {
    withLines((now) =>
      qty < 1
        ? now.filter((one) => one.item !== item)
        : now.map((one) => (one.item === item ? { item, qty: Math.min(MAX_QTY, Math.trunc(qty)) } : one)),
    )
  },
  /** Takes a line out and gives it back for an undo. */
  remove(item: string): RemovedLine | null {
    const before = store.get().lines
    const at = before.findIndex((one) => one.item === item)
    const line = before[at]
    if (!line) return null
    withLines((now) => now.filter((one) => one.item !== item))
    return { ...line, at }
  },
  /** Undo of `remove`; a line that has come back meanwhile keeps the larger quantity. */
  restore({ item, qty, at }: RemovedLine): void {
    withLines((now) =>
      now.some((one) => one.item === item)
        ? now.map((one) => (one.item === item ? { item, qty: Math.max(qty, one.qty) } : one))
        : now.toSpliced(Math.min(at, now.length), 0, { item, qty }),
    )
  },
  /** Puts the lines of an earlier order in again; the larger quantity wins. */
  refill(lines: readonly CartLine[]): void {
    withLines((now) => parseCart({ lines: mergeLines(now, lines) }).lines)
  },
  /** The market whose prices are on the screen. */
  pricedIn(market: Locale): void {
    store.update((current) => (current.market === market ? current : { ...current, market }))
  },
  /** Takes over the server's corrections (D-41). */
  replaceLines(change: (lines: readonly CartLine[]) => readonly CartLine[]): void {
    withLines(change)
  },
}

/** Both carts' lines, the larger quantity for an item of both. */
export function mergeLines(ours: readonly CartLine[], theirs: readonly CartLine[]): CartLine[] {
  const quantities = new Map(ours.map(({ item, qty }) => [item, qty]))
  for (const { item, qty } of theirs) quantities.set(item, Math.max(qty, quantities.get(item) ?? 0))
  return Array.from(quantities, ([item, qty]) => ({ item, qty }))
}

export const useCart = (): Cart => useStored(store)

/** Pieces in the cart; 0 in the server's markup, which is the same for everybody. */
export const useCartCount = (): number => useStored(store).lines.reduce((sum, line) => sum + line.qty, 0)
