/** What is typed about a person of the staff, checked field by field. */
import { accountProblems, passwordProblem, type AccountProblem, type PasswordProblem } from '#domain/customers/account.ts'
import type { Locale } from '#domain/market/market.ts'

export interface StaffForm {
  firstName: string
  lastName: string
  email: string
  locale: Locale
}

export type StaffFormProblems = Partial<
  Record<'firstName' | 'lastName' | 'email', AccountProblem> & { password: PasswordProblem }
>

const tidy = (text: string): string => text.normalize('NFC').trim().replace(/\s+/g, ' ')

/** Returns the form with its texts as they are stored. */
export const tidyStaffForm = <Form extends StaffForm>(form: Form): Form => ({
  ...form,
  firstName: tidy(form.firstName),
  lastName: tidy(form.lastName),
  email: form.email.trim(),
})

/**
 * Returns the first problem of each field of a tidy form, an empty result where there is none.
 * @param isCommon whether a password in lower case is on the list of common ones
 */
export function staffFormProblems(
  form: StaffForm,
  password: string | null,
  isCommon: (password: string) => boolean,
): StaffFormProblems {
  const problem = password === null ? null : passwordProblem(password, form.email, isCommon)
  return { ...accountProblems(form), ...(problem && { password: problem }) }
}
