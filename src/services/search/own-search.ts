/** The shop's own engine behind the port: the same index, read model and counts that the pages use. */
import { seenIn } from '#catalog/columns/market-view.ts'
import { setImmediate as yieldToEventLoop } from 'node:timers/promises'
import type { Catalog } from '#catalog/catalog.ts'
import type { CoPurchases } from '#catalog/products/companions.ts'
import { isRecommendable } from '#catalog/products/recommendable.ts'
import { relatedProducts } from '#catalog/rails/similar.ts'
import { countValues, filterDocs } from '#catalog/search/filter-results.ts'
import type { Found } from '#catalog/search/found.ts'
import type { Snapshot } from '#catalog/columns/snapshot.ts'
import { MARKETS, type Locale } from '#domain/market/market.ts'
import type { SearchPage, SearchQuery } from '#domain/search/search.ts'
import type { SearchEngine } from '#services/ports.ts'

/** Products counted before others are served. */
const AT_ONCE = 100_000

interface OwnParts {
  catalog: Pick<Catalog, 'current' | 'search'>
  companions: CoPurchases
}

export function ownSearchEngine({ catalog, companions }: OwnParts): SearchEngine {
  const find = async (snapshot: Snapshot, locale: Locale, text: string): Promise<Found> =>
    text.trim() === '' ? { docs: snapshot.all, corrected: null, isPartial: false } : catalog.search.find(snapshot, locale, text)

  async function search({ locale, text, filter, facets, page, size }: SearchQuery): Promise<SearchPage> {
    const snapshot = seenIn(catalog.current, locale)
    const market = MARKETS[locale]
    const { docs: hits, corrected, isPartial, understood } = await find(snapshot, locale, text)
    const docs = await filterDocs(snapshot, market, hits, filter)
    const answer: SearchPage = {
      ids: Array.from(docs.subarray((page - 1) * size, page * size), (doc) => snapshot.ids[doc]!),
      total: docs.length,
      corrected,
      isPartial,
      ...(understood && { understood }),
      facets: {},
      stats: {},
    }
    let asked = 0
    for (const name of facets) {
      const counted = await countValues(snapshot, market, docs, name)
      if (counted) answer.facets[name] = counted.counts
      if (counted?.stats) answer.stats[name] = counted.stats
      asked += docs.length
      if (asked < AT_ONCE) continue
      asked = 0
      await yieldToEventLoop()
    }
    return answer
  }

  return {
    name: 'own',
    search,
    async suggest(locale, text, count) {
      const snapshot = seenIn(catalog.current, locale)
      const { docs, corrected } = await find(snapshot, locale, text)
      return { ids: Array.from(docs.subarray(0, count), (doc) => snapshot.ids[doc]!), total: docs.length, corrected }
    },
    recommend(locale, product, count, model) {
      const snapshot = seenIn(catalog.current, locale)
      const doc = snapshot.byId.get(product)
      if (doc === undefined) return Promise.resolve([])
      const shown = (one: { product: number }) => {
        const other = snapshot.byId.get(one.product)
        return other !== undefined && isRecommendable(snapshot.products[other]!)
      }
      return Promise.resolve(
        model === 'bought-together'
          ? companions.of(product).filter(shown).slice(0, count)
          : relatedProducts(snapshot, doc, MARKETS[locale].currency, count),
      )
    },
  }
}
