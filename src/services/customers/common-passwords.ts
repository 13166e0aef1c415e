/** The 3,000 most common passwords of at least eight characters (ASVS 6.2.4); where they come from: `common-passwords.LICENSE`. */
import { readFileSync } from 'node:fs'

/** One a line, in lower case, with a line break before the first and after the last. */
const list = `\n${readFileSync(new URL('common-passwords.txt', import.meta.url), 'utf8')}`

/** Returns whether a password in lower case is on the list. */
export const isCommonPassword = (password: string): boolean => !password.includes('\n') && list.includes(`\n${password}\n`)
