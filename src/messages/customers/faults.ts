/** Sentences of faults of fields in the forms of sign-in and account: keys are the problem codes. */
import { PASSWORD_LENGTH } from '#domain/customers/account.ts'
import { isFieldProblem, problemText } from '#messages/validation.ts'
import { isPasswordProblem, passwordProblemText } from './auth.ts'
import { childProblemText, isChildProblem } from './children.ts'
import { detailsFault } from './details.ts'
import { refusalText } from './failures.ts'
import { PASSKEY_FAULTS } from './passkeys.ts'

/** Returns the sentence for a fault, null when the code has none. `field` is its path, `country` the name of the chosen one. */
export function faultText(code: string, field: string, country = ''): string | null {
  if (isPasswordProblem(code)) return passwordProblemText(code, PASSWORD_LENGTH)
  if (isChildProblem(code)) return childProblemText(code)
  if (Object.hasOwn(PASSKEY_FAULTS, code)) return PASSKEY_FAULTS[code as keyof typeof PASSKEY_FAULTS]()
  return detailsFault(code) ?? refusalText({ code }) ?? (isFieldProblem(code) ? problemText(code, field, country) : null)
}
