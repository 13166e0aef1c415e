/** What an edit of many products would do to each price, and why some are left out (D-21, LAW-22). */
import { momentOf } from '#domain/content/campaign.ts'
import { LOCALES, MARKETS, type Currency, type Locale } from '#domain/market/market.ts'
import { bulkTerms } from '#domain/products/bulk-price.ts'
import type { BulkPriceChange } from '#domain/products/bulk-edit.ts'
import { lowestBefore, priceVersion } from '#domain/pricing/price-change.ts'
import { ordinaryPrice } from '#domain/pricing/price-view.ts'
import { decideWith, type Decision, type PriceChange } from '#services/pricing/decide-prices.ts'
import { readPlans } from '#store/catalog/price-plans.ts'
import { readPriceStates, readSkusByProduct, type StoredPrice } from '#store/catalog/price-states.ts'
import type { Query } from '#store/database/db.ts'

export interface BulkLine {
  product: number
  market: Locale
  currency: Currency
  state: StoredPrice
  ordinary: number
  lowest: { price: number; since: Date } | null
  decision: Decision
}

/** Moments of a market; null for now, and for no end. `isOver`: it has ended before it could begin. */
function momentsIn(market: Locale, { starts, ends }: BulkPriceChange, now: Date) {
  const from = starts === null ? null : new Date(momentOf(starts, market))
  const to = ends === null ? null : new Date(momentOf(ends, market))
  return { from: from !== null && from <= now ? null : from, to, isOver: to !== null && to <= now }
}

/** Returns what becomes of every price that is to change, by product and market; a price that stays is left out. */
export async function decideBulkPrices(
  query: Query,
  products: readonly number[],
  change: BulkPriceChange,
  now: Date,
): Promise<BulkLine[]> {
  const skus = await readSkusByProduct(query, products)
  const productOf = new Map(skus.map(({ sku, product }) => [sku, product]))
  const states = await readPriceStates(query, { skus: [...productOf.keys()] })
  const plans = await readPlans(query, { variants: [...new Set(states.map(({ variant }) => variant))] })
  const plansOf = Map.groupBy(plans, ({ variant, currency }) => `${variant} ${currency}`)
  const moments = new Map(LOCALES.map((market) => [market, momentsIn(market, change, now)]))
  const asked = states.flatMap((state) => {
    const market = change.markets.find((one) => MARKETS[one].currency === state.currency)
    if (market === undefined || moments.get(market)!.isOver) return []
    const own = plansOf.get(`${state.variant} ${state.currency}`) ?? []
    const ordinary = ordinaryPrice(state, own)
    const terms = bulkTerms(change, { ordinary, currency: state.currency, isLowered: state.reducedAt !== null })
    const { from, to } = moments.get(market)!
    const isSame = terms !== null && from === null && to === null && (terms.reduced ?? terms.price) === state.sale
    if (terms === null || (isSame && (terms.reduced !== null) === (state.reducedAt !== null))) return []
    const wanted: PriceChange = {
      sku: state.sku,
      market,
      ...terms,
      from,
      to: terms.reduced === null ? null : to,
      version: priceVersion(state),
    }
    return { state, market, ordinary, wanted }
  })
  const decisions = decideWith(
    asked.map(({ wanted }) => wanted),
    { states, plans },
    now,
  )
  const lines = asked.map(({ state, market, ordinary }, at) => ({
    product: productOf.get(state.sku)!,
    market,
    currency: state.currency,
    state,
    ordinary,
    lowest: lowestBefore(state.history, moments.get(market)!.from ?? now),
    decision: decisions[at]!,
  }))
  return lines.toSorted((a, b) => a.product - b.product || LOCALES.indexOf(a.market) - LOCALES.indexOf(b.market))
}
