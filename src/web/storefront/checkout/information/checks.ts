/** What the address form checks: loaded when the form is used for the first time. */
import { problemText } from '#messages/validation.ts'
import { formOf, formProblems } from '#web/storefront/checkout/checkout-form.browser.ts'

export const checks = { formOf, formProblems, problemText }
export type Checks = typeof checks
