/** Trade item numbers of GS1 (GTIN-8, -12, -13, -14). */

/** In-store and coupon prefixes: not published as a GTIN. */
const RESTRICTED = /^(2\d|02|04|05|98\d|99)/

/** Returns whether a code has the length and the last digit of a GTIN, in-store codes included. */
export function hasCheckDigit(barcode: string): boolean {
  if (!/^(\d{8}|\d{12,14})$/.test(barcode)) return false
  const sum = barcode
    .slice(0, -1)
    .split('')
    .toReversed()
    .reduce((all, digit, at) => all + Number(digit) * (at % 2 === 0 ? 3 : 1), 0)
  return (10 - (sum % 10)) % 10 === Number(barcode.at(-1))
}

/** Returns a GTIN that is unique worldwide (length, check digit, not in the in-store range), else null. */
export function publicGtin(barcode: string | null): string | null {
  if (barcode === null || !hasCheckDigit(barcode)) return null
  // A GTIN-12 has a leading zero in 13 digits; a GTIN-14 begins with a packaging level.
  const number = barcode.length === 8 ? barcode : barcode.slice(-13).padStart(13, '0')
  return RESTRICTED.test(number) ? null : barcode
}
