/** Searches without results as staff read them, what each would find now, and putting one aside. */
import { seenIn } from '#catalog/columns/market-view.ts'
import type { Locale } from '#domain/market/market.ts'
import type { SearchExplanation } from '#domain/search/explanation.ts'
import type { Shop } from '#services/shop.ts'
import { writeAudit, type Actor } from '#services/staff/audit.ts'
import type { UndoHandler } from '#services/staff/undo-handler.ts'
import type { Query } from '#store/database/db.ts'
import { listSearchMisses, markSearchMiss, type CountedMiss } from '#store/search/search-misses.ts'
import { missWeek } from './search-misses.ts'

/** Searches that staff see. */
const MOST_MISSES = 100

export interface Tried {
  /** Products that are found. */
  finds: number
  /** The name of the best one; null for none. */
  first: string | null
  corrected: string | null
}

type SearchShop = Pick<Shop, 'catalog'>

/** Returns what a search finds in a market at this moment. */
export async function trySearch({ catalog }: SearchShop, locale: Locale, words: string): Promise<Tried> {
  const snapshot = seenIn(catalog.current, locale)
  const { docs, corrected } = await catalog.search.find(snapshot, locale, words)
  const first = docs[0] === undefined ? null : snapshot.products[docs[0]]!.name[locale]
  return { finds: docs.length, first, corrected }
}

/** Returns why a search finds what it finds in a market, by the shop's own engine. */
export const explainSearch = ({ catalog }: SearchShop, locale: Locale, words: string): Promise<SearchExplanation> =>
  catalog.search.explain(seenIn(catalog.current, locale), locale, words)

/** Returns the searches without results, with what each would find now. */
export async function readMisses(
  shop: SearchShop & Pick<Shop, 'db' | 'clock'>,
  isIgnored: boolean,
): Promise<(CountedMiss & Tried)[]> {
  const misses = await listSearchMisses(shop.db.query, { week: missWeek(shop.clock.now()), isIgnored, most: MOST_MISSES })
  const tried: (CountedMiss & Tried)[] = []
  // oxlint-disable-next-line no-await-in-loop -- one search after the other leaves time for customers
  for (const miss of misses) tried.push({ ...miss, ...(await trySearch(shop, miss.locale, miss.query)) })
  return tried
}

interface Mark {
  locale: Locale
  query: string
  isIgnored: boolean
  reason?: string | null
  undoes?: string
}

export type MarkAnswer = { ok: true; entries: string[] } | { ok: false; reason: 'changed_meanwhile' }

/** Puts a search aside, or shows it again. */
export const markMiss = ({ db, clock }: Pick<Shop, 'db' | 'clock'>, actor: Actor, mark: Mark): Promise<MarkAnswer> =>
  db.transaction((tx) => markIn(tx, actor, mark, clock.now()))

async function markIn(
  tx: Query,
  actor: Actor,
  { locale, query, isIgnored, reason, undoes }: Mark,
  now: Date,
): Promise<MarkAnswer> {
  if (!(await markSearchMiss(tx, { locale, query, isIgnored }))) return { ok: false, reason: 'changed_meanwhile' }
  const act = {
    action: 'search.miss_ignored',
    object: { kind: 'search' as const, id: `${locale} ${query}`, name: query },
    before: { locale, query, isIgnored: !isIgnored },
    after: { locale, query, isIgnored },
    reason: reason ?? null,
    undoes: undoes ?? null,
  }
  return { ok: true, entries: [await writeAudit(tx, actor, act, now)] }
}

export const undoIgnoredMiss: UndoHandler = async (shop, actor, { id: undoes, before }, reason) => {
  const { locale, query, isIgnored } = before as unknown as Mark
  return (await markMiss(shop, actor, { locale, query, isIgnored, reason, undoes })).ok ? 'done' : 'changed_since'
}
