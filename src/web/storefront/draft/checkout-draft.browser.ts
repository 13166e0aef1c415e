/** The checkout form in the browser's storage. */
import type { Billing } from '#domain/checkout/checkout.ts'
import type { Address } from '#domain/customers/address.ts'
import type { Locker } from '#web/schema/delivery.ts'
import { asRecord, asText, stored } from '#web/app/browser/stored.browser.ts'
import { useStore } from '#web/ui/store.browser.ts'

/** What the customer has typed so far: kept at each keystroke, so that errors, reloads and Back lose nothing (D-43). */
export interface Shipping {
  contact: { email: string; phone: string }
  /** `country` is '' until chosen: then the market's own. */
  address: Address
  /** Key of the chosen delivery option, '' while none is. */
  delivery: string
  locker: Locker | null
  note: string
  newsletter: boolean
}
export interface BillingDraft extends Billing {
  sameAsDelivery: boolean
}

const parseAddress = (raw: unknown): Address => {
  const fields = asRecord(raw)
  return {
    firstName: asText(fields.firstName),
    lastName: asText(fields.lastName),
    address: asText(fields.address),
    city: asText(fields.city),
    county: asText(fields.county),
    zip: asText(fields.zip),
    country: /^[A-Z]{2}$/.test(asText(fields.country)) ? asText(fields.country) : '',
  }
}

const parseLocker = (raw: unknown): Locker | null => {
  const fields = asRecord(raw)
  if (!asText(fields.id)) return null
  return {
    id: asText(fields.id),
    courier: asText(fields.courier),
    name: asText(fields.name),
    address: asText(fields.address),
    city: asText(fields.city),
    zip: asText(fields.zip),
  }
}

export const parseShipping = (raw: unknown): Shipping => {
  const fields = asRecord(raw)
  const contact = asRecord(fields.contact)
  return {
    contact: { email: asText(contact.email), phone: asText(contact.phone) },
    address: parseAddress(fields.address),
    delivery: asText(fields.delivery, 60),
    locker: parseLocker(fields.locker),
    note: asText(fields.note, 1000),
    newsletter: fields.newsletter === true,
  }
}

export const parseBilling = (raw: unknown): BillingDraft => {
  const fields = asRecord(raw)
  return {
    ...parseAddress(raw),
    personType: fields.personType === 'company' ? 'company' : 'individual',
    companyName: asText(fields.companyName),
    vatNumber: asText(fields.vatNumber),
    registerNumber: asText(fields.registerNumber),
    sameAsDelivery: fields.sameAsDelivery !== false,
  }
}

// The two names of SPEC-4, "billing and shipping are restored from browser storage".
const shipping = stored('shipping', parseShipping)
const billing = stored('billing', parseBilling)

export const draft = {
  shipping: shipping.get,
  billing: billing.get,
  setContact: (part: Partial<Shipping['contact']>) =>
    shipping.update((now) => ({ ...now, contact: { ...now.contact, ...part } })),
  setAddress: (part: Partial<Address>) => shipping.update((now) => ({ ...now, address: { ...now.address, ...part } })),
  setShipping: (part: Partial<Shipping>) => shipping.update((now) => ({ ...now, ...part })),
  setBilling: (part: Partial<BillingDraft>) => billing.update((now) => ({ ...now, ...part })),
  /** After an order: who and where is kept for the next one, what belonged to this one is not. */
  orderPlaced: () => shipping.update((now) => ({ ...now, delivery: '', locker: null, note: '', newsletter: false })),
}

export const useShipping = (): Shipping => useStore(shipping)
export const useBilling = (): BillingDraft => useStore(billing)
