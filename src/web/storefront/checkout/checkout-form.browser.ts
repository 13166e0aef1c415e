/** Builds and checks the checkout form in the browser. */
import { type CheckoutForm, type FieldProblems, checkoutProblems, tidyForm } from '#domain/checkout/checkout.ts'
import type { Market } from '#domain/market/market.ts'
import type { BillingDraft, Shipping } from '#web/storefront/draft/checkout-draft.browser.ts'

/** Returns the draft as the form that browser and server check alike; a fresh draft takes the market's own country. */
export function formOf(shipping: Shipping, billing: BillingDraft, market: Market): CheckoutForm {
  const address = { ...shipping.address, country: shipping.address.country || market.country }
  return tidyForm(
    {
      contact: shipping.contact,
      address,
      billing: { ...billing, country: billing.country || address.country },
      note: shipping.note,
    },
    market.locale,
  )
}

/** A national number with fewer digits than any of its country has; the server parses the whole number (LOC-22). */
const MIN_DIGITS: Record<string, { trunk: RegExp; digits: number }> = {
  RO: { trunk: /^0/, digits: 9 },
  HU: { trunk: /^06/, digits: 8 },
}
export function isPhoneShort(phone: string, country: string): boolean {
  const rule = MIN_DIGITS[country]
  if (!rule || phone === '' || /^(\+|00)/.test(phone)) return false
  return phone.replace(/\D/g, '').replace(rule.trunk, '').length < rule.digits
}

/** Returns everything that the browser can find wrong. */
export function formProblems(form: CheckoutForm, rules: { countyStrict: boolean }): FieldProblems {
  const problems = checkoutProblems(form, rules)
  if (!problems['contact.phone'] && isPhoneShort(form.contact.phone, form.address.country))
    problems['contact.phone'] = 'phone_invalid'
  return problems
}
