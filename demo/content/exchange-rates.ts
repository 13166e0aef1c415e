/** Rates of the central banks in the demo shop, invented and the same each day. */
import type { Bank } from '#domain/documents/local-vat.ts'
import type { Currency } from '#domain/market/market.ts'
import { isoDay } from '#domain/time/calendar-day.ts'
import { DAY_MS } from '#domain/time/durations.ts'

interface DemoRate {
  bank: Bank
  currency: Currency
  day: string
  /** In millionths. */
  rate: number
}

const RATES: Omit<DemoRate, 'day'>[] = [
  { bank: 'BNR', currency: 'EUR', rate: 5_087_500 },
  { bank: 'BNR', currency: 'HUF', rate: 13_120 },
  { bank: 'MNB', currency: 'EUR', rate: 387_800_000 },
  { bank: 'MNB', currency: 'RON', rate: 76_220_000 },
]
/** As far back as the orders of the demo's customers. */
const DAYS = 70

export const demoRates = (now: Date): DemoRate[] =>
  Array.from({ length: DAYS }, (_, ago) => isoDay(now.getTime() - ago * DAY_MS)).flatMap((day) =>
    RATES.map((rate) => ({ ...rate, day })),
  )
