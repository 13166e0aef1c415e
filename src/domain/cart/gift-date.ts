/** The day on which a gift voucher is sent, chosen by its buyer in the market's own time zone. */

import { DAY_MS } from '#domain/time/durations.ts'

/** Days from today to the last day that can be chosen. */
export const LATEST_GIFT_DAYS = 365

/** Returns what is wrong with an ISO date, null when the voucher can be sent then; no date means at once. `today`: ISO date in the market. */
export function giftDateProblem(date: string | undefined, today: string): 'gift_date_past' | 'gift_date_late' | null {
  if (date === undefined) return null
  const days = (Date.parse(date) - Date.parse(today)) / DAY_MS
  if (days < 0) return 'gift_date_past'
  return days > LATEST_GIFT_DAYS ? 'gift_date_late' : null
}
