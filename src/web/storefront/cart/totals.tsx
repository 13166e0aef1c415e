/** Totals of an order or cart. */
import type { ReactNode } from 'react'
import { Price } from '#web/ui/price.tsx'
import * as summaryStyles from '#web/ui/summary.module.css'
import * as textStyles from '#web/ui/text.module.css'
import * as cartLineStyles from './cart-line.module.css'

/** Rows of a sum. `amount` is hundredths; `text` stands where an amount is not known yet. */
export interface TotalRow {
  label: string
  amount?: number
  text?: ReactNode
  /** A reduction: in the sale colour. */
  off?: boolean
}

export interface TotalsProps {
  rows: TotalRow[]
  total: number
  label: string
  note?: string
  busy?: boolean
  /** What vouchers pay of the total. */
  paid?: TotalRow[]
  /** What is left when they have. */
  left?: { label: string; amount: number }
}

/** A sum: its rows, the total, and where vouchers pay, what they pay and what is left. */
export function Totals({ rows, total, label, note, busy, paid = [], left }: TotalsProps) {
  const hasPayments = paid.length > 0 && left !== undefined
  return (
    <div
      className={busy ? `${summaryStyles.totals} ${cartLineStyles.stale}` : summaryStyles.totals}
      aria-busy={busy || undefined}
    >
      <Rows rows={rows} />
      <div className={hasPayments ? summaryStyles.whole : summaryStyles.big}>
        <span>
          {label}
          {note && <small>{note}</small>}
        </span>
        <Price amount={total} />
      </div>
      {hasPayments && (
        <>
          <Rows rows={paid} />
          <div className={summaryStyles.big}>
            <span>{left.label}</span>
            <Price amount={left.amount} />
          </div>
        </>
      )}
    </div>
  )
}

const Rows = ({ rows }: { rows: readonly TotalRow[] }) =>
  rows.map((row) => (
    <div key={row.label} className={row.off ? summaryStyles.off : undefined}>
      <span>{row.label}</span>
      {row.amount === undefined ? <span className={textStyles.muted}>{row.text}</span> : <Price amount={row.amount} />}
    </div>
  ))
