/** What a cart costs now. The answer is all the server's: ids and quantities in, everything else fresh from the shop (D-40). */
import { MARKETS, type Locale } from '#domain/market.ts'
import type { WantedLine } from '#domain/cart.ts'
import { canonicalCodes } from '#domain/codes.ts'
import { normalisedEmail } from '#domain/email.ts'
import type { Destination } from '#domain/delivery.ts'
import { priceCart, type PricedCart } from '#domain/quote.ts'
import type { Shop } from '#src/shop.ts'
import type { Query } from '#store/db.ts'
import type { PlacedRule } from '#store/delivery.ts'
import { readItems } from '#store/products.ts'
import type { CouponUser } from '#store/coupons.ts'
import { isGuessing, lookUpCodes, noteMisses } from './codes.ts'
import { parsePhone } from './phone.ts'

export interface CartQuestion {
  market: Locale
  lines: readonly WantedLine[]
  destination?: Destination
  /** Key of the chosen delivery. */
  delivery?: string
  /** As typed. */
  codes?: readonly string[]
  /** As far as known: limits per customer. */
  contact?: { email?: string; phone?: string }
}

export type Quoted = PricedCart<PlacedRule>

type QuoteShop = Pick<Shop, 'db' | 'clock' | 'catalogue'>

/** `ip`: of who asks; wrong codes are counted by it. */
export async function quoteCart(shop: QuoteShop, question: CartQuestion, ip = ''): Promise<Quoted> {
  const { codes = [] } = question
  const isBlocked = codes.length > 0 && (await isGuessing(shop, ip))
  const quote = await readQuote(shop, shop.db.query, question, { now: shop.clock.now(), isBlocked })
  await noteMisses(shop, ip, quote.codes)
  return quote
}

/** Who uses a coupon, as limits count them. Nobody is signed in yet: there are no accounts. */
export const couponUser = ({ market, destination, contact }: CartQuestion): CouponUser => ({
  email: contact?.email === undefined ? null : normalisedEmail(contact.email),
  phone: (contact?.phone && parsePhone(contact.phone, destination?.country ?? MARKETS[market].country)?.e164) || null,
  customerId: null,
})

/** The same inside a transaction that holds the shelves. `isBlocked`: codes are not looked up. */
export async function readQuote(
  { catalogue }: Pick<Shop, 'catalogue'>,
  query: Query,
  question: CartQuestion,
  { now, isBlocked }: { now: Date; isBlocked: boolean },
): Promise<Quoted> {
  const market = MARKETS[question.market]
  const { locale, currency } = market
  const ids = question.lines.map(({ item }) => item)
  const { items, free } = await readItems(query, { ids, locale, currency, now })
  const rules = catalogue.current.deliveryRules[locale]
  const { lines: wanted, destination = null, delivery = null } = question
  const codes = await lookUpCodes(query, canonicalCodes(question.codes ?? []), { user: couponUser(question), isBlocked })
  return priceCart({ market, wanted, items, free, rules, destination, delivery, codes, isSignedIn: false, now })
}
