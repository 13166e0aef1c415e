/** Product feeds: whether each is on, when it was written and read last, and what it left out (D-4). */
import {
  FEEDS,
  FEED_GAP_KINDS,
  FEED_GAPS,
  feedId,
  feedOfId,
  MENDED_GAPS,
  type FeedGap,
  type FeedKey,
  type FeedTally,
} from '#domain/feeds/product-feed.ts'
import type { Locale } from '#domain/market/market.ts'
import { MINUTE_MS } from '#domain/time/durations.ts'
import type { Shop } from '#services/shop.ts'
import { writeAudit, type Actor } from '#services/staff/audit.ts'
import type { UndoHandler, Undone } from '#services/staff/undo-handler.ts'
import type { Query } from '#store/database/db.ts'
import {
  countFeedGaps,
  countFeedLacks,
  findFeedRow,
  listFeedGap,
  lockFeed,
  readFeedRows,
  readUnsoldProducts,
  writeFeedAsked,
  writeFeedMade,
  writeFeedRead,
  writeFeedSwitch,
  type FeedRow,
} from '#store/feeds/product-feeds.ts'

export interface ProductFeed extends FeedKey {
  isOn: boolean
  version: number
  askedAt: Date | null
  /** Null for one that was never written. */
  madeAt: Date | null
  tookMs: number | null
  /** Written variants, and their products. */
  items: number
  products: number
  readAt: Date | null
  /** Products that it lacks or has without something, in the order of the reasons. */
  gaps: { gap: FeedGap; products: number }[]
  /** Products that are left out, whole or in part, and those that somebody can complete: each once. */
  leftOut: number
  mended: number
}

const LEFT_OUT = FEED_GAP_KINDS.filter((gap) => FEED_GAPS[gap])

const feedFrom = (key: FeedKey, row: FeedRow | undefined): Omit<ProductFeed, 'gaps' | 'leftOut' | 'mended'> => ({
  ...key,
  isOn: row?.is_on ?? true,
  version: row?.version ?? 0,
  askedAt: row?.asked_at ?? null,
  madeAt: row?.made_at ?? null,
  tookMs: row?.took_ms ?? null,
  items: row?.items ?? 0,
  products: row?.products ?? 0,
  readAt: row?.read_at ?? null,
})

/** Returns every feed, those of an engine together. */
export async function readFeeds({ db }: Pick<Shop, 'db'>): Promise<ProductFeed[]> {
  const [rows, counts, lacks] = await Promise.all([
    readFeedRows(db.query),
    countFeedGaps(db.query),
    countFeedLacks(db.query, { leftOut: LEFT_OUT, mended: MENDED_GAPS }),
  ])
  const isOf = (key: FeedKey) => (one: FeedKey) => one.feed === key.feed && one.market === key.market
  return FEEDS.map((key) => {
    const own = counts.filter(isOf(key))
    const gaps = FEED_GAP_KINDS.flatMap((gap) => {
      const products = own.find((one) => one.gap === gap)?.products ?? 0
      return products > 0 ? [{ gap, products }] : []
    })
    const { leftOut = 0, mended = 0 } = lacks.find(isOf(key)) ?? {}
    return { ...feedFrom(key, rows.find(isOf(key))), gaps, leftOut, mended }
  })
}

/** Products of a gap on one page. */
export const GAP_PAGE = 50

/** Returns products of a gap; `from`: how many came before. */
export const readFeedGap = (
  { db }: Pick<Shop, 'db'>,
  key: FeedKey,
  { gap, locale, from }: { gap: FeedGap; locale: Locale; from: number },
): Promise<{ id: number; name: string }[]> => listFeedGap(db.query, key, { gap, locale, from, most: GAP_PAGE })

/** Returns whether a feed is on, and what its text depends on beside the catalog: staff asked for a new one. */
export async function readFeedState({ db }: Pick<Shop, 'db'>, key: FeedKey): Promise<{ isOn: boolean; asked: string }> {
  const { isOn, askedAt } = feedFrom(key, await findFeedRow(db.query, key))
  return { isOn, asked: askedAt?.toISOString() ?? '' }
}

/** Notes that a feed was read, at most once a minute in each process. */
export async function noteFeedRead({ db, clock, memory }: Pick<Shop, 'db' | 'clock' | 'memory'>, key: FeedKey): Promise<void> {
  const now = clock.now()
  const before = memory.feedReads.get(feedId(key))
  if (before !== undefined && Math.abs(now.getTime() - before) < MINUTE_MS) return
  memory.feedReads.set(feedId(key), now.getTime())
  await writeFeedRead(db.query, key, now)
}

/** Notes what a writing wrote and left out; `known`: the products that it went through. What is published beside them was not in the catalog. */
export async function noteFeedMade(
  { db, clock }: Pick<Shop, 'db' | 'clock'>,
  key: FeedKey,
  { tally, known, startedAt }: { tally: FeedTally; known: readonly number[]; startedAt: Date },
): Promise<void> {
  const now = clock.now()
  for (const { id, gap } of await readUnsoldProducts(db.query, { known, now })) tally.note(gap, id)
  const tookMs = Math.max(0, now.getTime() - startedAt.getTime())
  await db.transaction(async (tx) => {
    await lockFeed(tx, key)
    await writeFeedMade(tx, key, { tally, tookMs, now })
  })
}

const objectOf = (key: FeedKey) => ({ kind: 'feed' as const, id: feedId(key), name: feedId(key) })

/** Notes that staff ask for a new text. Returns when. */
export async function askFeed({ db, clock }: Pick<Shop, 'db' | 'clock'>, actor: Actor, key: FeedKey): Promise<Date> {
  const now = clock.now()
  await db.transaction(async (tx) => {
    await lockFeed(tx, key)
    await writeFeedAsked(tx, key, now)
    await writeAudit(tx, actor, { action: 'feed.asked', object: objectOf(key) }, now)
  })
  return now
}

export type SwitchAnswer = { ok: true; entries: string[] } | { ok: false; reason: 'changed_meanwhile' }

interface Switching {
  /** That the person read. */
  version: number
  isOn: boolean
}

/** Switches a feed on or off: an engine that reads one that is off is told that there is none. */
export function switchFeed(
  { db, clock }: Pick<Shop, 'db' | 'clock'>,
  actor: Actor,
  key: FeedKey,
  { version, isOn }: Switching,
): Promise<SwitchAnswer> {
  return db.transaction(async (tx): Promise<SwitchAnswer> => {
    const row = await lockFeed(tx, key)
    if (row.version !== version) return { ok: false, reason: 'changed_meanwhile' }
    if (row.is_on === isOn) return { ok: true, entries: [] }
    return { ok: true, entries: [await write(tx, actor, key, { isOn, reason: null, undoes: null, now: clock.now() })] }
  })
}

async function write(
  tx: Query,
  actor: Actor,
  key: FeedKey,
  { isOn, reason, undoes, now }: { isOn: boolean; reason: string | null; undoes: string | null; now: Date },
): Promise<string> {
  await writeFeedSwitch(tx, key, isOn)
  const change = { before: { isOn: !isOn }, after: { isOn }, reason, undoes }
  return writeAudit(tx, actor, { action: 'feed.switched', object: objectOf(key), ...change }, now)
}

/** Taking back a switch, while nobody has switched the feed since. */
export const undoFeedSwitch: UndoHandler = ({ db, clock }, actor, entry, reason) =>
  db.transaction(async (tx): Promise<Undone> => {
    const key = feedOfId(entry.object.id)
    if (!key) return 'not_undoable'
    const row = await lockFeed(tx, key)
    const { isOn } = entry.after as { isOn: boolean }
    if (row.is_on !== isOn) return 'changed_since'
    await write(tx, actor, key, { isOn: !isOn, reason, undoes: entry.id, now: clock.now() })
    return 'done'
  })
