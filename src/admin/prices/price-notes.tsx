/** Sentences about prices that are not lawful, each with the ways out of it. */
import type { ReactNode } from 'react'
import { MARKETS, type Currency, type Locale } from '#domain/market/market.ts'
import { highestLawful } from '#domain/pricing/price-view.ts'
import { localTime } from '#domain/time/local-time.ts'
import { DAY_MS } from '#domain/time/durations.ts'
import * as say from '#messages/admin/prices.ts'
import { markets } from '#messages/admin/today.ts'
import type { MarketPriceView, PriceChangeInput, RefusedPrice } from '#admin/schema/prices.ts'
import { amountOf } from '#admin/ui/amount.tsx'
import { Button } from '#admin/ui/button.tsx'
import { Icon } from '#admin/ui/icon.tsx'
import { dayText } from './days.ts'
import type { PriceDraft } from './price-draft.ts'
import * as styles from './price-section.module.css'

interface Props {
  views: readonly MarketPriceView[]
  refused: readonly RefusedPrice[]
  changes: readonly PriceChangeInput[]
  touched: (market: Locale) => boolean
  onType: (market: Locale, fields: Partial<PriceDraft>) => void
}

export function PriceNotes({ views, refused, changes, touched, onType }: Props) {
  return (
    <div className={styles.notes} aria-live="polite">
      {views.map((view) => {
        const { market } = view
        const refusal = refused.find((one) => one.market === market)
        const change = changes.find((one) => one.market === market)
        const type = (fields: Partial<PriceDraft>) => onType(market, fields)
        if (refusal && change) return <Refusal key={market} view={view} refusal={refusal} change={change} onType={type} />
        if (view.unshown && !touched(market)) return <Unshown key={market} view={view} onType={type} />
        return null
      })}
    </div>
  )
}

type Way = { view: MarketPriceView; onType: (fields: Partial<PriceDraft>) => void }

/** The first midnight of a market from a moment on, as its field shows it. */
function midnightFrom(moment: string, market: Locale): string {
  const { timeZone } = MARKETS[market]
  const { day, time } = localTime(new Date(moment), timeZone)
  const next = time === '00:00' ? day : localTime(new Date(Date.parse(moment) + DAY_MS), timeZone).day
  return `${next}T00:00`
}

function Refusal({ view, refusal, change, onType }: Way & { refusal: RefusedPrice; change: PriceChangeInput }) {
  const { market, currency } = view
  const { lowest, since, lawfulFrom } = refusal
  if (refusal.reason !== 'not_lowest' || lowest === null || since === null)
    return (
      <Warning kind="bad" title={`${markets[market]()}:`}>
        {say.refusals[refusal.reason]()}
      </Warning>
    )
  const reduced = change.reduced ?? change.price
  const highest = highestLawful(lowest, currency)
  const begin = lawfulFrom === null ? null : midnightFrom(lawfulFrom, market)
  return (
    <Warning
      kind="bad"
      title={say.isNoReduction({ market: markets[market](), price: amountOf(reduced, currency) })}
      ways={
        <>
          <SetHighest highest={highest} currency={currency} onType={onType} />
          <Button size="small" onClick={() => onType({ price: amountOf(reduced, currency), reduced: '', to: '' })}>
            {say.withoutOldPrice()}
          </Button>
          {begin !== null && (
            <Button size="small" onClick={() => onType({ from: begin })}>
              {say.beginOn({ day: dayText(`${begin.slice(0, 10)}T12:00:00Z`, market) })}
            </Button>
          )}
        </>
      }
    >
      {say.wasSoldAt({
        lowest: amountOf(lowest, currency),
        day: dayText(since, market),
        highest: amountOf(highest ?? 0, currency),
      })}
      {lawfulFrom === null ? say.whileInForce() : say.orFrom({ day: dayText(lawfulFrom, market) })}
    </Warning>
  )
}

function Unshown({ view, onType }: Way) {
  const { market, currency, unshown, sale, lowest } = view
  if (!unshown) return null
  const highest = highestLawful(Math.min(unshown.lowest, lowest?.price ?? unshown.lowest), currency)
  return (
    <Warning
      kind="warn"
      title={say.isNoReduction({ market: markets[market](), price: amountOf(sale, currency) })}
      ways={
        <>
          <SetHighest highest={highest} currency={currency} onType={onType} />
          <Button size="small" onClick={() => onType({ reduced: '', to: '' })}>
            {say.endToday()}
          </Button>
        </>
      }
    >
      {say.unshown({
        day: dayText(unshown.since, market),
        lowest: amountOf(unshown.lowest, currency),
        highest: amountOf(highest ?? 0, currency),
        again: dayText(unshown.lawfulFrom, market),
      })}
    </Warning>
  )
}

const SetHighest = ({ highest, currency, onType }: { highest: number | null; currency: Currency } & Pick<Way, 'onType'>) =>
  highest !== null && (
    <Button size="small" onClick={() => onType({ reduced: amountOf(highest, currency) })}>
      {say.setTo({ price: amountOf(highest, currency) })}
    </Button>
  )

function Warning(props: { kind: 'bad' | 'warn'; title: string; ways?: ReactNode; children: ReactNode }) {
  const { kind, title, ways, children } = props
  return (
    <div className={`${styles.warning} ${styles[kind === 'bad' ? 'isBad' : 'isWarn']}`}>
      <Icon name="warning-circle" />
      <p className={styles.grow}>
        <b>{title}</b> {children}
      </p>
      {ways && <span className={styles.ways}>{ways}</span>}
    </div>
  )
}
