/** State of the address form. */
import { useEffect, useState } from 'react'
import type { CheckoutForm } from '#domain/checkout/checkout.ts'
import { draft, useBilling, useShipping } from '#web/storefront/draft/checkout-draft.browser.ts'
import { refusedFields, useRefusedFields } from '#web/storefront/checkout/refused-fields.browser.ts'
import { loadPart } from '#web/ui/load-part.browser.ts'
import { useMarket } from '#web/ui/market.tsx'
import type { Checks } from './checks.ts'
import type { CheckoutPage } from './view.ts'

/** What each field needs to know: its fault, if it is time to say so, and what to do when it is left or changed. */
export interface FormState {
  /** Loads the code of the checks ahead of their use; a failure shows when the form is submitted. */
  prepare(): void
  /** Sentence to show at a field, '' while it is fine or not yet touched. */
  error(field: string): string
  /** Left: from now on its fault is shown, and goes as soon as it is cured. */
  leave(field: string): void
  /** Changed: what the server said about it is outdated. */
  changed(field: string): void
  /** Shows everything. Resolves with the form as it is stored and the fields with faults in their order; rejects without the checks. */
  showAll(): Promise<{ form: CheckoutForm; faults: string[] }>
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
  const [checks, setChecks] = useState<Checks | null>(null)
  const load = async (): Promise<Checks> => {
    const loaded = checks ?? (await loadPart(() => import('./checks.ts'))).checks
    setChecks(loaded)
    return loaded
  }
  const prepare = () => void load().catch(() => {})
  const isRefused = Object.keys(refused).length > 0
  // oxlint-disable-next-line react-hooks/exhaustive-deps -- once: what the server refused is shown at once
  useEffect(() => void (isRefused && prepare()), [isRefused])
  const form = checks?.formOf(shipping, billing, market)
  const problems = form && { ...refused, ...checks?.formProblems(form, { countyStrict }) }
  const countryOf = (field: string, { address, billing: { sameAsDelivery, country } }: CheckoutForm) => {
    const code = field.startsWith('billing.') && !sameAsDelivery ? country : address.country
    return countries.find(([one]) => one === code)?.[1] ?? ''
  }
  return {
    prepare,
    error: (field) => {
      const problem = problems?.[field]
      if (!checks || !form || !problem || !(isAllShown || left.has(field) || field in refused)) return ''
      return checks.problemText(problem, field, countryOf(field, form))
    },
    leave: (field) => setLeft((now) => (now.has(field) ? now : new Set([...now, field]))),
    changed: refusedFields.clear,
    async showAll() {
      const { formOf, formProblems } = await load()
      setAllShown(true)
      // What stands in the fields now: the code of the checks may have taken its time.
      const typed = formOf(draft.shipping(), draft.billing(), market)
      const faults = Object.keys({ ...refused, ...formProblems(typed, { countyStrict }) })
      return { form: typed, faults: faults.toSorted((a, b) => ORDER.indexOf(a) - ORDER.indexOf(b)) }
    },
  }
}
