/** Counts queries without results. */
import { MAX_SEARCHED_LENGTH } from '#domain/search/search.ts'
import { isPrivateSearch } from '#domain/search/synonym-group.ts'
import { MARKETS, type Locale } from '#domain/market/market.ts'
import { marketDay } from '#domain/market/market-day.ts'
import { weekOf } from '#domain/time/calendar-day.ts'
import { countSearchMiss } from '#store/search/search-misses.ts'
import type { Shop } from '#services/shop.ts'

/** Concurrent writes; further queries are not counted. */
const MAX_PENDING = 4

/** Returns the week that a search is counted in: of the clocks of the first market, for all of them. */
export const missWeek = (now: Date): string => weekOf(marketDay(MARKETS.ro, now))

/**
 * Counts a search without results for the merchant, unless it may name a person or a code. Returns immediately: the customer waits neither
 * for the write nor for its failure.
 */
export function noteSearchMiss(shop: Pick<Shop, 'db' | 'log' | 'memory'>, locale: Locale, asked: string, now: Date): void {
  const query = asked.toLowerCase().slice(0, MAX_SEARCHED_LENGTH).toWellFormed().replaceAll('\0', '').trim()
  if (query === '' || isPrivateSearch(query) || shop.memory.missesUnderWay >= MAX_PENDING) return
  shop.memory.missesUnderWay++
  countSearchMiss(shop.db.query, { locale, query, now, week: missWeek(now) })
    .catch((error: unknown) => shop.log.error('a search without results could not be noted', error))
    .finally(() => shop.memory.missesUnderWay--)
}
