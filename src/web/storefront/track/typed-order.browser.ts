/** The order that the visitor looked for last: who mistyped a letter need not type all of it again. It is forgotten with the tab. */
import { asRecord, asText, stored, tabStorage } from '#web/app/browser/stored.browser.ts'

interface TypedOrder {
  number: string
  email: string
}

export const typedOrder = stored(
  'looked-for-order',
  (raw): TypedOrder => {
    const { number, email } = asRecord(raw)
    return { number: asText(number), email: asText(email) }
  },
  tabStorage,
)
