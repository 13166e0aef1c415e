/** Taking a change of a price back: the price before is written again as a new one, since the history keeps all (LAW-21). */
import { z } from 'zod'
import { LOCALES, type Locale } from '#domain/market/market.ts'
import { findStandingEntry } from '#store/staff/audit.ts'
import type { Actor } from '#services/staff/audit.ts'
import { changePrice, type PriceAnswer, type PriceShop } from './change-price.ts'
import type { PriceChange } from './decide-prices.ts'

/** What an entry says of a market: `changePrice` wrote it. */
const loggedPrice = z.object({ price: z.int(), prp: z.int(), prior: z.int().optional() })
const loggedPrices = z.partialRecord(z.enum(LOCALES), loggedPrice)

/**
 * Returns null for an entry that changed no price, or was taken back before. What was reduced before is ordinary now: a reduction that ended begins anew, and the price
 * it had is among those of its 30 days.
 */
export async function undoPrice(
  shop: PriceShop,
  actor: Actor,
  { entry, reason }: { entry: string; reason: string | null },
): Promise<PriceAnswer | null> {
  const found = z.uuid().safeParse(entry).success ? await findStandingEntry(shop.db.query, entry) : null
  if (found === null || !['price.changed', 'price.plan_started', 'price.plan_ended'].includes(found.action)) return null
  const before = loggedPrices.parse(found.before)
  const changes = Object.entries(before).map(([market, { price, prp }]): PriceChange => ({
    sku: found.object.name,
    market: market as Locale,
    price,
    reduced: null,
    prp,
    from: null,
    to: null,
    version: null,
  }))
  return changePrice(shop, actor, { changes, reason, undoes: found.id })
}
