/** Edits of many products, with what became of their planned prices. */
import type { Shop } from '#services/shop.ts'
import { countPlans, readBulkEdit, readBulkEdits, type BulkEdit } from '#store/products/bulk-edits.ts'

export interface BulkState {
  edit: BulkEdit
  /** State → planned prices. */
  plans: Record<string, number>
}

/** Edits that are listed. */
const LISTED = 30

async function withPlans({ db }: Pick<Shop, 'db'>, edits: readonly BulkEdit[]): Promise<BulkState[]> {
  const ids = edits.map(({ id }) => id)
  const plans = await countPlans(db.query, ids)
  return edits.map((edit) => ({ edit, plans: plans.get(edit.id) ?? {} }))
}

/** Returns the newest edits, or the newest campaigns. */
export const listBulkEdits = async (shop: Pick<Shop, 'db'>, { areCampaigns }: { areCampaigns: boolean }): Promise<BulkState[]> =>
  withPlans(shop, await readBulkEdits(shop.db.query, { areCampaigns, most: LISTED }))

/** Returns an edit; null for an unknown one. */
export async function readBulk(shop: Pick<Shop, 'db'>, id: string): Promise<BulkState | null> {
  const edit = await readBulkEdit(shop.db.query, id)
  return edit && ((await withPlans(shop, [edit]))[0] ?? null)
}
