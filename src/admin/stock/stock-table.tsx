/** Rows of stock: a number of each warehouse, which a press opens for a change. */
import { useState } from 'react'
import { LOW_STOCK } from '#domain/stock/movement.ts'
import { lastsDays } from '#domain/stock/stock-view.ts'
import * as say from '#messages/admin/stock.ts'
import { formatCount, locale } from '#messages/text.ts'
import { Icon } from '#admin/ui/icon.tsx'
import type { StockItemView, StockSummary } from '#admin/schema/stock.ts'
import { useActs } from '#admin/client/acts.tsx'
import { Article } from './article.tsx'
import { ChangeDialog } from './change-dialog.tsx'
import { LimitsDialog } from './limits-dialog.tsx'
import { useMayChange } from './use-stock.ts'
import * as styles from './stock.module.css'

export type Shown = 'available' | 'lying' | 'promised'

interface Props {
  items: readonly StockItemView[]
  warehouses: StockSummary['warehouses']
  shown: Shown
}

type Opened = { item: StockItemView; warehouse: string | null }

export function StockTable({ items, warehouses, shown }: Props) {
  const { told } = useActs()
  const [opened, setOpened] = useState<Opened | null>(null)
  const close = () => setOpened(null)
  const done = (sentence: string, entries: readonly string[]) => {
    close()
    told(sentence, entries)
  }
  return (
    <div className={styles.wrap}>
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">{say.article()}</th>
            <th scope="col">{say.barcode()}</th>
            {warehouses.map(({ id, name }) => (
              <th key={id} scope="col" className={styles.num}>
                {name[locale()]}
              </th>
            ))}
            {[say.all, say.low, say.onTheWay, say.lasts].map((name) => (
              <th key={name()} scope="col" className={styles.num}>
                {name()}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {items.map((item) => (
            <Row key={item.item} item={item} warehouses={warehouses} shown={shown} onOpen={setOpened} />
          ))}
        </tbody>
      </table>
      {opened?.warehouse != null && (
        <ChangeDialog item={opened.item} warehouse={opened.warehouse} onClose={close} onDone={done} />
      )}
      {opened?.warehouse === null && <LimitsDialog item={opened.item} onClose={close} onDone={done} />}
    </div>
  )
}

interface RowProps extends Pick<Props, 'warehouses' | 'shown'> {
  item: StockItemView
  onOpen: (opened: Opened) => void
}

function Row({ item, warehouses, shown, onOpen }: RowProps) {
  const all = item.places.reduce((sum, place) => sum + place[shown], 0)
  const available = item.places.reduce((sum, place) => sum + place.available, 0)
  const missing = item.places.reduce((sum, place) => sum + (place.missing ?? 0), 0)
  const lasts = lastsDays(available, item.sold)
  return (
    <tr>
      <th scope="row">
        <span className={styles.named}>
          <Article article={item}>{missing > 0 && <small className={styles.bad}>{say.missingMark(missing)}</small>}</Article>
          <button
            type="button"
            className={styles.more}
            aria-label={`${item.name} ${item.option}: ${say.details()}`}
            onClick={() => onOpen({ item, warehouse: null })}
          >
            <Icon name="dots-three" small />
          </button>
        </span>
      </th>
      <td className={styles.muted}>{item.barcode}</td>
      {warehouses.map(({ id, name }) => (
        <td key={id} className={styles.num} data-name={name[locale()]}>
          <Cell item={item} warehouse={id} place={name[locale()]} shown={shown} onOpen={onOpen} />
        </td>
      ))}
      <td className={`${styles.num} ${styles.strong}`} data-name={say.all()}>
        {formatCount(all)}
      </td>
      <td className={`${styles.num} ${styles.muted}`} data-name={say.low()}>
        {formatCount(item.low ?? LOW_STOCK)}
      </td>
      <td className={styles.num} data-name={say.onTheWay()}>
        {item.onTheWay > 0 && formatCount(item.onTheWay)}
      </td>
      <td className={`${styles.num} ${toneOf(available, lasts) ?? ''}`} data-name={say.lasts()}>
        {available === 0 ? say.soldOut() : lasts !== null && say.days(lasts)}
      </td>
    </tr>
  )
}

/** Days from which on an article is to be ordered soon, and now. */
const SOON_DAYS = 14
const NOW_DAYS = 7
function toneOf(available: number, lasts: number | null): string | undefined {
  if (available === 0 || (lasts !== null && lasts < NOW_DAYS)) return styles.bad
  return lasts !== null && lasts <= SOON_DAYS ? styles.warn : undefined
}

interface CellProps extends Pick<RowProps, 'item' | 'shown' | 'onOpen'> {
  warehouse: string
  place: string
}

function Cell({ item, warehouse, place: name, shown, onOpen }: CellProps) {
  const mayChange = useMayChange()
  const place = item.places.find((one) => one.warehouse === warehouse)
  const number = place ? formatCount(place[shown]) : '–'
  const promised = shown === 'available' && place !== undefined && place.promised > 0 ? `+${place.promised}` : null
  const content = (
    <>
      <span className={place?.[shown] === 0 ? styles.bad : undefined}>{number}</span>
      {promised !== null && <small>{promised}</small>}
    </>
  )
  if (!mayChange) return <span className={styles.cell}>{content}</span>
  return (
    <button
      type="button"
      className={styles.cell}
      aria-label={say.changeOf({
        name: `${item.name} ${item.option}`,
        place: name,
        pieces: [number, promised].filter(Boolean).join(' '),
      })}
      onClick={() => onOpen({ item, warehouse })}
    >
      {content}
    </button>
  )
}
