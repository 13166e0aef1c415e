/** What somebody types for the price of a market, and the change that it asks for. Times are those of the market's clocks. */
import { LOCALES, MARKETS, type Locale } from '#domain/market/market.ts'
import { parseAmount, type AmountFault } from '#domain/pricing/amount-input.ts'
import { localTime, momentOf } from '#domain/time/local-time.ts'
import type { MarketPriceView, PriceChangeInput } from '#admin/schema/prices.ts'
import { amountOf } from '#admin/ui/amount.tsx'

export interface PriceDraft {
  price: string
  reduced: string
  from: string
  to: string
  prp: string
}

export type DraftField = keyof PriceDraft
export type DraftFault = AmountFault | 'missing' | 'end_without_reduction' | 'moments_reversed' | 'moment_past'
export type Drafts = Partial<Record<Locale, Partial<PriceDraft>>>

const FIELDS: readonly DraftField[] = ['price', 'reduced', 'from', 'to', 'prp']

/** Returns what was typed before, as it was kept. */
export const draftsFrom = (kept: Readonly<Record<string, unknown>>): Drafts =>
  Object.fromEntries(
    LOCALES.flatMap((market) => {
      const typed = (kept[market] ?? {}) as Partial<Record<string, unknown>>
      const fields = FIELDS.flatMap((field) => (typeof typed[field] === 'string' ? [[field, typed[field]] as const] : []))
      return fields.length > 0 ? [[market, Object.fromEntries(fields)] as const] : []
    }),
  )

/** Returns the value of a field of date and time: what the market's clocks show. */
export function fieldOf(moment: string | null, market: Locale): string {
  if (moment === null) return ''
  const { day, time } = localTime(new Date(moment), MARKETS[market].timeZone)
  return `${day}T${time}`
}

/** Returns the moment that a field of date and time says. */
export const momentIn = (field: string, market: Locale): Date | null => {
  const [day = '', time = ''] = field.split('T')
  return field === '' ? null : momentOf(day, time.slice(0, 5), MARKETS[market].timeZone)
}

/** Returns the fields as they are while nothing is typed. */
export function draftOf(view: MarketPriceView): PriceDraft {
  const { market, currency, ordinary, sale, prp, plans, reducedSince } = view
  const running = plans.find(({ isRunning }) => isRunning)
  return {
    price: amountOf(ordinary, currency),
    reduced: reducedSince === null ? '' : amountOf(sale, currency),
    from: fieldOf(reducedSince, market),
    to: fieldOf(running?.endsAt ?? null, market),
    prp: prp === ordinary ? '' : amountOf(prp, currency),
  }
}

export type Asked =
  | { state: 'same' }
  | { state: 'wrong'; faults: Partial<Record<DraftField, DraftFault>> }
  | { state: 'changed'; terms: Omit<PriceChangeInput, 'sku' | 'version'> }

/** Returns what the typed fields ask for. */
export function askedOf(view: MarketPriceView, typed: Partial<PriceDraft>, now: Date): Asked {
  const initial = draftOf(view)
  const draft = { ...initial, ...typed }
  if ((Object.keys(draft) as DraftField[]).every((field) => draft[field] === initial[field])) return { state: 'same' }
  const { market, currency } = view
  const faults: Partial<Record<DraftField, DraftFault>> = {}
  const amountIn = (field: 'price' | 'reduced' | 'prp'): number | null => {
    const amount = parseAmount(draft[field], currency)
    if (typeof amount !== 'string') return amount
    faults[field] = amount
    return null
  }
  const [price, reduced, prp] = [amountIn('price'), amountIn('reduced'), amountIn('prp')]
  if (price === null) faults.price ??= 'missing'
  // A beginning that was not touched is that of the price in force.
  const from = draft.from === initial.from ? null : momentIn(draft.from, market)
  const to = reduced === null && draft.to === initial.to ? null : momentIn(draft.to, market)
  if (to !== null && reduced === null) faults.to = 'end_without_reduction'
  if (from !== null && from <= now) faults.from = 'moment_past'
  if (to !== null && to <= now) faults.to = 'moment_past'
  if (to !== null && from !== null && to <= from) faults.to = 'moments_reversed'
  if (Object.keys(faults).length > 0 || price === null) return { state: 'wrong', faults }
  const moments = { from: from?.toISOString() ?? null, to: to?.toISOString() ?? null }
  return { state: 'changed', terms: { market, price, reduced, prp: prp ?? (initial.prp === '' ? null : price), ...moments } }
}

/** Returns how many fields differ from what is in force. */
export const changedFields = (view: MarketPriceView, typed: Partial<PriceDraft>): DraftField[] => {
  const initial = draftOf(view)
  return (Object.keys(typed) as DraftField[]).filter((field) => typed[field] !== initial[field])
}
