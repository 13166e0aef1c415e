/** Parcel lockers: the shop's own list, and those that couriers list. */
import { sql } from 'kysely'
import type { LockerInput } from '#domain/delivery/delivery-input.ts'
import { AREA_DIGITS, lockerWords, type ListedLocker, type LockerPlace } from '#domain/delivery/locker.ts'
import { lockerId } from '#domain/orders/courier-locker.ts'
import type { Courier } from '#domain/orders/parcel.ts'
import type { Query } from '#store/database/db.ts'
import { readSetting, writeSetting } from '#store/database/settings.ts'
import { upsertRows } from '#store/database/upsert-rows.ts'

export interface Locker {
  id: string
  /** Name of the network, for customers. */
  courier: string
  name: string
  address: string
  city: string
  zip: string
  /** Code of its county, '' where it is not known; orders before there were lists have none. */
  county?: string
}

const COLUMNS = ['id', 'courier', 'name', 'address', 'city', 'zip', 'county'] as const

/** Lockers that customers may choose: those on the lists of these couriers; where there are none, those of the shop itself. */
export interface Offered {
  country: string
  lists: readonly Courier[]
}

const offered = (query: Query, { country, lists }: Offered) =>
  query
    .selectFrom('locker')
    .where('country', '=', country)
    .where('is_active', '=', true)
    .where((is) => (lists.length === 0 ? is('listed_by', 'is', null) : is('listed_by', 'in', lists)))

/** Returns the offered locker of this id, null where there is none. */
export async function findLocker(query: Query, id: string, from: Offered): Promise<Locker | null> {
  return (await offered(query, from).select(COLUMNS).where('id', '=', id).executeTakeFirst()) ?? null
}

/** Returns whether customers may choose a locker in a country. */
export async function hasLocker(query: Query, from: Offered): Promise<boolean> {
  return (await offered(query, from).select('id').limit(1).executeTakeFirst()) !== undefined
}

/** Returns the condition that a postcode begins so, in a form that the index of every database serves. */
const zipBegins = (start: string) => sql<boolean>`zip collate "C" >= ${start} and zip collate "C" < ${`${start}\u{10ffff}`}`

/** Returns where the lockers stand whose postcodes begin like this one. */
export async function readArea(query: Query, zip: string, from: Offered): Promise<{ zip: string; place: LockerPlace | null }[]> {
  const rows = await offered(query, from)
    .select(['zip', 'lat', 'lon'])
    .where(zipBegins(zip.slice(0, AREA_DIGITS)))
    .execute()
  return rows.map(({ zip: of, lat, lon }) => ({ zip: of, place: lat === null || lon === null ? null : { lat, lon } }))
}

export interface LockerQuestion extends Offered {
  /** Folded words that all occur, each at least as the beginning of a word. */
  words: readonly string[]
  /** Nearest first. */
  near: LockerPlace | null
  /** Without a place: those first whose postcodes begin like this one. */
  zip: string
  /** Only those whose postcodes begin so, where something is given. */
  area: string
  limit: number
}

/** Returns lockers: those in towns that the words begin first, then by distance or likeness of postcodes. */
export async function searchLockers(query: Query, { words, near, zip, area, limit, ...from }: LockerQuestion): Promise<Locker[]> {
  let found = offered(query, from).select(COLUMNS)
  // Folded words have no characters that `like` reads as others.
  for (const word of words) found = found.where('words', 'like', `% ${word}%`)
  if (area !== '') found = found.where(zipBegins(area))
  if (words.length > 0) found = found.orderBy(sql`words like ${` ${words.join(' ')}%`}`, 'desc')
  if (near) {
    // Degrees of longitude are shorter in the north: good enough to sort by.
    const narrow = Math.cos((near.lat * Math.PI) / 180)
    found = found.orderBy(sql`power(lat - ${near.lat}, 2) + power((lon - ${near.lon}) * ${narrow}, 2)`, (by) =>
      by.asc().nullsLast(),
    )
  } else if (zip !== '') {
    const common = Array.from(zip, (_, at) => sql`(starts_with(zip, ${zip.slice(0, at + 1)}))::integer`)
    found = found.orderBy(sql.join(common, sql` + `), 'desc')
  }
  return found.orderBy('zip').orderBy('id').limit(limit).execute()
}

/** Writes lockers of the shop itself. */
export const putLockers = (tx: Query, lockers: readonly LockerInput[]): Promise<void> =>
  upsertRows(
    tx,
    'locker',
    lockers.map((locker) => ({ ...locker, words: lockerWords(locker) })),
    { key: ['id'] },
  )

/** Makes other writers wait until the transaction ends. Returns the ids of the lockers that a courier lists. */
export async function lockList(tx: Query, courier: Courier): Promise<Set<string>> {
  await sql`lock table locker in share row exclusive mode`.execute(tx)
  const rows = await tx.selectFrom('locker').select('id').where('listed_by', '=', courier).where('is_active', '=', true).execute()
  return new Set(rows.map(({ id }) => id))
}

/** What customers call the lockers of a courier, and what it lists now. */
export interface NewList {
  courier: Courier
  network: string
  lockers: readonly ListedLocker[]
  now: Date
}

/** Writes the list of a courier. `before`: ids on the former one; those that are no longer listed are kept, inactive. Returns how many are new and gone. */
export async function putList(
  tx: Query,
  { courier, network, lockers, now }: NewList,
  before: ReadonlySet<string>,
): Promise<{ added: number; gone: number }> {
  const listed = lockers.map(({ externalId, place, hours, boxes, ...locker }) => ({
    ...locker,
    id: lockerId(courier, externalId)!,
    courier: network,
    listed_by: courier,
    is_active: true,
    lat: place?.lat ?? null,
    lon: place?.lon ?? null,
    hours,
    boxes: [...boxes],
    words: lockerWords(locker),
  }))
  await upsertRows(tx, 'locker', listed, { key: ['id'], skipsSame: true })
  const ids = new Set(listed.map(({ id }) => id))
  const gone = Array.from(before).filter((id) => !ids.has(id))
  if (gone.length > 0) await sql`update locker set is_active = false where id = any(${gone}::text[])`.execute(tx)
  await writeSetting(tx, settingOf(courier), { readAt: now.toISOString() })
  return { added: listed.filter(({ id }) => !before.has(id)).length, gone: gone.length }
}

/** Says when a list was read last. */
const settingOf = (courier: Courier): string => `lockers.${courier}`

export interface LockerList {
  courier: Courier | null
  active: number
  inactive: number
  /** When it was read last; null for the list of the shop itself. */
  readAt: Date | null
}

/** Returns the lists that there are. */
export async function readLists(query: Query): Promise<LockerList[]> {
  const { rows } = await sql<Omit<LockerList, 'readAt'>>`
    select listed_by as courier, count(*) filter (where is_active)::integer as active,
      count(*) filter (where not is_active)::integer as inactive
    from locker group by listed_by order by listed_by nulls first`.execute(query)
  const lists: LockerList[] = []
  for (const list of rows) {
    const read = list.courier && ((await readSetting(query, settingOf(list.courier))) as { readAt: string } | null)
    lists.push({ ...list, readAt: read ? new Date(read.readAt) : null })
  }
  return lists
}
