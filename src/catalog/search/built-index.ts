/** Builds the index of a catalog and tells whether it is still true. */
import { hash } from 'node:crypto'
import { setImmediate as yieldToEventLoop } from 'node:timers/promises'
import { readSearchFields, type SearchFields } from '#store/search/search-fields.ts'
import { readSynonyms } from '#store/search/synonyms.ts'
import type { Query } from '#store/database/db.ts'
import type { CatalogProduct, Snapshot } from '#catalog/columns/snapshot.ts'
import { buildSearchIndex, withSynonyms, type SearchIndex } from './index/search-index.ts'
import { shopTypes } from './index/type-names.ts'
import type { ShopWords } from './lexicon/shop-lexicon.ts'
import { SlotDocs } from './rank.ts'

export interface BuiltIndex {
  index: SearchIndex
  slotDocs: SlotDocs
  /** Fingerprints of the searched text of products, by slot. */
  fingerprints: Int32Array
  /** Fingerprint of collections, brands and attributes. */
  contextFingerprint: string
  /** The merchant's synonyms and types as they were read. */
  synonyms: string
  types: string
}

/** Returns the words of the shop, and the merchant's part of them as text. */
async function readWords(
  query: Query,
  { productTypes }: Snapshot,
): Promise<{ words: ShopWords; synonyms: string; types: string }> {
  const synonyms = await readSynonyms(query)
  const words = { types: shopTypes(productTypes), synonyms }
  return { words, synonyms: JSON.stringify(synonyms), types: JSON.stringify(productTypes) }
}

/** Returns the index of what the snapshot lists. */
export async function buildIndex(query: Query, snapshot: Snapshot): Promise<BuiltIndex> {
  // The slots of a new index are the docs of its snapshot.
  const fingerprints = new Int32Array(snapshot.products.length)
  const read = async (ids: readonly number[]) => {
    const fields = await readSearchFields(query, ids)
    for (const one of fields) {
      const doc = snapshot.byId.get(one.product)!
      fingerprints[doc] = fingerprintOf(snapshot.products[doc]!, one)
    }
    return fields
  }
  const { words, synonyms, types } = await readWords(query, snapshot)
  const index = await buildSearchIndex(snapshot, { readFields: read, words }, yieldToEventLoop)
  const contextFingerprint = contextFingerprintOf(snapshot)
  return { index, slotDocs: new SlotDocs(index), fingerprints, contextFingerprint, synonyms, types }
}

/** Returns an index with the merchant's words as they are now; the same one where they have not changed. */
export async function withPresentWords(query: Query, built: BuiltIndex, snapshot: Snapshot): Promise<BuiltIndex> {
  const { words, synonyms, types } = await readWords(query, snapshot)
  // Products are found by their types: other types are another index.
  if (types !== built.types) return buildIndex(query, snapshot)
  if (synonyms === built.synonyms) return built
  return { ...built, index: await withSynonyms(built.index, snapshot, words, yieldToEventLoop), synonyms }
}

/** Returns whether the index agrees with the snapshot and the database about these products. */
export async function isUpToDate(
  query: Query,
  { slotDocs, fingerprints, contextFingerprint }: BuiltIndex,
  snapshot: Snapshot,
  changed: readonly number[],
) {
  if (!slotDocs.coverAll(snapshot) || contextFingerprintOf(snapshot) !== contextFingerprint) return false
  const listed = changed.filter((id) => snapshot.byId.has(id))
  if (listed.length === 0) return true
  const slots = slotDocs.slotsOf(snapshot)
  for (const fields of await readSearchFields(query, listed)) {
    const doc = snapshot.byId.get(fields.product)!
    if (fingerprints[slots[doc]!] !== fingerprintOf(snapshot.products[doc]!, fields)) return false
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
