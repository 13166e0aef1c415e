/** Brands as staff write them: made, changed from the version that was read, removed while nothing names them (D-64). */
import { pictureName } from '#domain/catalog/picture.ts'
import { perLocale } from '#domain/market/market.ts'
import { differenceOf } from '#domain/staff/audit-entry.ts'
import { slugOf } from '#services/catalog/products/create-product.ts'
import type { Shop } from '#services/shop.ts'
import { writeAudit, type Actor } from '#services/staff/audit.ts'
import { raiseCatalogVersion } from '#store/catalog/catalog-version.ts'
import {
  countBrandProducts,
  deleteBrand,
  insertBrand,
  isPictureKnown,
  readBrandRecords,
  readBrandUses,
  writeBrand,
  type BrandFields,
  type BrandUses,
} from '#store/catalog/office/brands.ts'
import { readMakers } from '#store/catalog/office/choices.ts'
import type { Query } from '#store/database/db.ts'
import { asLogged, brandVersion, faultsOf, isWhole, objectOf } from './brand-fields.ts'

type WriteShop = Pick<Shop, 'db' | 'clock'>

export type BrandAnswer =
  | { ok: true; id: number; entries: string[] }
  | {
      ok: false
      reason: 'brand_not_found' | 'maker_not_found' | 'brand_maker_needed' | 'picture_not_found' | 'changed_meanwhile'
    }
  | { ok: false; reason: 'validation_failed'; fields: Record<string, string> }
  | { ok: false; reason: 'brand_in_use'; uses: BrandUses }

/** Makes a brand of a name. Its address follows from the name. */
export function createBrand({ db, clock }: WriteShop, actor: Actor, { name }: { name: string }): Promise<BrandAnswer> {
  const now = clock.now()
  return db.transaction(async (tx): Promise<BrandAnswer> => {
    await raiseCatalogVersion(tx)
    const all = await readBrandRecords(tx)
    const fields = { name, slug: slugOf(name), description: perLocale(() => ''), logo: null, maker: null }
    const { slug, ...faults } = faultsOf(all, null, fields)
    if (slug) faults['name'] ??= slug
    if (Object.keys(faults).length > 0) return { ok: false, reason: 'validation_failed', fields: faults }
    const id = await insertBrand(tx, fields, { id: null, now })
    const act = { action: 'brand.created', object: objectOf(id, fields), after: asLogged(fields) }
    return { ok: true, id, entries: [await writeAudit(tx, actor, act, now)] }
  })
}

interface Change {
  id: number
  version: string
  fields: BrandFields
  reason?: string | null
  /** Entry that this takes back: its logo was known once. */
  undoes?: string
}

/** Changes a brand. An address that changes leads to the new one. */
export function changeBrand({ db, clock }: WriteShop, actor: Actor, change: Change): Promise<BrandAnswer> {
  const { id, version: read, fields, reason = null, undoes = null } = change
  const now = clock.now()
  return db.transaction(async (tx): Promise<BrandAnswer> => {
    const version = await raiseCatalogVersion(tx)
    const all = await readBrandRecords(tx)
    const stored = all.find((one) => one.id === id)
    if (!stored) return { ok: false, reason: 'brand_not_found' }
    if (brandVersion(stored) !== read) return { ok: false, reason: 'changed_meanwhile' }
    const faults = faultsOf(all, id, fields)
    if (Object.keys(faults).length > 0) return { ok: false, reason: 'validation_failed', fields: faults }
    const difference = differenceOf(asLogged(stored.fields), asLogged(fields))
    if (!difference) return { ok: true, id, entries: [] }
    const refused = await refusalOf(tx, { id, before: stored.fields, after: fields, isUndo: undoes !== null })
    if (refused) return { ok: false, reason: refused }
    await writeBrand(tx, { id, before: stored.fields, after: fields, version, now })
    const act = { action: 'brand.changed', object: objectOf(id, fields), ...difference, reason, undoes }
    return { ok: true, id, entries: [await writeAudit(tx, actor, act, now)] }
  })
}

interface Checked {
  id: number
  before: BrandFields
  after: BrandFields
  isUndo: boolean
}

/** A logo is a picture that was taken in, and what is sold keeps a whole maker (LAW-37). */
async function refusalOf(tx: Query, { id, before, after, isUndo }: Checked) {
  if (after.logo !== null && after.logo !== before.logo && !isUndo) {
    const hash = pictureName(after.logo)
    if (hash === null || !(await isPictureKnown(tx, hash))) return 'picture_not_found'
  }
  if (after.maker === before.maker) return null
  const makers = await readMakers(tx)
  const makerOf = (number: number | null) => makers.find((one) => one.id === number)
  if (after.maker !== null && !makerOf(after.maker)) return 'maker_not_found'
  if (isWhole(makerOf(after.maker)) || !isWhole(makerOf(before.maker))) return null
  const counts = await countBrandProducts(tx)
  return counts.some(({ brand, inheriting }) => brand === id && inheriting > 0) ? 'brand_maker_needed' : null
}

/** Removes a brand, unless something names it. */
export function removeBrand(
  { db, clock }: WriteShop,
  actor: Actor,
  { id, version, reason = null, undoes = null }: { id: number; version: string; reason?: string | null; undoes?: string | null },
): Promise<BrandAnswer> {
  const now = clock.now()
  return db.transaction(async (tx): Promise<BrandAnswer> => {
    await raiseCatalogVersion(tx)
    const stored = (await readBrandRecords(tx)).find((one) => one.id === id)
    if (!stored) return { ok: false, reason: 'brand_not_found' }
    if (brandVersion(stored) !== version) return { ok: false, reason: 'changed_meanwhile' }
    const uses = await readBrandUses(tx, stored)
    if (Object.values(uses).some((count) => count > 0)) return { ok: false, reason: 'brand_in_use', uses }
    await deleteBrand(tx, id)
    const act = { action: 'brand.removed', object: objectOf(id, stored.fields), before: asLogged(stored.fields), reason, undoes }
    return { ok: true, id, entries: [await writeAudit(tx, actor, act, now)] }
  })
}
