/** What an item cost: a step line for one market, the 30 days before shaded, and the same as a table. */
import { useState } from 'react'
import { MARKETS, type Locale } from '#domain/market/market.ts'
import { PRIOR_PRICE_DAYS } from '#domain/pricing/price.ts'
import { DAY_MS } from '#domain/time/durations.ts'
import * as say from '#messages/admin/prices.ts'
import { markets } from '#messages/admin/today.ts'
import type { MarketPriceView } from '#admin/schema/prices.ts'
import { amountOf } from '#admin/ui/amount.tsx'
import { ScrollBox } from '#admin/ui/scroll-box.tsx'
import * as table from '#admin/ui/table.module.css'
import { dayText, momentText } from './days.ts'
import { ticksOf } from './ticks.ts'
import * as styles from './price-history.module.css'

/** The drawing in its own units. */
const WIDTH = 820
const LEFT = 62
const RIGHT = 812
const TOP = 24
const BASE = 158
/** Days that are shown: the last half year, or all of a younger item. */
const SHOWN_DAYS = 180

export function PriceHistory({ prices }: { prices: readonly MarketPriceView[] }) {
  const [market, choose] = useState<Locale>(prices.find(({ unshown }) => unshown)?.market ?? prices[0]!.market)
  const view = prices.find((one) => one.market === market) ?? prices[0]!
  return (
    <div className={styles.history}>
      <div className={styles.head}>
        <h3 id="price-history">{say.history()}</h3>
        <div className={styles.choices} role="group" aria-labelledby="price-history">
          {prices.map((one) => (
            <button
              key={one.market}
              type="button"
              className={styles.choice}
              aria-pressed={one.market === view.market}
              onClick={() => choose(one.market)}
            >
              {markets[one.market]()}
            </button>
          ))}
        </div>
      </div>
      {view.history.length > 0 && <Chart view={view} />}
      <details>
        <summary className={styles.summary}>{say.allChanges(view.history.length)}</summary>
        <HistoryTable view={view} />
      </details>
    </div>
  )
}

/** Returns where moments and prices lie in the drawing, and what is drawn. */
function geometryOf({ currency, history, reducedSince, prior, unshown, lowest }: MarketPriceView, now: number) {
  const begin = Math.max(Date.parse(history[0]!.from), now - SHOWN_DAYS * DAY_MS)
  const shown = history.filter(({ to }) => to === null || Date.parse(to) > begin)
  const amounts = shown.map(({ price }) => price)
  const ticks = ticksOf(Math.min(...amounts), Math.max(...amounts), currency)
  const [least, most] = [ticks[0]!, ticks.at(-1)!]
  const x = (at: number) => LEFT + ((Math.max(at, begin) - begin) / Math.max(now - begin, 1)) * (RIGHT - LEFT - 30)
  const y = (price: number) => BASE - ((price - least) / (most - least)) * (BASE - TOP)
  const steps = shown.map(({ price, from, to }, index) => {
    const [left, right] = [x(Date.parse(from)), x(to === null ? now : Date.parse(to))]
    return `${index === 0 ? 'M' : 'L'}${left.toFixed(1)},${y(price).toFixed(1)}H${right.toFixed(1)}`
  })
  // Of a reduction the 30 days before it count, of an ordinary price those until now.
  const end = reducedSince === null ? now : Date.parse(reducedSince)
  const measured = prior ?? unshown?.lowest ?? lowest?.price ?? null
  return {
    begin,
    x,
    y,
    ticks,
    line: steps.join(''),
    window: { left: x(end - PRIOR_PRICE_DAYS * DAY_MS), right: x(end) },
    measured: measured !== null && measured >= least && measured <= most ? measured : null,
  }
}

function Chart({ view }: { view: MarketPriceView }) {
  const { market, currency } = view
  const [now] = useState(() => Date.now())
  const { begin, x, y, ticks, line, window, measured } = geometryOf(view, now)
  const first = dayText(new Date(begin), market)
  const label = say.chartOf({ market: markets[market](), first, price: `${amountOf(view.sale, currency)} ${currency}` })
  return (
    <svg className={styles.chart} viewBox={`0 0 ${WIDTH} 184`} role="img" aria-label={label}>
      <rect
        className={styles.wash}
        x={window.left}
        y="8"
        width={Math.max(window.right - window.left, 2)}
        height={BASE - 8}
        rx="6"
      />
      <text x={(window.left + window.right) / 2} y="19" textAnchor="middle">
        {say.daysBefore()}
      </text>
      {ticks.map((tick) => (
        <g key={tick}>
          <line className={styles.axis} x1={LEFT} x2={RIGHT} y1={y(tick)} y2={y(tick)} />
          <text x={LEFT - 8} y={y(tick) + 4} textAnchor="end">
            {amountOf(tick, currency)}
          </text>
        </g>
      ))}
      {measured !== null && (
        <>
          <line className={styles.lowest} x1={window.left} x2={window.right} y1={y(measured)} y2={y(measured)} />
          <text className={styles.lowestText} x={(window.left + window.right) / 2} y={y(measured) + 14} textAnchor="middle">
            {say.lowest({ price: amountOf(measured, currency) })}
          </text>
        </>
      )}
      <path className={styles.line} d={line} />
      <line className={styles.now} x1={x(now)} x2={x(now)} y1="8" y2={BASE} />
      <text x={LEFT} y="178" textAnchor="start">
        {first}
      </text>
      <text className={styles.nowText} x={x(now)} y="178" textAnchor="middle">
        {say.today()}
      </text>
    </svg>
  )
}

const HistoryTable = ({ view: { market, currency, history } }: { view: MarketPriceView }) => (
  <ScrollBox label={say.history()} className={table.wrap}>
    <table className={table.table}>
      <caption className={table.hidden}>
        {say.history()}, {markets[market]()}
      </caption>
      <thead>
        <tr>
          <th scope="col">{say.from()}</th>
          <th scope="col">{say.until()}</th>
          <th scope="col" className={table.number}>
            {say.price()}
          </th>
        </tr>
      </thead>
      <tbody>
        {history.toReversed().map(({ price, from, to }) => (
          <tr key={from}>
            <td>
              <time dateTime={from} title={MARKETS[market].timeZone}>
                {momentText(from, market)}
              </time>
            </td>
            <td>{to === null ? say.nowInForce() : momentText(to, market)}</td>
            <td className={table.number}>
              {amountOf(price, currency)} {currency}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  </ScrollBox>
)
