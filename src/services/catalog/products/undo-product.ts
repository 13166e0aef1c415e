/** Taking a change of a product back, while what it wrote still stands (D-64). */
import { LOCALES, type Locale } from '#domain/market/market.ts'
import { canonicalJson, type JsonValue } from '#domain/staff/audit-entry.ts'
import type { Actor, StoredEntry } from '#services/staff/audit.ts'
import type { Undone } from '#services/staff/undo-handler.ts'
import { readProductRecord } from '#store/catalog/office/product-record.ts'
import { editProduct, type EditShop } from './edit-product.ts'
import { publishProduct } from './publish-product.ts'

/** Undoes `product.changed`: each field has its former value again, if nobody has changed one of them since. */
export async function undoProductChange(
  shop: EditShop,
  actor: Actor,
  entry: StoredEntry,
  reason: string | null,
): Promise<Undone> {
  const [before, after] = [entry.before, entry.after] as Record<string, JsonValue>[]
  if (!before || !after) return 'not_undoable'
  const record = await readProductRecord(shop.db.query, Number(entry.object.id))
  const still = record !== null && Object.keys(after).every((name) => isSame(record.fields[name] ?? null, after[name] ?? null))
  if (!still) return 'changed_since'
  const edit = { product: record.id, changes: before, base: after, reason, undoes: entry.id }
  const answer = await editProduct(shop, actor, edit)
  if (answer.ok) return 'done'
  return answer.reason === 'changed_meanwhile' ? 'changed_since' : 'not_undoable'
}

/** Undoes `product.published` and `product.withheld`. */
export async function undoPublication(shop: EditShop, actor: Actor, entry: StoredEntry, reason: string | null): Promise<Undone> {
  const [before, after] = [entry.before, entry.after] as ({ soldIn: Locale[] } | null)[]
  if (!before || !after) return 'not_undoable'
  const record = await readProductRecord(shop.db.query, Number(entry.object.id))
  const soldIn = LOCALES.filter((one) => record?.publishedAt != null && !record.withheldIn.includes(one))
  if (!record || !isSame(soldIn, after.soldIn)) return 'changed_since'
  const publishes = before.soldIn.length > after.soldIn.length
  const [more, fewer] = publishes ? [before.soldIn, after.soldIn] : [after.soldIn, before.soldIn]
  const markets = more.filter((one) => !fewer.includes(one))
  const answer = await publishProduct(shop, actor, { product: record.id, markets, publishes, reason, undoes: entry.id })
  return answer.ok ? 'done' : 'not_undoable'
}

const isSame = (a: JsonValue, b: JsonValue): boolean => canonicalJson(a) === canonicalJson(b)
