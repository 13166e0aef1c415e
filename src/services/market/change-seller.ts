/** Who sells, as an owner changes it (D-1, LAW-32): every page, mail and invoice reads it. */
import { toMerchant, UNSET, type Merchant } from '#domain/market/merchant.ts'
import { differenceOf, type JsonValue } from '#domain/staff/audit-entry.ts'
import { writeMerchant } from '#services/content/write-content.ts'
import type { Shop } from '#services/shop.ts'
import { writeAudit, type Actor, type StoredEntry } from '#services/staff/audit.ts'
import type { UndoHandler } from '#services/staff/undo-handler.ts'
import { versionOf } from '#services/version-of.ts'
import { raiseCatalogVersion } from '#store/catalog/catalog-version.ts'
import type { Query } from '#store/database/db.ts'
import { readSetting } from '#store/database/settings.ts'

type SellerShop = Pick<Shop, 'db' | 'clock'>

/** What a person changes; the logo and other texts stay as they are. */
export type SellerFields = Pick<
  Merchant,
  'name' | 'legalName' | 'address' | 'vatNumber' | 'registerNumber' | 'email' | 'phone' | 'seller' | 'motto' | 'newsletterRewards'
>

const FIELDS = [
  'name',
  'legalName',
  'address',
  'vatNumber',
  'registerNumber',
  'email',
  'phone',
  'seller',
  'motto',
  'newsletterRewards',
] as const

const fieldsOf = (merchant: Merchant): SellerFields =>
  Object.fromEntries(
    FIELDS.flatMap((field) => (merchant[field] === undefined ? [] : [[field, merchant[field]]])),
  ) as SellerFields & object

const readIn = async (query: Query): Promise<Merchant> => toMerchant(await readSetting(query, 'merchant'))

/** Returns the seller with the version that a change sends back. */
export async function readSeller({ db }: Pick<Shop, 'db'>): Promise<{ version: string; seller: SellerFields }> {
  const seller = fieldsOf(await readIn(db.query))
  return { version: versionOf(seller), seller }
}

export type SellerAnswer = { ok: true; entries: string[] } | { ok: false; reason: 'changed_meanwhile' }

interface Act {
  wanted: SellerFields
  version: string
  reason: string | null
  undoes?: string
}

/** Changes the seller from the version that was read, with an entry in the audit log. */
export function changeSeller({ db, clock }: SellerShop, actor: Actor, act: Act): Promise<SellerAnswer> {
  const now = clock.now()
  return db.transaction(async (tx): Promise<SellerAnswer> => {
    // Its row is the lock of all writers of settings.
    await raiseCatalogVersion(tx)
    const stored = await readIn(tx)
    const before = fieldsOf(stored)
    if (versionOf(before) !== act.version) return { ok: false, reason: 'changed_meanwhile' }
    const { seller: _, motto: __, newsletterRewards: ___, ...rest } = stored
    await writeMerchant(tx, { ...rest, ...act.wanted }, now)
    const difference = differenceOf(asJson(before), asJson(act.wanted))
    if (!difference) return { ok: true, entries: [] }
    const entry = { action: 'market.seller_changed', object: { kind: 'setting' as const, id: 'seller', name: act.wanted.name } }
    const id = await writeAudit(tx, actor, { ...entry, ...difference, reason: act.reason, undoes: act.undoes ?? null }, now)
    return { ok: true, entries: [id] }
  })
}

const asJson = (fields: SellerFields): Record<string, JsonValue> =>
  JSON.parse(JSON.stringify(fields)) as Record<string, JsonValue>

/** Takes a change of the seller back while every field that it changed is as it left it. */
export const undoSeller: UndoHandler = async (shop, actor, entry, reason) => {
  const { version, seller } = await readSeller(shop)
  const [before, after] = sidesOf(entry)
  const now = asJson(seller)
  if (Object.keys(after).some((field) => versionOf(now[field] ?? null) !== versionOf(after[field] ?? null)))
    return 'changed_since'
  // A field that was never written has nothing to be stored but the mark of that.
  const wanted = Object.fromEntries(
    Object.entries({ ...now, ...before }).flatMap(([field, value]) =>
      value === null ? [] : [[field, value === '' ? UNSET : value]],
    ),
  )
  const answer = await changeSeller(shop, actor, { wanted: wanted as unknown as SellerFields, version, reason, undoes: entry.id })
  return answer.ok ? 'done' : 'changed_since'
}

const sidesOf = ({ before, after }: StoredEntry) => [before, after] as [Record<string, JsonValue>, Record<string, JsonValue>]
