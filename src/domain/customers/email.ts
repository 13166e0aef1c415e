/** Longest e-mail address, in characters (RFC 5321). */
export const MAX_EMAIL_LENGTH = 254

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
