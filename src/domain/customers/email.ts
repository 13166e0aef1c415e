/** Longest e-mail address, in characters (RFC 5321). */
export const MAX_EMAIL_LENGTH = 254

const EMAIL = /^[^\s\p{Cc}@<>()[\]\\,;:"]{1,64}@(?:[\p{L}\p{N}](?:[\p{L}\p{N}-]{0,61}[\p{L}\p{N}])?\.){1,8}\p{L}{2,63}$/u

/** Returns whether a text without spaces around it has the form of an e-mail address. Its length is another rule. */
export const isEmail = (text: string): boolean => EMAIL.test(text)

export type EmailProblem = 'email_required' | 'email_invalid' | 'too_long'

/** Returns what is wrong with an address without spaces around it, or null. */
export function emailProblem(email: string): EmailProblem | null {
  if (email === '') return 'email_required'
  if (email.length > MAX_EMAIL_LENGTH) return 'too_long'
  return isEmail(email) ? null : 'email_invalid'
}

/**
 * Returns what identifies an account (D-60): the whole address in NFKC and lower case. Unlike `normalisedEmail` it keeps the parts that some
 * mailboxes ignore: for others they are another person's address.
 */
export const emailKey = (email: string): string => email.normalize('NFKC').trim().toLowerCase()

/**
 * Returns an address as limits per customer count it (D-27): lower case, without the parts that mailboxes ignore. Mails are never sent to this form.
 * 'Ioana.M+cupon@Gmail.com' → 'ioanam@gmail.com'
 */
export function normalisedEmail(email: string): string {
  const address = email.normalize('NFKC').trim().toLowerCase()
  const at = address.lastIndexOf('@')
  const mailbox = address.slice(0, at).replace(/\+.*$/s, '')
  const host = address.slice(at + 1).replace(/^googlemail\.com$/, 'gmail.com')
  return `${host === 'gmail.com' ? mailbox.replaceAll('.', '') : mailbox}@${host}`
}

/** Returns an e-mail address in the two parts between which a line may break, the @ in the second; any other text as one. */
export function partsOfAddress(text: string): [string] | [string, string] {
  const at = text.indexOf('@')
  return at < 1 ? [text] : [text.slice(0, at), text.slice(at)]
}
