/**
 * Purchases that services are yet to be told of. The page that confirms an order is private, so they are told on the next page that is
 * counted. The shop gives a purchase to one browser, and each service takes it out of here once, whichever tab is first.
 */
import { TAG_FRAMES, type TagFrame } from '#domain/consent/integrations.ts'
import { isRecentPurchase, type Purchase } from '#domain/consent/purchase.ts'
import { CURRENCIES, type Currency } from '#domain/market/market.ts'
import { postJson } from '#web/app/browser/api.browser.ts'
import { randomKey } from '#web/app/browser/random-key.browser.ts'
import { asRecord, asText, stored } from '#web/app/browser/stored.browser.ts'
import type { PurchaseAnswer, PurchaseRequest } from '#web/schema/consent.ts'

interface Reported {
  /** Token of the order. */
  order: string
  /** Says to the shop that it is the same browser that asks again, after an answer that was lost. */
  key: string
  /** Null until the shop has answered. */
  purchase: Purchase | null
  /** Frames whose services have not been told; none once all have been, which is remembered. */
  left: readonly TagFrame[]
  /** When the order was first seen here, ms. */
  at: number
}

function parsePurchase(raw: unknown): Purchase | null {
  const { id, value, currency, at } = asRecord(raw)
  if (!asText(id) || typeof value !== 'number' || typeof at !== 'number') return null
  return CURRENCIES.some((one) => one === currency) ? { id: asText(id, 40), value, currency: currency as Currency, at } : null
}

/** Returns what is stored as far as it is valid and recent. */
export function parseReported(raw: unknown, now: number): readonly Reported[] {
  return (Array.isArray(raw) ? raw : []).flatMap((one): Reported[] => {
    const { order, key, purchase, left, at } = asRecord(one)
    if (!asText(order) || !asText(key) || typeof at !== 'number' || !isRecentPurchase({ at }, now)) return []
    const frames = TAG_FRAMES.filter((frame) => Array.isArray(left) && left.includes(frame))
    return [{ order: asText(order, 60), key: asText(key, 64), purchase: parsePurchase(purchase), left: frames, at }]
  })
}

const reported = stored('purchases', (raw) => parseReported(raw, Date.now()))

/** Runs work that no other tab does at the same time, where the browser can say so. */
const alone = <T>(work: () => T): Promise<T> =>
  'locks' in navigator ? (navigator.locks.request('purchases', work) as Promise<T>) : Promise.resolve(work())

const change = (order: string, to: Partial<Reported>) =>
  alone(() => reported.update((now) => now.map((one) => (one.order === order ? { ...one, ...to } : one))))

/** Notes an order that goes ahead, once, for the services of these frames. @param order its token */
export const notePurchase = (order: string, frames: readonly TagFrame[]): Promise<unknown> =>
  alone(() =>
    reported.update((now) =>
      now.some((one) => one.order === order)
        ? now
        : [...now, { order, key: randomKey(), purchase: null, left: frames, at: Date.now() }],
    ),
  )

/** Asks the shop for the purchases of orders that were noted. What fails is asked again on the next page. */
export async function fetchPurchases(): Promise<void> {
  for (const { order, key, purchase, left } of reported.get()) {
    if (purchase || left.length === 0) continue
    const path = `/api/orders/${encodeURIComponent(order)}/purchase`
    // oxlint-disable-next-line no-await-in-loop -- there is hardly ever more than one
    const { purchase: given } = await postJson<PurchaseAnswer>(path, { key } satisfies PurchaseRequest)
    // oxlint-disable-next-line no-await-in-loop -- see above
    await change(order, given ? { purchase: given } : { left: [] })
  }
}

/** Takes out what the service of a frame is to be told of now. */
export const takePurchases = (frame: TagFrame): Promise<Purchase[]> =>
  alone(() => {
    const mine = reported.get().flatMap(({ purchase, left }) => (purchase && left.includes(frame) ? [purchase] : []))
    if (mine.length > 0)
      reported.update((now) =>
        now.map((one) => (one.purchase ? { ...one, left: one.left.filter((other) => other !== frame) } : one)),
      )
    return mine
  })

/** Forgets what services without consent would have been told. */
export function forgetPurchases(allowed: readonly TagFrame[]): void {
  if (allowed.length === 0) return reported.clear()
  void alone(() =>
    reported.update((now) => {
      const isKept = now.every(({ left }) => left.every((frame) => allowed.includes(frame)))
      return isKept ? now : now.map((one) => ({ ...one, left: one.left.filter((frame) => allowed.includes(frame)) }))
    }),
  )
}
