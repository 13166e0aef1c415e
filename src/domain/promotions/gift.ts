/** Recipient of a bought voucher: part of the line, so that two recipients are two lines. */
export interface Gift {
  /** Recipient of the mail; left out: the buyer. */
  email?: string
  name: string
  message: string
  /** ISO date in the market's time zone; left out: as soon as it is paid. */
  date?: string
}
