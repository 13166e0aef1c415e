/**
 * Data of an account, checked field by field (SPEC-5). The browser runs the same functions by which the server decides; only the list of
 * common passwords is on the server alone.
 */
import { emailProblem, type EmailProblem } from './email.ts'
import { textFault, type TextFault } from './free-text.ts'
import { isPersonName, MAX_NAME_LENGTH } from './person-name.ts'

export interface AccountForm {
  firstName: string
  lastName: string
  email: string
}

export type AccountProblem = 'first_name_required' | 'last_name_required' | 'name_invalid' | EmailProblem | TextFault

/** Returns the first problem of each field of a tidy form; an empty result means no problem. */
export function accountProblems(form: AccountForm): Partial<Record<keyof AccountForm, AccountProblem>> {
  const found = {
    firstName: nameProblem(form.firstName, 'first_name_required'),
    lastName: nameProblem(form.lastName, 'last_name_required'),
    email: emailProblem(form.email),
  }
  return Object.fromEntries(Object.entries(found).filter(([, problem]) => problem !== null))
}

function nameProblem(name: string, required: AccountProblem): AccountProblem | null {
  if (name === '') return required
  if (name.length > MAX_NAME_LENGTH) return 'too_long'
  return textFault(name) ?? (isPersonName(name) ? null : 'name_invalid')
}

/** Characters of a password, counted as Unicode code points. */
export const PASSWORD_LENGTH = { min: 8, max: 128 } as const

export type PasswordProblem = 'password_short' | 'password_long' | 'password_common' | 'password_shop' | 'password_email'

/** Words that are tried first in this shop: its name, and 'password' in its languages. */
const SHOP_WORDS = [
  'nestling',
  'cuibul',
  'parola',
  'parolamea',
  'jelszo',
  'jelszó',
  'jelszavam',
  'password',
  'bebelus',
  'bebeluș',
]

/** Returns the letters of a text in lower case: 'Nestling-2026!' → 'nestling'. */
const lettersOf = (text: string): string => text.toLowerCase().replace(/[^\p{L}]/gu, '')

/**
 * Returns what is wrong with a new password, or null. Any characters are allowed and none are demanded (ASVS 6.2.5).
 * @param isCommon whether a password in lower case is on the list of common ones (ASVS 6.2.4)
 */
export function passwordProblem(
  password: string,
  email: string,
  isCommon: (password: string) => boolean = () => false,
): PasswordProblem | null {
  const { length } = Array.from(password)
  if (length < PASSWORD_LENGTH.min) return 'password_short'
  if (length > PASSWORD_LENGTH.max) return 'password_long'
  const lower = password.toLowerCase()
  if (lower === email.toLowerCase() || isMailbox(lower, email.toLowerCase())) return 'password_email'
  if (SHOP_WORDS.includes(lettersOf(password))) return 'password_shop'
  return isCommon(lower) || isRepeated(lower) ? 'password_common' : null
}

/** Returns whether a password is the part of the address before the @, digits and signs left aside. */
function isMailbox(password: string, email: string): boolean {
  const mailbox = email.slice(0, email.lastIndexOf('@'))
  return password === mailbox || (lettersOf(mailbox) !== '' && lettersOf(password) === lettersOf(mailbox))
}

/** Returns whether a text is one character, or two to four, again and again: 'aaaaaaaa', 'abcabcabc'. */
const isRepeated = (text: string): boolean => /^(.{1,4})\1+$/su.test(text) && new Set(text).size <= 4
