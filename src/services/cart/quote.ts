/** Prices a cart now: only ids and quantities come from the request (D-40). */
import { MARKETS, type Locale } from '#domain/market/market.ts'
import type { RequestedLine } from '#domain/cart/cart.ts'
import { canonicalCodes, type TypedCode } from '#domain/promotions/codes.ts'
import { normalisedEmail } from '#domain/customers/email.ts'
import type { Destination } from '#domain/delivery/delivery.ts'
import { priceCart, type PricedCart } from '#domain/cart/quote.ts'
import type { Shop } from '#services/shop.ts'
import type { Query } from '#store/database/db.ts'
import type { RuleWithWarehouse } from '#store/delivery/delivery.ts'
import { itemDisplay } from '#catalog/products/item-display.ts'
import { readCartFacts } from '#store/cart/cart-facts.ts'
import { readItems, type Priced } from '#store/cart/products.ts'
import type { CouponUser } from '#store/promotions/coupons.ts'
import { hasLockers } from '#services/delivery/lockers.ts'
import { guessesOf, typedCodes } from '#services/promotions/codes.ts'
import { parsePhone } from '#services/customers/phone.ts'

export interface CartQuestion {
  market: Locale
  lines: readonly RequestedLine[]
  destination?: Destination
  /** Key of the chosen delivery. */
  delivery?: string
  /** As typed. */
  codes?: readonly string[]
  /** As far as known: limits per customer. */
  contact?: { email?: string; phone?: string }
}

export type Quoted = PricedCart<RuleWithWarehouse>

type QuoteShop = Pick<Shop, 'db' | 'clock' | 'catalog' | 'tokens' | 'couriers'>

/** `ip`: address of the caller, for the limit on wrong codes. `customerId`: who is signed in. */
export const quoteCart = (shop: QuoteShop, question: CartQuestion, ip = '', customerId: string | null = null): Promise<Quoted> =>
  readQuote(shop, shop.db.query, question, { now: shop.clock.now(), ip, customerId })

/** The user of a coupon for limits. */
export const couponUser = ({ market, destination, contact }: CartQuestion, customerId: string | null): CouponUser => ({
  email: contact?.email === undefined ? null : normalisedEmail(contact.email),
  phone: (contact?.phone && parsePhone(contact.phone, destination?.country ?? MARKETS[market].country)?.e164) || null,
  customerId,
})

/** Prices a cart inside a transaction that has locked the stock rows. */
export async function readQuote(
  { catalog, tokens, couriers }: Pick<Shop, 'catalog' | 'tokens' | 'couriers'>,
  query: Query,
  question: CartQuestion,
  { now, ip, customerId }: { now: Date; ip: string; customerId: string | null },
): Promise<Quoted> {
  const market = MARKETS[question.market]
  const { locale, currency } = market
  const goods = { ids: question.lines.map(({ item }) => item), locale, currency, now }
  const display = itemDisplay(catalog.current, locale)
  const typed = canonicalCodes(question.codes ?? [])
  const facts =
    typed.length > 0
      ? await readCartFacts(
          query,
          goods,
          { codes: typed, user: couponUser(question, customerId), ...guessesOf(typed, { tokens, ip }) },
          display,
        )
      : { ...(await readItems(query, goods, display)), coupons: [], vouchers: [], counted: [] }
  const codes = await typedCodes(query, typed, facts, { tokens, ip, now })
  return priceFacts({ catalog, couriers }, query, question, { ...facts, codes, isSignedIn: customerId !== null, now })
}

/** What a cart's price depends on, as it was read. */
export interface QuoteFacts extends Priced {
  codes: readonly TypedCode[]
  isSignedIn: boolean
  now: Date
}

/** Prices a cart from what was read of its goods and codes. */
export async function priceFacts(
  { catalog, couriers }: Pick<Shop, 'catalog' | 'couriers'>,
  query: Query,
  question: CartQuestion,
  { items, available, byWarehouse, codes, isSignedIn, now }: QuoteFacts,
): Promise<Quoted> {
  const market = MARKETS[question.market]
  const rules = catalog.current.deliveryRules[market.locale]
  const { lines: requested, destination = null, delivery = null } = question
  const country = destination?.country ?? market.country
  return priceCart({
    market,
    requested,
    items,
    available,
    byWarehouse,
    rules,
    hasLockers: await hasLockers({ couriers }, query, rules, country),
    destination,
    delivery,
    codes,
    isSignedIn,
    now,
  })
}
