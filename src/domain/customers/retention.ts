/** How long data of accounts that are no longer used, or were deleted, are kept. */
import { DAY_MS } from '#domain/time/durations.ts'

/** Children are deleted after this long without the customer being signed in (LAW-51). */
const CHILDREN_MONTHS = 36
/** The customer is told this long before. */
const NOTICE_MS = 30 * DAY_MS

/** Returns the moment so many calendar months before; the 31st becomes the first of the month after where there is none. */
function monthsBefore(now: Date, months: number): Date {
  const then = new Date(now)
  then.setUTCMonth(then.getUTCMonth() - months)
  return then
}

/** Whose children are dealt with at this moment: an account counts as unused since its `last_seen_at`. */
export interface ChildrenDue {
  /** Children of accounts unused since then are deleted, if their customer was told before `toldBefore`. */
  unusedSince: Date
  toldBefore: Date
  /** Customers whose account is unused since then are told. */
  tellUnusedSince: Date
}

export function childrenDue(now: Date): ChildrenDue {
  const unusedSince = monthsBefore(now, CHILDREN_MONTHS)
  return {
    unusedSince,
    toldBefore: new Date(now.getTime() - NOTICE_MS),
    tellUnusedSince: new Date(unusedSince.getTime() + NOTICE_MS),
  }
}

/** Returns when the children of a customer who is told now are deleted, unless the customer signs in before. */
export const childrenEnd = (now: Date): Date => new Date(now.getTime() + NOTICE_MS)

/** How long the shop keeps its copy of the mail that confirms a deletion. */
export const LAST_MAIL_MS = 30 * DAY_MS
