/** The rules of a partnership as it is entered (D-30). */
import { z } from 'zod'
import { LARGEST_NUMBER, OLDEST_MONTHS } from '#domain/catalog/input-limits.ts'
import { CURRENCIES, LOCALES, MARKETS } from '#domain/market/market.ts'
import { smallestStep } from '#domain/pricing/money.ts'
import { isCodePrefix } from '#domain/promotions/codes.ts'
import { MAX_PERCENT } from '#domain/promotions/coupon-terms.ts'
import {
  MOST_CODES,
  MOST_DAYS,
  MOST_ORDERS,
  PARTNERSHIP_LENGTHS,
  POOL_SOURCES,
  type PartnershipInput,
  type PartnershipText,
} from '#domain/promotions/partnership.ts'
import { isLinkAddress } from '#domain/promotions/partnership-fields.ts'
import { isDay } from '#domain/time/calendar-day.ts'
import { currency, filled, inEveryLanguage, locale, path, slug } from '#services/checked-input.ts'

const { partner, title, text, label, href } = PARTNERSHIP_LENGTHS
const day = z.string().refine(isDay, 'use a day such as 2026-11-30')
const days = z.int().min(1).max(MOST_DAYS)
const months = z.int().min(0).max(OLDEST_MONTHS)
const sum = z.int().min(1).max(LARGEST_NUMBER)
const limit = z.int().min(0).max(LARGEST_NUMBER).optional()

const address = z.string().max(href).refine(isLinkAddress, 'use a path of this site, or an address that begins with https://')

const shownText = z.strictObject({
  title: filled.max(title),
  text: filled.max(text),
  link: z.strictObject({ label: filled.max(label), href: address }).optional(),
}) satisfies z.ZodType<PartnershipText>

const rules = z.strictObject({
  registeredDays: days.optional(),
  paidOrders: z.int().min(1).max(MOST_ORDERS).optional(),
  spent: z
    .partialRecord(z.enum(CURRENCIES), sum)
    .refine((amounts) => Object.keys(amounts).length > 0, 'name an amount for one currency at least')
    .optional(),
  childMonths: z
    .strictObject({ from: months, below: months })
    .refine(({ from, below }) => from < below, '`below` must be more than `from`')
    .optional(),
  newsletter: z.literal(true).optional(),
})

const id = z.string().regex(/^\d{1,9}$/, 'use the digits of an id')
const scope = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('order') }),
  z.strictObject({ kind: z.literal('vendors'), vendors: z.array(id).min(1) }),
  z.strictObject({ kind: z.literal('products'), products: z.array(z.string().regex(/^_\d{1,9}$/)).min(1) }),
  z.strictObject({ kind: z.literal('tags'), tags: z.array(filled).min(1) }),
])

const coupon = z
  .strictObject({
    prefix: z.string().refine(isCodePrefix, 'use 2 to 20 capital letters or digits'),
    type: z.union([z.literal(0), z.literal(1), z.literal(3)]),
    amount: sum,
    currency,
    maxAmount: limit,
    minPurchase: limit,
    validDays: days.optional(),
    signedIn: z.boolean().optional(),
    appliesTo: scope.optional(),
  })
  .refine(({ type, amount }) => type === 1 || amount <= MAX_PERCENT, 'a percentage is at most 100')
  .refine(({ type, amount, maxAmount = 0, minPurchase = 0, currency: unit }) => {
    const step = smallestStep(unit)
    return maxAmount % step === 0 && minPurchase % step === 0 && (type !== 1 || amount % step === 0)
  }, 'forints are whole: multiples of 100')

const source = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.enum(POOL_SOURCES) }),
  z.strictObject({ kind: z.literal('generator'), coupon, maxCodes: z.int().min(0).max(MOST_CODES) }),
])

export const partnershipSchema = z
  .strictObject({
    key: slug,
    partner: filled.max(partner),
    logo: path.optional(),
    markets: z.array(locale).min(1).max(LOCALES.length).readonly(),
    text: inEveryLanguage(shownText),
    from: day.optional(),
    until: day.optional(),
    rules,
    source,
  })
  .refine(({ from, until }) => !from || !until || from <= until, '`from` is after `until`')
  .refine(
    ({ markets, source: from }) =>
      from.kind !== 'generator' || markets.every((market) => MARKETS[market].currency === from.coupon.currency),
    'the coupon must be in the currency of each market',
  ) satisfies z.ZodType<PartnershipInput>
