/** Pieces of all variants by warehouse, in memory: what the list of stock is filtered, sorted and counted by. */
import { LOW_STOCK } from './movement.ts'
import type { StockSort, StockView } from './stock-view.ts'

/** A variant in one warehouse. */
export interface PlacePieces {
  warehouse: string
  /** What is there, and what can be bought. */
  lying: number
  available: number
  /** From how many available pieces it has too few there; null where only the sum over all counts. */
  low: number | null
  /** Fewer pieces were found than are promised to orders. */
  isMissing: boolean
}

/** A variant with stock of its own. */
export interface VariantPieces {
  variant: number
  /** From how many available pieces it has too few in all warehouses together; null for the usual number. */
  low: number | null
  places: readonly PlacePieces[]
}

/** A variant as a list shows it: over all warehouses, or in one. */
interface Standing {
  variant: number
  available: number
  isLow: boolean
  isMissing: boolean
}

/** The orders of one warehouse, or of all; an order is made when it is first asked for. */
interface Standings {
  byArticle: Standing[]
  /** The fewest first. */
  byPieces: Standing[] | null
}

export interface StockIndex {
  /** Id → variant. */
  variants: ReadonlyMap<number, VariantPieces>
  /** Warehouse → its standings; '' for all together. */
  standings: Map<string, Standings>
}

/** Numbers of the ledger and of the other changes of stock. */
export interface StockMark {
  movement: number
  change: number
}

/** An index, and from where on it is to be brought up to date. */
export interface KeptStock {
  index: StockIndex
  /** The index has all changes up to these numbers; null when that is not known: all is read again. */
  mark: StockMark | null
  /** Numbers that were seen, and the transaction until which lower ones may still be seen. */
  seen: { mark: StockMark; until: number }
}

/** Returns an index of these variants. */
export const stockIndexOf = (variants: readonly VariantPieces[]): StockIndex => ({
  variants: new Map(variants.toSorted((a, b) => a.variant - b.variant).map((one) => [one.variant, one])),
  standings: new Map(),
})

/** Returns the index after a change. `changed`: what was read again; one that was not found any more is left out. */
export function replaceVariants(index: StockIndex, changed: readonly number[], found: readonly VariantPieces[]): StockIndex {
  const variants = new Map(index.variants)
  const isNew = found.some(({ variant }) => !variants.has(variant))
  const missing = new Set(changed)
  for (const one of found) {
    missing.delete(one.variant)
    variants.set(one.variant, one)
  }
  for (const id of missing) variants.delete(id)
  return isNew ? stockIndexOf([...variants.values()]) : { variants, standings: new Map() }
}

/** Returns how a variant stands in these places, null where it has none. */
function standingOf({ variant, low, places }: VariantPieces): Standing | null {
  if (places.length === 0) return null
  const available = places.reduce((sum, place) => sum + place.available, 0)
  return {
    variant,
    available,
    isLow: available < (low ?? LOW_STOCK) || places.some((place) => place.low !== null && place.available < place.low),
    isMissing: places.some(({ isMissing }) => isMissing),
  }
}

function standingsOf(index: StockIndex, warehouse: string): Standings {
  const kept = index.standings.get(warehouse)
  if (kept) return kept
  const byArticle: Standing[] = []
  for (const one of index.variants.values()) {
    const places = warehouse === '' ? one.places : one.places.filter((place) => place.warehouse === warehouse)
    const standing = standingOf({ ...one, places })
    if (standing) byArticle.push(standing)
  }
  const standings = { byArticle, byPieces: null }
  index.standings.set(warehouse, standings)
  return standings
}

/** Returns variants from the fewest pieces to the most, and of as many pieces as they were added. */
const byPieces = (standings: Standings): Standing[] =>
  (standings.byPieces ??= standings.byArticle.toSorted((a, b) => a.available - b.available || a.variant - b.variant))

const IN_VIEW: Record<StockView, (standing: Standing) => boolean> = {
  all: () => true,
  low: ({ isLow }) => isLow,
  sold_out: ({ available }) => available === 0,
  attention: ({ isMissing }) => isMissing,
}

export interface StandingSearch {
  view: StockView
  /** Only these variants; all unless given. */
  among?: ReadonlySet<number>
  /** Pieces of this warehouse alone decide about the view and the order. */
  warehouse?: string
  sort: StockSort
  /** The last row of the page before: what it is sorted by, and its variant. */
  after?: { key: number; variant: number }
  /** Most rows to return. */
  most: number
}

/** Returns a page of variants with what each is sorted by. */
export function pageOfStock(index: StockIndex, search: StandingSearch): { variant: number; key: number }[] {
  const { view, among, warehouse = '', sort, after, most } = search
  const standings = standingsOf(index, warehouse)
  const all = sort === 'article' ? standings.byArticle : byPieces(standings)
  const [from, step] = sort === 'most' ? [all.length - 1, -1] : [0, 1]
  const keyOf = (one: Standing) => (sort === 'article' ? one.variant : one.available)
  const isBeyond = (one: Standing): boolean => !after || (keyOf(one) - after.key || one.variant - after.variant) * step > 0
  const page: { variant: number; key: number }[] = []
  for (let at = from; at >= 0 && at < all.length && page.length < most; at += step) {
    const one = all[at]!
    if (IN_VIEW[view](one) && (!among || among.has(one.variant)) && isBeyond(one))
      page.push({ variant: one.variant, key: keyOf(one) })
  }
  return page
}

/** Returns how many variants each view has. */
export function countStock(index: StockIndex): Record<StockView, number> {
  const counts = { all: 0, low: 0, sold_out: 0, attention: 0 }
  for (const one of standingsOf(index, '').byArticle) {
    counts.all++
    if (one.isLow) counts.low++
    if (one.available === 0) counts.sold_out++
    if (one.isMissing) counts.attention++
  }
  return counts
}

/** Returns warehouse → pieces that lie there, and of how many variants. */
export function sumWarehouses(index: StockIndex): Map<string, { pieces: number; articles: number }> {
  const sums = new Map<string, { pieces: number; articles: number }>()
  for (const { places } of index.variants.values()) {
    for (const { warehouse, lying } of places) {
      const sum = sums.get(warehouse) ?? { pieces: 0, articles: 0 }
      sums.set(warehouse, sum)
      sum.pieces += lying
      if (lying > 0) sum.articles++
    }
  }
  return sums
}
