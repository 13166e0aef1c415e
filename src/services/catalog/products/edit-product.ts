/** Changes fields of a product for a member of the staff: what two people did is put together, and the audit log has each field (D-64). */
import { differenceOf, type JsonValue } from '#domain/staff/audit-entry.ts'
import { mergeEdit, parseField, textOf, type Edit } from '#domain/catalog/office/product-fields.ts'
import type { GateItem } from '#domain/catalog/office/publish-gate.ts'
import { LOCALES, type Locale } from '#domain/market/market.ts'
import type { Shop } from '#services/shop.ts'
import { writeAudit, type Actor } from '#services/staff/audit.ts'
import { raiseCatalogVersion } from '#store/catalog/catalog-version.ts'
import { readProductRecord, type ProductRecord } from '#store/catalog/office/product-record.ts'
import { takenSlugs, writeFields } from '#store/catalog/office/write-fields.ts'
import type { Query } from '#store/database/db.ts'
import { checkFields } from './field-rules.ts'
import { gatesOf, isSoldIn, nameOf } from './gate.ts'
import { faultsAround, type Around } from './named-rows.ts'

export type EditShop = Pick<Shop, 'db' | 'clock'>

export interface ProductEdit extends Omit<Edit, 'changes'> {
  product: number
  changes: Readonly<Record<string, unknown>>
  reason: string | null
  /** Entry of the log that this takes back. */
  undoes?: string | null
}

export type EditAnswer =
  | { ok: true; record: ProductRecord; /** What was written in the log: none where nothing changed. */ entries: string[] }
  | { ok: false; reason: 'product_not_found' }
  | { ok: false; reason: 'validation_failed'; fields: Record<string, string> }
  /** Fields that both people changed; nothing is written. */
  | { ok: false; reason: 'changed_meanwhile'; conflicts: string[]; record: ProductRecord }
  /** It is sold, and would miss what the law asks for. */
  | { ok: false; reason: 'still_sold'; blocked: Partial<Record<Locale, GateItem[]>> }

class Refused extends Error {
  readonly answer: Exclude<EditAnswer, { ok: true }>
  constructor(answer: Exclude<EditAnswer, { ok: true }>) {
    super(answer.reason)
    this.answer = answer
  }
}

/** Changes a product: all fields or none. A field that somebody else changed meanwhile is not overwritten. */
export async function editProduct({ db, clock }: EditShop, actor: Actor, edit: ProductEdit): Promise<EditAnswer> {
  const { changes, faults } = checkFields(edit.changes)
  if (Object.keys(faults).length > 0) return { ok: false, reason: 'validation_failed', fields: faults }
  const now = clock.now()
  try {
    return await db.transaction((tx) => edited(tx, actor, { ...edit, changes }, now))
  } catch (error) {
    if (error instanceof Refused) return error.answer
    throw error
  }
}

type CheckedEdit = Omit<ProductEdit, 'changes'> & { changes: Record<string, JsonValue> }

async function edited(tx: Query, actor: Actor, edit: CheckedEdit, now: Date): Promise<EditAnswer> {
  // Its row is the lock of the catalog: what is read after it is not changed by anybody else.
  const version = await raiseCatalogVersion(tx)
  const record = await readProductRecord(tx, edit.product)
  if (!record) throw new Refused({ ok: false, reason: 'product_not_found' })
  const { changes, conflicts } = mergeEdit(record.fields, edit)
  if (conflicts.length > 0) throw new Refused({ ok: false, reason: 'changed_meanwhile', conflicts, record })
  const difference = differenceOf(pick(record.fields, changes), changes)
  if (difference === null) return { ok: true, record, entries: [] }
  const around = await faultsAround(tx, record, changes)
  await refuseFaults(tx, record, changes, around)
  await writeFields(tx, { product: record.id, changes, ids: around.ids, version, now })
  const written = (await readProductRecord(tx, record.id))!
  refuseMissing(record, written, now)
  const object = { kind: 'product' as const, id: String(record.id), name: nameOf(written) }
  const act = { action: 'product.changed', object, ...difference, reason: edit.reason, undoes: edit.undoes ?? null }
  const entry = await writeAudit(tx, actor, act, now)
  return { ok: true, record: written, entries: [entry] }
}

const pick = (fields: ProductRecord['fields'], like: object): Record<string, JsonValue> =>
  Object.fromEntries(Object.keys(like).map((name) => [name, fields[name] ?? null]))

async function refuseFaults(
  tx: Query,
  record: ProductRecord,
  changes: Record<string, JsonValue>,
  { faults }: Around,
): Promise<void> {
  const slugs = Object.entries(changes).flatMap(([name, value]) => {
    const field = parseField(name)
    return field?.kind === 'text' && field.field === 'slug' ? { locale: field.locale, slug: textOf(value) } : []
  })
  const taken = slugs.length > 0 ? await takenSlugs(tx, record.id, slugs) : []
  const fields = { ...faults, ...Object.fromEntries(taken.map((name) => [name, 'taken'])) }
  if (Object.keys(fields).length > 0) throw new Refused({ ok: false, reason: 'validation_failed', fields })
}

/** What is sold keeps what the law asks for; what it lacked before may be mended step by step. */
function refuseMissing(before: ProductRecord, after: ProductRecord, now: Date): void {
  const [was, is] = [gatesOf(before, now), gatesOf(after, now)]
  const blocked: Partial<Record<Locale, GateItem[]>> = {}
  for (const locale of LOCALES.filter((one) => isSoldIn(after, one, now))) {
    const known = new Set(was[locale].filter(({ state }) => state === 'blocks').map(({ check }) => check))
    const missing = is[locale].filter(({ state, check }) => state === 'blocks' && !known.has(check))
    if (missing.length > 0) blocked[locale] = missing
  }
  if (Object.keys(blocked).length > 0) throw new Refused({ ok: false, reason: 'still_sold', blocked })
}
