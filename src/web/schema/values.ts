/** Basic schemas of the wire. Amounts are integer hundredths of their currency. */
import { z } from 'zod'
import { ITEM_ID } from '#domain/catalog/item-id.ts'
import { textFault, type TextRules } from '#domain/customers/free-text.ts'
import { CURRENCIES, LOCALES } from '#domain/market/market.ts'

export const locale = z.enum(LOCALES)
export const currency = z.enum(CURRENCIES)
export const localeQuery = z.strictObject({ locale: locale.default('ro') })

export const amount = z.int()
export const count = z.int()
/** ISO date `2026-11-24`. */
export const day = z.iso.date()
/** ISO moment in UTC. */
export const moment = z.iso.datetime()

export const itemId = z.string().regex(ITEM_ID)
export const countryCode = z.string().regex(/^[A-Z]{2}$/)

/** So long at most, and all of it can be stored. */
export const textUpTo = (length: number) =>
  z
    .string()
    .max(length)
    .refine((value) => value.isWellFormed() && !value.includes('\0'), 'not_text')

/** Text that the customer types, checked by the same rule as the form in the browser; the message is the code of the fault. */
export const freeTextUpTo = (length: number, rules: TextRules = {}) =>
  textUpTo(length).superRefine((value, context) => {
    const message = textFault(value, rules)
    if (message) context.addIssue({ code: 'custom', message })
  })
