/** The shop's own search engine: an inverted index in memory, rebuilt when the searched text of a product changes. */
import { hash } from 'node:crypto'
import { setImmediate as yieldToEventLoop } from 'node:timers/promises'
import type { Locale } from '#domain/market/market.ts'
import { readSearchFields, type SearchFields } from '#store/search/search-fields.ts'
import { readSynonyms } from '#store/search/synonyms.ts'
import type { Query } from '#store/database/db.ts'
import type { CatalogProduct, Snapshot } from '#catalog/columns/snapshot.ts'
import { findSlots } from './find.ts'
import type { Found } from './found.ts'
import { rankedDocs, SlotDocs } from './rank.ts'
import { buildSearchIndex, type SearchIndex } from './search-index.ts'
import { suggestionsOf, type Suggested } from './suggest.ts'
import { withSynonyms } from './with-synonyms.ts'

export interface Search {
  /** Returns the products that match a query. Waits for the first index; afterwards takes a few milliseconds. */
  find(snapshot: Snapshot, locale: Locale, query: string): Promise<Found>
  /** Returns suggestions for a query. `found`: the result of another engine, when there is one. */
  suggest(snapshot: Snapshot, locale: Locale, query: string, found?: Found): Promise<Suggested>
  /**
   * Rebuilds the index, in chunks, when the snapshot lists a product that is not in it or the text of one of `changed` (product ids)
   * differs. Searches use the old index meanwhile. Changed synonyms are put into the index that is there. Returns whether any are.
   * Never fails: an index that could not be built is built by the next search.
   */
  update(snapshot: Snapshot, changed?: readonly number[]): Promise<boolean>
}

interface BuiltIndex {
  index: SearchIndex
  slotDocs: SlotDocs
  /** Fingerprints of the searched text of products, by id. */
  fingerprints: Map<number, number>
  /** Fingerprint of collections, brands and attributes. */
  contextFingerprint: string
  /** The synonyms as they were read. */
  synonyms: string
}

/** Returns the search engine of a database. The index is built by the first search or update. */
export function openSearch(query: Query): Search {
  let built: BuiltIndex | null = null
  let building: Promise<BuiltIndex> | null = null

  function build(snapshot: Snapshot): Promise<BuiltIndex> {
    building ??= buildIndex(query, snapshot)
      .then((one) => (built = one))
      .finally(() => (building = null))
    return building
  }

  async function find(snapshot: Snapshot, locale: Locale, text: string): Promise<Found> {
    const { index, slotDocs } = built ?? (await build(snapshot))
    const hits = findSlots(index, locale, text)
    return { docs: rankedDocs(slotDocs, snapshot, hits), corrected: hits.corrected, isPartial: hits.isPartial }
  }

  return {
    find,
    async suggest(snapshot, locale, text, given) {
      const found = given ?? (await find(snapshot, locale, text))
      return suggestionsOf(snapshot, locale, text, found, built?.index.languages[locale].phrases ?? [])
    },
    async update(snapshot, changed = []) {
      try {
        if (building) await building
        const before = built?.synonyms
        const isKept = built !== null && (await isUpToDate(query, built, snapshot, changed))
        const next = isKept && built ? (built = await withNewSynonyms(query, built)) : await build(snapshot)
        return before !== undefined && next.synonyms !== before
      } catch {
        // Pages do not depend on the index. The next search builds it, or fails with the reason.
        built = null
        return false
      }
    },
  }
}

async function buildIndex(query: Query, snapshot: Snapshot): Promise<BuiltIndex> {
  const fingerprints = new Map<number, number>()
  const read = async (ids: readonly number[]) => {
    const fields = await readSearchFields(query, ids)
    for (const one of fields)
      fingerprints.set(one.product, fingerprintOf(snapshot.products[snapshot.byId.get(one.product)!]!, one))
    return fields
  }
  const synonyms = await readSynonyms(query)
  const index = await buildSearchIndex(snapshot, { readFields: read, synonyms }, yieldToEventLoop)
  const contextFingerprint = contextFingerprintOf(snapshot)
  return { index, slotDocs: new SlotDocs(index), fingerprints, contextFingerprint, synonyms: JSON.stringify(synonyms) }
}

/** Returns the index with the synonyms as they are now; the same one where they have not changed. */
async function withNewSynonyms(query: Query, built: BuiltIndex): Promise<BuiltIndex> {
  const groups = await readSynonyms(query)
  const synonyms = JSON.stringify(groups)
  if (synonyms === built.synonyms) return built
  return { ...built, index: await withSynonyms(built.index, groups, yieldToEventLoop), synonyms }
}

/** Returns whether the index agrees with the snapshot and the database about these products. */
async function isUpToDate(
  query: Query,
  { slotDocs, fingerprints, contextFingerprint }: BuiltIndex,
  snapshot: Snapshot,
  changed: readonly number[],
) {
  if (!slotDocs.coverAll(snapshot) || contextFingerprintOf(snapshot) !== contextFingerprint) return false
  const listed = changed.filter((id) => snapshot.byId.has(id))
  for (const fields of await readSearchFields(query, listed)) {
    const product = snapshot.products[snapshot.byId.get(fields.product)!]!
    if (fingerprints.get(fields.product) !== fingerprintOf(product, fields)) return false
  }
  return true
}

/** Returns 32 bits of a hash of everything that is searched of a product. */
function fingerprintOf(product: CatalogProduct, fields: SearchFields): number {
  const { name, brand, collection, ageFrom, ageTo, variants } = product
  const text = JSON.stringify([name, brand, collection, ageFrom, ageTo, variants.map(({ sku }) => sku), fields])
  return Buffer.from(hash('sha1', text, 'hex').slice(0, 8), 'hex').readInt32LE()
}

const contextFingerprintOf = ({ tree, brands, attributes }: Snapshot): string =>
  hash(
    'sha1',
    JSON.stringify([
      Array.from(tree.byId.values(), ({ id, name, parent }) => [id, name, parent]),
      [...brands.values()],
      [...attributes.values()],
    ]),
  )
