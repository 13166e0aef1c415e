/** Popular searches: counted when visitors send them, offered when many have, hidden by staff. */
import { createHash } from 'node:crypto'
import { seenIn } from '#catalog/columns/market-view.ts'
import type { Locale } from '#domain/market/market.ts'
import { POPULAR } from '#domain/search/popular.ts'
import { MAX_SEARCHED_LENGTH } from '#domain/search/search.ts'
import { isPrivateSearch } from '#domain/search/synonym-group.ts'
import { DAY_MS } from '#domain/time/durations.ts'
import type { Shop } from '#services/shop.ts'
import { writeAudit, type Actor } from '#services/staff/audit.ts'
import type { UndoHandler } from '#services/staff/undo-handler.ts'
import type { Query } from '#store/database/db.ts'
import { countSearchHit, listSearchHits, markSearchHit, readPopular, type CountedHit } from '#store/search/search-hits.ts'
import { missWeek } from './search-misses.ts'

/** Searches that staff see. */
const MOST_HITS = 50

type SearchShop = Pick<Shop, 'db' | 'clock' | 'catalog'>

/** Returns whether every word of a search is understood as it is typed, and finds something. */
async function isGood({ catalog }: Pick<Shop, 'catalog'>, locale: Locale, words: string): Promise<boolean> {
  const { docs, corrected, isPartial } = await catalog.search.find(seenIn(catalog.current, locale), locale, words)
  return docs.length > 0 && corrected === null && !isPartial
}

/**
 * Counts a search that a visitor has sent, unless it may name a person or a code, or finds nothing. The same search of one caller counts
 * once a day: the caller is known in memory alone, as a digest.
 */
export async function noteSearch(
  shop: SearchShop & Pick<Shop, 'memory'>,
  { locale, asked, ip }: { locale: Locale; asked: string; ip: string },
): Promise<void> {
  const query = asked.toLowerCase().replaceAll('\0', '').toWellFormed().trim().replace(/\s+/g, ' ').slice(0, MAX_SEARCHED_LENGTH)
  if (query === '' || isPrivateSearch(query)) return
  const now = shop.clock.now()
  const day = Math.floor(now.getTime() / DAY_MS)
  const caller = createHash('sha256')
    .update(JSON.stringify([day, ip, locale, query]))
    .digest('base64url')
  if (shop.memory.searchesSent.has(caller)) return
  shop.memory.searchesSent.set(caller, true)
  if (await isGood(shop, locale, query)) await countSearchHit(shop.db.query, { locale, query, now, week: missWeek(now) })
}

/** Returns the searches that are offered in a language: each finds something now. */
export async function popularSearches(shop: SearchShop, locale: Locale): Promise<string[]> {
  const week = missWeek(shop.clock.now())
  const most = await readPopular(shop.db.query, { locale, week, least: POPULAR.least, most: POPULAR.tried })
  const good: string[] = []
  for (const words of most) {
    if (good.length === POPULAR.shown) break
    // oxlint-disable-next-line no-await-in-loop -- most of the first find something
    if (await isGood(shop, locale, words)) good.push(words)
  }
  return good
}

/** Returns the popular searches of all languages as staff read them, or those that are hidden. */
export const readHits = ({ db, clock }: Pick<Shop, 'db' | 'clock'>, isHidden: boolean): Promise<CountedHit[]> =>
  listSearchHits(db.query, { week: missWeek(clock.now()), least: POPULAR.least, most: MOST_HITS, isHidden })

interface Mark {
  locale: Locale
  query: string
  isHidden: boolean
  reason?: string | null
  undoes?: string
}

export type HitAnswer = { ok: true; entries: string[] } | { ok: false; reason: 'changed_meanwhile' }

/** Hides a popular search, or offers it again. */
export const markHit = ({ db, clock }: Pick<Shop, 'db' | 'clock'>, actor: Actor, mark: Mark): Promise<HitAnswer> =>
  db.transaction((tx) => markIn(tx, actor, mark, clock.now()))

async function markIn(tx: Query, actor: Actor, { locale, query, isHidden, reason, undoes }: Mark, now: Date): Promise<HitAnswer> {
  if (!(await markSearchHit(tx, { locale, query, isHidden }))) return { ok: false, reason: 'changed_meanwhile' }
  const act = {
    action: 'search.popular_hidden',
    object: { kind: 'search' as const, id: `${locale} ${query}`, name: query },
    before: { locale, query, isHidden: !isHidden },
    after: { locale, query, isHidden },
    reason: reason ?? null,
    undoes: undoes ?? null,
  }
  return { ok: true, entries: [await writeAudit(tx, actor, act, now)] }
}

export const undoHiddenSearch: UndoHandler = async (shop, actor, { id: undoes, before }, reason) => {
  const { locale, query, isHidden } = before as unknown as Mark
  return (await markHit(shop, actor, { locale, query, isHidden, reason, undoes })).ok ? 'done' : 'changed_since'
}
