/** How hard a new password is to guess, as far as a browser can tell; only the server has the list of common passwords. */
import { passwordProblem, type PasswordProblem } from './account.ts'

export type PasswordStrength =
  | { level: 1; /** Why it is refused. */ problem: PasswordProblem }
  | { /** 2: accepted, 3: good, 4: very good. */ level: 2 | 3 | 4; problem: null }

/** Characters that count, from which a password is good and very good: about three and four words. No common one is as long. */
const GOOD = 15
const VERY_GOOD = 22

/** By the rules by which the server decides (ASVS 6.2.1, 6.2.5): length counts, kinds of characters do not. */
export function passwordStrength(password: string, email: string): PasswordStrength {
  const problem = passwordProblem(password, email)
  if (problem) return { level: 1, problem }
  const length = weight(password)
  return { level: length >= VERY_GOOD ? 4 : length >= GOOD ? 3 : 2, problem: null }
}

/** Returns the number of characters that are worth guessing: 'aaaa', 'abcd' and '4321' are worth one, and few different ones at most twice their number. */
function weight(password: string): number {
  const codes = Array.from(password.toLowerCase(), (character) => character.codePointAt(0)!)
  const counted = codes.filter((code, at) => at === 0 || Math.abs(code - codes[at - 1]!) > 1).length
  return Math.min(counted, 2 * new Set(codes).size)
}
