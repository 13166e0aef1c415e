/** Attributes by staff: names and values in three languages, in the order of the filters. */
import type { AttributeInput } from '#domain/catalog/catalog-input.ts'
import { canonicalJson, differenceOf, type JsonValue } from '#domain/staff/audit-entry.ts'
import { writeAttributes } from '#services/catalog/write-catalog.ts'
import type { Shop } from '#services/shop.ts'
import { writeAudit, type Actor, type StoredEntry } from '#services/staff/audit.ts'
import type { Undone } from '#services/staff/undo-handler.ts'
import { readAttributes } from '#store/catalog/catalog.ts'
import { raiseCatalogVersion } from '#store/catalog/catalog-version.ts'
import { countAttributes, countValues } from '#store/catalog/office/attributes.ts'

type AttributeShop = Pick<Shop, 'db' | 'clock'>

export interface CountedAttribute extends AttributeInput {
  products: number
}

/** Returns the dictionary in the order of its keys. */
export async function listAttributes({ db: { query } }: Pick<Shop, 'db'>): Promise<CountedAttribute[]> {
  const counts = await countAttributes(query)
  const all = (await readAttributes(query)) as AttributeInput[]
  return all
    .map((one) => ({ ...one, products: counts.get(one.key) ?? 0 }))
    .toSorted((a, b) => b.products - a.products || (a.key < b.key ? -1 : 1))
}

/** Returns value → products that have it. */
export const valuesInUse = ({ db }: Pick<Shop, 'db'>, key: string): Promise<Map<string, number>> => countValues(db.query, key)

export type AttributeAnswer =
  | { ok: true; entries: string[] }
  | { ok: false; reason: 'attribute_not_found' | 'attribute_taken' | 'value_in_use' }
  | { ok: false; reason: 'changed_meanwhile'; attribute: AttributeInput }

interface Wanted {
  attribute: AttributeInput
  /** As the person saw it; null for a new one. */
  base: AttributeInput | null
  reason?: string | null
  undoes?: string | null
}

const facts = (attribute: AttributeInput) => attribute as unknown as Record<string, JsonValue>
const keysOf = ({ options }: AttributeInput): string[] => options.map((option) => String((option as { key?: unknown }).key))
const isSame = (a: AttributeInput, b: AttributeInput): boolean => canonicalJson(facts(a)) === canonicalJson(facts(b))

/** Makes an attribute or changes one. A value that products have stays. @throws InputRefused */
export async function saveAttribute({ db, clock }: AttributeShop, actor: Actor, wanted: Wanted): Promise<AttributeAnswer> {
  const { attribute, base } = wanted
  const now = clock.now()
  return db.transaction(async (tx): Promise<AttributeAnswer> => {
    await raiseCatalogVersion(tx)
    const known = ((await readAttributes(tx)) as AttributeInput[]).find(({ key }) => key === attribute.key) ?? null
    if (base === null && known) return { ok: false, reason: 'attribute_taken' }
    if (base !== null && !known) return { ok: false, reason: 'attribute_not_found' }
    if (base && known && !isSame(base, known)) return { ok: false, reason: 'changed_meanwhile', attribute: known }
    const left = keysOf(attribute)
    const gone = known ? keysOf(known).filter((key) => !left.includes(key)) : []
    const used = gone.length > 0 ? await countValues(tx, attribute.key) : new Map<string, number>()
    if (gone.some((key) => (used.get(key) ?? 0) > 0)) return { ok: false, reason: 'value_in_use' }
    const difference = known ? differenceOf(facts(known), facts(attribute)) : { before: null, after: facts(attribute) }
    if (difference === null) return { ok: true, entries: [] }
    await writeAttributes(tx, [attribute])
    const act = {
      action: known ? 'attribute.changed' : 'attribute.created',
      object: { kind: 'attribute' as const, id: attribute.key, name: attribute.name.en },
      ...difference,
      reason: wanted.reason ?? null,
      undoes: wanted.undoes ?? null,
    }
    return { ok: true, entries: [await writeAudit(tx, actor, act, now)] }
  })
}

/** Undoes `attribute.changed`, while what it wrote still stands. */
export async function undoAttributeChange(
  shop: AttributeShop,
  actor: Actor,
  entry: StoredEntry,
  reason: string | null,
): Promise<Undone> {
  const [before, after] = [entry.before, entry.after] as (Record<string, JsonValue> | null)[]
  const known = ((await readAttributes(shop.db.query)) as AttributeInput[]).find(({ key }) => key === entry.object.id)
  if (!before || !after || !known) return 'not_undoable'
  const still = Object.keys(after).every(
    (name) => canonicalJson(facts(known)[name] ?? null) === canonicalJson(after[name] ?? null),
  )
  if (!still) return 'changed_since'
  const attribute: AttributeInput = { ...known, ...before }
  const answer = await saveAttribute(shop, actor, { attribute, base: known, reason, undoes: entry.id })
  return answer.ok ? 'done' : 'not_undoable'
}
