/** What the rules of partnerships ask about a customer (D-30). */
import { sql } from 'kysely'
import { CURRENCIES } from '#domain/market/market.ts'
import type { PartnershipFacts } from '#domain/promotions/partnership.ts'
import type { Query } from '#store/database/db.ts'

interface Row {
  registered: Date
  /** Currency → number and sum of the paid orders. */
  orders: Record<string, { orders: number; spent: number }> | null
  /** ISO dates. */
  births: string[] | null
  newsletter: boolean | null
}

/**
 * Returns the facts about a customer, null for an unknown one. Of a partly refunded order the rest is not known: it counts as an order, not as an amount. Of
 * children only the dates of birth are read (LAW-51); of the newsletter's consents the last one counts (LAW-50).
 */
export async function readPartnershipFacts(query: Query, id: string): Promise<PartnershipFacts | null> {
  const { rows } = await sql<Row>`
    select c.created_at as registered, (
      select jsonb_object_agg(currency, jsonb_build_object('orders', orders, 'spent', spent)) from (
        select currency, count(*) as orders, coalesce(sum(total) filter (where payment_state = 'paid'), 0) as spent
        from "order"
        where customer_id = ${id} and payment_state in ('paid', 'partly refunded') and status not in ('canceled', 'refunded')
        group by currency
      ) as paid
    ) as orders,
    (select array_agg(date_of_birth::text) from customer_child where customer_id = ${id}) as births,
    (
      select is_given from customer_consent where customer_id = ${id} and purpose = 'newsletter' order by at desc, id desc limit 1
    ) as newsletter
    from customer c where c.id = ${id}`.execute(query)
  if (!rows[0]) return null
  const { registered, orders, births, newsletter } = rows[0]
  return {
    registeredAt: registered,
    paidOrders: Object.values(orders ?? {}).reduce((sum, paid) => sum + paid.orders, 0),
    spent: Object.fromEntries(CURRENCIES.map((currency) => [currency, orders?.[currency]?.spent ?? 0])),
    births: births ?? [],
    hasNewsletter: newsletter ?? false,
  }
}
