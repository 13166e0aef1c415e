/** What is sold most, and what was searched in vain. */
import { Link } from 'react-router'
import type { Locale } from '#domain/market/market.ts'
import { formatCount } from '#messages/text.ts'
import * as say from '#messages/admin/today.ts'
import type { MissedView, SoldView } from '#admin/schema/today.ts'
import { MarketFlag } from '#admin/ui/market.tsx'
import { unitText } from './age.ts'
import * as styles from './today.module.css'
import { ScrollBox } from '#admin/ui/scroll-box.tsx'
import * as table from '#admin/ui/table.module.css'

/** Columns, in the order of the sales. */
const MARKETS: readonly Locale[] = ['ro', 'hu', 'en']
/** Stock that lasts fewer days than this is marked. */
const SHORT_DAYS = 7

export function SoldMost({ sold }: { sold: readonly SoldView[] }) {
  return (
    <ScrollBox label={say.soldMost()} className={table.wrap}>
      <table className={`${table.table} ${styles.list}`}>
        <thead>
          <tr>
            <th scope="col">{say.soldMost()}</th>
            {MARKETS.map((market) => (
              <th key={market} scope="col" className={styles.number}>
                <MarketFlag market={market} isNamed />
              </th>
            ))}
            <th scope="col" className={styles.number}>
              {say.inStock()}
            </th>
            <th scope="col" className={styles.number}>
              {say.lasts()}
            </th>
          </tr>
        </thead>
        <tbody>
          {sold.map((one) => (
            <Product key={one.product} sold={one} />
          ))}
        </tbody>
      </table>
      {sold.length === 0 && <p className={styles.muted}>{say.nothingSold()}</p>}
    </ScrollBox>
  )
}

function Product({ sold: { name, image, pieces, stock, lastsDays } }: { sold: SoldView }) {
  const isShort = lastsDays < SHORT_DAYS
  const scarce = isShort ? `${styles.number} ${styles.bad}` : styles.number
  return (
    <tr>
      <th scope="row">
        <span className={styles.product} lang="ro">
          {image !== '' && <img src={image} alt="" width={21} height={26} />}
          <span>{name}</span>
        </span>
      </th>
      {MARKETS.map((market) => (
        <td key={market} className={styles.number}>
          {formatCount(pieces[market] ?? 0)}
        </td>
      ))}
      <td className={scarce}>{formatCount(stock)}</td>
      <td className={scarce}>{unitText(lastsDays, 'day')}</td>
    </tr>
  )
}

export function NothingFound({ missed }: { missed: readonly MissedView[] }) {
  return (
    <ScrollBox label={say.nothingFound()} className={table.wrap}>
      <table className={`${table.table} ${styles.list}`}>
        <thead>
          <tr>
            <th scope="col">{say.nothingFound()}</th>
            <th scope="col">
              <span className={table.hidden}>{say.market()}</span>
            </th>
            <th scope="col" className={styles.number}>
              {say.thisWeek()}
            </th>
            <th scope="col" className={styles.number}>
              {say.lastWeek()}
            </th>
          </tr>
        </thead>
        <tbody>
          {missed.map(({ locale, query, times, timesBefore }) => (
            <tr key={`${locale} ${query}`}>
              <th scope="row" lang={locale} className={styles.query}>
                {query}
              </th>
              <td>
                <MarketFlag market={locale} isNamed />
              </td>
              <td className={styles.number}>{formatCount(times)}</td>
              <td className={styles.number}>{formatCount(timesBefore)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <p className={styles.muted}>
        {missed.length === 0 ? say.allFound() : <Link to="/settings/search">{say.makeSynonyms()}</Link>}
      </p>
    </ScrollBox>
  )
}
