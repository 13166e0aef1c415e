/** What listings are narrowed by, as columns of numbers: of each doc, and of each of its variants. */
import { AGE_BANDS } from '#domain/filters.ts'
import type { CatalogueAttribute } from '#store/catalogue.ts'
import type { CatalogueProduct, CatalogueVariant } from '#store/catalogue-products.ts'
import { Numbering } from './numbering.ts'
import { SetTree } from './set-tree.ts'

/** Of each doc a number: of a name, or of a set of names. */
export type Column = Uint32Array

export interface Traits {
  brandIds: Numbering
  brand: Column
  /** Sets of places in `AGE_BANDS`, from 1. */
  ageSets: SetTree
  ages: Column
  /** `key=option`. */
  options: Numbering
  optionSets: SetTree
  attributes: Column
  sizeKeys: Numbering
  colorKeys: Numbering
  sizeSets: SetTree
  colorSets: SetTree
  /** Of all variants, and of those that can be bought. */
  sizes: { all: Column; inStock: Column }
  colors: { all: Column; inStock: Column }
  /** Showrooms, and `IN_STOCK` for what can be bought at all. */
  placeNames: Numbering
  placeSets: SetTree
  places: Column
  variants: VariantTraits
}

export interface VariantTraits {
  /** Where the variants of a doc begin; one more than docs. */
  starts: Uint32Array
  /** Number of its size and of its colour. */
  size: Uint32Array
  color: Uint32Array
  /** Set of its places. */
  places: Uint32Array
}

/** Number of the place that everything lies in that can be bought. */
export const IN_STOCK = 1

/** Said by groups of their own. */
const ELSEWHERE = new Set(['age_min', 'age_max'])

/** Fills the columns doc after doc. */
export class TraitsWriter {
  readonly #traits: Traits
  readonly #filterable: ReadonlySet<string>
  #doc = 0
  #variant = 0

  constructor(products: readonly CatalogueProduct[], attributes: readonly CatalogueAttribute[]) {
    this.#filterable = new Set(
      attributes.filter(({ key, filterable }) => filterable && !ELSEWHERE.has(key)).map(({ key }) => key),
    )
    const column = () => new Uint32Array(products.length)
    const variants = products.reduce((sum, product) => sum + product.variants.length, 0)
    const placeNames = new Numbering()
    placeNames.give('in stock')
    this.#traits = {
      brandIds: new Numbering(),
      brand: column(),
      ageSets: new SetTree(),
      ages: column(),
      options: new Numbering(),
      optionSets: new SetTree(),
      attributes: column(),
      sizeKeys: new Numbering(),
      colorKeys: new Numbering(),
      sizeSets: new SetTree(),
      colorSets: new SetTree(),
      sizes: { all: column(), inStock: column() },
      colors: { all: column(), inStock: column() },
      placeNames,
      placeSets: new SetTree(),
      places: column(),
      variants: {
        starts: new Uint32Array(products.length + 1),
        size: new Uint32Array(variants),
        color: new Uint32Array(variants),
        places: new Uint32Array(variants),
      },
    }
  }

  /** The next product. */
  add(product: CatalogueProduct): void {
    const traits = this.#traits
    const doc = this.#doc++
    traits.brand[doc] = traits.brandIds.give(String(product.brand))
    traits.ages[doc] = traits.ageSets.nodeOf(agesOf(product))
    traits.attributes[doc] = traits.optionSets.nodeOf(this.#optionsOf(product))
    const { sizeSets, colorSets, placeSets } = traits
    const sizes: number[] = []
    const colors: number[] = []
    const sizesInStock: number[] = []
    const colorsInStock: number[] = []
    const places: number[] = []
    for (const variant of product.variants) {
      const size = variant.size === null ? 0 : traits.sizeKeys.give(variant.size)
      const color = variant.color === null ? 0 : traits.colorKeys.give(variant.color)
      const own = this.#placesOf(product, variant)
      include(sizes, size)
      include(colors, color)
      for (const place of own) include(places, place)
      if (own.length > 0) {
        include(sizesInStock, size)
        include(colorsInStock, color)
      }
      const at = this.#variant++
      traits.variants.size[at] = size
      traits.variants.color[at] = color
      traits.variants.places[at] = placeSets.nodeOf(own)
    }
    traits.variants.starts[doc + 1] = this.#variant
    traits.sizes.all[doc] = sizeSets.nodeOf(sizes)
    traits.sizes.inStock[doc] = sizeSets.nodeOf(sizesInStock)
    traits.colors.all[doc] = colorSets.nodeOf(colors)
    traits.colors.inStock[doc] = colorSets.nodeOf(colorsInStock)
    traits.places[doc] = placeSets.nodeOf(places)
  }

  finish(): Traits {
    return this.#traits
  }

  #optionsOf({ attributes }: CatalogueProduct): number[] {
    const found: number[] = []
    for (const key in attributes)
      if (this.#filterable.has(key))
        for (const option of optionsOf(attributes[key])) include(found, this.#traits.options.give(`${key}=${option}`))
    return found
  }

  #placesOf(product: CatalogueProduct, variant: CatalogueVariant): number[] {
    if (product.kind !== 'voucher' && variant.free <= 0) return []
    const found = [IN_STOCK]
    for (const showroom of variant.showrooms) include(found, this.#traits.placeNames.give(showroom))
    return found
  }
}

/** Puts a number in its place; 0, none, nowhere. */
function include(rising: number[], number: number): void {
  if (number === 0) return
  let at = rising.length
  while (at > 0 && rising[at - 1]! > number) at--
  if (at > 0 && rising[at - 1] === number) return
  rising.splice(at, 0, number)
}

/** Option keys of an attribute's value, as addresses name them. */
function optionsOf(value: unknown): string[] {
  if (Array.isArray(value)) return value.flatMap(optionsOf)
  if (typeof value === 'boolean') return [value ? 'yes' : 'no']
  return (typeof value === 'string' && value !== '') || typeof value === 'number' ? [String(value)] : []
}

/** Places, from 1, of the bands that overlap the ages of a product; none when it is for no age in particular. */
function agesOf({ ageFrom, ageTo }: CatalogueProduct): number[] {
  if (ageFrom === null && ageTo === null) return []
  const from = ageFrom ?? 0
  // „12 luni” is the month that begins then.
  const to = Math.max(ageTo ?? Infinity, from + 1)
  return AGE_BANDS.flatMap((band, at) => (from < (band.to ?? Infinity) && to > band.from ? [at + 1] : []))
}
