/** What staff change, in the words of the audit log: read from the database, and replayed from the log's entries. */
import { canonicalJson, type JsonValue } from '#domain/staff/audit-entry.ts'
import { LOCALES, MARKETS } from '#domain/market/market.ts'
import { loggedCoupon, termsOf } from '#services/coupons/coupon-terms.ts'
import { listCampaigns } from '#services/content/campaigns.ts'
import { readDelivery } from '#services/delivery/change-delivery.ts'
import type { StoredEntry } from '#services/staff/audit.ts'
import { readProductRecord } from '#store/catalog/office/product-record.ts'
import { readShownVersions } from '#store/content/staff-stories.ts'
import type { Database } from '#store/database/db.ts'
import { findCouponById } from '#store/promotions/staff-coupons.ts'

/** Object and field → value; what is not there has none. */
export type OfficeState = Map<string, JsonValue>

const put = (state: OfficeState, object: string, fields: Readonly<Record<string, unknown>>): void => {
  for (const [field, value] of Object.entries(fields))
    if (value !== null && value !== undefined) state.set(`${object} ${field}`, JSON.parse(JSON.stringify(value)) as JsonValue)
}

async function readProducts(db: Database, state: OfficeState): Promise<void> {
  for (const { id } of await db.query.selectFrom('product').select('id').execute()) {
    const record = (await readProductRecord(db.query, id))!
    const soldIn = LOCALES.filter((one) => record.publishedAt !== null && !record.withheldIn.includes(one))
    put(state, `product ${id}`, { ...record.fields, soldIn })
  }
  const prices = await db.query
    .selectFrom('price')
    .select(['variant_id', 'currency', 'sale', 'mrp', 'prior', 'reduced_at'])
    .execute()
  for (const { variant_id: variant, currency, sale, mrp, prior, reduced_at: at } of prices) {
    const market = LOCALES.find((one) => MARKETS[one].currency === currency)!
    const reduction = prior !== null && prior > sale && { prior, reducedAt: at?.toISOString() ?? null }
    put(state, `price ${variant}`, { [market]: { price: sale, prp: mrp, ...reduction } })
  }
}

async function readPromotions(db: Database, state: OfficeState): Promise<void> {
  for (const { id } of await db.query.selectFrom('coupon').select('id').execute()) {
    const row = (await findCouponById(db.query, id))!
    put(state, `coupon ${id}`, loggedCoupon(termsOf(row), row.valid))
  }
}

async function readContents(db: Database, state: OfficeState): Promise<void> {
  for (const { path, target, status } of await db.query.selectFrom('redirect').select(['path', 'target', 'status']).execute())
    put(state, 'redirect', { [path]: { target, status } })
  for (const campaign of await listCampaigns(db.query)) put(state, `campaign ${campaign.key}`, { ...campaign })
  const texts = await db.query.selectFrom('story_text').select(['story_id', 'locale', 'publish_at']).execute()
  for (const { story_id: id, locale, publish_at: at } of texts) put(state, `plan ${id}`, { [locale]: at })
  for (const id of new Set(texts.map((one) => one.story_id))) put(state, `shown ${id}`, await readShownVersions(db.query, id))
}

export async function readOffice(db: Database): Promise<OfficeState> {
  const state: OfficeState = new Map()
  await readProducts(db, state)
  await readPromotions(db, state)
  await readContents(db, state)
  const { rules, warehouses, showrooms } = await readDelivery({ db })
  put(state, 'delivery rules', { value: rules })
  for (const one of [...warehouses, ...showrooms]) put(state, `place ${one.id}`, { ...one })
  return state
}

/** Returns the object that an entry is about; null where its fields are no part of the state. */
function objectOf({ action, object: { kind, id } }: StoredEntry): string | null {
  // A showroom is a warehouse with a page: both have its name and its address.
  if (isPlace({ action })) return `place ${id.split(' ')[1]}`
  if (kind === 'redirect') return 'redirect'
  if (kind !== 'content') return `${kind} ${id}`
  // Drafts are no acts: they are kept while somebody writes.
  if (action === 'content.begun' || action === 'content.brought_back') return null
  return `${action === 'content.planned' ? 'plan' : 'shown'} ${id}`
}

const isPlace = ({ action }: Pick<StoredEntry, 'action'>): boolean =>
  action === 'delivery.warehouse_changed' || action === 'delivery.showroom_changed'

function fieldsOf(entry: StoredEntry, side: 'before' | 'after'): Record<string, JsonValue> {
  const fields = (entry[side] ?? {}) as Record<string, JsonValue>
  return isPlace(entry) ? ((fields.value ?? {}) as Record<string, JsonValue>) : fields
}

/** Does what an entry tells. Returns the fields that were not as it says they were. */
export function replay(state: OfficeState, entry: StoredEntry): string[] {
  const object = objectOf(entry)
  if (object === null) return []
  const [before, after] = [fieldsOf(entry, 'before'), fieldsOf(entry, 'after')]
  const faults: string[] = []
  for (const field of new Set([...Object.keys(before), ...Object.keys(after)])) {
    const place = `${object} ${field}`
    const [was, is] = [before[field] ?? null, after[field] ?? null]
    const present = state.get(place) ?? null
    if (canonicalJson(present) !== canonicalJson(was))
      faults.push(`${entry.action} ${place}: ${canonicalJson(present)}, not ${canonicalJson(was)}`)
    if (is === null) state.delete(place)
    else state.set(place, is)
  }
  return faults
}

export const sorted = (state: OfficeState): [string, JsonValue][] => [...state].toSorted(([a], [b]) => (a < b ? -1 : 1))
