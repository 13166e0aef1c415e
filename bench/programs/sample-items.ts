/** Chooses items of the seeded shop for measurements. */
import { sql } from 'kysely'
import type { Database } from '#store/database/db.ts'

/** Returns items that a courier can deliver, with ample stock. */
export const sampleItems = (db: Database): Promise<string[]> =>
  db.transaction(async (tx) => {
    const variants = await tx
      .selectFrom('variant')
      .innerJoin('product', 'product.id', 'variant.product_id')
      .select('variant.id')
      .where('product.kind', '=', 'simple')
      .where('product.published_at', 'is not', null)
      .where('product.flags', '=', sql<string[]>`'{}'`)
      .where('variant.weight_g', '<', 3000)
      .orderBy('variant.id')
      .limit(12)
      .execute()
    const ids = variants.map(({ id }) => id)
    const warehouse = await tx
      .selectFrom('warehouse')
      .select('id')
      .where('kind', '=', 'warehouse')
      .limit(1)
      .executeTakeFirstOrThrow()
    await tx.deleteFrom('stock').where('variant_id', 'in', ids).execute()
    await tx
      .insertInto('stock')
      .values(ids.map((variant_id) => ({ variant_id, warehouse_id: warehouse.id, on_hand: 1_000_000, reserved: 0 })))
      .execute()
    return ids.map(String)
  })
