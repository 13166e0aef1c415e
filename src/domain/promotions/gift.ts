/** Recipient and message of a bought gift voucher. */
import { MAX_EMAIL_LENGTH } from '#domain/customers/email.ts'
import type { TextRules } from '#domain/customers/free-text.ts'

/** Maximum lengths of gift data, in characters. */
export const GIFT_LENGTHS = { email: MAX_EMAIL_LENGTH, name: 100, message: 500 } as const
/** A gift message may have line breaks. */
export const GIFT_MESSAGE_RULES: TextRules = { multiline: true }

/** Recipient of a bought voucher: part of the line, so that two recipients are two lines. */
export interface Gift {
  /** Recipient of the mail; left out: the buyer. */
  email?: string
  name: string
  message: string
  /** ISO date in the market's time zone; left out: as soon as it is paid. */
  date?: string
}
