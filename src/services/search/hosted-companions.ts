/** Bought-together products of a hosted engine. No page waits for it: an answer appears when the page is rendered again. */
import { MAX_COMPANIONS } from '#domain/catalog/list-lengths.ts'
import { HOUR_MS } from '#domain/time/durations.ts'
import type { CoPurchases } from '#catalog/products/companions.ts'
import type { Recommendation } from '#domain/search/search.ts'
import type { Shop } from '#services/shop.ts'
import { REST_MS } from './hosted-search.ts'
import { SearchUnavailable, type SearchEngine } from '#services/ports.ts'

/** Products whose answers are kept; the one asked for first goes first. */
const MAX_CACHED = 20_000

export function hostedCoPurchases(
  own: CoPurchases,
  engine: SearchEngine,
  { clock, log }: Pick<Shop, 'clock' | 'log'>,
): CoPurchases {
  const cache = new Map<number, { until: number; products: readonly Recommendation[] }>()
  const asking = new Set<number>()
  let restsUntil = -Infinity

  async function ask(product: number): Promise<void> {
    const now = clock.now().getTime()
    asking.add(product)
    try {
      // Purchases are independent of language: the index of the first market has all of them.
      const products = await engine.recommend('ro', product, MAX_COMPANIONS, 'bought-together')
      cache.delete(product)
      cache.set(product, { until: now + HOUR_MS, products })
      for (const oldest of cache.keys()) {
        if (cache.size <= MAX_CACHED) break
        cache.delete(oldest)
      }
    } catch (error) {
      restsUntil = now + REST_MS
      if (error instanceof SearchUnavailable) log.info(`${engine.name} recommends nothing (${error.message})`)
      else log.error(`${engine.name} recommends nothing`, error)
    } finally {
      asking.delete(product)
    }
  }

  return {
    of(product) {
      const now = clock.now().getTime()
      const known = cache.get(product)
      if ((known?.until ?? -Infinity) <= now && now >= restsUntil && !asking.has(product)) void ask(product)
      return known && known.products.length > 0 ? known.products : own.of(product)
    },
    refresh: own.refresh,
  }
}
