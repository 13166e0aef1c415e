/** Time that is left, in whole days, hours and minutes. */
import { DAY_MS, HOUR_MS, MINUTE_MS } from './durations.ts'

/** Rounded up to a minute: as long as something is left, it is not nought. */
export function timeLeft(milliseconds: number): { days: number; hours: number; minutes: number } {
  const minutes = Math.max(0, Math.ceil(milliseconds / MINUTE_MS))
  const inDay = DAY_MS / MINUTE_MS
  const inHour = HOUR_MS / MINUTE_MS
  return { days: Math.floor(minutes / inDay), hours: Math.floor((minutes % inDay) / inHour), minutes: minutes % inHour }
}
