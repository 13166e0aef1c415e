/** The table of a size guide. */
import type { ReactNode } from 'react'
import { sizeLabel, sizeMeasure } from '#domain/catalog/size.ts'
import { measuresOf, type Guide, type GuideRow, type Measure } from '#domain/catalog/guide/size-guide.ts'
import * as text from '#messages/goods/size-guide.ts'
import { useMarket } from '#web/ui/market.tsx'
import * as layoutStyles from '#web/ui/layout.module.css'
import * as tableStyles from '#web/ui/table.module.css'
import * as styles from './guide-table.module.css'

export interface RowMarks {
  chosen: number | null
  /** By row, beside the size: whose it is. */
  wearers: readonly ReactNode[]
  /** By row, the last cell: whether it is in stock, and the button that chooses it. */
  actions: readonly ReactNode[]
}

interface Props {
  guide: Guide
  rows: readonly GuideRow[]
  /** Names the table and the region that scrolls. */
  caption: string
  /** The row that fits now. */
  fits?: number | null
  /** On the page of a product. */
  marks?: RowMarks
}

/** A table of sizes in a region that scrolls sideways on narrow screens and is reached by keyboard; the row that fits now is marked. */
export function GuideTable({ guide, rows, caption, fits = null, marks }: Props) {
  const columns = measuresOf(rows)
  const hasAge = rows.some(({ usual }) => usual !== null)
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a region that scrolls must be reached by keyboard
    <div className={tableStyles.box} tabIndex={0} role="region" aria-label={caption}>
      <table className={`${tableStyles.table} ${styles.table}`}>
        <caption className={layoutStyles.visuallyHidden}>{caption}</caption>
        <thead>
          <tr>
            <th scope="col">{text.sizeHead()}</th>
            {columns.map((measure) => (
              <Head key={measure} name={headOf(guide, measure)} unit={text.unitSign(measure)} />
            ))}
            {guide === 'shoe' && <Head name={text.mondopoint()} unit="mm" />}
            {hasAge && <th scope="col">{text.ageHead()}</th>}
            {marks && <th scope="col">{text.stockHead()}</th>}
          </tr>
        </thead>
        <tbody>
          {rows.map((row, at) => (
            <Row key={at} guide={guide} row={row} columns={columns} at={at} hasAge={hasAge} isFit={at === fits} marks={marks} />
          ))}
        </tbody>
      </table>
    </div>
  )
}

const headOf = (guide: Guide, measure: Measure): string =>
  measure === 'chest' && (guide === 'letter' || guide === 'cup') ? text.bust() : text.measureName[measure]()

function Head({ name, unit }: { name: string; unit: string }) {
  return (
    <th scope="col">
      {name} {unit && <small>{unit}</small>}
    </th>
  )
}

interface RowProps {
  guide: Guide
  row: GuideRow
  columns: readonly Measure[]
  at: number
  hasAge: boolean
  isFit: boolean
  marks: RowMarks | undefined
}

function Row({ guide, row: { size, spans, usual }, columns, at, hasAge, isFit, marks }: RowProps) {
  const { locale } = useMarket()
  // The foot stands in a column of its own.
  const measure = size.system === 'age' ? sizeMeasure(size, locale) : ''
  const kinds = [isFit && styles.fit, marks?.chosen === at && styles.chosen].filter(Boolean).join(' ')
  return (
    <tr className={kinds || undefined}>
      <th scope="row">
        <span className={styles.size}>
          {sizeLabel(size, locale)}
          {measure && <small>{measure}</small>}
        </span>
        {marks?.wearers[at]}
        {isFit && <span className={layoutStyles.visuallyHidden}> {text.fitsNowMark()}</span>}
      </th>
      {columns.map((one) => {
        const span = spans[one]
        return <td key={one}>{span ? text.spanText(one, span) : '–'}</td>
      })}
      {guide === 'shoe' && <td>{spans.foot?.to}</td>}
      {hasAge && <td>{usual ? sizeLabel(usual, locale) : '–'}</td>}
      {marks && <td>{marks.actions[at]}</td>}
    </tr>
  )
}
