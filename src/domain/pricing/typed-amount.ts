/** Amounts as staff type them: '12,90', '12.90', '1.299,90'; forints without decimals. */
import type { Currency } from '#domain/market/market.ts'

import { smallestStep } from './money.ts'

/** The largest amount that the database holds, in hundredths. */
const LARGEST_AMOUNT = 2 ** 31 - 1

/** Returns the amount in hundredths, null for what is none of this currency. */
export function typedAmount(text: string, currency: Currency): number | null {
  const match = /^(\d{1,3}(?:[. ]\d{3})+|\d+)(?:[.,](\d{1,2}))?$/.exec(text.trim())
  if (!match) return null
  const amount = Number(match[1]!.replace(/[. ]/g, '')) * 100 + Number((match[2] ?? '').padEnd(2, '0'))
  return amount <= LARGEST_AMOUNT && amount % smallestStep(currency) === 0 ? amount : null
}

/** Returns an amount as a field shows it: '12,90', '2000'. */
export const amountInField = (amount: number, currency: Currency): string =>
  smallestStep(currency) === 1 ? `${Math.floor(amount / 100)},${String(amount % 100).padStart(2, '0')}` : String(amount / 100)
