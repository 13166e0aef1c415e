/** What went wrong with a call of the account, in words. */
import { sessionEnded } from '#messages/customers/account.ts'
import { problemText } from '#messages/validation.ts'
import type { ProblemCode } from '#domain/checkout/checkout.ts'
import { failureOf } from '#web/app/api.browser.ts'
import { failureSentence, type Faults } from '#web/storefront/auth/auth-form.ts'

/** Returns the sentence for a failed call. `own`: sentences of problem codes that only the caller has. */
export function accountFailure(error: unknown, own: Readonly<Record<string, () => string>> = {}): string {
  const code = failureOf(error).problem?.code ?? ''
  if (code === 'session_required') return sessionEnded()
  return Object.hasOwn(own, code) ? own[code]!() : failureSentence(error)
}

/**
 * Returns what the shop refuses: faults of the fields that it names, else a sentence.
 * `own`: the sentence for a fault that only the caller's form has, null for the others. `country`: name of the chosen one.
 */
export function accountFaults(
  error: unknown,
  { own = () => null, country = '' }: { own?: (code: string) => string | null; country?: string } = {},
): Faults {
  const fields = failureOf(error).problem?.fields ?? {}
  return Object.fromEntries(
    Object.entries(fields).map(([field, code]) => [field, own(code) ?? problemText(code as ProblemCode, field, country)]),
  )
}
