/** Whom a bought voucher is for: part of the line, so that two wishes are two lines. */
export interface Gift {
  /** Who gets the mail; left out: the buyer. */
  email?: string
  name: string
  message: string
  /** ISO date in the market's time zone; left out: as soon as it is paid. */
  date?: string
}
