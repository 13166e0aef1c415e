/** Amounts as staff type them: '12,90', '12.90', '1.299,90', '20.990' (LOC-2, LOC-4). */
import type { Currency } from '#domain/market/market.ts'
import { smallestStep } from './money.ts'

export type AmountFault = 'not_an_amount' | 'fractional'

/** Three digits behind the only mark are thousands, one or two are decimals. */
const TYPED = /^(\d{1,9}|\d{1,3}(?:[., ]\d{3}){1,3})(?:[.,](\d{1,2}))?$/

/** Returns hundredths, null for nothing typed, or what is wrong. */
export function parseAmount(text: string, currency: Currency): number | null | AmountFault {
  const typed = text.trim().replace(/[\u00a0\u202f]/g, ' ')
  if (typed === '') return null
  const found = TYPED.exec(typed)
  if (!found) return 'not_an_amount'
  const [, whole = '', decimals = ''] = found
  const marks = new Set(whole.replace(/\d/g, ''))
  const lastMark = typed.at(-decimals.length - 1)
  if (marks.size > 1 || (decimals !== '' && marks.has(lastMark ?? ''))) return 'not_an_amount'
  const amount = Number(whole.replace(/\D/g, '')) * 100 + Number(decimals.padEnd(2, '0'))
  return amount % smallestStep(currency) === 0 ? amount : 'fractional'
}
