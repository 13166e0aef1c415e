/** Sales of one market through the day: today in ink until now, the same weekday before dashed. */
import { MARKETS, type Currency } from '#domain/market/market.ts'
import { DAY_HOURS } from '#domain/time/durations.ts'
import { locale } from '#messages/text.ts'
import * as say from '#messages/admin/today.ts'
import type { MarketSalesView } from '#admin/schema/today.ts'
import { Amount, amountOf } from '#admin/ui/amount.tsx'
import { MarketFlag } from '#admin/ui/market.tsx'
import * as styles from './sales.module.css'

/** The drawing in its own units: zero lies at the base. */
const WIDTH = 384
const BASE = 76
const TOP = 12
const TICKS = [0, 6, 12, 18, 24] as const

/** Returns 'last Monday' of a moment in a market's zone. */
export function weekdayBefore(now: string, timeZone: string): string {
  const weekday = new Intl.DateTimeFormat(MARKETS[locale()].language, { weekday: 'long', timeZone }).format(new Date(now))
  return say.lastWeekday({ weekday })
}

export function SalesByMarket({ sales, now }: { sales: readonly MarketSalesView[]; now: string }) {
  return (
    <section aria-labelledby="sales">
      <div className={styles.head}>
        <h2 id="sales">{say.salesByMarket()}</h2>
        <span className={styles.legend}>
          <svg width="18" height="4" aria-hidden="true">
            <path className={styles.now} d="M0 2h18" />
          </svg>
          {say.todayLine()}
          <svg width="18" height="4" aria-hidden="true">
            <path className={styles.before} d="M0 2h18" />
          </svg>
          {weekdayBefore(now, MARKETS.ro.timeZone)}
        </span>
      </div>
      {sales.map((one) => (
        <Market key={one.market} sales={one} weekday={weekdayBefore(now, MARKETS[one.market].timeZone)} />
      ))}
      <p className={styles.hint}>{say.howCounted()}</p>
    </section>
  )
}

function Market({ sales, weekday }: { sales: MarketSalesView; weekday: string }) {
  const { market, currency, today, before, time } = sales
  const totalOf = (amount: number) => `${amountOf(amount, currency)} ${currency}`
  const values = { market: say.markets[market](), today: totalOf(today.total), before: totalOf(before.total), time, weekday }
  return (
    <figure className={styles.market}>
      <figcaption>
        <span className={styles.name}>
          <MarketFlag market={market} />
          <b>{say.markets[market]()}</b>
        </span>
        <span className={styles.small}>
          {say.ordersBefore({ orders: say.orders(today.orders), before: before.orders, weekday })}
        </span>
      </figcaption>
      <p className={styles.sums}>
        <span className={styles.figure}>
          <Amount amount={today.total} currency={currency} />
        </span>
        <Before amount={before.total} currency={currency} time={time} weekday={weekday} />
      </p>
      <Chart sales={sales} label={say.chartOf(values)} />
    </figure>
  )
}

const Before = ({ amount, currency, ...values }: { amount: number; currency: Currency; time: string; weekday: string }) => (
  <span className={styles.small}>{say.totalBefore({ amount: amountOf(amount, currency), ...values })}</span>
)

const hourOf = (time: string): number => Number(time.slice(0, 2)) + Number(time.slice(3)) / 60

function Chart({ sales: { hours, time, before, today }, label }: { sales: MarketSalesView; label: string }) {
  const now = hourOf(time)
  const most = Math.max(1, ...hours.today, ...hours.before)
  const x = (hour: number) => ((hour / DAY_HOURS) * WIDTH).toFixed(1)
  const y = (total: number) => (BASE - (total / most) * (BASE - TOP)).toFixed(1)
  const path = (points: readonly (readonly [hour: number, total: number])[]) =>
    [[0, 0] as const, ...points].map(([hour, total], at) => `${at === 0 ? 'M' : 'L'}${x(hour)},${y(total)}`).join('')
  const until = hours.today.map((total, hour) => [Math.min(hour + 1, now), total] as const)
  const whole = hours.before.map((total, hour) => [hour + 1, total] as const)
  return (
    <svg className={styles.chart} viewBox={`0 0 ${WIDTH} 92`} role="img" aria-label={label}>
      <line className={styles.axis} x1="0" x2={WIDTH} y1={BASE} y2={BASE} />
      {TICKS.map((hour) => (
        <text key={hour} x={x(hour)} y="90" textAnchor={hour === 0 ? 'start' : hour === DAY_HOURS ? 'end' : 'middle'}>
          {hour}
        </text>
      ))}
      <path className={styles.before} d={path(whole)} />
      <path className={styles.now} d={path(until)} />
      <circle className={styles.pointBefore} cx={x(now)} cy={y(before.total)} r="3" />
      <circle className={styles.point} cx={x(now)} cy={y(today.total)} r="4.5" />
    </svg>
  )
}
