/** Old → new, line by line, with what is left out and why. */
import { Fragment } from 'react'
import { MARKETS } from '#domain/market/market.ts'
import * as say from '#messages/admin/goods/bulk.ts'
import { refusals } from '#messages/admin/prices.ts'
import { markets } from '#messages/admin/today.ts'
import { dayText } from '#admin/prices/days.ts'
import type { BulkChangeView, BulkLineView } from '#admin/schema/goods/bulk.ts'
import { amountOf } from '#admin/ui/amount.tsx'
import { MarketFlag } from '#admin/ui/market.tsx'
import * as table from '#admin/ui/table.module.css'
import { outcomeOf, shownPercent } from './difference.ts'
import type { Preview } from './use-bulk.ts'
import * as styles from './bulk.module.css'

interface Props {
  preview: Preview
  lines: readonly BulkLineView[]
  change: BulkChangeView
  /** Products that are left out by hand. */
  without: ReadonlySet<number>
  onToggle: (product: number) => void
}

/** Products that are drawn; the counts are of all. */
const DRAWN = 150

export function PriceDifference({ preview, lines, change, without, onToggle }: Props) {
  const groups = [...Map.groupBy(lines, ({ product }) => product)].slice(0, DRAWN)
  return (
    <div className={table.wrap}>
      <table className={table.table}>
        <caption className={table.hidden}>{say.difference()}</caption>
        <thead>
          <tr>
            <th scope="col">{say.product()}</th>
            <th scope="col">{say.market()}</th>
            {[say.price, say.now, say.afterwards, say.lowest].map((name) => (
              <th key={name()} scope="col" className={styles.number}>
                {name()}
              </th>
            ))}
            <th scope="col">{say.shown()}</th>
          </tr>
        </thead>
        <tbody>
          {groups.map(([product, own]) => (
            <Fragment key={product}>
              {own.map((line, at) => (
                <PriceRow
                  key={`${line.market} ${at}`}
                  line={line}
                  change={change}
                  isOut={without.has(product)}
                  head={
                    at === 0
                      ? { name: preview.names.get(product) ?? '', rows: own.length, onToggle: () => onToggle(product) }
                      : null
                  }
                />
              ))}
            </Fragment>
          ))}
        </tbody>
      </table>
    </div>
  )
}

interface RowProps {
  line: BulkLineView
  change: BulkChangeView
  isOut: boolean
  head: { name: string; rows: number; onToggle: () => void } | null
}

function PriceRow({ line, change, isOut, head }: RowProps) {
  const { market, currency, ordinary, sale, next, lowest, variants } = line
  const text = (amount: number) => amountOf(amount, currency)
  return (
    <tr className={isOut ? styles.isOut : undefined}>
      {head && (
        <th scope="rowgroup" rowSpan={head.rows} className={styles.name}>
          <label>
            <input type="checkbox" checked={!isOut} onChange={head.onToggle} aria-label={say.include({ name: head.name })} />
            <span lang={MARKETS.ro.language}>{head.name}</span>
          </label>
        </th>
      )}
      <td className={styles.market}>
        <MarketFlag market={market} />
        <span className={table.hidden}>{markets[market]()}</span> {currency}
        {variants > 1 && <small> {say.variantCount(variants)}</small>}
      </td>
      <td className={styles.number}>{text(ordinary)}</td>
      <td className={styles.number}>{next && !isOut ? <del className={table.removed}>{text(sale)}</del> : text(sale)}</td>
      <td className={styles.number}>{next && !isOut && <ins className={table.added}>{text(next.price)}</ins>}</td>
      <td className={styles.number}>{lowest !== null && text(lowest)}</td>
      <td>{!isOut && <Shown line={line} change={change} />}</td>
    </tr>
  )
}

function Shown({ line, change }: { line: BulkLineView; change: BulkChangeView }) {
  const { refused, currency, market } = line
  const outcome = outcomeOf(line, change)
  if (refused?.reason === 'not_lowest' && refused.lowest !== null) {
    const price = amountOf(refused.lowest, currency)
    return (
      <span className={styles.bad}>
        {refused.lawfulFrom === null
          ? say.notLawfulNow({ price })
          : say.notLawfulFrom({ price, day: dayText(refused.lawfulFrom, market) })}
      </span>
    )
  }
  if (refused) return <span className={styles.bad}>{refusals[refused.reason]()}</span>
  const percent = shownPercent(line)
  if (percent === null) return <span className={styles.quiet}>{say.ordinaryPrice()}</span>
  const asked = change.kind === 'price' ? change.percent : 0
  return outcome === 'less' ? (
    <span className={styles.warn}>{say.lessThan({ shown: percent, asked })}</span>
  ) : (
    <span>−{percent}%</span>
  )
}

export const FieldDifference = ({ preview, without, onToggle }: Omit<Props, 'lines' | 'change'>) => (
  <div className={table.wrap}>
    <table className={table.table}>
      <caption className={table.hidden}>{say.difference()}</caption>
      <thead>
        <tr>
          {[say.product, say.now, say.afterwards].map((name) => (
            <th key={name()} scope="col">
              {name()}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {preview.fields.slice(0, DRAWN).map(({ product, before, after, refused }) => {
          const isOut = without.has(product)
          const name = preview.names.get(product) ?? ''
          return (
            <tr key={product} className={isOut ? styles.isOut : undefined}>
              <th scope="row" className={styles.name}>
                <label>
                  <input type="checkbox" checked={!isOut} onChange={() => onToggle(product)} aria-label={say.include({ name })} />
                  <span lang={MARKETS.ro.language}>{name}</span>
                </label>
              </th>
              <td>{refused || isOut ? before : <del className={table.removed}>{before || say.nothing()}</del>}</td>
              <td>
                {refused ? (
                  <span className={styles.bad}>{say.refusedFields[refused]()}</span>
                ) : (
                  !isOut && <ins className={table.added}>{after || say.nothing()}</ins>
                )}
              </td>
            </tr>
          )
        })}
      </tbody>
    </table>
  </div>
)
