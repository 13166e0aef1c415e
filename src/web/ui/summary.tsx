import type { ReactNode } from 'react'
import { Price } from '#web/ui/price.tsx'
import '#web/styles/card.css'
import '#web/styles/checkout.css'
import '#web/styles/lines.css'
import './purchase.css'

export interface SummaryLine {
  key: string
  name: string
  option: string
  image: string
  tint: string
  qty: number
  total: number
  prior?: number | null
}

/** The oat panel beside the checkout: what is bought and what it comes to. */
export function Summary({ title, label, children }: { title: string; label: string; children: ReactNode }) {
  return (
    <aside className="sum" aria-label={label}>
      <h2>{title}</h2>
      {children}
    </aside>
  )
}

export function SummaryLines({ lines }: { lines: readonly SummaryLine[] }) {
  return (
    <ul className="sum-lines">
      {lines.map((line) => (
        <li className="line" key={line.key}>
          <div className={`tile t-${line.tint}`}>
            <img src={line.image} alt="" width="64" height="80" />
            <span className="q">
              <span className="sr">× </span>
              {line.qty}
            </span>
          </div>
          <div>
            <h3>{line.name}</h3>
            {line.option && <p className="meta">{line.option}</p>}
          </div>
          <span className="sm line-price">
            <Price amount={line.total} />
          </span>
        </li>
      ))}
    </ul>
  )
}

/** Rows of a sum. `amount` is hundredths; `text` stands where an amount is not known yet. */
export interface TotalRow {
  label: string
  amount?: number
  text?: ReactNode
  /** A reduction: in the sale colour. */
  off?: boolean
}

export function Totals({
  rows,
  total,
  label,
  note,
  busy,
}: {
  rows: TotalRow[]
  total: number
  label: string
  note?: string
  busy?: boolean
}) {
  return (
    <div className={busy ? 'tot stale' : 'tot'} aria-busy={busy || undefined}>
      {rows.map((row) => (
        <div key={row.label} className={row.off ? 'off' : undefined}>
          <span>{row.label}</span>
          {row.amount === undefined ? <span className="mute">{row.text}</span> : <Price amount={row.amount} />}
        </div>
      ))}
      <div className="big">
        <span>
          {label}
          {note && <small>{note}</small>}
        </span>
        <Price amount={total} />
      </div>
    </div>
  )
}
