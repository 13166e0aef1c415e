/** Fields that the server refused when an order was sent. */
import type { FieldProblems, ProblemCode } from '#domain/checkout/checkout.ts'
import { createStore, useStore } from '#web/ui/store.browser.ts'

const refused = createStore<FieldProblems>({})

/** What the server refused when the order was sent: shown at its field until that field changes. */
export const refusedFields = {
  set: (problems: Record<string, string>): void => refused.set(problems as Record<string, ProblemCode>),
  clear(field: string): void {
    const now = refused.get()
    if (field in now) refused.set(Object.fromEntries(Object.entries(now).filter(([name]) => name !== field)))
  },
}

export const useRefusedFields = (): FieldProblems => useStore(refused)
