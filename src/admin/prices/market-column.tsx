/** The prices of one market: what is typed, the lowest price of the 30 days, and how it looks in the shop. */
import { useId } from 'react'
import { MARKETS, type Currency, type Locale } from '#domain/market/market.ts'
import { plainText } from '#domain/pricing/money.ts'
import { reduction } from '#domain/pricing/price.ts'
import * as say from '#messages/admin/prices.ts'
import { markets } from '#messages/admin/today.ts'
import type { MarketPriceView, PricesDecided } from '#admin/schema/prices.ts'
import { amountOf } from '#admin/ui/amount.tsx'
import { MarketFlag } from '#admin/ui/market.tsx'
import { dayText } from './days.ts'
import { draftOf, type Asked, type DraftField, type PriceDraft } from './price-draft.ts'
import * as styles from './price-section.module.css'

const FIELDS: readonly { field: DraftField; label: () => string; isMoment: boolean }[] = [
  { field: 'price', label: say.price, isMoment: false },
  { field: 'reduced', label: say.reducedPrice, isMoment: false },
  { field: 'from', label: say.from, isMoment: true },
  { field: 'to', label: say.to, isMoment: true },
  { field: 'prp', label: say.recommended, isMoment: false },
]

/** Names of the rows where the markets stand side by side; the fields have their own. */
export const RowLabels = () => (
  <div className={styles.labels} aria-hidden="true">
    <span />
    {FIELDS.map(({ field, label }) => (
      <span key={field}>{label()}</span>
    ))}
    <span>{say.lowestBefore()}</span>
    <span>{say.inTheShop()}</span>
  </div>
)

interface Props {
  view: MarketPriceView
  typed: Partial<PriceDraft>
  asked: Asked
  /** What the change would do, once it is checked. */
  decided: PricesDecided['changes'][number] | null
  onType: (fields: Partial<PriceDraft>) => void
}

export function MarketColumn({ view, typed, asked, decided, onType }: Props) {
  const { market, currency, noPromo, lowest } = view
  const initial = draftOf(view)
  const faults = asked.state === 'wrong' ? asked.faults : {}
  const fields = FIELDS.map(({ field, label, isMoment }) => (
    <PriceField
      key={field}
      label={`${label()}, ${markets[market]()}`}
      name={label()}
      isMoment={isMoment}
      value={typed[field] ?? initial[field]}
      isChanged={typed[field] !== undefined && typed[field] !== initial[field]}
      isLocked={noPromo && field !== 'price' && field !== 'from'}
      fault={faults[field]}
      onChange={(value) => onType({ [field]: value })}
    />
  ))
  return (
    <div className={styles.market} role="group" aria-label={markets[market]()}>
      <p className={styles.name}>
        <MarketFlag market={market} />
        <b>{markets[market]()}</b>
        <span className={styles.small}>{say.withVat({ currency })}</span>
      </p>
      {fields}
      <p className={styles.fact}>
        <span className={styles.inlineName}>{say.lowestBefore()}</span>
        {lowest ? (
          <>
            <b>{amountOf(lowest.price, currency)}</b>{' '}
            <span className={styles.small}>{say.since({ day: dayText(lowest.since, market) })}</span>
          </>
        ) : (
          <span className={styles.small}>{say.notSold()}</span>
        )}
      </p>
      <p className={styles.fact}>
        <span className={styles.inlineName}>{say.inTheShop()}</span>
        <Shown
          market={market}
          currency={currency}
          sale={decided?.price ?? view.sale}
          prior={decided ? decided.prior : view.prior}
          isUnshown={decided === null && view.unshown !== null}
        />
        {decided && asked.state === 'changed' && asked.terms.from != null && (
          <span className={styles.small}>{say.fromDay({ day: dayText(asked.terms.from, market) })}</span>
        )}
      </p>
    </div>
  )
}

interface FieldProps {
  label: string
  name: string
  isMoment: boolean
  value: string
  isChanged: boolean
  isLocked: boolean
  fault: keyof typeof say.faults | undefined
  onChange: (value: string) => void
}

function PriceField({ label, name, isMoment, value, isChanged, isLocked, fault, onChange }: FieldProps) {
  const id = useId()
  return (
    <div className={styles.field}>
      <label htmlFor={id} className={styles.inlineName}>
        {name}
      </label>
      <input
        id={id}
        className={[styles.input, !isMoment && styles.number, isChanged && styles.changed].filter(Boolean).join(' ')}
        type={isMoment ? 'datetime-local' : 'text'}
        inputMode={isMoment ? undefined : 'decimal'}
        autoComplete="off"
        aria-label={label}
        aria-invalid={fault ? true : undefined}
        aria-describedby={fault && `${id}-fault`}
        value={value}
        readOnly={isLocked}
        onChange={({ target }) => onChange(target.value)}
      />
      {fault && (
        <span id={`${id}-fault`} className={styles.fault}>
          {say.faults[fault]()}
        </span>
      )}
    </div>
  )
}

/** The price as the shop shows it, with what is struck through and the percent. */
function Shown(props: { market: Locale; currency: Currency; sale: number; prior: number | null; isUnshown: boolean }) {
  const { market, currency, sale, prior, isUnshown } = props
  const shown = reduction(sale, prior)
  return (
    <span lang={MARKETS[market].language} className={styles.shown}>
      {plainText(sale, currency, market)}
      {shown && <del className={styles.prior}>{plainText(shown.prior, currency, market)}</del>}
      {shown && shown.percent > 0 && <span className={styles.percent}>−{shown.percent}%</span>}
      {isUnshown && <span className={styles.warn}>{say.noOldPrice()}</span>}
    </span>
  )
}
