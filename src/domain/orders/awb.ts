/** Numbers of the shop's own parcels: the form of the Universal Postal Union, S10 (ID-4). */

/** Weights of the eight digits. */
const WEIGHTS = [8, 6, 4, 2, 3, 5, 9, 7]

/** How many numbers there are for a country. */
export const AWB_SERIALS = 100_000_000

/** Returns the check digit of eight digits. */
function checkDigit(digits: string): number {
  const sum = WEIGHTS.reduce((total, weight, at) => total + weight * Number(digits[at]), 0)
  const rest = 11 - (sum % 11)
  return rest === 10 ? 0 : rest === 11 ? 5 : rest
}

/** Returns the number of a parcel: 'CN' (parcel), eight digits, their check digit, the country it starts from. */
export function parcelAwb(serial: number, country: string): string {
  const digits = String(serial).padStart(8, '0')
  return `CN${digits}${checkDigit(digits)}${country}`
}
