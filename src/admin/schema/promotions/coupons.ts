/** Coupons in the back office, on the wire. Amounts are integer hundredths. */
import { z } from 'zod'
import { LARGEST_NUMBER, LONGEST_KEY } from '#domain/catalog/input-limits.ts'
import { MAX_LINES, MAX_QUANTITY } from '#domain/cart/cart.ts'
import { MAX_FIELD_LENGTH } from '#domain/checkout/field-lengths.ts'
import { COUPON_CHECKS, COUPON_REFUSALS } from '#domain/promotions/coupon.ts'
import { LINE_OUTCOMES } from '#domain/promotions/discount.ts'
import { MAX_CODE_LENGTH, MAX_CODES } from '#domain/promotions/codes.ts'
import {
  COUPON_VIEWS,
  FINDING_CODES,
  LONGEST_COUPON_NAME,
  MOST_SERIES_CODES,
  WRITTEN_TYPES,
} from '#domain/promotions/coupon-terms.ts'
import { amount, count, currency, itemId, locale, moment, textUpTo } from '#web/schema/values.ts'
import { couponScope } from './scope.ts'

const whole = z.int().min(0).max(LARGEST_NUMBER)
const words = textUpTo(LONGEST_COUPON_NAME).min(1)
const code = textUpTo(MAX_CODE_LENGTH).min(1)
const reason = textUpTo(MAX_FIELD_LENGTH).nullable()
const neededReason = textUpTo(MAX_FIELD_LENGTH)
const version = z.string().max(LONGEST_KEY)

/** What staff write of a coupon. */
const terms = z.strictObject({
  name: textUpTo(LONGEST_COUPON_NAME),
  type: z.literal([...WRITTEN_TYPES]),
  /** Percent for types 0 and 3, hundredths for type 1. */
  amount: whole.min(1),
  maxAmount: whole,
  minPurchase: whole,
  currency,
  startsAt: moment.nullable(),
  endsAt: moment.nullable(),
  maxUses: whole,
  maxUsesPerCustomer: whole,
  isForSignedIn: z.boolean(),
  /** Said to everybody: pages may announce it (LAW-24). */
  isAdvertised: z.boolean().default(false),
  appliesTo: couponScope,
})
export type TermsView = z.infer<typeof terms>

const finding = z.object({
  code: z.enum(FINDING_CODES),
  state: z.enum(['ok', 'warn', 'no']),
  count,
  codes: z.array(z.string()),
})
export type FindingView = z.infer<typeof finding>

export const couponsQuery = z.strictObject({
  view: z.enum(COUPON_VIEWS).default('running'),
  words: words.optional(),
  currency: currency.optional(),
  after: z.uuid().optional(),
})

const coupon = z.object({
  id: z.uuid(),
  code: z.string(),
  state: z.enum(COUPON_VIEWS).exclude(['all']),
  isStopped: z.boolean(),
  version: z.string(),
  terms,
  usage: count,
  createdAt: moment,
})
export type CouponView = z.infer<typeof coupon>

const listed = coupon.extend({ cost: amount })
export type ListedCouponView = z.infer<typeof listed>
export const couponsAnswer = z.object({
  coupons: z.array(listed),
  /** Of the next page, null on the last. */
  next: z.uuid().nullable(),
  /** How many named coupons each view has; one above the cap stands for more. */
  counts: z.record(z.enum(COUPON_VIEWS), count).nullable(),
})
export type CouponsView = z.infer<typeof couponsAnswer>

const goods = z.object({ id: z.string(), name: z.string() })
export type GoodsView = z.infer<typeof goods>

export const couponAnswer = z.object({
  coupon,
  /** Names of what it is for. */
  goods: z.array(goods),
  findings: z.array(finding),
  held: count,
  cost: amount,
  uses: z.array(
    z.object({ order: z.string(), at: moment, amount, state: z.enum(['held', 'counted', 'released']), total: amount }),
  ),
  changes: z.array(z.object({ id: z.uuid(), action: z.string(), by: z.string(), at: moment, reason: z.string().nullable() })),
})
export type CouponPage = z.infer<typeof couponAnswer>

export const checkCouponRequest = z.strictObject({ code: code.nullable(), terms })
export const checkCouponAnswer = z.object({ findings: z.array(finding) })

export const createCouponRequest = z.strictObject({ code, terms, reason })
export const changeCouponRequest = z.strictObject({ version, terms, reason })
export const stopCouponRequest = z.strictObject({ version, isStopped: z.boolean(), reason })
export const couponWritten = z.object({ coupon, entries: z.array(z.uuid()) })
export type CouponWritten = z.infer<typeof couponWritten>

export const goodsQuery = z.strictObject({ kind: z.enum(['vendors', 'products', 'tags']), words, locale })
export const goodsAnswer = z.object({ goods: z.array(goods) })

export const itemsQuery = z.strictObject({ words, market: locale })
export const itemsAnswer = z.object({
  items: z.array(z.object({ item: itemId, name: z.string(), sku: z.string(), price: amount })),
})
export type TrialItems = z.infer<typeof itemsAnswer>

export const orderCartAnswer = z.object({
  market: locale,
  isSignedIn: z.boolean(),
  lines: z.array(z.object({ item: itemId, qty: count })),
})
export type OrderCartView = z.infer<typeof orderCartAnswer>

export const tryRequest = z.strictObject({
  market: locale,
  lines: z.array(z.strictObject({ item: itemId, qty: z.int().min(1).max(MAX_QUANTITY) })).max(MAX_LINES),
  codes: z.array(code).max(MAX_CODES),
  isSignedIn: z.boolean(),
  /** When the codes are typed; null for now. */
  at: moment.nullable(),
  /** Terms that are not saved, under their code. */
  draft: z.strictObject({ code, terms }).nullable(),
})

const lineCoupon = z.object({
  code: z.string(),
  amount,
  why: z.enum(LINE_OUTCOMES),
  missing: amount.nullable(),
  wouldCost: amount.nullable(),
})
export type LineCouponView = z.infer<typeof lineCoupon>

export const trialAnswer = z.object({
  currency,
  lines: z.array(
    z.object({
      item: itemId,
      name: z.string(),
      brand: z.string(),
      qty: count,
      picture: z.string(),
      /** Of one piece: recommended, in the catalog, under coupons of best price. */
      mrp: amount,
      catalogPrice: amount,
      unitPrice: amount,
      /** For all pieces. */
      discount: amount,
      total: amount,
      coupons: z.array(lineCoupon),
    }),
  ),
  /** What cannot be sold, or not so often. */
  adjustments: z.array(z.object({ item: z.string(), name: z.string(), reason: z.string(), max: count })),
  before: amount,
  after: amount,
  coupons: z.array(
    z.object({
      code: z.string(),
      state: z.enum(['applied', ...COUPON_REFUSALS, 'error_not_applicable']),
      amount,
      missing: amount.nullable(),
      subtotal: amount,
      checks: z.record(z.enum(COUPON_CHECKS), z.boolean()),
      minPurchase: amount,
      usage: count,
      maxUses: count,
      currency,
    }),
  ),
  unknown: z.array(z.string()),
})
export type TrialView = z.infer<typeof trialAnswer>

const series = z.object({
  id: z.uuid(),
  name: z.string(),
  prefix: z.string(),
  codes: count,
  spent: count,
  stopped: count,
  type: z.literal([...WRITTEN_TYPES]),
  amount,
  currency,
  endsAt: moment.nullable(),
  madeBy: z.string(),
  createdAt: moment,
})
export type SeriesView = z.infer<typeof series>
export const seriesQuery = z.strictObject({ before: z.uuid().optional() })
export const seriesAnswer = z.object({ series: z.array(series), next: z.uuid().nullable() })
export type SeriesList = z.infer<typeof seriesAnswer>
export const createSeriesRequest = z.strictObject({
  terms,
  prefix: textUpTo(LONGEST_KEY).min(1),
  count: z.int().min(1).max(MOST_SERIES_CODES),
  reason,
})
export const seriesCreated = z.object({ id: z.uuid(), entries: z.array(z.uuid()) })
export const seriesReason = z.strictObject({ reason: neededReason })
export const seriesCodesAnswer = z.object({
  name: z.string(),
  codes: z.array(z.object({ code: z.string(), isSpent: z.boolean(), isStopped: z.boolean() })),
})
export type SeriesCodes = z.infer<typeof seriesCodesAnswer>
export const seriesStopped = z.object({ stopped: count })
