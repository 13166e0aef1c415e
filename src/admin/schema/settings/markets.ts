/** Markets in the settings of the back office, on the wire: what is fixed of each, who sells, and what the law asks for. */
import { z } from 'zod'
import { LARGEST_NUMBER } from '#domain/catalog/input-limits.ts'
import { MAX_FIELD_LENGTH } from '#domain/checkout/field-lengths.ts'
import { MARKETS, type Locale } from '#domain/market/market.ts'
import { VAT_REGISTRATION } from '#domain/market/merchant.ts'
import { smallestStep } from '#domain/pricing/money.ts'
import { countryCode, currency, locale, textUpTo } from '#web/schema/values.ts'

const MOST_REGISTRATIONS = 30

const text = textUpTo(MAX_FIELD_LENGTH)
const filled = text.refine((value) => value.trim() !== '', 'text_required')
const registration = z.strictObject({
  country: countryCode,
  vatNumber: text.regex(VAT_REGISTRATION, 'vat_registration'),
  taxNumber: filled.nullable(),
})
/** Null for a market that promises no reward. */
const rewardIn = (market: Locale) => {
  const step = smallestStep(MARKETS[market].currency)
  const isPayable = (amount: number) => amount > 0 && amount <= LARGEST_NUMBER && amount % step === 0
  const money = z.int('reward_amount').refine(isPayable, 'reward_amount')
  return z
    .strictObject({ amount: money, minPurchase: money })
    .refine(({ amount, minPurchase }) => amount <= minPurchase, { error: 'reward_over_minimum', path: ['amount'] })
    .nullable()
}

const seller = z.strictObject({
  name: filled,
  legalName: filled,
  address: filled,
  vatNumber: filled,
  registerNumber: filled,
  email: z.email('email_invalid'),
  phone: filled,
  seller: z
    .strictObject({
      street: filled,
      city: filled,
      county: text,
      zip: filled,
      country: countryCode,
      registrations: z.tuple([registration], registration).refine((all) => all.length <= MOST_REGISTRATIONS),
    })
    .optional(),
  motto: z.strictObject({ ro: filled, en: filled, hu: filled }).optional(),
  newsletterRewards: z.strictObject({ ro: rewardIn('ro'), en: rewardIn('en'), hu: rewardIn('hu') }).optional(),
})

export const marketsAnswer = z.object({
  markets: z.array(z.object({ market: locale, language: z.string(), prefix: z.string(), currency, timeZone: z.string() })),
  version: z.string(),
  seller: seller.extend({ email: z.string() }),
  /** Official pictures that the law asks for (D-85), of a market: whether the file is there. */
  pictures: z.array(z.object({ market: locale, name: z.enum(['guarantee', 'sal']), isThere: z.boolean() })),
})
export type MarketsView = z.infer<typeof marketsAnswer>

export const changeSellerRequest = z.strictObject({ version: z.string(), seller, reason: text.nullable() })
export type SellerRequest = z.infer<typeof seller>
export const sellerChanged = z.object({ version: z.string(), entries: z.array(z.uuid()) })
