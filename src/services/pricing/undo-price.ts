/** Taking a change of a price back: the price before is written again as a new one, since the history keeps all (LAW-21). */
import { z } from 'zod'
import { LOCALES, MARKETS, type Locale } from '#domain/market/market.ts'
import { priceVersion } from '#domain/pricing/price-change.ts'
import { readPriceStates } from '#store/catalog/price-states.ts'
import { findStandingEntry } from '#store/staff/audit.ts'
import type { Actor } from '#services/staff/audit.ts'
import type { UndoHandler } from '#services/staff/undo-handler.ts'
import { changePrice, type PriceAnswer, type PriceShop } from './change-price.ts'
import type { PriceChange } from './decide-prices.ts'

/** What an entry says of a market: `changePrice` wrote it. */
const loggedPrice = z.object({ price: z.int(), prp: z.int(), prior: z.int().optional() })
const loggedPrices = z.partialRecord(z.enum(LOCALES), loggedPrice)

/**
 * Returns null for an entry that changed no price, or was taken back before. What was reduced before is ordinary now: a reduction that ended begins anew, and the price
 * it had is among those of its 30 days. A price that is no longer the one of the entry is refused: somebody changed it later.
 */
export async function undoPrice(
  shop: PriceShop,
  actor: Actor,
  { entry, reason }: { entry: string; reason: string | null },
): Promise<PriceAnswer | null> {
  const found = z.uuid().safeParse(entry).success ? await findStandingEntry(shop.db.query, entry) : null
  if (found === null || !['price.changed', 'price.plan_started', 'price.plan_ended'].includes(found.action)) return null
  const states = await readPriceStates(shop.db.query, { skus: [found.object.name] })
  const [before, after] = [loggedPrices.parse(found.before), loggedPrices.parse(found.after)]
  const wanted = Object.entries(before).map(([market, { price, prp }]) => {
    const state = states.find(({ currency }) => currency === MARKETS[market as Locale].currency)
    const left = after[market as Locale]
    const change: PriceChange = {
      sku: found.object.name,
      market: market as Locale,
      price,
      reduced: null,
      prp,
      from: null,
      to: null,
      // Whoever changes it from here on is not overwritten either.
      version: state ? priceVersion(state) : null,
    }
    return { change, isLater: state !== undefined && (state.sale !== left?.price || state.mrp !== left.prp) }
  })
  const later = wanted.filter(({ isLater }) => isLater)
  if (later.length > 0)
    return {
      ok: false,
      refused: later.map(({ change }) => ({ change, refusal: { isLawful: false, reason: 'changed_meanwhile' } })),
    }
  const changes = wanted.map(({ change }) => change)
  return changePrice(shop, actor, { changes, reason, undoes: found.id })
}

/** The same, for the audit log's "Undo". */
export const undoPriceEntry: UndoHandler = async (shop, actor, { id }, reason) => {
  const answer = await undoPrice(shop, actor, { entry: id, reason })
  if (answer === null) return 'not_undoable'
  return answer.ok ? 'done' : 'changed_since'
}
