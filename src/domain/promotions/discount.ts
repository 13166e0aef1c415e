/**
 * All coupons on all lines, in the order of D-25: type 3 on lines, then the eligible subtotal of each coupon, then types 0 and 1, each on its
 * own subtotal, together never more than the goods. Each line has an outcome for each coupon (D-26).
 */
import { couponDiscount, couponRefusal, ineligible, INELIGIBLE, type Coupon, type CouponRefusal } from './coupon.ts'
import type { Currency } from '#domain/market/market.ts'
import { smallestStep, split } from '#domain/pricing/money.ts'
import { isOnSale, shownPrior, type Item } from '#domain/catalog/product.ts'
import { ownReduction, reprice, type Repriced } from './reprice.ts'

/**
 * How a coupon meets a line (D-26). `on_sale`: reduced already, coupons of types 0 and 1 leave it alone. `lowest_price`: below its recommended
 * price but not below its prior price, on sale yet nothing that may be called reduced (D-86). `higher_discount`: its own reduction, its set's
 * saving or another coupon is the larger (type 3). `nothing_left`: other coupons have taken all of it.
 */
export const LINE_OUTCOMES = [
  'applied',
  ...INELIGIBLE,
  'bundle',
  'on_sale',
  'lowest_price',
  'higher_discount',
  'below_minimum',
  'nothing_left',
] as const
export type LineOutcome = (typeof LINE_OUTCOMES)[number]
type WhyNot = Exclude<LineOutcome, 'applied'>

export interface LineCoupon {
  code: string
  /** Discount of this line, for all pieces. */
  amount: number
  why: LineOutcome
  /** Amount missing to the coupon's minimum, where that is the reason and the currencies are equal. */
  missing: number | null
}

export interface DiscountedLine<L> extends Repriced {
  line: L
  /** Share of types 0 and 1, for all pieces. */
  discount: number
  coupons: LineCoupon[]
}

/** SPEC-8: "does not apply to discounted products", "for discounted products the higher discount applies". */
export const CODE_WARNINGS = ['not_for_discounted', 'higher_discount_applies'] as const
export type CodeWarning = (typeof CODE_WARNINGS)[number]

export interface CouponOutcome {
  kind: 'coupon'
  code: string
  coupon: Coupon
  state: 'applied' | CouponRefusal | 'error_not_applicable'
  /** Its discount on the cart. */
  amount: number
  missing: number | null
  /** What counts for its minimum: its goods that are not on sale. */
  subtotal: number
  warnings: CodeWarning[]
}

interface Line {
  item: Item
  qty: number
}

/** A line at the price of one piece under coupons of type 3. */
interface Priced extends Line {
  /** What one piece costs. */
  unitPrice: number
  onSale: boolean
}

export interface CouponQuestion {
  currency: Currency
  now: Date
  isSignedIn: boolean
}

interface Judged {
  coupon: Coupon
  refused: CouponRefusal | null
  missing: number | null
  /** Returns why each line does not count for the subtotal, null where it does. */
  outs: readonly (WhyNot | null)[]
  subtotal: number
}

const isBundle = ({ parts }: Item): boolean => parts.length > 0

/** On sale, but not below the lowest price of 30 days: not reduced in the sense of D-86. */
const isUnreducedSale = (item: Item): boolean => isOnSale(item) && shownPrior(item) === null

/** Returns why a line does not count for a coupon's subtotal; null when it does. */
function uncounted({ item, unitPrice, onSale }: Priced, { appliesTo }: Coupon): WhyNot | null {
  const out = ineligible(item, appliesTo) ?? (isBundle(item) ? 'bundle' : null)
  if (out !== null || !onSale) return out
  return unitPrice === item.catalogPrice && isUnreducedSale(item) ? 'lowest_price' : 'on_sale'
}

function judge(coupon: Coupon, lines: readonly Priced[], question: CouponQuestion): Judged {
  const outs = lines.map((line) => uncounted(line, coupon))
  const subtotal = lines.reduce((sum, { unitPrice, qty }, index) => sum + (outs[index] === null ? unitPrice * qty : 0), 0)
  const refused = couponRefusal(coupon, { ...question, subtotal })
  const isBelow = refused === 'error_min_purchase' && coupon.currency === question.currency
  return { coupon, refused, missing: isBelow ? coupon.minPurchase - subtotal : null, outs, subtotal }
}

export function discountLines<L extends Line>(
  lines: readonly L[],
  coupons: readonly Coupon[],
  question: CouponQuestion,
): { lines: DiscountedLine<L>[]; coupons: CouponOutcome[] } {
  const fresh = lines.map(({ item, qty }) => ({ item, qty, unitPrice: item.catalogPrice, onSale: isOnSale(item) }))
  const onLines = coupons.filter(({ type }) => type === 3).map((coupon) => judge(coupon, fresh, question))
  const holding = onLines.filter(({ refused }) => refused === null).map(({ coupon }) => coupon)
  const priced = lines.map((line) => ({ line, ...reprice(line.item, holding, question.currency) }))
  const repriced = priced.map(({ line, unitPrice, onSale }) => ({ item: line.item, qty: line.qty, unitPrice, onSale }))
  const judged = coupons.map((coupon) => onLines.find((one) => one.coupon === coupon) ?? judge(coupon, repriced, question))
  const shares = sharesOf(judged, repriced, question.currency)
  const met = judged.map((one, at) => priced.map((line, index) => meet(one, line, shares[at]![index]!, one.outs[index]!)))
  return {
    lines: priced.map((line, index) => ({
      ...line,
      discount: shares.reduce((sum, of) => sum + of[index]!.share, 0),
      coupons: met.flatMap((of) => of[index] ?? []),
    })),
    coupons: judged.map(({ coupon, refused, missing, subtotal }, at): CouponOutcome => {
      const amount = met[at]!.reduce((sum, line) => sum + (line?.amount ?? 0), 0)
      const state = refused ?? (amount > 0 ? 'applied' : 'error_not_applicable')
      return {
        kind: 'coupon',
        code: coupon.code,
        coupon,
        state,
        amount,
        missing,
        subtotal,
        warnings: warningsOf(coupon, repriced),
      }
    }),
  }
}

interface Share {
  share: number
  /** Remaining amount of the line after earlier coupons; null where the coupon does not count it. */
  left: number | null
}

/** Coupons of types 0 and 1, one after the other: each splits its discount over the remaining amounts of its lines. */
function sharesOf(judged: readonly Judged[], lines: readonly Priced[], currency: Currency): Share[][] {
  const left = lines.map(({ unitPrice, qty }) => unitPrice * qty)
  return judged.map(({ coupon, refused, outs, subtotal }) => {
    // The prices already contain the discount of type 3.
    const counted = outs.map((out) => out === null && refused === null && coupon.type !== 3)
    const weights = left.map((amount, index) => (counted[index] ? amount : 0))
    const most = weights.reduce((sum, weight) => sum + weight, 0)
    const discount = Math.min(couponDiscount(coupon, subtotal, currency), most)
    const shares = split(discount, weights, smallestStep(currency))
    for (const [index, share] of shares.entries()) left[index]! -= share
    return shares.map((share, index) => ({ share, left: counted[index] ? weights[index]! : null }))
  })
}

/** Returns the outcome of a coupon for a line; null where the coupon was refused for a reason outside the line. */
function meet(
  { coupon, refused, missing }: Judged,
  { line, ...price }: Repriced & { line: Line },
  { share, left }: Share,
  uncountedBy: WhyNot | null,
): LineCoupon | null {
  const say = (why: LineCoupon['why'], amount = 0): LineCoupon => ({
    code: coupon.code,
    amount,
    why,
    missing: why === 'below_minimum' ? missing : null,
  })
  if (coupon.type === 2 || (refused !== null && refused !== 'error_min_purchase')) return null
  const out = coupon.type === 3 ? ineligible(line.item, coupon.appliesTo) : uncountedBy
  if (out !== null) return say(out)
  if (refused !== null) return say('below_minimum')
  if (coupon.type !== 3) return left === 0 ? say('nothing_left') : say('applied', share)
  if (price.lowestBy === null && !isBundle(line.item) && isUnreducedSale(line.item)) return say('lowest_price')
  if (price.lowestBy !== coupon) return say('higher_discount')
  return say('applied', (line.item.catalogPrice - price.unitPrice) * line.qty)
}

function warningsOf(coupon: Coupon, lines: readonly (Line & { onSale: boolean })[]): CodeWarning[] {
  const own = lines.filter(({ item }) => ineligible(item, coupon.appliesTo) === null)
  if (coupon.type === 3) return own.some(({ item }) => ownReduction(item) > 0) ? ['higher_discount_applies'] : []
  if (coupon.type === 2) return []
  return own.some(({ item, onSale }) => onSale && !isBundle(item)) ? ['not_for_discounted'] : []
}
