/** Delivery as an owner changes it: rules, warehouses and showrooms, each with its entry in the audit log. */
import type { DeliveryRuleInput, WarehouseInput } from '#domain/delivery/delivery-input.ts'
import { differenceOf, type JsonValue } from '#domain/staff/audit-entry.ts'
import { writeAudit, type Actor } from '#services/staff/audit.ts'
import type { Shop } from '#services/shop.ts'
import { versionOf } from '#services/version-of.ts'
import { raiseCatalogVersion } from '#store/catalog/catalog-version.ts'
import type { Query } from '#store/database/db.ts'
import { InputRefused, type InputProblem } from '#store/database/input-refused.ts'
import { readAllRules, readWarehouseInputs } from '#store/delivery/delivery.ts'
import { readShowroomPages, type ShowroomPage } from '#store/delivery/showrooms.ts'
import { writeDeliveryRules, writeShowroom, writeWarehouses } from './write-delivery.ts'

type DeliveryShop = Pick<Shop, 'db' | 'clock'>

export interface DeliverySettings {
  rules: DeliveryRuleInput[]
  warehouses: WarehouseInput[]
  showrooms: ShowroomPage[]
}

const rulesOf = async (query: Query): Promise<DeliveryRuleInput[]> =>
  (await readAllRules(query)).map(({ warehouseCountry: _, ...rule }) => rule)

/** Returns the rules in the order in which they are tried, the warehouses, and the showrooms with their pages. */
export const readDelivery = async ({ db }: Pick<Shop, 'db'>): Promise<DeliverySettings> => ({
  rules: await rulesOf(db.query),
  warehouses: await readWarehouseInputs(db.query),
  showrooms: await readShowroomPages(db.query),
})

export type DeliveryAnswer =
  | { ok: true; entries: string[] }
  | { ok: false; reason: 'changed_meanwhile' | 'not_found' }
  | { ok: false; reason: 'refused'; problems: readonly InputProblem[] }

const json = (value: unknown): Record<string, JsonValue> => JSON.parse(JSON.stringify(value)) as Record<string, JsonValue>

interface Change<Value> {
  object: { kind: 'delivery'; id: string; name: string }
  action: string
  read: (tx: Query) => Promise<Value | null>
  write: (tx: Query, now: Date) => Promise<void>
  /** As it is afterwards. */
  wanted: Value
  reason: string | null
  /** Null where the caller has compared already. */
  version: string | null
  undoes?: string
}

/** Writes a change of what is as the person saw it, with its entry. */
async function change<Value>(shop: DeliveryShop, actor: Actor, act: Change<Value>): Promise<DeliveryAnswer> {
  const now = shop.clock.now()
  try {
    return await shop.db.transaction(async (tx): Promise<DeliveryAnswer> => {
      // Its row is the lock of all writers.
      await raiseCatalogVersion(tx)
      const before = await act.read(tx)
      if (act.version !== null && versionOf(before) !== act.version) return { ok: false, reason: 'changed_meanwhile' }
      await act.write(tx, now)
      const difference = differenceOf(json({ value: before }), json({ value: act.wanted }))
      if (!difference) return { ok: true, entries: [] }
      const entry = { action: act.action, object: act.object, ...difference, reason: act.reason, undoes: act.undoes ?? null }
      return { ok: true, entries: [await writeAudit(tx, actor, entry, now)] }
    })
  } catch (error) {
    if (error instanceof InputRefused) return { ok: false, reason: 'refused', problems: error.problems }
    throw error
  }
}

export interface Wanted<Value> {
  wanted: Value
  version: string | null
  reason: string | null
  undoes?: string
}

/** Replaces the rules: the first one that fits decides, so their order is a part of them. */
export const changeRules = (
  shop: DeliveryShop,
  actor: Actor,
  act: Wanted<readonly DeliveryRuleInput[]>,
): Promise<DeliveryAnswer> =>
  change(shop, actor, {
    ...act,
    object: { kind: 'delivery', id: 'rules', name: 'rules' },
    action: 'delivery.rules_changed',
    read: rulesOf,
    write: (tx) => writeDeliveryRules(tx, act.wanted),
  })

/** Adds a warehouse at the end, or changes one at its place. */
export const changeWarehouse = (shop: DeliveryShop, actor: Actor, act: Wanted<WarehouseInput>): Promise<DeliveryAnswer> => {
  const { id } = act.wanted
  return change<WarehouseInput>(shop, actor, {
    ...act,
    object: { kind: 'delivery', id: `warehouse ${id}`, name: act.wanted.name.en },
    action: 'delivery.warehouse_changed',
    read: async (tx) => (await readWarehouseInputs(tx)).find((one) => one.id === id) ?? null,
    write: async (tx) => {
      const all = await readWarehouseInputs(tx)
      const others = all.map((one) => (one.id === id ? act.wanted : one))
      await writeWarehouses(tx, all.some((one) => one.id === id) ? others : [...others, act.wanted])
    },
  })
}

/** Changes a showroom: its address, its hours with exceptions, and its page. */
export const changeShowroomPage = (shop: DeliveryShop, actor: Actor, act: Wanted<ShowroomPage>): Promise<DeliveryAnswer> =>
  change<ShowroomPage>(shop, actor, {
    ...act,
    object: { kind: 'delivery', id: `showroom ${act.wanted.id}`, name: act.wanted.name.en },
    action: 'delivery.showroom_changed',
    read: async (tx) => (await readShowroomPages(tx)).find((one) => one.id === act.wanted.id) ?? null,
    write: (tx, now) => writeShowroom(tx, act.wanted, now),
  })
