/** A cart that staff try coupons on: priced as every cart is, with nothing written and no code counted as a guess. */
import { reductionBase } from '#domain/catalog/product.ts'
import { MARKETS, type Locale } from '#domain/market/market.ts'
import { couponChecks, couponDiscount, type Coupon, type CouponCheck } from '#domain/promotions/coupon.ts'
import { canonicalCode, canonicalCodes, type TypedCode } from '#domain/promotions/codes.ts'
import { couponOfTerms, type CouponTerms } from '#domain/promotions/coupon-terms.ts'
import type { CouponOutcome, LineCoupon } from '#domain/promotions/discount.ts'
import type { PricedLine } from '#domain/cart/quote.ts'
import type { RequestedLine } from '#domain/cart/cart.ts'
import { itemDisplay } from '#catalog/products/item-display.ts'
import type { Shop } from '#services/shop.ts'
import { readItems } from '#store/cart/products.ts'
import { findCartOfOrder } from '#store/cart/order-cart.ts'
import { readCoupons } from '#store/promotions/coupons.ts'
import { priceFacts, type Quoted } from './quote.ts'

export interface TrialQuestion {
  market: Locale
  lines: readonly RequestedLine[]
  codes: readonly string[]
  isSignedIn: boolean
  /** When the codes are typed; prices and stock are today's. */
  at: Date
  /** Terms that are not saved yet, under a code. */
  draft: { code: string; terms: CouponTerms } | null
}

interface TriedCoupon {
  outcome: CouponOutcome
  checks: Record<CouponCheck, boolean>
}

/** What a coupon of type 3 would ask for one piece, where the price without it is lower. */
export interface TriedLineCoupon extends LineCoupon {
  wouldCost: number | null
}

export interface Trial {
  cart: Quoted
  lines: { line: PricedLine; coupons: TriedLineCoupon[] }[]
  /** Goods without any coupon. */
  before: number
  coupons: TriedCoupon[]
  /** Codes that do not exist. */
  unknown: string[]
}

/** Prices a cart with coupons, each line with what every coupon does to it or why not (D-26). */
export async function tryCart(shop: Pick<Shop, 'db' | 'catalog' | 'couriers'>, question: TrialQuestion): Promise<Trial> {
  const { market, lines, isSignedIn, at: now, draft } = question
  const { locale, currency } = MARKETS[market]
  const { query } = shop.db
  const goods = { ids: lines.map(({ item }) => item), locale, currency, now }
  const priced = await readItems(query, goods, itemDisplay(shop.catalog.current, locale))
  const typed = canonicalCodes([...(draft ? [draft.code] : []), ...question.codes])
  const coupons = draftedIn(await readCoupons(query, typed), draft)
  const codes = typed.map((code): TypedCode => {
    const coupon = coupons.find((one) => one.code === code)
    return coupon ? { kind: 'coupon', code, coupon } : { kind: 'unknown', code, state: 'error_not_exist' }
  })
  const cart = await priceFacts(shop, query, { market, lines }, { ...priced, codes, isSignedIn, now })
  const outcomes = cart.codes.filter((one) => one.kind === 'coupon')
  return {
    cart,
    lines: cart.lines.map((line) => ({ line, coupons: line.coupons.map((met) => withPrice(met, line, coupons)) })),
    before: cart.lines.reduce((sum, { item, qty }) => sum + item.catalogPrice * qty, 0),
    coupons: outcomes.map((outcome) => ({
      outcome,
      checks: couponChecks(outcome.coupon, { now, isSignedIn, subtotal: outcome.subtotal, currency }),
    })),
    unknown: cart.codes.filter(({ kind }) => kind === 'unknown').map(({ code }) => code),
  }
}

/** Returns the coupons with the draft in the place of the one that it will change; its uses stay. */
function draftedIn(stored: readonly Coupon[], draft: TrialQuestion['draft']): Coupon[] {
  if (!draft) return [...stored]
  const code = canonicalCode(draft.code)
  const own = stored.find((one) => one.code === code)
  const coupon = couponOfTerms(draft.terms, { id: own?.id ?? '', code, valid: own?.valid ?? true, usage: own?.usage ?? 0 })
  return [coupon, ...stored.filter((one) => one !== own)]
}

function withPrice(met: LineCoupon, { item }: PricedLine, coupons: readonly Coupon[]): TriedLineCoupon {
  const coupon = coupons.find(({ code }) => code === met.code)
  if (met.why !== 'higher_discount' || coupon?.type !== 3) return { ...met, wouldCost: null }
  const base = reductionBase(item)
  return { ...met, wouldCost: base - couponDiscount(coupon, base, coupon.currency) }
}

/** Returns the goods of an order as a cart, with its market; null where there is none of this number. */
export const cartOfOrder = ({ db }: Pick<Shop, 'db'>, number: string) => findCartOfOrder(db.query, number.trim().toUpperCase())
