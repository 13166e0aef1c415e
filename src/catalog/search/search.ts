/** The shop's own search engine: an index beside the read model, made again when what can be read of a product changes. */
import { hash } from 'node:crypto'
import { setImmediate as nextTurn } from 'node:timers/promises'
import type { Locale, Market } from '#domain/market/market.ts'
import type { Suggestions } from '#domain/search/suggestions.ts'
import { readSearchFields, type SearchFields } from '#store/search/search-fields.ts'
import type { Query } from '#store/database/db.ts'
import type { CatalogProduct, Snapshot } from '#catalog/columns/snapshot.ts'
import { findSlots } from './find.ts'
import type { Found } from './found.ts'
import { listsEvery, rankedDocs } from './rank.ts'
import { buildSearchIndex, type SearchIndex } from './search-index.ts'
import { suggestionsOf } from './suggest.ts'

export interface Search {
  /** Waits for the first index; afterwards answers within a few milliseconds, whatever is asked. */
  find(snapshot: Snapshot, locale: Locale, query: string): Promise<Found>
  /** `found`: what another engine found already. */
  suggest(snapshot: Snapshot, market: Market, query: string, found?: Found): Promise<Suggestions>
  /**
   * Makes the index again, in slices, when the snapshot lists a product it does not know or one of `changed` reads
   * differently; searches go on with the one before. Prices and stock change nothing in it. Never fails: what could not be
   * made now is made by the next search.
   */
  update(snapshot: Snapshot, changed?: readonly number[]): Promise<void>
}

interface Made {
  index: SearchIndex
  /** Fingerprint of what was read of each product, by id. */
  prints: Map<number, number>
  /** Of the names around the products. */
  surroundings: string
}

export function openSearch(query: Query): Search {
  let made: Made | null = null
  let making: Promise<Made> | null = null

  function make(snapshot: Snapshot): Promise<Made> {
    making ??= makeIndex(query, snapshot)
      .then((one) => (made = one))
      .finally(() => (making = null))
    return making
  }

  async function find(snapshot: Snapshot, locale: Locale, text: string): Promise<Found> {
    const { index } = made ?? (await make(snapshot))
    const hits = findSlots(index, locale, text)
    return { docs: rankedDocs(index, snapshot, hits), corrected: hits.corrected, isPartial: hits.isPartial }
  }

  return {
    find,
    async suggest(snapshot, market, text, given) {
      const found = given ?? (await find(snapshot, market.locale, text))
      return suggestionsOf(snapshot, market, text, found, made?.index.languages[market.locale].phrases ?? [])
    },
    async update(snapshot, changed = []) {
      try {
        if (making) await making
        if (made && (await isTrue(query, made, snapshot, changed))) return
        await make(snapshot)
      } catch {
        // The pages have nothing to do with it: the next search makes the index, or says what is wrong.
        made = null
      }
    },
  }
}

async function makeIndex(query: Query, snapshot: Snapshot): Promise<Made> {
  const prints = new Map<number, number>()
  const read = async (ids: readonly number[]) => {
    const fields = await readSearchFields(query, ids)
    for (const one of fields) prints.set(one.product, printOf(snapshot.products[snapshot.byId.get(one.product)!]!, one))
    return fields
  }
  return { index: await buildSearchIndex(snapshot, read, nextTurn), prints, surroundings: surroundingsOf(snapshot) }
}

async function isTrue(query: Query, { index, prints, surroundings }: Made, snapshot: Snapshot, changed: readonly number[]) {
  if (!listsEvery(index, snapshot) || surroundingsOf(snapshot) !== surroundings) return false
  const listed = changed.filter((id) => snapshot.byId.has(id))
  for (const fields of await readSearchFields(query, listed)) {
    const product = snapshot.products[snapshot.byId.get(fields.product)!]!
    if (prints.get(fields.product) !== printOf(product, fields)) return false
  }
  return true
}

/** 32 bits of everything that is searched of a product. */
function printOf(product: CatalogProduct, fields: SearchFields): number {
  const { name, brand, collection, ageFrom, ageTo, variants } = product
  const text = JSON.stringify([name, brand, collection, ageFrom, ageTo, variants.map(({ sku }) => sku), fields])
  return Buffer.from(hash('sha1', text, 'hex').slice(0, 8), 'hex').readInt32LE()
}

const surroundingsOf = ({ tree, brands, attributes }: Snapshot): string =>
  hash(
    'sha1',
    JSON.stringify([
      Array.from(tree.byId.values(), ({ id, name, parent }) => [id, name, parent]),
      [...brands.values()],
      [...attributes.values()],
    ]),
  )
