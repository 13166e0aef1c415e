/** What a cart costs now. The answer is all the server's: ids and quantities in, everything else fresh from the shop (D-40). */
import { MARKETS, type Locale } from '#domain/market.ts'
import type { WantedLine } from '#domain/cart.ts'
import type { Destination } from '#domain/delivery.ts'
import { priceCart, type PricedCart } from '#domain/quote.ts'
import type { Shop } from '#src/shop.ts'
import type { Query } from '#store/db.ts'
import type { PlacedRule } from '#store/delivery.ts'
import { readItems } from '#store/products.ts'

export interface CartQuestion {
  market: Locale
  lines: readonly WantedLine[]
  destination?: Destination
  /** Key of the chosen delivery. */
  delivery?: string
}

export type Quoted = PricedCart<PlacedRule>

export const quoteCart = (shop: Pick<Shop, 'db' | 'clock' | 'catalogue'>, question: CartQuestion): Promise<Quoted> =>
  readQuote(shop, shop.db.query, question, shop.clock.now())

/** The same inside a transaction that holds the shelves. */
export async function readQuote(
  { catalogue }: Pick<Shop, 'catalogue'>,
  query: Query,
  question: CartQuestion,
  now: Date,
): Promise<Quoted> {
  const market = MARKETS[question.market]
  const { locale, currency } = market
  const ids = question.lines.map(({ item }) => item)
  const { items, free } = await readItems(query, { ids, locale, currency, now })
  const rules = catalogue.current.deliveryRules[locale]
  const { lines: wanted, destination = null, delivery = null } = question
  return priceCart({ market, wanted, items, free, rules, destination, delivery, now })
}
