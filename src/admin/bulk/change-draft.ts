/** What somebody fills in for an edit of many products, and the change that it asks for. */
import { LOCALES, CURRENCIES, type Currency, type Locale } from '#domain/market/market.ts'
import { parseAmount } from '#domain/pricing/amount-input.ts'
import { PRICE_ACTS, type PriceAct, type Rounding } from '#domain/products/bulk-price.ts'
import type { BulkChangeView } from '#admin/schema/goods/bulk.ts'

export const CHANGE_KINDS = [...PRICE_ACTS, 'tags', 'collections', 'brand', 'vat', 'publish', 'withhold'] as const
export type ChangeKind = (typeof CHANGE_KINDS)[number]

export interface ChangeDraft {
  kind: ChangeKind
  percent: string
  amounts: Record<Currency, string>
  rounding: Rounding
  markets: readonly Locale[]
  starts: string
  ends: string
  addTags: string
  removeTags: string
  addCollection: string
  removeCollection: string
  brand: string
  vatClass: string
}

export const EMPTY_DRAFT: ChangeDraft = {
  kind: 'reduce',
  percent: '',
  amounts: { RON: '', EUR: '', HUF: '' },
  rounding: 'none',
  markets: LOCALES,
  starts: '',
  ends: '',
  addTags: '',
  removeTags: '',
  addCollection: '',
  removeCollection: '',
  brand: '',
  vatClass: '',
}

const words = (text: string): string[] => [
  ...new Set(
    text
      .split(',')
      .map((word) => word.trim())
      .filter(Boolean),
  ),
]
const ids = (text: string): number[] => (text === '' ? [] : [Number(text)])

/** A percent such as '20' or '-7,5'. */
function percentOf(text: string): number | null {
  const typed = text.trim().replace('−', '-').replace(',', '.')
  return /^-?\d{1,2}(\.\d{1,2})?$/.test(typed) ? Number(typed) : null
}

/** An amount with its sign; what is no amount asks for nothing. */
function signedAmount(text: string, currency: Currency): number | null {
  const typed = text.trim().replace('−', '-')
  const amount = parseAmount(typed.replace(/^[-+]/, ''), currency)
  return typeof amount === 'number' ? (typed.startsWith('-') ? -amount : amount) : null
}

function priceChange(draft: ChangeDraft, act: PriceAct): BulkChangeView | null {
  const { rounding, markets, starts, ends } = draft
  const percent = percentOf(draft.percent)
  const amounts = Object.fromEntries(
    CURRENCIES.map((currency) => [currency, signedAmount(draft.amounts[currency], currency)]),
  ) as Record<Currency, number | null>
  const needsPercent = act === 'reduce' || act === 'percent'
  const isEmpty = needsPercent
    ? percent === null || percent === 0 || (act === 'reduce' && percent < 0)
    : act !== 'end' && Object.values(amounts).every((one) => one === null)
  const isReversed = starts !== '' && ends !== '' && ends <= starts
  if (isEmpty || markets.length === 0 || isReversed) return null
  return {
    kind: 'price',
    act,
    percent: percent ?? 0,
    amounts,
    rounding,
    markets: [...markets],
    starts: starts || null,
    ends: act === 'reduce' && ends !== '' ? ends : null,
  }
}

const isPriceAct = (kind: ChangeKind): kind is PriceAct => PRICE_ACTS.some((act) => act === kind)

/** Returns the change that the form asks for; null while it is not complete. */
export function changeOf(draft: ChangeDraft): BulkChangeView | null {
  const { kind } = draft
  if (isPriceAct(kind)) return priceChange(draft, kind)
  const [add, remove] = kind === 'tags' ? [words(draft.addTags), words(draft.removeTags)] : [[], []]
  switch (kind) {
    case 'tags':
      return add.length + remove.length > 0 ? { kind, add, remove } : null
    case 'collections': {
      const change = { kind, add: ids(draft.addCollection), remove: ids(draft.removeCollection) } as const
      return change.add.length + change.remove.length > 0 ? { ...change, add: [...change.add], remove: [...change.remove] } : null
    }
    case 'brand':
      return draft.brand === '' ? null : { kind, brand: Number(draft.brand) }
    case 'publish':
    case 'withhold': {
      const { markets } = draft
      return markets.length === 0 ? null : { kind: 'publication', markets: [...markets], publishes: kind === 'publish' }
    }
    case 'vat':
      return draft.vatClass === '' ? null : { kind, vatClass: draft.vatClass }
  }
}
