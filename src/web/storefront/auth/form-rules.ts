/** What is wrong with the fields of the sign-in pages, by the rules by which the server decides. */
import { accountProblems, PASSWORD_LENGTH, passwordProblem } from '#domain/customers/account.ts'
import { emailProblem } from '#domain/customers/email.ts'
import { tidyText } from '#domain/customers/free-text.ts'
import type { Locale } from '#domain/market/market.ts'
import { passwordProblemText, passwordRequired } from '#messages/customers/auth.ts'
import { problemText } from '#messages/validation.ts'
import type { Faults } from './auth-form.ts'

type Values = Readonly<Record<string, string>>

/** Address as it is sent. */
export const tidyEmail = (email: string | undefined): string => (email ?? '').trim()

/** Names and address of a registration as they are sent. */
export const tidyAccount = (values: Values, locale: Locale) => ({
  firstName: tidyText(values.firstName ?? '', locale),
  lastName: tidyText(values.lastName ?? '', locale),
  email: tidyEmail(values.email),
})

export function emailFaults(values: Values): Faults {
  const problem = emailProblem(tidyEmail(values.email))
  return problem ? { email: problemText(problem, 'email', '') } : {}
}

export const newPasswordFaults = (values: Values, email = ''): Faults => {
  const problem = passwordProblem(values.password ?? '', email)
  return problem ? { password: passwordProblemText(problem, PASSWORD_LENGTH) } : {}
}

/** Of a sign-in: an old password may be shorter than a new one has to be. */
export const signInFaults = (values: Values): Faults => ({
  ...emailFaults(values),
  ...(values.password ? {} : { password: passwordRequired() }),
})

export function registrationFaults(values: Values, locale: Locale): Faults {
  const account = tidyAccount(values, locale)
  const wrong = Object.entries(accountProblems(account)).map(([field, code]) => [field, problemText(code, field, '')])
  return { ...Object.fromEntries(wrong), ...newPasswordFaults(values, account.email) }
}
