/** The cart in the browser's storage: ids, quantities and gift data. */
import { textFault, type TextRules } from '#domain/customers/free-text.ts'
import { lineKey, MAX_LINES, MAX_QUANTITY, mergeLines } from '#domain/cart/cart.ts'
import { GIFT_LENGTHS, GIFT_MESSAGE_RULES } from '#domain/promotions/gift.ts'
import { ITEM_ID } from '#domain/catalog/item-id.ts'
import { isLocale, type Locale } from '#domain/market/market.ts'
import type { CartLine, Gift } from '#web/schema/cart.ts'
import { randomKey } from '#web/app/browser/random-key.browser.ts'
import { asRecord, asText, stored } from '#web/app/browser/stored.browser.ts'
import { useStore } from '#web/ui/store.browser.ts'

export interface Cart {
  /**
   * Random, new when an empty cart is filled and when an order is placed: tells a second order of the same things from the first one sent
   * twice (D-44). '' while nothing has ever been in the cart.
   */
  id: string
  lines: readonly CartLine[]
  /** Put aside: kept under the cart, not priced or ordered with it. The newest first. */
  later: readonly CartLine[]
  /** Market whose prices the visitor saw last: in another one the cart is priced again, with a notice (D-40). */
  market: Locale | null
}

const isItem = (value: unknown): value is string => typeof value === 'string' && ITEM_ID.test(value)

const EMAIL = /^(?!\.)(?!.*\.\.)[\w'+.-]*[\w+-]@([a-z0-9][a-z0-9-]*\.)+[a-z]{2,}$/i
export const isGiftEmail = (text: string): boolean => text.length <= GIFT_LENGTHS.email && EMAIL.test(text)

const isDay = (text: string): boolean =>
  /^\d{4}-\d{2}-\d{2}$/.test(text) && new Date(`${text}T00:00Z`).toJSON()?.slice(0, 10) === text

/** Returns the gift data as stored and sent, without anything that the server would refuse; undefined without gift data. */
export function parseGift(raw: unknown): Gift | undefined {
  const fields = asRecord(raw)
  const text = (field: unknown, longest: number) => asText(field, longest).toWellFormed().replaceAll('\0', '').trim()
  const typed = text(fields.email, GIFT_LENGTHS.email)
  const email = isGiftEmail(typed) ? typed : ''
  const freeText = (field: unknown, longest: number, rules?: TextRules) => {
    const words = text(field, longest)
    return textFault(words, rules) ? '' : words
  }
  const name = freeText(fields.name, GIFT_LENGTHS.name)
  const message = freeText(fields.message, GIFT_LENGTHS.message, GIFT_MESSAGE_RULES)
  const date = asText(fields.date, 10)
  const day = isDay(date) ? date : ''
  return email || name || message || day ? { ...(email && { email }), name, message, ...(day && { date: day }) } : undefined
}

/** Lines of one item are joined, wrong ones dropped, quantities brought into 1 to `MAX_QUANTITY`. */
function parseLines(lines: unknown): readonly CartLine[] {
  const valid = (Array.isArray(lines) ? lines : []).flatMap((line): CartLine[] => {
    const { item, qty, gift: wishes } = asRecord(line)
    if (!isItem(item) || typeof qty !== 'number' || !Number.isInteger(qty) || qty < 1) return []
    const gift = parseGift(wishes)
    return [{ item, qty, ...(gift && { gift }) }]
  })
  return mergeLines(valid).slice(0, MAX_LINES)
}

export function parseCart(raw: unknown): Cart {
  const { id, lines, later, market } = asRecord(raw)
  return {
    id: asText(id, 64),
    lines: parseLines(lines),
    later: parseLines(later),
    market: isLocale(market) ? market : null,
  }
}

const store = stored<Cart>('cart', parseCart)

const withLines = (change: (lines: readonly CartLine[]) => readonly CartLine[]) =>
  store.update((current) => {
    const lines = change(current.lines)
    const isFilled = current.lines.length === 0 && lines.length > 0
    return { ...current, id: isFilled ? randomKey() : current.id, lines }
  })

export interface RemovedLine extends CartLine {
  /** Its position, to which undo restores it. */
  at: number
  /** Pieces of the same line that were in the list that it moved to. */
  there?: number | undefined
}

const isLine = (key: string) => (line: CartLine) => lineKey(line) === key

/** Returns the lines with one more, at a place; a line that is there already gets the larger quantity. */
function withLine(lines: readonly CartLine[], { at, there: _, ...line }: RemovedLine): readonly CartLine[] {
  const same = isLine(lineKey(line))
  return lines.some(same)
    ? lines.map((one) => (same(one) ? { ...one, qty: Math.max(line.qty, one.qty) } : one))
    : lines.toSpliced(Math.min(at, lines.length), 0, line)
}

/** Returns the list that a line had moved to as it was before. */
const withoutMoved = (lines: readonly CartLine[], moved: RemovedLine): readonly CartLine[] => {
  const same = isLine(lineKey(moved))
  const { there } = moved
  return there === undefined ? lines.filter((one) => !same(one)) : lines.map((one) => (same(one) ? { ...one, qty: there } : one))
}

/** Moves a line from one of the two lists to the beginning or end of the other. Returns its former place; null when it does not fit. */
function move(key: string, from: 'lines' | 'later', to: 'lines' | 'later'): RemovedLine | null {
  const before = store.get()
  const at = before[from].findIndex(isLine(key))
  const line = before[from][at]
  const there = before[to].find(isLine(key))?.qty
  if (!line || (there === undefined && before[to].length >= MAX_LINES)) return null
  store.update((now) => ({
    ...now,
    id: to === 'lines' && now.lines.length === 0 ? randomKey() : now.id,
    [from]: now[from].filter((one) => !isLine(key)(one)),
    [to]: withLine(now[to], { ...line, at: to === 'later' ? 0 : MAX_LINES }),
  }))
  return { ...line, at, there }
}

/** The cart: ids and quantities only; prices come from the server (D-40). */
export const cart = {
  get id(): string {
    return store.get().id
  },
  get lines(): readonly CartLine[] {
    return store.get().lines
  },
  subscribe: store.subscribe,
  /** Adds pieces to the item's line. Returns how many the line has now, 0 when the cart is full. */
  add(item: string, qty = 1, gift?: Gift): number {
    if (!isItem(item)) return 0
    const key = lineKey({ item, gift })
    const { lines } = withLines((now) => {
      const line = now.find((one) => lineKey(one) === key)
      if (line) return now.map((one) => (one === line ? { ...line, qty: Math.min(MAX_QUANTITY, line.qty + qty) } : one))
      return now.length >= MAX_LINES
        ? now
        : [...now, { item, qty: Math.min(MAX_QUANTITY, Math.max(1, qty)), ...(gift && { gift }) }]
    })
    return lines.find((one) => lineKey(one) === key)?.qty ?? 0
  },
  /** Changes the quantity of an existing line, by its key; 0 removes it. */
  set(key: string, qty: number): void {
    withLines((now) =>
      qty < 1
        ? now.filter((one) => lineKey(one) !== key)
        : now.map((one) => (lineKey(one) === key ? { ...one, qty: Math.min(MAX_QUANTITY, Math.trunc(qty)) } : one)),
    )
  },
  /** Removes a line by its key. Returns it for an undo. */
  remove(key: string): RemovedLine | null {
    const before = store.get().lines
    const at = before.findIndex((one) => lineKey(one) === key)
    const line = before[at]
    if (!line) return null
    withLines((now) => now.filter((one) => lineKey(one) !== key))
    return { ...line, at }
  },
  /** Undoes `remove`; a line that was added again meanwhile gets the larger quantity. */
  restore(line: RemovedLine): void {
    withLines((now) => withLine(now, line))
  },
  get later(): readonly CartLine[] {
    return store.get().later
  },
  /** Puts a line aside. Returns it for an undo; null when as many lines are put aside as can be. */
  putAside: (key: string): RemovedLine | null => move(key, 'lines', 'later'),
  /** Puts a line that was put aside into the cart again. Returns it for an undo; null when the cart is full. */
  takeBack: (key: string): RemovedLine | null => move(key, 'later', 'lines'),
  /** Undoes `putAside`. */
  undoAside(line: RemovedLine): void {
    cart.replaceLater((now) => withoutMoved(now, line))
    cart.restore(line)
  },
  /** Undoes `takeBack`. */
  undoBack(line: RemovedLine): void {
    withLines((now) => withoutMoved(now, line))
    cart.restoreLater(line)
  },
  /** Forgets a line that was put aside. Returns it for an undo. */
  forget(key: string): RemovedLine | null {
    const at = store.get().later.findIndex(isLine(key))
    const line = store.get().later[at]
    if (!line) return null
    cart.replaceLater((now) => now.filter((one) => !isLine(key)(one)))
    return { ...line, at }
  },
  /** Undoes `forget`. */
  restoreLater(line: RemovedLine): void {
    cart.replaceLater((now) => withLine(now, line))
  },
  replaceLater(change: (lines: readonly CartLine[]) => readonly CartLine[]): void {
    store.update((now) => ({ ...now, later: change(now.later) }))
  },
  /** Puts the lines of an earlier order in again; the larger quantity wins. */
  refill(lines: readonly CartLine[]): void {
    withLines((now) => parseCart({ lines: mergeLines([...now, ...lines], Math.max) }).lines)
  },
  /** Removes the lines of an order; lines added meanwhile become a new cart. */
  ordered(bought: readonly CartLine[]): void {
    const keys = new Set(bought.map(lineKey))
    store.update((now) => ({ ...now, id: randomKey(), lines: now.lines.filter((line) => !keys.has(lineKey(line))) }))
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

export const useCart = (): Cart => useStore(store)

/** Pieces in the cart; 0 in the server's markup, which is the same for everybody. */
export const useCartCount = (): number => useStore(store).lines.reduce((sum, line) => sum + line.qty, 0)
