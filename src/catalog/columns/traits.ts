/** What listings are narrowed by, as columns of numbers: of each doc, and of each of its variants. */
import { AGE_BANDS } from '#domain/catalog/filters.ts'
import type { CatalogAttribute, Showroom } from '#store/catalog/catalog.ts'
import type { CatalogProduct, CatalogVariant } from '#store/catalog/catalog-products.ts'
import { Numbering } from './numbering.ts'
import { SetTree } from './set-tree.ts'

/** Of each doc a number: of a name, or of a set of names. */
export type Column = Uint32Array

/** What the numbers of the columns stand for. Only ever added to: who holds older columns reads them as before. */
export interface Terms {
  brandIds: Numbering
  /** Sets of places in `AGE_BANDS`, from 1. */
  ageSets: SetTree
  /** `key=option`. */
  options: Numbering
  optionSets: SetTree
  sizeKeys: Numbering
  colorKeys: Numbering
  sizeSets: SetTree
  colorSets: SetTree
  /** Showrooms, and `IN_STOCK` for what can be bought at all. */
  placeNames: Numbering
  placeSets: SetTree
}

export interface Traits extends Terms {
  brand: Column
  ages: Column
  attributes: Column
  places: Column
  /** Sets by number of a place: of the variants that lie there; of all variants at `ANYWHERE`. */
  sizes: readonly Column[]
  colors: readonly Column[]
  /** By number of a place: 1 where what lies there is every of its sizes in every of its colours. */
  grids: readonly Column[]
  variants: VariantTraits
}

const newTerms = (): Terms => ({
  brandIds: new Numbering(),
  ageSets: new SetTree(),
  options: new Numbering(),
  optionSets: new SetTree(),
  sizeKeys: new Numbering(),
  colorKeys: new Numbering(),
  sizeSets: new SetTree(),
  colorSets: new SetTree(),
  placeNames: new Numbering(),
  placeSets: new SetTree(),
})

export interface VariantTraits {
  /** Where the variants of a doc begin; one more than docs. */
  starts: Uint32Array
  /** Number of its size and of its colour. */
  size: Uint32Array
  color: Uint32Array
  /** Set of its places. */
  places: Uint32Array
}

export const ANYWHERE = 0
/** Number of the place that everything lies in that can be bought. */
export const IN_STOCK = 1

/** Said by groups of their own. */
const ELSEWHERE = new Set(['age_min', 'age_max'])

/** Fills the columns doc after doc. */
export class TraitsWriter {
  readonly #traits: Traits
  /** Numbers of options by value, of each attribute that can be filtered. */
  readonly #known: ReadonlyMap<string, Map<unknown, number>>
  readonly #shelves: readonly Shelf[]
  #doc = 0
  #variant = 0

  /** `known`: traits whose numbers go on to be used. */
  constructor(
    products: readonly CatalogProduct[],
    attributes: Iterable<CatalogAttribute>,
    showrooms: readonly Pick<Showroom, 'id'>[],
    known: Terms = newTerms(),
  ) {
    const filterable = [...attributes].filter(({ key, filterable: isFilterable }) => isFilterable && !ELSEWHERE.has(key))
    this.#known = new Map(filterable.map(({ key }) => [key, new Map()]))
    const column = () => new Uint32Array(products.length)
    const variants = products.reduce((sum, product) => sum + product.variants.length, 0)
    known.placeNames.give('in stock')
    for (const { id } of showrooms) known.placeNames.give(id)
    this.#shelves = Array.from({ length: showrooms.length + 2 }, () => new Shelf())
    const { brandIds, ageSets, options, optionSets, sizeKeys, colorKeys, sizeSets, colorSets, placeNames, placeSets } = known
    this.#traits = {
      brandIds,
      ageSets,
      options,
      optionSets,
      sizeKeys,
      colorKeys,
      sizeSets,
      colorSets,
      placeNames,
      placeSets,
      brand: column(),
      ages: column(),
      attributes: column(),
      places: column(),
      sizes: Array.from({ length: showrooms.length + 2 }, column),
      colors: Array.from({ length: showrooms.length + 2 }, column),
      grids: Array.from({ length: showrooms.length + 2 }, column),
      variants: {
        starts: new Uint32Array(products.length + 1),
        size: new Uint32Array(variants),
        color: new Uint32Array(variants),
        places: new Uint32Array(variants),
      },
    }
  }

  /** The next product. */
  add(product: CatalogProduct): void {
    const traits = this.#traits
    const doc = this.#doc++
    traits.brand[doc] = traits.brandIds.give(String(product.brand))
    traits.ages[doc] = traits.ageSets.nodeOf(agesOf(product))
    traits.attributes[doc] = traits.optionSets.nodeOf(this.#optionsOf(product))
    const { placeSets, variants } = traits
    const places: number[] = []
    for (const variant of product.variants) {
      const at = this.#variant++
      const own = this.#placesOf(product, variant)
      const size = variant.size === null ? 0 : traits.sizeKeys.give(variant.size)
      const color = variant.color === null ? 0 : traits.colorKeys.give(variant.color)
      this.#shelves[ANYWHERE]!.put(size, color)
      for (const place of own) {
        include(places, place)
        this.#shelves[place]!.put(size, color)
      }
      variants.size[at] = size
      variants.color[at] = color
      variants.places[at] = placeSets.nodeOf(own)
    }
    variants.starts[doc + 1] = this.#variant
    traits.places[doc] = placeSets.nodeOf(places)
    this.#clear(ANYWHERE, doc)
    for (const place of places) this.#clear(place, doc)
  }

  /** Writes down what the shelf of a place has of the product. */
  #clear(place: number, doc: number): void {
    const { sizes, colors, grids, sizeSets, colorSets } = this.#traits
    const shelf = this.#shelves[place]!
    sizes[place]![doc] = sizeSets.nodeOf(shelf.sizes)
    colors[place]![doc] = colorSets.nodeOf(shelf.colors)
    grids[place]![doc] = shelf.isGrid ? 1 : 0
    shelf.clear()
  }

  finish(): Traits {
    return this.#traits
  }

  #optionsOf({ attributes }: CatalogProduct): number[] {
    const found: number[] = []
    for (const key in attributes) {
      const known = this.#known.get(key)
      if (!known) continue
      const value = attributes[key]
      if (Array.isArray(value)) for (const one of value as unknown[]) include(found, this.#optionAt(key, one, known))
      else include(found, this.#optionAt(key, value, known))
    }
    return found
  }

  #optionAt(key: string, value: unknown, known: Map<unknown, number>): number {
    let number = known.get(value)
    if (number === undefined) {
      const option = optionOf(value)
      number = option === '' ? 0 : this.#traits.options.give(`${key}=${option}`)
      known.set(value, number)
    }
    return number
  }

  #placesOf(product: CatalogProduct, variant: CatalogVariant): number[] {
    if (product.kind !== 'voucher' && variant.free <= 0) return []
    const found = [IN_STOCK]
    for (const showroom of variant.showrooms) include(found, this.#traits.placeNames.numberOf(showroom))
    return found
  }
}

/** What one place has of a product. */
class Shelf {
  readonly sizes: number[] = []
  readonly colors: number[] = []
  readonly #pairs: number[] = []
  #sizeless = 0
  #colorless = 0

  put(size: number, color: number): void {
    include(this.sizes, size)
    include(this.colors, color)
    include(this.#pairs, size * 65_536 + color + 1)
    if (size === 0) this.#sizeless = 1
    if (color === 0) this.#colorless = 1
  }

  get isGrid(): boolean {
    return this.#pairs.length === (this.sizes.length + this.#sizeless) * (this.colors.length + this.#colorless)
  }

  clear(): void {
    this.sizes.length = 0
    this.colors.length = 0
    this.#pairs.length = 0
    this.#sizeless = 0
    this.#colorless = 0
  }
}

/** Puts a number in its place; 0, none, nowhere. */
function include(rising: number[], number: number): void {
  if (number === 0) return
  let at = rising.length
  while (at > 0 && rising[at - 1]! > number) at--
  if (at > 0 && rising[at - 1] === number) return
  for (let i = rising.length; i > at; i--) rising[i] = rising[i - 1]!
  rising[at] = number
}

/** The key of an attribute's value, as addresses name it; '' for none. */
function optionOf(value: unknown): string {
  if (typeof value === 'string') return value
  if (typeof value === 'boolean') return value ? 'yes' : 'no'
  return typeof value === 'number' ? String(value) : ''
}

/** Places, from 1, of the bands that overlap the ages of a product; none when it is for no age in particular. */
function agesOf({ ageFrom, ageTo }: CatalogProduct): number[] {
  const found: number[] = []
  if (ageFrom === null && ageTo === null) return found
  const from = ageFrom ?? 0
  // „12 luni” is the month that begins then.
  const to = Math.max(ageTo ?? Infinity, from + 1)
  for (const [at, band] of AGE_BANDS.entries()) if (from < (band.to ?? Infinity) && to > band.from) found.push(at + 1)
  return found
}
