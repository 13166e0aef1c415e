/** Minutes for which the goods of an unpaid order are reserved, and in which it can be paid (D-42). */
export const RESERVATION_MINUTES = 60
