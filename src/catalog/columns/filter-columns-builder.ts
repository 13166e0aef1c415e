/** Builds the columns that filters read, product by product. */
import { AGE_BANDS } from '#domain/catalog/filters.ts'
import { agesOfGoods } from '#domain/customers/fit.ts'
import type { CatalogAttribute, Showroom } from '#store/catalog/catalog.ts'
import type { CatalogProduct, CatalogVariant } from '#store/catalog/catalog-products.ts'
import { Dictionary } from './dictionary.ts'
import { ANYWHERE, IN_STOCK, type Dictionaries, type FilterColumns } from './filter-columns.ts'
import { SetDictionary } from './set-dictionary.ts'
import { insertSorted, VariantsAtWarehouse } from './variants-at-warehouse.ts'

/** Filtered by groups of their own. */
const NOT_ATTRIBUTES = new Set(['age_min', 'age_max'])

const newDictionaries = (): Dictionaries => ({
  brandIds: new Dictionary(),
  ageSets: new SetDictionary(),
  options: new Dictionary(),
  optionSets: new SetDictionary(),
  sizeKeys: new Dictionary(),
  colorKeys: new Dictionary(),
  sizeSets: new SetDictionary(),
  colorSets: new SetDictionary(),
  warehouseNames: new Dictionary(),
  warehouseSets: new SetDictionary(),
})

/** Fills the filter columns doc after doc. */
export class FilterColumnsBuilder {
  readonly #columns: FilterColumns
  /** Codes of options by value, for each attribute that can be filtered by. */
  readonly #optionCodes: ReadonlyMap<string, Map<unknown, number>>
  /** By code of a warehouse. */
  readonly #atWarehouses: readonly VariantsAtWarehouse[]
  #doc = 0
  #variant = 0

  /** `dictionaries`: those of other columns whose codes are to be used on. */
  constructor(
    products: readonly CatalogProduct[],
    attributes: Iterable<CatalogAttribute>,
    showrooms: readonly Pick<Showroom, 'id'>[],
    dictionaries: Dictionaries = newDictionaries(),
  ) {
    const filterable = [...attributes].filter(({ key, filterable: isFilterable }) => isFilterable && !NOT_ATTRIBUTES.has(key))
    this.#optionCodes = new Map(filterable.map(({ key }) => [key, new Map()]))
    dictionaries.warehouseNames.encode('in stock')
    for (const { id } of showrooms) dictionaries.warehouseNames.encode(id)
    const warehouses = showrooms.length + 2
    this.#atWarehouses = Array.from({ length: warehouses }, () => new VariantsAtWarehouse())
    const column = () => new Uint32Array(products.length)
    const variants = products.reduce((sum, product) => sum + product.variants.length, 0)
    const { brandIds, ageSets, options, optionSets, sizeKeys, colorKeys, sizeSets, colorSets, warehouseNames, warehouseSets } =
      dictionaries
    this.#columns = {
      brandIds,
      ageSets,
      options,
      optionSets,
      sizeKeys,
      colorKeys,
      sizeSets,
      colorSets,
      warehouseNames,
      warehouseSets,
      brand: column(),
      ages: column(),
      attributes: column(),
      warehouses: column(),
      sizes: Array.from({ length: warehouses }, column),
      colors: Array.from({ length: warehouses }, column),
      complete: Array.from({ length: warehouses }, column),
      variants: {
        starts: new Uint32Array(products.length + 1),
        size: new Uint32Array(variants),
        color: new Uint32Array(variants),
        warehouses: new Uint32Array(variants),
      },
    }
  }

  /** Writes the next product. */
  add(product: CatalogProduct): void {
    const columns = this.#columns
    const doc = this.#doc++
    columns.brand[doc] = columns.brandIds.encode(String(product.brand))
    columns.ages[doc] = columns.ageSets.encode(ageBandsOf(product))
    columns.attributes[doc] = columns.optionSets.encode(this.#optionsOf(product))
    const warehouses: number[] = []
    for (const variant of product.variants) this.#addVariant(product, variant, warehouses)
    columns.variants.starts[doc + 1] = this.#variant
    columns.warehouses[doc] = columns.warehouseSets.encode(warehouses)
    this.#writeWarehouse(ANYWHERE, doc)
    for (const warehouse of warehouses) this.#writeWarehouse(warehouse, doc)
  }

  finish(): FilterColumns {
    return this.#columns
  }

  /** Writes the next variant, and adds the codes of the warehouses where it is to those of the product. */
  #addVariant(product: CatalogProduct, variant: CatalogVariant, productWarehouses: number[]): void {
    const { sizeKeys, colorKeys, warehouseSets, variants } = this.#columns
    const at = this.#variant++
    const warehouses = this.#warehousesOf(product, variant)
    const size = variant.size === null ? 0 : sizeKeys.encode(variant.size)
    const color = variant.color === null ? 0 : colorKeys.encode(variant.color)
    this.#atWarehouses[ANYWHERE]!.add(size, color)
    for (const warehouse of warehouses) {
      insertSorted(productWarehouses, warehouse)
      this.#atWarehouses[warehouse]!.add(size, color)
    }
    variants.size[at] = size
    variants.color[at] = color
    variants.warehouses[at] = warehouseSets.encode(warehouses)
  }

  /** Writes what a warehouse has of the product, and empties the collector for the next product. */
  #writeWarehouse(warehouse: number, doc: number): void {
    const { sizes, colors, complete, sizeSets, colorSets } = this.#columns
    const found = this.#atWarehouses[warehouse]!
    sizes[warehouse]![doc] = sizeSets.encode(found.sizes)
    colors[warehouse]![doc] = colorSets.encode(found.colors)
    complete[warehouse]![doc] = found.isComplete ? 1 : 0
    found.clear()
  }

  #optionsOf({ attributes }: CatalogProduct): number[] {
    const found: number[] = []
    for (const key in attributes) {
      const codes = this.#optionCodes.get(key)
      if (!codes) continue
      const value = attributes[key]
      if (Array.isArray(value)) for (const one of value as unknown[]) insertSorted(found, this.#optionCode(key, one, codes))
      else insertSorted(found, this.#optionCode(key, value, codes))
    }
    return found
  }

  #optionCode(key: string, value: unknown, codes: Map<unknown, number>): number {
    let code = codes.get(value)
    if (code === undefined) {
      const option = optionOf(value)
      code = option === '' ? 0 : this.#columns.options.encode(`${key}=${option}`)
      codes.set(value, code)
    }
    return code
  }

  #warehousesOf(product: CatalogProduct, variant: CatalogVariant): number[] {
    if (product.kind !== 'voucher' && variant.available <= 0) return []
    const found = [IN_STOCK]
    for (const showroom of variant.showrooms) insertSorted(found, this.#columns.warehouseNames.codeOf(showroom))
    return found
  }
}

/** Returns an attribute's value as addresses name it, '' for none. */
function optionOf(value: unknown): string {
  if (typeof value === 'string') return value
  if (typeof value === 'boolean') return value ? 'yes' : 'no'
  return typeof value === 'number' ? String(value) : ''
}

/** Returns positions, from 1, of the age bands that overlap the ages of a product; none when it has no ages. */
function ageBandsOf(product: CatalogProduct): number[] {
  const found: number[] = []
  const ages = agesOfGoods(product)
  if (!ages) return found
  const { from, to } = ages
  for (const [at, band] of AGE_BANDS.entries())
    if (from < (band.to ?? Infinity) && (to ?? Infinity) > band.from) found.push(at + 1)
  return found
}
