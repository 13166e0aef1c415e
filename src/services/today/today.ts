/** The first page of the back office: what waits for a person, and what is sold. Everybody sees what the role allows. */
import { LOCALES, MARKETS, perLocale, type Currency, type Locale } from '#domain/market/market.ts'
import { grantOf, type Action, type Role } from '#domain/staff/roles.ts'
import { isoDay } from '#domain/time/calendar-day.ts'
import { DAY_HOURS, DAY_MS } from '#domain/time/durations.ts'
import { localTime, startOfDay } from '#domain/time/local-time.ts'
import { FIRST_STEPS, type FirstStep } from '#domain/today/first-step.ts'
import { NEED_KINDS, NEEDS, type NeedKind } from '#domain/today/need.ts'
import { refundDeadline } from '#domain/withdrawals/withdrawal.ts'
import { missWeek } from '#services/search/search-misses.ts'
import type { Shop } from '#services/shop.ts'
import { beganEmpty } from '#services/start/empty-shop.ts'
import type { Query } from '#store/database/db.ts'
import { readSearchMisses, type SearchMiss } from '#store/search/search-misses.ts'
import { readFirstSteps } from '#store/today/first-steps.ts'
import { readNeeds, type NeedRow } from '#store/today/needs.ts'
import { readBestSellers, readSales, type BestSeller, type SalesDay, type SoldHour } from '#store/today/sales.ts'

/** Rows of each list. */
const LISTED = 5
const DAYS_BACK = 7
/** Markets as staff read them, side by side. */
const SHOWN: readonly Locale[] = ['ro', 'hu', 'en']

export interface Need extends Omit<NeedRow, 'part'> {
  /** The largest first. */
  parts: { name: string; count: number }[]
  /** When the oldest has to be done by law, null where the law says nothing. */
  dueAt: Date | null
}

interface DayOfSales {
  orders: number
  /** Hundredths with VAT, before refunds. */
  total: number
}
export interface MarketSales {
  market: Locale
  currency: Currency
  /** Of the market's clock. */
  time: string
  /** Until now, and on the same weekday before until the same minute. */
  today: DayOfSales
  before: DayOfSales
  /** Totals from midnight to the end of each hour: those of today until the hour that runs, those of the day before of the whole day. */
  hours: { today: number[]; before: number[] }
}

export interface BestSelling extends BestSeller {
  /** Whole days that the stock lasts at the pace of these days. */
  lastsDays: number
}

export interface Today {
  /** What is to be done once in a shop that began empty; null elsewhere, once all is done, and where the role may not change settings. */
  steps: { step: FirstStep; isDone: boolean }[] | null
  needs: Need[]
  /** Null where the role does not see it. */
  sales: MarketSales[] | null
  sold: BestSelling[] | null
  missed: SearchMiss[] | null
}

/** Returns what waits and what is sold, as far as a role may see it. */
export async function readToday({ db, clock }: Pick<Shop, 'db' | 'clock'>, role: Role): Promise<Today> {
  const now = clock.now()
  const may = (action: Action) => grantOf(role, action) !== null
  const kinds = NEED_KINDS.filter((kind) => may(NEEDS[kind]))
  const days = perLocale((locale) => localTime(now, MARKETS[locale].timeZone).day)
  const sales = LOCALES.flatMap((locale) => salesDays(locale, now))
  const since = new Date(now.getTime() - DAYS_BACK * DAY_MS)
  const [steps, needs, hours, sold, missed] = await Promise.all([
    may('settings.change') ? stepsLeft(db.query) : null,
    readNeeds(db.query, kinds, { now, days }),
    may('sales.read') ? readSales(db.query, sales) : null,
    may('stock.read') ? readBestSellers(db.query, { since, now, most: LISTED }) : null,
    may('search.read') ? readSearchMisses(db.query, { week: missWeek(now), most: LISTED }) : null,
  ])
  return {
    steps,
    needs: needsOf(kinds, needs),
    sales: hours && SHOWN.map((market) => marketSales(market, hours, now)),
    sold: sold && sold.map((one) => ({ ...one, lastsDays: Math.floor((one.stock * DAYS_BACK) / one.total) })),
    missed,
  }
}

/** Returns the first steps of a shop that began empty, null when none is left. */
async function stepsLeft(query: Query): Promise<Today['steps']> {
  if (!(await beganEmpty(query))) return null
  const done = await readFirstSteps(query)
  const steps = FIRST_STEPS.map((step) => ({ step, isDone: done[step] }))
  return steps.every(({ isDone }) => isDone) ? null : steps
}

function needsOf(kinds: readonly NeedKind[], rows: readonly NeedRow[]): Need[] {
  return kinds.flatMap((kind) => {
    const whole = rows.find((row) => row.kind === kind && row.part === null)
    if (!whole) return []
    const { part: _, ...need } = whole
    const parts = rows.flatMap(({ kind: of, part, count }) => (of === kind && part !== null ? [{ name: part, count }] : []))
    return [{ ...need, parts, dueAt: kind === 'withdrawals' ? refundDeadline(whole.oldest, 'ro') : null }]
  })
}

/** Returns today and the same weekday before, on the clocks of a market. */
function salesDays(market: Locale, now: Date): SalesDay[] {
  const { timeZone } = MARKETS[market]
  const { day, time } = localTime(now, timeZone)
  const start = (days: number) => startOfDay(isoDay(Date.parse(day) + days * DAY_MS), timeZone)
  const dayBefore = new Date(start(1 - DAYS_BACK).getTime() - 1)
  return [
    { market, timeZone, time, isToday: true, from: start(0), until: now },
    { market, timeZone, time, isToday: false, from: start(-DAYS_BACK), until: dayBefore },
  ]
}

function marketSales(market: Locale, sold: readonly SoldHour[], now: Date): MarketSales {
  const { timeZone, currency } = MARKETS[market]
  const { time } = localTime(now, timeZone)
  const of = (isToday: boolean) => sold.filter((one) => one.market === market && one.isToday === isToday)
  const today = of(true)
  const before = of(false)
  return {
    market,
    currency,
    time,
    today: { orders: sum(today, 'orders'), total: sum(today, 'total') },
    before: { orders: sum(before, 'ordersUntil'), total: sum(before, 'totalUntil') },
    hours: { today: totals(today, Number(time.slice(0, 2)) + 1), before: totals(before, DAY_HOURS) },
  }
}

const sum = (sold: readonly SoldHour[], what: 'orders' | 'total' | 'ordersUntil' | 'totalUntil'): number =>
  sold.reduce((all, one) => all + one[what], 0)

/** Returns how much was sold from midnight to the end of each of the first hours. */
function totals(sold: readonly SoldHour[], hours: number): number[] {
  let total = 0
  return Array.from({ length: hours }, (_, hour) => (total += sold.find((one) => one.hour === hour)?.total ?? 0))
}
