/** The shop's bank account, as it is configured and shown. */

export interface BankAccount {
  /** Without spaces. */
  iban: string
  holder: string
  /** '' where they are not given. */
  bic: string
  bank: string
}

/** Returns whether the check digits of an IBAN fit (ISO 13616). */
export function isIban(text: string): boolean {
  if (!/^[A-Z]{2}\d{2}[A-Z0-9]{11,30}$/.test(text)) return false
  const digits = (text.slice(4) + text.slice(0, 4)).replaceAll(/[A-Z]/g, (letter) => String(letter.charCodeAt(0) - 55))
  let rest = 0
  for (const digit of digits) rest = (rest * 10 + Number(digit)) % 97
  return rest === 1
}

/** Returns whether money can be sent to an account as it is written. */
export const isBankAccount = ({ iban, holder, bic }: BankAccount): boolean =>
  holder.trim() !== '' && isIban(iban) && /^([A-Z]{6}[A-Z0-9]{2}([A-Z0-9]{3})?)?$/.test(bic)

/** Reads 'IBAN; holder; BIC; bank', where the last two may be missing; null for anything else. */
export function readBankAccount(text: string): BankAccount | null {
  const [first = '', holder = '', bic = '', bank = '', ...more] = text.split(';').map((part) => part.trim())
  const account = { iban: first.replaceAll(' ', '').toUpperCase(), holder, bic, bank }
  return more.length === 0 && isBankAccount(account) ? account : null
}

/** 'RO49 AAAA 1B31 0075 9384 0000' */
export const ibanInGroups = (iban: string): string => iban.replaceAll(/.{4}(?=.)/g, '$&\u00a0')
