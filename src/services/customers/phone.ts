/** Parses and formats telephone numbers. */
import { parsePhoneNumberFromString, type CountryCode } from 'libphonenumber-js/max'

/**
 * Returns the number as it is stored, E.164, read with the delivery country as its home; null when there is no such number. `mobile`: can
 * get the text message with a locker's code.
 * @see LOC-22
 */
export function parsePhone(typed: string, country: string): { e164: string; mobile: boolean } | null {
  const number = parsePhoneNumberFromString(typed, country as CountryCode)
  if (!number?.isValid()) return null
  const type = number.getType()
  return { e164: number.number, mobile: type === 'MOBILE' || type === 'FIXED_LINE_OR_MOBILE' }
}

/** Returns the stored number as people read it: '+40 722 418 305' (LOC-22). */
export const shownPhone = (e164: string): string => parsePhoneNumberFromString(e164)?.formatInternational() ?? e164
