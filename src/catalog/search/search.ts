/** The shop's own search engine: an inverted index in memory, rebuilt when the searched text of a product changes. */
import type { Locale } from '#domain/market/market.ts'
import type { SearchExplanation } from '#domain/search/explanation.ts'
import type { Query } from '#store/database/db.ts'
import type { Snapshot } from '#catalog/columns/snapshot.ts'
import { wordKnowledge } from '#catalog/words/word-knowledge.ts'
import type { Found } from './found.ts'
import { NameList } from './index/name-list.ts'
import { typeCounts } from './index/type-counts.ts'
import { rankedDocs } from './rank.ts'
import { buildIndex, isUpToDate, withPresentWords, type BuiltIndex } from './built-index.ts'
import { EXPLAINED, explanationOf } from './match/explanation.ts'
import { findSlots } from './match/find.ts'
import { understoodParts } from './match/understood.ts'
import { suggestionsOf, termsOf, type Suggested, type SuggestedWords } from './suggest.ts'

export interface Search {
  /** Returns the products that match a query. Waits for the first index; afterwards takes a few milliseconds. */
  find(snapshot: Snapshot, locale: Locale, query: string): Promise<Found>
  /** Returns suggestions for a query. `found`: the result of another engine, when there is one. */
  suggest(snapshot: Snapshot, locale: Locale, query: string, found?: Found): Promise<Suggested>
  /** Returns how many products are of each type, by its key. */
  countTypes(snapshot: Snapshot): Promise<ReadonlyMap<string, number>>
  /** Returns why a query finds what it finds. */
  explain(snapshot: Snapshot, locale: Locale, query: string): Promise<SearchExplanation>
  /**
   * Rebuilds the index, in chunks, when the snapshot lists a product that is not in it or the text of one of `changed` (product ids)
   * differs, or the merchant's table of types. Searches use the old index meanwhile. Changed synonyms are put into the index that is
   * there. Returns whether the merchant's words have changed.
   * Never fails: an index that could not be built is built by the next search.
   */
  update(snapshot: Snapshot, changed?: readonly number[]): Promise<boolean>
}

/** Terms that are searched for in the place of their beginning. */
const MAX_TRIED = 2

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

  async function find(snapshot: Snapshot, locale: Locale, text: string, isTyping = false): Promise<Found> {
    const { index, slotDocs } = built ?? (await build(snapshot))
    const context = { index, locale, snapshot, docs: slotDocs.of(snapshot) }
    const hits = findSlots(context, text, { words: wordKnowledge(), isTyping })
    const { corrected, isPartial, reading } = hits
    const understood = reading ? understoodParts({ index, locale, snapshot }, reading) : []
    return { docs: rankedDocs(slotDocs, snapshot, hits), corrected, isPartial, understood }
  }

  /** Returns what the first term finds that finds anything; null for none. */
  async function findFirst(snapshot: Snapshot, locale: Locale, [term, ...others]: readonly string[]): Promise<Found | null> {
    if (term === undefined) return null
    const found = await find(snapshot, locale, term)
    return found.docs.length > 0 ? found : findFirst(snapshot, locale, others)
  }

  return {
    find: (snapshot, locale, text) => find(snapshot, locale, text),
    countTypes: async (snapshot) => typeCounts((built ?? (await build(snapshot))).index.types),
    explain: async (snapshot, locale, text) => explained(built ?? (await build(snapshot)), snapshot, locale, text),
    async suggest(snapshot, locale, text, given) {
      const typed = given ?? (await find(snapshot, locale, text, true))
      const { phrases, names } = built?.index.languages[locale] ?? { phrases: [], names: NameList.none }
      const words: SuggestedWords = { locale, phrases, names }
      const terms = termsOf(words, text)
      // The beginning of a term may find nothing by itself, or be taken for a typing error.
      const isBeginning = given === undefined && (typed.docs.length === 0 || typed.corrected !== null)
      const found = (isBeginning && (await findFirst(snapshot, locale, terms.slice(0, MAX_TRIED)))) || typed
      return suggestionsOf(snapshot, words, text, { found, terms })
    },
    async update(snapshot, changed = []) {
      try {
        if (building) await building
        const before = built
        const isKept = built !== null && (await isUpToDate(query, built, snapshot, changed))
        const next = isKept && built ? (built = await withPresentWords(query, built, snapshot)) : await build(snapshot)
        return before !== null && (next.synonyms !== before.synonyms || next.types !== before.types)
      } catch {
        // Pages do not depend on the index. The next search builds it, or fails with the reason.
        built = null
        return false
      }
    },
  }
}

/** Returns why a query finds what it finds. */
function explained({ index, slotDocs }: BuiltIndex, snapshot: Snapshot, locale: Locale, text: string): SearchExplanation {
  const context = { index, locale, snapshot, docs: slotDocs.of(snapshot) }
  const hits = findSlots(context, text, { words: wordKnowledge(), isTyping: false })
  const docs = rankedDocs(slotDocs, snapshot, hits)
  const slotOf = new Map(Array.from(index.products, (id, slot) => [id, slot]))
  const shown = Array.from(docs.subarray(0, EXPLAINED), (doc) => snapshot.products[doc]!)
  const names = {
    brand: (id: number) => snapshot.brands.get(id)?.name ?? String(id),
    collection: (id: number) => snapshot.tree.byId.get(id)?.key ?? String(id),
  }
  const slots = shown.map(({ id }) => slotOf.get(id)!)
  const { segments, steps, hits: reasons } = explanationOf(index, hits, slots, names)
  return {
    query: text,
    corrected: hits.corrected,
    total: docs.length,
    segments,
    steps,
    hits: reasons.map((one, at) => ({ ...one, product: shown[at]!.id, name: shown[at]!.name[locale] })),
  }
}
