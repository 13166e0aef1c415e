/** Publications of future moments: what waits, and what became of it. */
import { sql } from 'kysely'
import type { Locale } from '#domain/market/market.ts'
import type { Query } from '#store/database/db.ts'

export interface PublicationPlan {
  id: string
  product: number
  market: Locale
  publishes: boolean
  runsAt: Date
  state: 'waiting' | 'done' | 'cancelled' | 'refused'
}

/** Returns false where the same is planned already for that moment. */
export async function insertPublicationPlan(tx: Query, plan: Omit<PublicationPlan, 'state'>, now: Date): Promise<boolean> {
  const { id, product, market, publishes, runsAt } = plan
  const { rows } = await sql<{ id: string }>`
    insert into publication_plan (id, product_id, locale, publishes, runs_at, state, created_at)
    values (${id}, ${product}, ${market}, ${publishes}, ${runsAt}, 'waiting', ${now})
    on conflict (product_id, locale, runs_at) where state = 'waiting' do nothing returning id`.execute(tx)
  return rows.length > 0
}

/** Returns plans in the order of their moments: one by its id, or those of a product that wait. */
export async function readPublicationPlans(
  query: Query,
  wanted: { id: string } | { product: number },
): Promise<PublicationPlan[]> {
  const rows = await query
    .selectFrom('publication_plan')
    .selectAll()
    .$if('id' in wanted, (all) => all.where('id', '=', (wanted as { id: string }).id))
    .$if('product' in wanted, (all) =>
      all.where('product_id', '=', (wanted as { product: number }).product).where('state', '=', 'waiting'),
    )
    .orderBy('runs_at')
    .orderBy('id')
    .execute()
  return rows.map(({ id, product_id, locale, publishes, runs_at, state }) => ({
    id,
    product: product_id,
    market: locale,
    publishes,
    runsAt: runs_at,
    state,
  }))
}

/** Moves a plan on from waiting; false when somebody else was first. */
export async function movePublicationPlan(tx: Query, id: string, state: PublicationPlan['state']): Promise<boolean> {
  const moved = await tx
    .updateTable('publication_plan')
    .set({ state })
    .where('id', '=', id)
    .where('state', '=', 'waiting')
    .returning('id')
    .executeTakeFirst()
  return moved !== undefined
}
