/** Partnerships in the back office, on the wire (D-30). Amounts are integer hundredths. */
import { z } from 'zod'
import { LARGEST_NUMBER, LONGEST_KEY, OLDEST_MONTHS } from '#domain/catalog/input-limits.ts'
import { MAX_FIELD_LENGTH } from '#domain/checkout/field-lengths.ts'
import { MAX_EMAIL_LENGTH } from '#domain/customers/email.ts'
import { CURRENCIES, LOCALES } from '#domain/market/market.ts'
import { LONGEST_COUPON_NAME, WRITTEN_TYPES } from '#domain/promotions/coupon-terms.ts'
import { MOST_FILLED, PARTNERSHIP_PHASES } from '#domain/promotions/partnership-fields.ts'
import { MOST_CODES, MOST_DAYS, MOST_ORDERS, PARTNERSHIP_LENGTHS, POOL_SOURCES } from '#domain/promotions/partnership.ts'
import { count, currency, day, locale, moment, textUpTo } from '#web/schema/values.ts'
import { couponScope } from './scope.ts'

const whole = z.int().min(0).max(LARGEST_NUMBER)
const days = z.int().min(1).max(MOST_DAYS)
const months = z.int().min(0).max(OLDEST_MONTHS)
const reason = textUpTo(MAX_FIELD_LENGTH)
const { partner, title, text, label, href, code } = PARTNERSHIP_LENGTHS

const words = z.strictObject({ title: textUpTo(title), text: textUpTo(text), label: textUpTo(label), href: textUpTo(href) })

const rules = z.strictObject({
  registeredDays: days.optional(),
  paidOrders: z.int().min(1).max(MOST_ORDERS).optional(),
  spent: z
    .partialRecord(z.enum(CURRENCIES), whole.min(1))
    .refine((amounts) => Object.keys(amounts).length > 0)
    .optional(),
  childMonths: z.strictObject({ from: months, below: months }).optional(),
  newsletter: z.literal(true).optional(),
})

const coupon = z.strictObject({
  prefix: textUpTo(LONGEST_KEY),
  type: z.literal([...WRITTEN_TYPES]),
  amount: whole.min(1),
  currency,
  maxAmount: whole.optional(),
  minPurchase: whole.optional(),
  validDays: days.optional(),
  signedIn: z.boolean().optional(),
  appliesTo: couponScope.optional(),
})

const source = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.enum(POOL_SOURCES) }),
  z.strictObject({ kind: z.literal('generator'), coupon, maxCodes: z.int().min(0).max(MOST_CODES) }),
])

/** What staff write of a partnership. */
const fields = z.strictObject({
  partner: textUpTo(partner),
  markets: z.array(locale).max(LOCALES.length),
  text: z.strictObject({ ro: words, en: words, hu: words }),
  from: day.nullable(),
  until: day.nullable(),
  rules,
  source,
  lowLevel: z.int().min(0).max(MOST_CODES),
})

const listed = z.object({
  id: z.uuid(),
  partner: z.string(),
  /** Title in each language. */
  titles: z.record(locale, z.string()),
  markets: z.array(locale),
  source: z.enum([...POOL_SOURCES, 'generator']),
  phase: z.enum(PARTNERSHIP_PHASES),
  isLow: z.boolean(),
  taken: count,
  /** Given codes that were used in an order; null for codes of the partner's shop, of which it is not known. */
  used: count.nullable(),
  /** Codes that can still be given; null without a limit. */
  left: count.nullable(),
  startsAt: moment.nullable(),
  endsAt: moment.nullable(),
  createdAt: moment,
})
export type ListedPartnershipView = z.infer<typeof listed>
export const partnershipsAnswer = z.object({ partnerships: z.array(listed) })
export type PartnershipsView = z.infer<typeof partnershipsAnswer>

export const partnershipAnswer = z.object({
  partnership: listed.extend({ key: z.string(), version: count, fields }),
  /** When the pool is empty at the pace of the last days. */
  emptyAt: moment.nullable(),
  /** Names of what the coupon of a generator is for. */
  goods: z.array(z.object({ id: z.string(), name: z.string() })),
})
export type PartnershipPageView = z.infer<typeof partnershipAnswer>
export type PartnershipFieldsView = z.infer<typeof fields>

export const reachAnswer = z.object({
  customers: count,
  eligible: count,
  missing: z.partialRecord(z.enum(['registered', 'orders', 'spent', 'child_age', 'newsletter']), count),
})
export type ReachView = z.infer<typeof reachAnswer>

const given = z.object({
  id: z.uuid(),
  /** Its beginning: who sees all of it can use it. */
  code: z.string(),
  takenAt: moment,
  isOurs: z.boolean(),
  order: z.string().nullable(),
})
export const givenQuery = z.strictObject({ after: z.uuid().optional() })
export const givenAnswer = z.object({ codes: z.array(given), next: z.uuid().nullable() })
/** With the customer; null where the account is gone. */
const givenTo = given.extend({ customer: z.object({ id: z.uuid(), name: z.string() }).nullable() })
export const givenToAnswer = z.object({ codes: z.array(givenTo), next: z.uuid().nullable() })
export type GivenView = z.infer<typeof given> & Partial<Pick<z.infer<typeof givenTo>, 'customer'>>
export interface GivenCodesView {
  codes: GivenView[]
  next: string | null
}

export const campaignsAnswer = z.object({ campaigns: z.array(z.object({ name: z.string(), codes: count })) })
export type PoolCampaigns = z.infer<typeof campaignsAnswer>

export const createPartnershipRequest = z.strictObject({ partnership: fields })
export const changePartnershipRequest = z.strictObject({ version: whole, partnership: fields })
export const stopPartnershipRequest = z.strictObject({ version: whole, isStopped: z.boolean(), reason })
export const partnershipWritten = z.object({ id: z.uuid(), version: count, entries: z.array(z.uuid()) })
export type PartnershipWritten = z.infer<typeof partnershipWritten>

/** Bytes of the longest list of codes. */
export const FILL_LIMIT = MOST_FILLED * (4 * code + 3)
export const fillRequest = z.union([
  z.strictObject({ codes: z.array(z.string().max(code)).min(1).max(MOST_FILLED) }),
  z.strictObject({ campaign: textUpTo(LONGEST_COUPON_NAME).min(1) }),
])
export const fillAnswer = z.object({ added: count, known: count, entries: z.array(z.uuid()) })
export type Filled = z.infer<typeof fillAnswer>

export const handOutRequest = z.strictObject({ email: textUpTo(MAX_EMAIL_LENGTH), reason })
/** Without an entry to take back: its mail is on its way. */
export const handOutAnswer = z.object({ isNew: z.boolean() })
export type HandedOut = z.infer<typeof handOutAnswer>

export const reportRequest = z.strictObject({ reason })
export const reportAnswer = z.object({
  name: z.string(),
  /** Codes of the partner's shop are whole, those of this shop are not. */
  codes: z.array(z.object({ code: z.string(), takenAt: moment, isUsed: z.boolean().nullable() })),
})
export type PartnershipReport = z.infer<typeof reportAnswer>
