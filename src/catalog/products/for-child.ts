/** Products that fit a child now, for a row of cards. */
import { AGE_BANDS, NO_FILTERS } from '#domain/catalog/filters.ts'
import { parseSizeKey, sizeKey } from '#domain/catalog/size.ts'
import { ageOn } from '#domain/customers/age.ts'
import { fitsOf, usualSizes } from '#domain/customers/fit.ts'
import type { Currency } from '#domain/market/market.ts'
import { listProducts } from '#catalog/columns/listing.ts'
import type { Snapshot } from '#catalog/columns/snapshot.ts'
import type { Database } from '#store/database/db.ts'
import { agesOf, type ProductAges } from './ages.ts'

/** Products of a list that are looked at. */
const MAX_LOOKED_AT = 600
/** For each product that is shown so many are looked up in the database: not all have the size in stock. */
const SPARE = 3

export interface ChildOn {
  /** ISO date. */
  birth: string
  /** The day that counts, in the market's time zone. */
  today: string
}

/**
 * Returns at most `count` docs that fit: clothes with the child's size in stock, goods for its age, and what comes in sizes of its own such
 * as sleeping bags, in turn, each of another collection, in the recommended order. None that may not be promoted (D-28).
 */
export async function goodsForChild(
  db: Pick<Database, 'query'>,
  snapshot: Snapshot,
  currency: Currency,
  child: ChildOn,
  count: number,
): Promise<number[]> {
  const clothes = wornNow(snapshot, currency, child)
  const goods = forAge(snapshot, currency, child)
  const looked = [clothes, goods, inOwnSizes(snapshot, currency, child)].map((docs) =>
    ofDifferentCollections(snapshot, docs, count * SPARE),
  )
  const known = await agesOf(db, snapshot, looked.flat())
  const fitting = new Set(known.filter((one) => fitsNow(one, child)).map(({ product }) => snapshot.byId.get(product)))
  return inTurn(
    snapshot,
    looked.map((docs) => docs.filter((doc) => fitting.has(doc))),
    count,
  )
}

const fitsNow = ({ ages, sizes }: ProductAges, { birth, today }: ChildOn): boolean =>
  fitsOf(birth, ages ? [ages] : sizes, today).includes('now')

/** What has the usual size of the child's age in stock. */
function wornNow(snapshot: Snapshot, currency: Currency, { birth, today }: ChildOn): Uint32Array {
  const { now } = usualSizes(birth, today)
  return now ? listed(snapshot, currency, { sizes: [sizeKey(now)] }) : NONE
}

/** What has a size for the child's age in stock that clothes are not made in. */
function inOwnSizes(snapshot: Snapshot, currency: Currency, { birth, today }: ChildOn): Uint32Array {
  const keys = snapshot.filterColumns.sizeKeys
  const sizes = Array.from({ length: keys.highest }, (_, at) => keys.decode(at + 1)).filter((key) => {
    const size = OWN_SIZE.test(key) ? parseSizeKey(key) : null
    return size?.system === 'age' && fitsOf(birth, [size], today)[0] === 'now'
  })
  return sizes.length > 0 ? listed(snapshot, currency, { sizes }) : NONE
}

/** Keys of sizes by age that are no usual height: `90-6m-18m`. */
const OWN_SIZE = /^\d+-/
const NONE = new Uint32Array(0)

/** What comes in no sizes and is for the child's age; first what is not for much younger children, too. */
function forAge(snapshot: Snapshot, currency: Currency, { birth, today }: ChildOn): number[] {
  const bands = AGE_BANDS.map((band) => ({ ...band, unit: 'm' as const }))
  const band = AGE_BANDS[fitsOf(birth, bands, today).indexOf('now')]
  if (!band) return []
  const { months } = ageOn(birth, today)
  const docs = [...listed(snapshot, currency, { ages: [band.key] })].filter((doc) => {
    const { ageFrom, ageTo, variants } = snapshot.products[doc]!
    return (ageFrom ?? 0) <= months && months <= (ageTo ?? Infinity) && variants.every(({ size }) => size === null)
  })
  const isClose = (doc: number): boolean => 2 * (snapshot.products[doc]!.ageFrom ?? 0) >= months
  return [...docs.filter(isClose), ...docs.filter((doc) => !isClose(doc))]
}

const listed = (snapshot: Snapshot, currency: Currency, filters: { sizes: string[] } | { ages: string[] }): Uint32Array =>
  listProducts(snapshot, { currency, filters: { ...NO_FILTERS, ...filters, inStock: true } }).docs.subarray(0, MAX_LOOKED_AT)

function ofDifferentCollections(snapshot: Snapshot, docs: Iterable<number>, count: number): number[] {
  const first = new Map<number, number>()
  for (const doc of docs) {
    const { collection } = snapshot.products[doc]!
    if (!first.has(collection)) first.set(collection, doc)
    if (first.size === count) break
  }
  return [...first.values()]
}

/** Returns the first of each list, then the second of each, one of each collection. */
function inTurn(snapshot: Snapshot, lists: readonly (readonly number[])[], count: number): number[] {
  const longest = Math.max(...lists.map(({ length }) => length))
  const turns = Array.from({ length: longest }, (_, turn) => lists.flatMap((list) => list.slice(turn, turn + 1)))
  return ofDifferentCollections(snapshot, turns.flat(), count)
}
