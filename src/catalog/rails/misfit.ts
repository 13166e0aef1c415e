/** How well one product stands beside another: by ages, sex, season, size and what it is made to fit. */
import { isSoon, meet, monthsInCommon, monthsOfGoods, type Months } from '#domain/rails/months.ts'
import { isReadable } from '#domain/rails/language.ts'
import { seasonNamed, type Season } from '#domain/rails/season.ts'
import { sexNamed, suits, type Sex } from '#domain/rails/sex.ts'
import { ANYWHERE, IN_STOCK } from '#catalog/columns/filter-columns.ts'
import type { CatalogProduct, Snapshot } from '#catalog/columns/snapshot.ts'
import { sizeAgesOf, sizeFitOf, type SizeAges, type SizeFit, type SizeKind } from './size-ages.ts'

/** A product that others are chosen to stand beside. */
export interface Anchor {
  doc: number
  product: CatalogProduct
  ages: Months | null
  /** The ages that it states, whatever sizes there are. */
  stated: Months | null
  sex: Sex | null
  /** The language that it is in, undefined where it has none. */
  language: unknown
  /** None for goods of the whole year; both for a set of parts for either half. */
  seasons: readonly Season[]
  /** What it is made to fit: values by attribute. */
  madeFor: readonly (readonly [key: string, value: unknown])[]
  /** How its sizes are counted; null without sizes. */
  kind: SizeKind | null
  fit: SizeFit
  sizeAges: SizeAges
}

/** Attributes that say what a thing is made to fit: two that state them must state the same. */
const MADE_FOR = ['mattress_size', 'approval']
/** What states it fits only what states the same. */
const ALWAYS_STATED = 'mattress_size'
/** What does not fit at all. */
export const UNFIT = Infinity
/** Clothes of the next size cost as much as some places in the list. */
const NEAR_SIZE = 0.5

/** Returns the product of a doc to choose others for; in one size (by its code), or in all that are in stock for 0. */
export function anchorOf(snapshot: Snapshot, doc: number, size: number): Anchor {
  const product = snapshot.products[doc]!
  const stating = statingOf(snapshot, product)
  const attributes: CatalogProduct['attributes'] = Object.assign({}, ...stating.map((one) => one.attributes))
  const sizeAges = sizeAgesOf(snapshot)
  const { sizes } = snapshot.filterColumns
  const set = sizes[IN_STOCK]![doc]! || sizes[ANYWHERE]![doc]!
  const chosen = size === 0 ? null : sizeAges.sizes[size]
  const stated = monthsOfGoods(product)
  return {
    doc,
    product,
    ages: (chosen ? chosen.months : sizeAges.ages[set]) ?? stated,
    stated,
    sex: sexOf(stating),
    language: attributes['language'],
    seasons: seasonsOf(stating),
    madeFor: MADE_FOR.flatMap((key) => (attributes[key] === undefined ? [] : [[key, attributes[key]] as const])),
    kind: sizeAges.kinds[set] ?? null,
    fit: sizeFitOf(snapshot, size, set),
    sizeAges,
  }
}

/** Returns the products that state something of a product: itself, of a set its parts as well. */
const statingOf = ({ byId, products }: Snapshot, product: CatalogProduct): CatalogProduct[] => [
  ...product.parts.flatMap((part) => products[byId.get(part.product) ?? -1] ?? []),
  product,
]

const seasonsOf = (stating: readonly CatalogProduct[]): Season[] => [
  ...new Set(stating.flatMap(({ attributes }) => seasonNamed(attributes['season']) ?? [])),
]

/** Returns the sex that all who name one name; null where they differ. */
function sexOf(stating: readonly CatalogProduct[]): Sex | null {
  const sexes = new Set(stating.flatMap(({ attributes }) => sexNamed(attributes['gender']) ?? []))
  return sexes.size === 1 ? [...sexes][0]! : null
}

/** Returns the ages of a doc: those of its sizes in stock, else those that it states. */
export const agesOf = (snapshot: Snapshot, sizeAges: SizeAges, doc: number): Months | null =>
  sizeAges.ages[snapshot.filterColumns.sizes[IN_STOCK]![doc]!] ?? monthsOfGoods(snapshot.products[doc]!)

/** Returns what stands against a doc beside the anchor, from 0; `UNFIT` for another sex, season, size or age. */
export function misfit(snapshot: Snapshot, anchor: Anchor, doc: number): number {
  const { sizeAges } = anchor
  const product = snapshot.products[doc]!
  const { attributes } = product
  if (!suits(anchor.sex, sexNamed(attributes['gender'])) || !isReadable(attributes['language'], anchor.language)) return UNFIT
  const season = seasonNamed(attributes['season'])
  if (season !== null && anchor.seasons.some((one) => one !== season)) return UNFIT
  if (attributes[ALWAYS_STATED] !== undefined && !anchor.madeFor.some(([key]) => key === ALWAYS_STATED)) return UNFIT
  for (const [key, value] of anchor.madeFor) if (attributes[key] !== undefined && attributes[key] !== value) return UNFIT
  const sizes = snapshot.filterColumns.sizes[IN_STOCK]![doc]!
  const kind = sizeAges.kinds[sizes] ?? null
  if (kind !== null && kind === anchor.kind) {
    if (!haveMonthsInCommon(anchor.stated, monthsOfGoods(product))) return UNFIT
    if (anchor.fit.same[sizes] === 1) return 0
    return anchor.fit.near[sizes] === 1 ? NEAR_SIZE : UNFIT
  }
  const ages = sizeAges.ages[sizes] ?? monthsOfGoods(product)
  if (ages === null || anchor.ages === null) return 0
  return meet(anchor.ages, ages) && (kind !== null || isSoon(anchor.ages, ages)) ? 0 : UNFIT
}

const haveMonthsInCommon = (a: Months | null, b: Months | null): boolean => a === null || b === null || monthsInCommon(a, b) > 0
