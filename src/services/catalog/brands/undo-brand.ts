/** Taking back what was done to a brand, while what it left still stands. */
import { canonicalJson, type JsonValue } from '#domain/staff/audit-entry.ts'
import { writeAudit } from '#services/staff/audit.ts'
import type { UndoHandler, Undone } from '#services/staff/undo-handler.ts'
import { raiseCatalogVersion } from '#store/catalog/catalog-version.ts'
import { insertBrand, readBrandRecords, type BrandFields, type BrandRecord } from '#store/catalog/office/brands.ts'
import { readMakers } from '#store/catalog/office/choices.ts'
import { asLogged, brandVersion, faultsOf, fromLogged, objectOf } from './brand-fields.ts'
import { changeBrand, removeBrand } from './write-brand.ts'

type Logged = Record<string, JsonValue>

/** Whether every field that the entry wrote is as it left it. */
const isAsLeft = ({ fields }: BrandRecord, after: Logged): boolean => {
  const now = asLogged(fields)
  return Object.entries(after).every(([field, value]) => canonicalJson(now[field] ?? null) === canonicalJson(value))
}

/** A brand that was made goes away while nothing names it. */
export const undoBrandCreation: UndoHandler = async (shop, actor, entry, reason) => {
  const brand = (await readBrandRecords(shop.db.query)).find(({ id }) => String(id) === entry.object.id)
  if (!brand || !isAsLeft(brand, entry.after as Logged)) return 'changed_since'
  const answer = await removeBrand(shop, actor, { id: brand.id, version: brandVersion(brand), reason, undoes: entry.id })
  return answer.ok ? 'done' : 'changed_since'
}

export const undoBrandChange: UndoHandler = async (shop, actor, entry, reason) => {
  const brand = (await readBrandRecords(shop.db.query)).find(({ id }) => String(id) === entry.object.id)
  if (!brand || !isAsLeft(brand, entry.after as Logged)) return 'changed_since'
  const fields = fromLogged(brand.fields, entry.before as Logged)
  const version = brandVersion(brand)
  const answer = await changeBrand(shop, actor, { id: brand.id, version, fields, reason, undoes: entry.id })
  return answer.ok ? 'done' : 'changed_since'
}

/** What a field has before the log says what it had. */
const NOTHING: BrandFields = { name: '', slug: '', description: { ro: '', en: '', hu: '' }, logo: null, maker: null }

/** A brand that was removed comes back under its own number, unless another one has its name or its address by now. */
export const undoBrandRemoval: UndoHandler = ({ db, clock }, actor, entry, reason) =>
  db.transaction(async (tx): Promise<Undone> => {
    const now = clock.now()
    await raiseCatalogVersion(tx)
    const all = await readBrandRecords(tx)
    const id = Number(entry.object.id)
    const fields = fromLogged(NOTHING, entry.before as Logged)
    const isTaken = all.some((one) => one.id === id) || Object.keys(faultsOf(all, id, fields)).length > 0
    const hasMaker = fields.maker === null || (await readMakers(tx)).some((one) => one.id === fields.maker)
    if (isTaken || !hasMaker) return 'changed_since'
    await insertBrand(tx, fields, { id, now })
    const act = { action: 'brand.created', object: objectOf(id, fields), after: asLogged(fields), reason, undoes: entry.id }
    await writeAudit(tx, actor, act, now)
    return 'done'
  })
