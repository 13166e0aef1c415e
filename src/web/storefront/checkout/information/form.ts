/** State of the address form. */
import { useState } from 'react'
import type { FieldProblems } from '#domain/checkout/checkout.ts'
import { problemText } from '#messages/validation.ts'
import { useBilling, useShipping } from '#web/storefront/checkout/checkout-draft.browser.ts'
import { formOf, formProblems, refusedFields, useRefusedFields } from '#web/storefront/checkout/checkout-form.browser.ts'
import { useMarket } from '#web/ui/market.tsx'
import type { CheckoutPage } from './view.ts'

/** What each field needs to know: its fault, if it is time to say so, and what to do when it is left or changed. */
export interface FormState {
  /** Every fault that is there, shown or not. */
  problems: FieldProblems
  /** Sentence to show at a field, '' while it is fine or not yet touched. */
  error(field: string): string
  /** Left: from now on its fault is shown, and goes as soon as it is cured. */
  leave(field: string): void
  /** Changed: what the server said about it is outdated. */
  changed(field: string): void
  /** Shows everything; answers the fields with faults in their order. */
  showAll(): string[]
}

/** In the order of the form. */
const ORDER = [
  'contact.email',
  'contact.phone',
  ...['country', 'lastName', 'firstName', 'address', 'city', 'county', 'zip'].map((name) => `address.${name}`),
  'billing.personType',
  'billing.companyName',
  'billing.vatNumber',
  'billing.registerNumber',
  ...['country', 'lastName', 'firstName', 'address', 'city', 'county', 'zip'].map((name) => `billing.${name}`),
]

export function useCheckoutForm({ countries, countyStrict }: CheckoutPage): FormState {
  const market = useMarket()
  const shipping = useShipping()
  const billing = useBilling()
  const refused = useRefusedFields()
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set())
  const [isAllShown, setAllShown] = useState(false)
  const form = formOf(shipping, billing, market)
  const problems = { ...refused, ...formProblems(form, { countyStrict }) }
  const countryOf = (field: string) => {
    const code = field.startsWith('billing.') && !form.billing.sameAsDelivery ? form.billing.country : form.address.country
    return countries.find(([one]) => one === code)?.[1] ?? ''
  }
  return {
    problems,
    error: (field) => {
      const problem = problems[field]
      if (!problem || !(isAllShown || left.has(field) || field in refused)) return ''
      return problemText(problem, field, countryOf(field))
    },
    leave: (field) => setLeft((now) => (now.has(field) ? now : new Set([...now, field]))),
    changed: refusedFields.clear,
    showAll: () => {
      setAllShown(true)
      return Object.keys(problems).toSorted((a, b) => ORDER.indexOf(a) - ORDER.indexOf(b))
    },
  }
}
