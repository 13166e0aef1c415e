/** Collections as staff write them: made hidden, changed from the version that was read (D-64). */
import { LOCALES, perLocale, type Locale } from '#domain/market/market.ts'
import { differenceOf } from '#domain/staff/audit-entry.ts'
import { slugOf } from '#services/catalog/products/create-product.ts'
import type { Shop } from '#services/shop.ts'
import { writeAudit, type Actor } from '#services/staff/audit.ts'
import { readAttributes, readCollections, type CatalogCollection } from '#store/catalog/catalog.ts'
import { raiseCatalogVersion } from '#store/catalog/catalog-version.ts'
import { insertCollection, renewPaths, writeCollectionFields, type CollectionFields } from '#store/catalog/office/collections.ts'
import { asLogged, faultsOf, fieldsOf, fieldsVersion, objectOf } from './collection-fields.ts'

type WriteShop = Pick<Shop, 'db' | 'clock'>

export type CollectionAnswer =
  | { ok: true; id: number; entries: string[] }
  | { ok: false; reason: 'collection_not_found' | 'collection_all' }
  | { ok: false; reason: 'validation_failed'; fields: Record<string, string> }
  | { ok: false; reason: 'changed_meanwhile' }

const NOTHING: Omit<CollectionFields, 'name' | 'slug'> = {
  description: perLocale(() => ''),
  tagline: perLocale(() => ''),
  hidden: true,
  withheldIn: [],
  filters: null,
  startsAt: null,
  endsAt: null,
  rules: [],
  pins: [],
}

/** Makes a collection that nobody sees until it is shown. Its address follows from its name. */
export function createCollection(
  { db, clock }: WriteShop,
  actor: Actor,
  { parent, name }: { parent: number | null; name: Record<Locale, string> },
): Promise<CollectionAnswer> {
  const now = clock.now()
  return db.transaction(async (tx): Promise<CollectionAnswer> => {
    await raiseCatalogVersion(tx)
    const all = await readCollections(tx)
    const above = all.find(({ id }) => id === parent)
    if (parent !== null && !above) return { ok: false, reason: 'collection_not_found' }
    if (above?.flags.includes('all')) return { ok: false, reason: 'collection_all' }
    const fields = { ...NOTHING, name, slug: freeSlugs(all, parent, name) }
    const faults = faultsOf(all, { id: null, parent, fields }, [])
    // Of a name without letters no address can be made.
    for (const locale of LOCALES) if (faults[`slug.${locale}`]) faults[`name.${locale}`] ??= 'slug_form'
    if (Object.keys(faults).length > 0) return { ok: false, reason: 'validation_failed', fields: faults }
    const key = freeName(fields.slug.en, (wanted) => all.some((one) => one.key === wanted))
    const id = await insertCollection(tx, { key, parent, fields, above: above?.path ?? perLocale(() => '') })
    const act = {
      action: 'collection.created',
      object: objectOf({ id, name }),
      after: { ...asLogged(fields), key, parent: above?.key ?? null },
    }
    return { ok: true, id, entries: [await writeAudit(tx, actor, act, now)] }
  })
}

/** Returns the wanted name, or the first one with a number behind that is free. */
function freeName(wanted: string, isTaken: (name: string) => boolean): string {
  let name = wanted
  for (let number = 2; isTaken(name); number++) name = `${wanted}-${number}`
  return name
}

const freeSlugs = (all: readonly CatalogCollection[], parent: number | null, name: Record<Locale, string>) =>
  perLocale((locale) =>
    freeName(slugOf(name[locale]), (wanted) => all.some((one) => one.parent === parent && one.slug[locale] === wanted)),
  )

interface Change {
  id: number
  version: string
  fields: CollectionFields
  reason?: string | null
  undoes?: string
}

/** Changes a collection. An address that changes leads to the new one, also of those below. */
export function changeCollection({ db, clock }: WriteShop, actor: Actor, change: Change): Promise<CollectionAnswer> {
  const { id, version, fields, reason, undoes } = change
  const now = clock.now()
  return db.transaction(async (tx): Promise<CollectionAnswer> => {
    await raiseCatalogVersion(tx)
    const all = await readCollections(tx)
    const stored = all.find((one) => one.id === id)
    if (!stored) return { ok: false, reason: 'collection_not_found' }
    if (fieldsVersion(stored) !== version) return { ok: false, reason: 'changed_meanwhile' }
    const faults = faultsOf(all, { id, parent: stored.parent, fields }, await readAttributes(tx))
    if (Object.keys(faults).length > 0) return { ok: false, reason: 'validation_failed', fields: faults }
    const difference = differenceOf(asLogged(fieldsOf(stored)), asLogged(fields))
    if (!difference) return { ok: true, id, entries: [] }
    await writeCollectionFields(tx, id, fields)
    await renewPaths(tx, now)
    const act = {
      action: 'collection.changed',
      object: objectOf({ id, name: fields.name }),
      ...difference,
      reason: reason ?? null,
      undoes: undoes ?? null,
    }
    return { ok: true, id, entries: [await writeAudit(tx, actor, act, now)] }
  })
}
