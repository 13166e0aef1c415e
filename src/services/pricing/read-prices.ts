/** What staff see of an item's prices before they change them (D-21, LAW-22). */
import { LOCALES, MARKETS, type Locale } from '#domain/market/market.ts'
import { lowestBefore, priceVersion } from '#domain/pricing/price-change.ts'
import type { Shop } from '#services/shop.ts'
import { readPlans, type PricePlan } from '#store/catalog/price-plans.ts'
import { readPriceStates, type StoredPrice } from '#store/catalog/price-states.ts'

/** Periods of the history that are shown: daily changes of a year. */
const MOST_PERIODS = 366

export interface MarketPrice extends StoredPrice {
  market: Locale
  /** Of the price as it is now: a change that tells it is refused once the price is another. */
  version: string
  /** Of the 30 days before now; null where the item was not sold. */
  lowest: { price: number; since: Date } | null
  /** What waits or runs. */
  plans: PricePlan[]
}

/** Returns the prices of an item by market, in the order of the markets; none for an unknown SKU. */
export async function readPrices({ db, clock }: Pick<Shop, 'db' | 'clock'>, sku: string): Promise<MarketPrice[]> {
  const states = await readPriceStates(db.query, { skus: [sku] })
  const plans = await readPlans(db.query, { variants: states.map(({ variant }) => variant) })
  return LOCALES.flatMap((market) => {
    const state = states.find(({ currency }) => currency === MARKETS[market].currency)
    if (!state) return []
    return {
      ...state,
      history: state.history.slice(-MOST_PERIODS),
      market,
      version: priceVersion(state),
      lowest: lowestBefore(state.history, clock.now()),
      plans: plans.filter(({ currency }) => currency === state.currency),
    }
  })
}
