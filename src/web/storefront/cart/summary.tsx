/** Summary of an order or cart: its panel and its lines. */
import type { ReactNode } from 'react'
import { withoutCode } from '#messages/codes.ts'
import { inLocale } from '#messages/text.ts'
import { useMarket } from '#web/ui/market.tsx'
import { Price } from '#web/ui/price.tsx'
import { tintClass } from '#web/ui/tint.ts'
import * as layoutStyles from '#web/ui/layout.module.css'
import * as linesStyles from '#web/ui/lines.module.css'
import * as summaryStyles from '#web/ui/summary.module.css'
import * as textStyles from '#web/ui/text.module.css'
import * as tileStyles from '#web/ui/tile.module.css'
import * as cartLineStyles from './cart-line.module.css'
import * as styles from './summary.module.css'

export interface SummaryLine {
  key: string
  name: string
  option: string
  image: string
  tint: string
  qty: number
  /** Before discounts of the whole order. */
  total: number
  /** The higher price beside it, and whether it is the price without codes. */
  was?: number | null
  isCouponed?: boolean
  /** Of a set. */
  parts?: readonly { name: string; qty: number }[]
}

interface SummaryProps {
  title: string
  label: string
  /** Where it is another than the page's. */
  language?: string
  children: ReactNode
}

/** The oat panel beside the checkout: what is bought and what it comes to. */
export function Summary({ title, label, language, children }: SummaryProps) {
  return (
    <aside className={summaryStyles.summary} aria-label={label} lang={language}>
      <h2>{title}</h2>
      {children}
    </aside>
  )
}

export function SummaryLines({ lines }: { lines: readonly SummaryLine[] }) {
  const { locale } = useMarket()
  return (
    <ul className={styles.sumLines}>
      {lines.map((line) => (
        <li className={`${linesStyles.line} ${linesStyles.priced}`} key={line.key}>
          <div className={`${tileStyles.tile} ${tintClass[line.tint]}`}>
            <img src={line.image} alt="" width="64" height="80" />
            <span className={summaryStyles.q}>
              <span className={layoutStyles.visuallyHidden}>× </span>
              {line.qty}
            </span>
          </div>
          <div>
            <h3>{line.name}</h3>
            {line.option && <p className={linesStyles.meta}>{line.option}</p>}
            {line.parts?.map((part) => (
              <p className={linesStyles.meta} key={part.name}>
                {part.qty} × {part.name}
              </p>
            ))}
          </div>
          <span className={`${textStyles.small} ${cartLineStyles.linePrice}`}>
            <Price
              amount={line.total}
              was={line.was ?? null}
              wasName={line.isCouponed ? inLocale(locale, withoutCode) : undefined}
            />
          </span>
        </li>
      ))}
    </ul>
  )
}
