/** Prices of future moments: what is planned, what runs, and what became of it. */
import { sql } from 'kysely'
import type { Currency } from '#domain/market/market.ts'
import type { PlannedPrice, PlanState } from '#domain/pricing/price-change.ts'
import type { Query } from '#store/database/db.ts'

export interface PricePlan extends PlannedPrice {
  id: string
  variant: number
  sku: string
  currency: Currency
  state: PlanState
  note: string | null
}

export async function insertPlan(
  tx: Query,
  {
    id,
    variant,
    currency,
    price,
    reduced,
    prp,
    startsAt,
    endsAt,
    state,
    note,
    bulk,
  }: Omit<PricePlan, 'sku' | 'isRunning'> & { bulk: string | null },
  now: Date,
): Promise<void> {
  await tx
    .insertInto('price_plan')
    .values({
      id,
      variant_id: variant,
      currency,
      price,
      reduced,
      prp,
      starts_at: startsAt,
      ends_at: endsAt,
      state,
      note,
      bulk_id: bulk,
      created_at: now,
    })
    .execute()
}

/** Returns plans in the order of their beginnings: one by its id, or all that wait or run, of some variants alone. */
export async function readPlans(query: Query, wanted: { id: string } | { variants?: readonly number[] }): Promise<PricePlan[]> {
  const rows = await query
    .selectFrom('price_plan as p')
    .innerJoin('variant as v', 'v.id', 'p.variant_id')
    .selectAll('p')
    .select('v.sku')
    .$if('id' in wanted, (all) => all.where('p.id', '=', (wanted as { id: string }).id))
    .$if(!('id' in wanted), (all) => all.where('p.state', 'in', ['waiting', 'running']))
    .$if('variants' in wanted && wanted.variants !== undefined, (all) =>
      all.where('p.variant_id', '=', sql<number>`any(${(wanted as { variants: readonly number[] }).variants}::integer[])`),
    )
    .orderBy('p.starts_at')
    .orderBy('p.id')
    .execute()
  return rows.map(({ id, variant_id, sku, currency, price, reduced, prp, starts_at, ends_at, state, note }) => ({
    id,
    variant: variant_id,
    sku,
    currency,
    price,
    reduced,
    prp,
    startsAt: starts_at,
    endsAt: ends_at,
    isRunning: state === 'running',
    state,
    note,
  }))
}

/** Moves a plan on from a state; false when it is in another one: somebody else was first. */
export async function movePlan(tx: Query, id: string, from: PlanState, to: PlanState): Promise<boolean> {
  const moved = await tx
    .updateTable('price_plan')
    .set({ state: to })
    .where('id', '=', id)
    .where('state', '=', from)
    .returning('id')
    .executeTakeFirst()
  return moved !== undefined
}

/** Ends the running plans of prices that were changed meanwhile. */
export async function replaceRunningPlans(tx: Query, prices: readonly { variant: number; currency: Currency }[]): Promise<void> {
  await sql`update price_plan p set state = 'replaced'
    from unnest(${prices.map(({ variant }) => variant)}::integer[], ${prices.map(({ currency }) => currency)}::text[]) as n(variant, currency)
    where p.variant_id = n.variant and p.currency = n.currency and p.state = 'running'`.execute(tx)
}
