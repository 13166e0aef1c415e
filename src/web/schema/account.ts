/** The account on the wire: details, addresses, children, consents, deletion. Fields of forms are checked by the rules of the domain. */
import { z } from 'zod'
import { PERSON_TYPES } from '#domain/checkout/checkout.ts'
import { MAX_FIELD_LENGTH } from '#domain/checkout/field-lengths.ts'
import { day, locale, moment, textUpTo } from './values.ts'

/** A submitted field, before the rules of the domain are applied. */
const text = textUpTo(MAX_FIELD_LENGTH)

export const nothing = z.strictObject({})
export const deletedAnswer = z.object({ deleted: z.literal(true) })

export const detailsRequest = z.strictObject({ firstName: text, lastName: text, phone: text })
export const detailsAnswer = z.object({
  firstName: z.string(),
  lastName: z.string(),
  /** Changed by `POST /api/auth/email`. */
  email: z.string(),
  /** As people read it, '' without one. */
  phone: z.string(),
  createdAt: moment,
  /** False for an account that signs in by another provider only. */
  hasPassword: z.boolean(),
})
export type DetailsView = z.infer<typeof detailsAnswer>

export const addressRequest = z.strictObject({
  /** How the customer calls it, '' without a name. */
  label: text,
  phone: text,
  /** It becomes the default for delivery, or for billing. A default stays one until another takes it over. */
  isDelivery: z.boolean(),
  isBilling: z.boolean(),
  firstName: text,
  lastName: text,
  address: text,
  city: text,
  county: text,
  zip: text,
  country: text,
  personType: z.enum(PERSON_TYPES),
  companyName: text,
  vatNumber: text,
  registerNumber: text,
})

export type AddressRequest = z.infer<typeof addressRequest>

export const addressAnswer = addressRequest.extend({ id: z.uuid() }).strip()
export type AddressView = z.infer<typeof addressAnswer>

export const addressesAnswer = z.object({
  addresses: z.array(addressAnswer),
  /** What the checkout begins with. */
  contact: z.object({ email: z.string(), phone: z.string() }),
})
export type AddressesView = z.infer<typeof addressesAnswer>

export const childRequest = z.strictObject({ name: text, dateOfBirth: text })
export const childAnswer = z.object({ id: z.uuid(), name: z.string(), dateOfBirth: day })
export type ChildView = z.infer<typeof childAnswer>
export const childrenAnswer = z.object({ children: z.array(childAnswer) })
export type ChildrenView = z.infer<typeof childrenAnswer>

/** What counts now; null when the customer was never asked. */
const consent = z.object({ isGiven: z.boolean(), at: moment, textVersion: z.string(), locale }).nullable()
/** `newsletterUntil`: until when a link to the newsletter that was mailed can be opened; null without one. */
export const consentsAnswer = z.object({ newsletter: consent, newsletterUntil: moment.nullable() })
export type ConsentsView = z.infer<typeof consentsAnswer>
/** `locale`: language of the text that the customer read. */
export const consentsRequest = z.strictObject({ newsletter: z.boolean(), locale })

export const exportAnswer = z.object({
  exportedAt: moment,
  /** Table → rows; amounts are hundredths. */
  data: z.record(z.string(), z.array(z.unknown())),
  mails: z.array(z.object({ kind: z.string(), subject: z.string(), at: moment })),
})

export const deletionRequest = z.strictObject({ password: text })
/** `until`: the deletion can be confirmed so long. */
export const deletionAnswer = z.object({ until: moment })
/** The address of the account, typed once more. */
export const deletionConfirmRequest = z.strictObject({ email: text })
