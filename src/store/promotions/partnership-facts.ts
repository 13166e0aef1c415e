/** What the rules of partnerships ask about a customer (D-30). */
import { sql } from 'kysely'
import { CURRENCIES } from '#domain/market/market.ts'
import type { PartnershipFacts } from '#domain/promotions/partnership.ts'
import type { Query } from '#store/database/db.ts'

/** Returns the facts about a customer. Of a partly refunded order the rest is not known: it counts as an order, not as an amount. */
export async function readPartnershipFacts(
  query: Query,
  { id, createdAt }: { id: string; createdAt: Date },
): Promise<PartnershipFacts> {
  const { rows } = await sql<{ currency: string; orders: number; spent: number }>`
    select currency, count(*)::integer as orders, coalesce(sum(total) filter (where payment_state = 'paid'), 0)::bigint as spent
    from "order"
    where customer_id = ${id} and payment_state in ('paid', 'partly refunded') and status not in ('canceled', 'refunded')
    group by currency`.execute(query)
  return {
    registeredAt: createdAt,
    paidOrders: rows.reduce((sum, { orders }) => sum + orders, 0),
    spent: Object.fromEntries(CURRENCIES.map((one) => [one, rows.find(({ currency }) => currency === one)?.spent ?? 0])),
    births: [],
    hasNewsletter: false,
  }
}
