/** How long the money of a withdrawal may still wait. */
import { DAY_MS } from '#domain/time/durations.ts'
import * as say from '#messages/admin/withdrawals.ts'

/** Whole days until the end of the last day; negative once it is over. */
const daysUntil = (dueAt: string, now: number): number => Math.floor((Date.parse(dueAt) - now) / DAY_MS)

/** Returns whether the money is due by tomorrow. */
export const isUrgent = (dueAt: string, now: number): boolean => daysUntil(dueAt, now) <= 1

export function dueWords(dueAt: string, now: number): string {
  const days = daysUntil(dueAt, now)
  if (days < 0) return say.overdue(-days)
  return days === 0 ? say.refundToday() : say.daysLeft(days)
}
