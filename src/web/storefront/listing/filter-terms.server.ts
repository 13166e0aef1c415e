/** The values that filters in addresses may have. */
import { derive, type Snapshot } from '#catalog/columns/snapshot.ts'
import { canBeFilter, type FilterTerms } from '#domain/catalog/filters.ts'
import { parseSizeKey } from '#domain/catalog/size.ts'
import type { CatalogAttribute } from '#store/catalog/catalog.ts'

/** Returns what an address may name in this shop, now. */
export const filterTerms = (snapshot: Snapshot): FilterTerms => derive(snapshot, termsOf)

function termsOf({ brandBySlug, showrooms, attributes }: Snapshot): FilterTerms {
  const color = attributes.get('color')
  const filterable = [...attributes.values()].filter((attribute) => attribute.filterable && canBeFilter(attribute.key))
  return {
    brands: brandBySlug,
    sizes: { has: (key) => parseSizeKey(key) !== null },
    colors: optionsOf(color),
    warehouses: new Set(showrooms.map(({ id }) => id)),
    attributes: new Map(filterable.map((attribute) => [attribute.key, optionsOf(attribute)])),
  }
}

const NUMBER = /^\d{1,6}(\.\d{1,3})?$/
const RANGE = /^\d{1,6}(\.\d{1,3})?-\d{1,6}(\.\d{1,3})?$/

/** Keys of the dictionary; `yes` and `no`; numbers; `40-105`. Nothing of what is written freely. */
function optionsOf(attribute: CatalogAttribute | undefined): { has(value: string): boolean } {
  const { kind, options = [] } = attribute ?? {}
  if (kind === 'bool') return new Set(['yes', 'no'])
  if (kind === 'int' || kind === 'dec') return { has: (value) => NUMBER.test(value) }
  if (kind === 'range') return { has: (value) => RANGE.test(value) }
  const keys = options.map((option) => (option as { key?: unknown } | null)?.key)
  return new Set(keys.filter((key) => typeof key === 'string'))
}
