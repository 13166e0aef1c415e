/** Markets in the settings of the back office, on the wire: what is fixed of each, who sells, and what the law asks for. */
import { z } from 'zod'
import { MAX_FIELD_LENGTH } from '#domain/checkout/field-lengths.ts'
import { VAT_REGISTRATION } from '#domain/market/merchant.ts'
import { countryCode, currency, locale, textUpTo } from '#web/schema/values.ts'

const MOST_REGISTRATIONS = 30

const text = textUpTo(MAX_FIELD_LENGTH)
const filled = text.refine((value) => value.trim() !== '', 'text_required')
const registration = z.strictObject({
  country: countryCode,
  vatNumber: text.regex(VAT_REGISTRATION, 'vat_registration'),
  taxNumber: filled.nullable(),
})
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
