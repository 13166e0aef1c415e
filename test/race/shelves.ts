/** Two things of which ten pieces are left, in several warehouses, and two bundles that share them. */
import { sql } from 'kysely'
import type { Database, Query } from '#store/db.ts'
import type { CartLine } from '#web/contract.ts'

/** Pieces by warehouse, in the warehouses' order. */
const PIECES = [4, 3, 2, 1, 0]
export const PIECES_LEFT = 10

export interface Shelves {
  /** Ids as the shop's API takes them. */
  part: string
  other: string
  /** One `part`, one `other`. */
  pair: string
  /** Two of `other`, one `part`: told in the opposite order. */
  trio: string
}

const variants = (tx: Query, kind: 'simple' | 'bundle') =>
  tx
    .selectFrom('variant')
    .innerJoin('product', 'product.id', 'variant.product_id')
    .select('variant.id')
    .where('product.kind', '=', kind)
    .where('product.published_at', 'is not', null)
    .where('product.flags', '=', sql<string[]>`'{}'`)
    .where('variant.weight_g', '<', 3000)
    .orderBy('variant.id')
    .limit(2)
    .execute()

export const fillShelves = (db: Database): Promise<Shelves> =>
  db.transaction(async (tx) => {
    const [part, other] = (await variants(tx, 'simple')).map(({ id }) => id)
    const [pair, trio] = (await variants(tx, 'bundle')).map(({ id }) => id)
    if (!part || !other || !pair || !trio) throw new Error('The demo shop is too small for a race.')
    const warehouses = await tx.selectFrom('warehouse').select('id').orderBy('position').execute()
    await tx.deleteFrom('stock').where('variant_id', 'in', [part, other]).execute()
    await tx
      .insertInto('stock')
      .values(
        [part, other].flatMap((variant_id) =>
          warehouses.map(({ id }, at) => ({ variant_id, warehouse_id: id, on_hand: PIECES[at] ?? 0, reserved: 0 })),
        ),
      )
      .execute()
    await tx.deleteFrom('bundle_item').where('bundle_variant_id', 'in', [pair, trio]).execute()
    await tx
      .insertInto('bundle_item')
      .values([
        { bundle_variant_id: pair, variant_id: part, quantity: 1, position: 0 },
        { bundle_variant_id: pair, variant_id: other, quantity: 1, position: 1 },
        { bundle_variant_id: trio, variant_id: other, quantity: 2, position: 0 },
        { bundle_variant_id: trio, variant_id: part, quantity: 1, position: 1 },
      ])
      .execute()
    return { part: String(part), other: String(other), pair: String(pair), trio: String(trio) }
  })

/** How many of the two things a cart takes. */
export function taken(shelves: Shelves, cart: CartLine[]): { part: number; other: number } {
  const sum = { part: 0, other: 0 }
  for (const { item, qty } of cart) {
    if (item === shelves.part || item === shelves.pair || item === shelves.trio) sum.part += qty
    if (item === shelves.other || item === shelves.pair) sum.other += qty
    if (item === shelves.trio) sum.other += 2 * qty
  }
  return sum
}

/** What can still be promised of a thing, over all warehouses. */
export async function left(db: Database, item: string): Promise<number> {
  const row = await db.query
    .selectFrom('stock')
    .select(sql<number>`sum(on_hand - reserved)::integer`.as('pieces'))
    .where('variant_id', '=', Number(item))
    .executeTakeFirstOrThrow()
  return row.pieces
}
