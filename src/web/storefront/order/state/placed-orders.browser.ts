/** Orders placed in this browser, with their idempotency keys. */
import { RESERVATION_MINUTES } from '#domain/orders/reservation.ts'
import { MINUTE_MS } from '#domain/time/durations.ts'
import { useState } from 'react'
import { href, isLocale, MARKETS, type Locale } from '#domain/market/market.ts'
import type { CartLine } from '#web/schema/cart.ts'
import { parseCart } from '#web/storefront/cart/state/cart.browser.ts'
import { parseCoupons } from '#web/storefront/cart/state/coupons.browser.ts'
import { asRecord, asText, stored } from '#web/app/browser/stored.browser.ts'
import { useStore } from '#web/ui/store.browser.ts'

const MAX_ORDERS = 5
/** The reservation's time (D-42): within it an unpaid order is worth going back to. */
export const PAYABLE_MS = RESERVATION_MINUTES * MINUTE_MS

/** An order that this browser has placed, with its lines, so that they can be put in the cart again. */
export interface PlacedOrder {
  /** The order's token. */
  id: string
  number: string
  market: Locale
  lines: readonly CartLine[]
  /** Codes it used: given back when it ends unpaid. */
  codes: readonly string[]
  /** When it was placed, ms. */
  at: number
  /** The request it came from: a second tab that sends the same one is led here. */
  fingerprint: string
}

export const parsePlaced = (raw: unknown): readonly PlacedOrder[] =>
  (Array.isArray(raw) ? raw : [])
    .flatMap((one): PlacedOrder[] => {
      const { id, number, market, lines, codes, at, fingerprint } = asRecord(one)
      if (!/^[a-z2-7]{20,60}$/.test(asText(id)) || !isLocale(market) || typeof at !== 'number') return []
      return [
        {
          id: asText(id),
          number: asText(number, 40),
          market,
          lines: parseCart({ lines }).lines,
          codes: parseCoupons(codes),
          at,
          fingerprint: asText(fingerprint, 64),
        },
      ]
    })
    .slice(0, MAX_ORDERS)

const store = stored('orders', parsePlaced)

interface Attempt {
  key: string
  fingerprint: string
  at: number
}
const attempts = stored<Attempt | null>('order-attempt', (raw) => {
  const { key, fingerprint, at } = asRecord(raw)
  if (!asText(key) || typeof at !== 'number') return null
  return { key: asText(key, 64), fingerprint: asText(fingerprint, 64), at }
})

export const placedOrders = {
  get: store.get,
  add: (order: PlacedOrder) => store.update((now) => [order, ...now.filter((one) => one.id !== order.id)].slice(0, MAX_ORDERS)),
  find: (id: string): PlacedOrder | null => store.get().find((one) => one.id === id) ?? null,
  /** The order that the same request has made already, if it is recent. */
  same: (fingerprint: string, now: number): PlacedOrder | null =>
    store.get().find((one) => one.fingerprint === fingerprint && now - one.at < PAYABLE_MS) ?? null,
  /** Paid or given up: no longer offered, and the same cart may be ordered again. */
  close(id: string): void {
    const closed = store.get().find((one) => one.id === id)
    if (!closed) return
    store.update((now) => now.filter((one) => one.id !== id))
    attempts.update((attempt) => (attempt?.fingerprint === closed.fingerprint ? null : attempt))
  },
}

/** Where an order is paid: in its own market, whichever market's page links to it (D-87). */
export const payHref = ({ id, market }: Pick<PlacedOrder, 'id' | 'market'>): string => href(MARKETS[market], `/pay/${id}`)

/** Returns the newest order that may still wait for its payment. */
export function useOpenOrder(): PlacedOrder | null {
  const [newest] = useStore(store)
  const [openedAt] = useState(Date.now)
  return newest && openedAt - newest.at < PAYABLE_MS ? newest : null
}

/**
 * The Idempotency-Key of a request: the same for a double click, a retry after a lost answer, a reload and a second tab,
 * another one as soon as the request differs (D-44).
 */
export function attemptKey(fingerprint: string, now: number, random: () => string): string {
  const held = attempts.update((current) =>
    current?.fingerprint === fingerprint && now - current.at < PAYABLE_MS ? current : { key: random(), fingerprint, at: now },
  )
  return held!.key
}

/**
 * Returns a short name for a request made from this cart (FNV-1a, twice 32 bits): to compare requests, not to protect anything. The same
 * things ordered again from a cart that was filled again are another request (D-44).
 */
export function fingerprintOf(request: object, cartId: string): string {
  const text = JSON.stringify([request, cartId])
  const hash = (seed: number) => {
    let h = seed
    for (let at = 0; at < text.length; at++) h = Math.imul(h ^ text.charCodeAt(at), 0x01000193)
    return (h >>> 0).toString(16).padStart(8, '0')
  }
  return hash(0x811c9dc5) + hash(0x9e3779b9) + text.length.toString(16)
}
