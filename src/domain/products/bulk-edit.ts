/** Changes of many products at once: what is asked for, and what becomes of each product (D-64). */
import type { Locale } from '#domain/market/market.ts'
import type { BulkPrice } from './bulk-price.ts'

/** Prices, in markets, from a local time to another one: each market reaches them by its own clock. Null for now, and for no end. */
export interface BulkPriceChange extends BulkPrice {
  kind: 'price'
  markets: readonly Locale[]
  starts: string | null
  ends: string | null
}

export type BulkFieldChange =
  | { kind: 'tags'; add: readonly string[]; remove: readonly string[] }
  /** By id. */
  | { kind: 'collections'; add: readonly number[]; remove: readonly number[] }
  | { kind: 'brand'; brand: number }
  | { kind: 'vat'; vatClass: string }

/** Sold in markets, or withheld there; what the gate blocks is left out. */
export interface BulkPublication {
  kind: 'publication'
  markets: readonly Locale[]
  publishes: boolean
}

export type BulkChange = BulkPriceChange | BulkFieldChange | BulkPublication

export const BULK_STATES = ['running', 'done', 'undoing', 'undone'] as const
export type BulkState = (typeof BULK_STATES)[number]

/** A bulk edit is taken back for this long. */
export const BULK_UNDO_DAYS = 30
/** Most products of one edit. */
export const MOST_BULK_PRODUCTS = 20_000
/** Most products that are chosen one by one; all that match may be more. */
export const MOST_EDITED = 5_000
/** Most tags or collections of one edit. */
export const MOST_EDITED_TERMS = 50

/** Fields of a product that an edit of many changes. */
export interface BulkFields {
  tags: string[]
  /** Every collection it is listed in, those above included; in order of id. */
  collections: number[]
  brand: number
  vatClass: string
}

/** `blocked`: the law would ask for what it would lack. */
export type FieldRefusal = 'same' | 'main_collection' | 'blocked'

/** The collection above each one; null at the top. */
export type Parents = ReadonlyMap<number, number | null>

const upwards = (id: number, parents: Parents): number[] => {
  const above = parents.get(id) ?? null
  return above === null ? [id] : [id, ...upwards(above, parents)]
}

/** Returns the collections after some were added and removed: those above a listing stay as long as something below them does. */
export function changedCollections(
  before: readonly number[],
  { add, remove }: { add: readonly number[]; remove: readonly number[] },
  parents: Parents,
): number[] {
  const above = new Set(before.flatMap((id) => upwards(id, parents).slice(1)))
  const removed = (id: number) => upwards(id, parents).some((one) => remove.includes(one))
  const placed = [...before.filter((id) => !above.has(id)), ...add].filter((id) => !removed(id) || add.includes(id))
  return [...new Set(placed.flatMap((id) => upwards(id, parents)))].toSorted((a, b) => a - b)
}

interface Around {
  /** The collection that it belongs to. */
  main: number
  parents: Parents
  /** It is sold with the maker of its brand. */
  inherits: boolean
  /** Brands that give their products no maker. */
  makerless: ReadonlySet<number>
}

/** Returns what a product is after a change, or why it is left as it is. */
export function changedFields(
  fields: BulkFields,
  change: BulkFieldChange,
  { main, parents, inherits, makerless }: Around,
): Partial<BulkFields> | FieldRefusal {
  switch (change.kind) {
    case 'tags': {
      const tags = [...new Set([...fields.tags.filter((tag) => !change.remove.includes(tag)), ...change.add])]
      return tags.join('\n') === fields.tags.join('\n') ? 'same' : { tags }
    }
    case 'collections': {
      const collections = changedCollections(fields.collections, change, parents)
      if (!collections.includes(main)) return 'main_collection'
      return collections.join() === fields.collections.join() ? 'same' : { collections }
    }
    case 'brand':
      if (fields.brand === change.brand) return 'same'
      return inherits && makerless.has(change.brand) ? 'blocked' : { brand: change.brand }
    case 'vat':
      return fields.vatClass === change.vatClass ? 'same' : { vatClass: change.vatClass }
  }
}
