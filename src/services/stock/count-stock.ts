/** Count sheets: begun for a part of a warehouse, scanned on several devices, and booked (D-42). */
import { piecesOf } from '#domain/stock/movement.ts'
import { countedDifference, countNumber, type CountPart } from '#domain/stock/stock-papers.ts'
import { writeAudit, type Actor } from '#services/staff/audit.ts'
import type { Shop } from '#services/shop.ts'
import { uuidv7 } from '#store/database/uuid.ts'
import {
  endCount,
  insertCount,
  insertScans,
  listCounts,
  lockCount,
  nameScans,
  readCountHead,
  readCountLines,
  readParts,
  readUnknownCodes,
  type CountHead,
  type CountLine,
  type NewScan,
} from '#store/stock/counts.ts'
import { announceStock, changeStockRows } from '#store/stock/stock.ts'
import { lockPlaces, writePlaceFacts } from '#store/stock/stock-places.ts'

type StockShop = Pick<Shop, 'db' | 'clock'>
export type { CountHead, CountLine }

/** Sheets of the list. */
const LISTED_COUNTS = 50

export const listStockCounts = ({ db }: StockShop): Promise<CountHead[]> => listCounts(db.query, LISTED_COUNTS)

/** Returns the brands and collections that can be counted. */
export const listCountParts = ({ db, catalog }: Pick<Shop, 'db' | 'catalog'>): ReturnType<typeof readParts> =>
  readParts(db.query, [...new Set(Array.from(catalog.current.ruled.values()).flat())])

/** Returns the products that the rules of a collection list. */
const ruledIn = ({ catalog }: Pick<Shop, 'catalog'>, collection: string): number[] =>
  Array.from(catalog.current.ruled).flatMap(([product, collections]) =>
    collections.includes(Number(collection)) ? [product] : [],
  )

/** Begins a sheet. Returns its id, null where the part has no article there. */
export async function beginCount(
  shop: StockShop & Pick<Shop, 'catalog'>,
  actor: Actor,
  { warehouse, part, of }: { warehouse: string; part: CountPart; of: string | null },
): Promise<string | null> {
  const now = shop.clock.now()
  const id = uuidv7(now)
  const ruled = part === 'collection' && of !== null ? ruledIn(shop, of) : []
  const number = await shop.db.transaction(async (tx) => {
    const made = await insertCount(tx, { id, warehouse, part, of, ruled, startedBy: actor.staffName }, now)
    // Nothing of an empty sheet is kept.
    if (made === null) await tx.deleteFrom('stock_count').where('id', '=', id).execute()
    else {
      const object = { kind: 'count', id, name: countNumber(made) } as const
      await writeAudit(tx, actor, { action: 'count.begun', object, after: { warehouse, part, of } }, now)
    }
    return made
  })
  return number === null ? null : id
}

export interface CountSheet {
  head: CountHead & { scans: number }
  lines: CountLine[]
  unknown: { code: string; pieces: number; by: string }[]
}

/** Returns a sheet, null where there is none. */
export async function readCount({ db }: StockShop, id: string): Promise<CountSheet | null> {
  const head = await readCountHead(db.query, id)
  if (!head) return null
  return { head, lines: await readCountLines(db.query, id), unknown: await readUnknownCodes(db.query, id) }
}

type Refusal = 'count_not_found' | 'count_closed'

/** Takes scans of a device. Those that came before are left alone, so that a device may send again what it does not know to have arrived. */
export const takeScans = (
  shop: StockShop,
  actor: Actor,
  { id, scans }: { id: string; scans: readonly NewScan[] },
): Promise<'taken' | Refusal> =>
  shop.db.transaction(async (tx) => {
    const count = await lockCount(tx, id)
    if (!count) return 'count_not_found'
    if (count.state !== 'open') return 'count_closed'
    await insertScans(tx, { count: id, scans, by: actor.staffName }, shop.clock.now())
    return 'taken'
  })

/** Says which article an unknown code of a sheet is. */
export const nameCode = (
  shop: StockShop,
  { id, code, item }: { id: string; code: string; item: string },
): Promise<'named' | 'code_not_found' | Refusal> =>
  shop.db.transaction(async (tx) => {
    const count = await lockCount(tx, id)
    if (!count) return 'count_not_found'
    if (count.state !== 'open') return 'count_closed'
    return (await nameScans(tx, id, { code, item })) ? 'named' : 'code_not_found'
  })

export type BookAnswer = { ok: true; entries: string[]; missing: number } | { ok: false; reason: Refusal | 'changed_meanwhile' }

/**
 * Books a sheet: what was counted lies there, but for what came and went since. Pieces that orders hold and nobody found stay in the
 * books, are not sold any more, and wait for a person. `scans`: how many scans the person saw.
 */
export const bookCount = (shop: StockShop, actor: Actor, { id, scans }: { id: string; scans: number }): Promise<BookAnswer> =>
  shop.db.transaction(async (tx): Promise<BookAnswer> => {
    const now = shop.clock.now()
    const count = await lockCount(tx, id)
    if (!count) return { ok: false, reason: 'count_not_found' }
    if (count.state !== 'open') return { ok: false, reason: 'count_closed' }
    if ((await readCountHead(tx, id))!.scans !== scans) return { ok: false, reason: 'changed_meanwhile' }
    const counted = (await readCountLines(tx, id)).filter((line) => line.counted !== null)
    const items = counted.map(({ item }) => item)
    await announceStock(tx, items)
    const { warehouse } = count
    const keys = items.map((item) => ({ item, warehouse }))
    const places = await lockPlaces(tx, keys)
    // Read again: until now orders could move pieces.
    const lines = new Map((await readCountLines(tx, id)).map((line) => [line.item, line]))
    const booked = places.map((place) => {
      const line = lines.get(place.item)!
      return { place, counted: line.counted!, ...countedDifference(line.counted!, line.moved, place) }
    })
    const differences = booked
      .filter((one) => one.booked !== 0)
      .map(({ place, booked: onHand }) => ({ item: place.item, warehouse, onHand, reserved: 0, unsent: 0 }))
    await changeStockRows(tx, differences, {
      kind: 'count',
      at: now,
      document: countNumber(count.number),
      staffName: actor.staffName,
    })
    for (const { place, missing } of booked)
      if (missing > 0 || place.missing !== null) await writePlaceFacts(tx, place, { missing: missing || null })
    const ended = booked.map(({ place, ...line }) => ({ item: place.item, ...line }))
    await endCount(tx, id, { state: 'booked', by: actor.staffName, lines: ended }, now)
    const changed = booked.filter((one) => one.booked !== 0)
    const pieces = (after: boolean) =>
      Object.fromEntries(
        changed.map(({ place, booked: by }) => [`${place.item} ${warehouse}`, piecesOf(place).lying + (after ? by : 0)]),
      )
    const object = { kind: 'count', id, name: countNumber(count.number) } as const
    const entry = { action: 'count.booked', object, before: pieces(false), after: pieces(true) } as const
    return {
      ok: true,
      entries: [await writeAudit(tx, actor, entry, now)],
      missing: booked.reduce((sum, one) => sum + one.missing, 0),
    }
  })

/** Drops a sheet: nothing of it is booked. */
export const dropCount = (shop: StockShop, actor: Actor, id: string): Promise<'dropped' | Refusal> =>
  shop.db.transaction(async (tx) => {
    const now = shop.clock.now()
    const count = await lockCount(tx, id)
    if (!count) return 'count_not_found'
    if (count.state !== 'open') return 'count_closed'
    await endCount(tx, id, { state: 'dropped', by: actor.staffName, lines: [] }, now)
    const object = { kind: 'count', id, name: countNumber(count.number) } as const
    await writeAudit(tx, actor, { action: 'count.dropped', object }, now)
    return 'dropped'
  })
