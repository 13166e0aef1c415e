/** What staff see of an item's prices before they change them (D-21, LAW-22). */
import { LOCALES, MARKETS, type Locale } from '#domain/market/market.ts'
import { lowestBefore, priceVersion } from '#domain/pricing/price-change.ts'
import { ordinaryPrice, unshownReduction, type UnshownReduction } from '#domain/pricing/price-view.ts'
import type { Shop } from '#services/shop.ts'
import { readPlans, type PricePlan } from '#store/catalog/price-plans.ts'
import { readPriceStates, readSkusOf, type StoredPrice } from '#store/catalog/price-states.ts'

/** Periods of the history that are shown: daily changes of a year. */
const MOST_PERIODS = 366

export interface MarketPrice extends StoredPrice {
  market: Locale
  /** Of the price as it is now: a change that tells it is refused once the price is another. */
  version: string
  /** Of the 30 days before now; null where the item was not sold. */
  lowest: { price: number; since: Date } | null
  /** What is paid where nothing is reduced. */
  ordinary: number
  /** Why a price that was lowered is not shown as reduced. */
  unshown: UnshownReduction | null
  /** What waits or runs. */
  plans: PricePlan[]
}

/** Returns the prices of an item by market, in the order of the markets; none for an unknown SKU. */
export async function readPrices(shop: Pick<Shop, 'db' | 'clock'>, sku: string): Promise<MarketPrice[]> {
  return (await readItems(shop, [sku]))[0]?.prices ?? []
}

/** Returns the prices of every item of a product in the order of its page; none for an unknown product. */
export const readProductPrices = async (shop: Pick<Shop, 'db' | 'clock'>, product: number): Promise<ItemPrices[]> =>
  readItems(shop, await readSkusOf(shop.db.query, product))

export interface ItemPrices {
  sku: string
  prices: MarketPrice[]
}

async function readItems({ db, clock }: Pick<Shop, 'db' | 'clock'>, skus: readonly string[]): Promise<ItemPrices[]> {
  const states = await readPriceStates(db.query, { skus })
  const plans = await readPlans(db.query, { variants: states.map(({ variant }) => variant) })
  return skus.map((sku) => {
    const own = states.filter((state) => state.sku === sku)
    const prices = LOCALES.flatMap((market) => {
      const state = own.find(({ currency }) => currency === MARKETS[market].currency)
      return state ? marketPrice(state, market, { plans, now: clock.now() }) : []
    })
    return { sku, prices }
  })
}

function marketPrice(state: StoredPrice, market: Locale, { plans, now }: { plans: PricePlan[]; now: Date }): MarketPrice {
  const own = plans.filter(({ variant, currency }) => variant === state.variant && currency === state.currency)
  return {
    ...state,
    history: state.history.slice(-MOST_PERIODS),
    market,
    version: priceVersion(state),
    ordinary: ordinaryPrice(state, own),
    unshown: unshownReduction(state, now),
    lowest: lowestBefore(state.history, now),
    plans: own,
  }
}
