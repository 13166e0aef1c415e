/** VAT in the currency of the country whose VAT it is (LAW-30). */
import type { Currency } from '#domain/market/market.ts'
import { DAY_MS } from '#domain/time/durations.ts'
import { isoDay } from '#domain/time/calendar-day.ts'
import { smallestStep } from '#domain/pricing/money.ts'
import type { DocumentRecord, DocumentVat } from './document.ts'

/** Central banks whose rates are stored, each with its currency. */
export const BANKS = { BNR: 'RON', MNB: 'HUF', ECB: 'EUR' } as const satisfies Record<string, Currency>
export type Bank = keyof typeof BANKS

/** Countries that want their VAT in their own currency on every invoice. */
const BANK_OF_COUNTRY: Readonly<Record<string, Bank>> = { RO: 'BNR', HU: 'MNB' }

/** Units of the bank's currency for one unit of another one, in millionths. */
export const RATE_UNIT = 1_000_000
/** Documents state rates in ten-thousandths. */
const DOCUMENT_RATE_STEP = 100
/** Returns a stored rate as documents state it, in ten-thousandths. */
export const documentRate = ({ rate }: Pick<ExchangeRate, 'rate'>): number => rate / DOCUMENT_RATE_STEP
/** Units of a document's rate for one unit of its currency. */
export const DOCUMENT_RATE_UNITS = RATE_UNIT / DOCUMENT_RATE_STEP
/** Returns the rate of a document in millionths. */
export const storedRate = (rate: number): number => Math.round(rate * DOCUMENT_RATE_STEP)

/** A rate counts for the days on which banks publish none: weekends with the holidays beside them. */
const RATE_DAYS = 10

export interface ExchangeRate {
  bank: Bank
  day: string
  /** In millionths. */
  rate: number
}

/** Returns the bank whose rate a document needs, null where its VAT is in the right currency, or there is none. */
export function bankOf(vat: readonly Pick<DocumentVat, 'country' | 'vat'>[], currency: Currency): Bank | null {
  const taxed = vat.find((group) => group.vat > 0 && group.country in BANK_OF_COUNTRY)
  const bank = taxed && BANK_OF_COUNTRY[taxed.country]!
  return bank === undefined || BANKS[bank] === currency ? null : bank
}

/** Returns the first day whose rate still counts on a day. */
export const firstRateDay = (day: string): string => isoDay(Date.parse(day) - RATE_DAYS * DAY_MS)

/** Returns the VAT of a document in the currency of the bank, rounded as that currency is. */
export function localVatOf(
  vat: readonly Pick<DocumentVat, 'country' | 'vat'>[],
  { bank, day, rate }: ExchangeRate,
): NonNullable<DocumentRecord['localVat']> {
  const currency = BANKS[bank]
  const step = smallestStep(currency)
  const taxed = vat.filter(({ country }) => BANK_OF_COUNTRY[country] === bank).reduce((sum, group) => sum + group.vat, 0)
  return { currency, bank, day, rate: documentRate({ rate }), vat: Math.round((taxed * rate) / RATE_UNIT / step) * step }
}
