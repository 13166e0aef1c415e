/** Minutes for which the goods of an unpaid order are reserved, and in which it can be paid (D-42). */
export const RESERVATION_MINUTES = 60

/** Returns when the customer is reminded to pay: when a third of the time for it is left. */
export const reminderAt = (placedAt: Date, expiresAt: Date): Date =>
  new Date(expiresAt.getTime() - Math.round((expiresAt.getTime() - placedAt.getTime()) / 3))
