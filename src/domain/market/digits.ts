/** Whole numbers as text. */

/** Returns a whole number with `mark` between its thousands: 1234567 and '.' give '1.234.567'. */
export const groupDigits = (whole: number, mark: string): string => String(whole).replace(/\B(?=(\d{3})+$)/g, mark)
