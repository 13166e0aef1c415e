/** What went wrong with a call of the account, in words. */
import { refusalText } from '#messages/customers/failures.ts'
import { faultText } from '#messages/customers/faults.ts'
import { failureOf } from '#web/app/browser/api.browser.ts'
import { failureSentence, type Faults } from '#web/storefront/auth/auth-form.ts'

/** Returns the sentence for a failed call. `own`: sentences of problem codes that the caller says in its own way. */
export function accountFailure(error: unknown, own: Readonly<Record<string, () => string>> = {}): string {
  const code = failureOf(error).problem?.code ?? ''
  return Object.hasOwn(own, code) ? own[code]!() : failureSentence(error)
}

/**
 * Returns what the shop refuses: faults of the fields that it names, none when it names none.
 * `own`: the sentence for a fault that the caller's form says in its own way, null for the others. `country`: name of the chosen one.
 */
export function accountFaults(
  error: unknown,
  { own = () => null, country = '' }: { own?: (code: string) => string | null; country?: string } = {},
): Faults {
  const { code: refusal = '', fields = {} } = failureOf(error).problem ?? {}
  const sentence = (code: string, field: string) => own(code) ?? faultText(code, field, country) ?? refusalText({ code: refusal })
  return Object.fromEntries(
    Object.entries(fields).map(([field, code]) => [field, sentence(code, field) ?? failureSentence(error)]),
  )
}
