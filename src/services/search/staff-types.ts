/**
 * The table of product types as staff change it: own rows over the shipped ones. The shop's own search uses a change within a second, in
 * every process (LOC-27).
 */
import { slugOf } from '#domain/imports/slug.ts'
import { fold } from '#domain/search/fold.ts'
import { laidOver, type OwnType } from '#domain/search/goods/merged-types.ts'
import { PRODUCT_TYPES } from '#domain/search/goods/product-types.ts'
import {
  hasCycle,
  tidyType,
  TYPE_LIMITS,
  typeFault,
  typeName,
  typesThatName,
  type TypeFault,
} from '#domain/search/goods/type-faults.ts'
import type { JsonValue } from '#domain/staff/audit-entry.ts'
import { LOCALES, type Locale } from '#domain/market/market.ts'
import type { Shop } from '#services/shop.ts'
import { writeAudit, type Actor } from '#services/staff/audit.ts'
import type { UndoHandler } from '#services/staff/undo-handler.ts'
import { versionOf } from '#services/version-of.ts'
import { readCollections } from '#store/catalog/catalog.ts'
import { raiseCatalogVersion } from '#store/catalog/catalog-version.ts'
import type { Query } from '#store/database/db.ts'
import { deleteOwnProductType, putOwnProductType, readOwnProductTypes } from '#store/search/product-types.ts'

/** `shipped`: as it comes with the program; `changed`: an own row is over it; `own`: the merchant's. */
export type TypeState = 'shipped' | 'changed' | 'own'

export interface StaffType extends OwnType {
  state: TypeState
  /** Of the own row; null where there is none. */
  version: string | null
}

/** With how many products the shop lists of it. */
export type CountedType = StaffType & { products: number }

export type TypeFields = Omit<OwnType, 'key'>

type TypeRefusal = TypeFault | 'changed_meanwhile' | 'type_not_found' | 'types_full' | 'type_in_use'
export type TypeAnswer = { ok: true; key: string; entries: string[] } | { ok: false; reason: TypeRefusal }

const shippedOf = (key: string) => PRODUCT_TYPES.find((type) => type.key === key)

const rowOf = ({ key, names, broader, collections, complements, isRemoved }: OwnType): OwnType => ({
  key,
  names,
  broader,
  collections,
  complements,
  isRemoved,
})
const typeVersion = (own: OwnType | undefined): string | null => (own ? versionOf(rowOf(own)) : null)

async function readTypes(query: Query): Promise<StaffType[]> {
  const own = await readOwnProductTypes(query)
  const byKey = new Map(own.map((type) => [type.key, type]))
  const stateOf = (key: string): TypeState => (!byKey.has(key) ? 'shipped' : shippedOf(key) ? 'changed' : 'own')
  return laidOver(PRODUCT_TYPES, own).map((type) => ({
    ...type,
    state: stateOf(type.key),
    version: typeVersion(byKey.get(type.key)),
  }))
}

interface Asked {
  /** Part of a name or of the key, '' for any. */
  words: string
  /** `off`: switched off. */
  state: TypeState | 'off' | null
  /** How many types come before the first one. */
  from: number
  most: number
}

/** Returns a page of the types in the order of their names, and how many match. */
export async function listTypes(
  { db, catalog }: Pick<Shop, 'db' | 'catalog'>,
  locale: Locale,
  { words, state, from, most }: Asked,
): Promise<{ types: CountedType[]; total: number }> {
  const types = await readTypes(db.query)
  const part = fold(words)
  const nameOf = ({ key, names }: StaffType) => names[locale][0] ?? key
  const fitting = types
    .filter((type) => state === null || (state === 'off' ? type.isRemoved : type.state === state))
    .filter(({ key, names }) => [key, ...LOCALES.flatMap((one) => names[one])].some((name) => fold(name).includes(part)))
    .toSorted((a, b) => nameOf(a).localeCompare(nameOf(b), locale) || (a.key < b.key ? -1 : 1))
  const counts = await catalog.search.countTypes(catalog.current)
  const counted = fitting.slice(from, from + most).map((type) => ({ ...type, products: counts.get(type.key) ?? 0 }))
  return { types: counted, total: fitting.length }
}

/** Returns one type as it is now, null for none. */
export const findType = async ({ db }: Pick<Shop, 'db'>, key: string): Promise<StaffType | null> =>
  (await readTypes(db.query)).find((type) => type.key === key) ?? null

/** Returns the keys and names that a type can refer to. */
export async function readTypeChoices({ db }: Pick<Shop, 'db'>) {
  const types = (await readTypes(db.query)).map(({ key, names }) => ({ key, names: namesShown(key, names) }))
  const collections = (await readCollections(db.query)).map(({ key, name }) => ({ key, names: name }))
  return { types, collections }
}

const namesShown = (key: string, names: OwnType['names']): Record<Locale, string> => ({
  ro: names.ro[0] ?? key,
  en: names.en[0] ?? key,
  hu: names.hu[0] ?? key,
})

interface Change {
  /** Null for a new type, whose key is made of its name. */
  key: string | null
  /** Of the own row that was seen; null where there was none. */
  version: string | null
  /** Null to remove the own row: a shipped type is then as it comes with the program, another one is gone. */
  wanted: TypeFields | null
  reason?: string | null
  undoes?: string
}

/** Writes or removes an own row, with an entry in the audit log. */
export const changeType = ({ db, clock }: Pick<Shop, 'db' | 'clock'>, actor: Actor, change: Change): Promise<TypeAnswer> =>
  db.transaction((tx) => changeIn(tx, actor, change, clock.now()))

async function changeIn(tx: Query, actor: Actor, change: Change, now: Date): Promise<TypeAnswer> {
  // Its row is the lock of all writers, and how other processes learn of the change.
  await raiseCatalogVersion(tx)
  const own = await readOwnProductTypes(tx)
  const before = own.find(({ key }) => key === change.key)
  const isShipped = change.key !== null && shippedOf(change.key) !== undefined
  if (!before && (change.version !== null || (change.wanted === null && !isShipped)))
    return { ok: false, reason: 'type_not_found' }
  if (typeVersion(before) !== change.version) return { ok: false, reason: 'changed_meanwhile' }
  const key = change.key ?? freeKey(own, change.wanted!)
  const wanted = change.wanted && tidyType({ ...change.wanted, key })
  const refusal = await refusalOf(tx, { own, key, wanted })
  if (refusal) return { ok: false, reason: refusal }
  if (isSame(wanted, before, key)) return { ok: true, key, entries: [] }
  if (wanted) await putOwnProductType(tx, wanted)
  else await deleteOwnProductType(tx, key)
  const act = {
    action: 'product_type.changed',
    object: { kind: 'search' as const, id: key, name: typeName((wanted ?? before)!) },
    before: logged(before),
    after: logged(wanted),
    reason: change.reason ?? null,
    undoes: change.undoes ?? null,
  }
  return { ok: true, key, entries: [await writeAudit(tx, actor, act, now)] }
}

/** Returns whether a row says what is there already: of its own, or of the shipped type where there is none. */
function isSame(wanted: OwnType | null, before: OwnType | undefined, key: string): boolean {
  const shipped = shippedOf(key)
  const present = before ?? (shipped && wanted ? tidyType({ ...shipped, isRemoved: false }) : undefined)
  return typeVersion(present) === typeVersion(wanted ?? undefined)
}

/** Returns a key of the English name that no type has. */
function freeKey(own: readonly OwnType[], { names }: TypeFields): string {
  const wanted = slugOf(names.en[0] ?? '') || 'type'
  const isTaken = (key: string) => shippedOf(key) !== undefined || own.some((type) => type.key === key)
  let key = wanted
  for (let number = 2; isTaken(key); number++) key = `${wanted}-${number}`
  return key
}

interface Wanted {
  own: readonly OwnType[]
  key: string
  wanted: OwnType | null
}

async function refusalOf(tx: Query, { own, key, wanted }: Wanted): Promise<TypeRefusal | null> {
  const others = own.filter((type) => type.key !== key)
  const after = laidOver(PRODUCT_TYPES, wanted ? [...others, wanted] : others)
  if (wanted) {
    const types = new Set(after.map((type) => type.key))
    const collections = new Set((await readCollections(tx)).map((one) => one.key))
    const fault = typeFault(wanted, { types, collections, shipped: shippedOf(key) })
    if (fault) return fault
    if (others.length >= TYPE_LIMITS.types) return 'types_full'
  } else if (!shippedOf(key) && typesThatName(after, key).length > 0) return 'type_in_use'
  return hasCycle(after) ? 'type_cycle' : null
}

const logged = (type: OwnType | null | undefined): JsonValue =>
  type ? (JSON.parse(JSON.stringify(rowOf(type))) as JsonValue) : null

/** Takes a change of a type back while the own row is as the change left it. */
export const undoType: UndoHandler = async (shop, actor, { id: undoes, object, before, after }, reason) => {
  const version = after === null ? null : versionOf(after)
  const change = { key: object.id, version, wanted: before as unknown as TypeFields | null, reason, undoes }
  return (await changeType(shop, actor, change)).ok ? 'done' : 'changed_since'
}
