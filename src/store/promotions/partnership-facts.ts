/** What the rules of partnerships ask about a customer, and how many customers meet them today: nobody is named (D-30). */
import { sql, type RawBuilder } from 'kysely'
import { marketDay } from '#domain/market/market-day.ts'
import { CURRENCIES, LOCALES, MARKETS } from '#domain/market/market.ts'
import type { Condition, PartnershipFacts, PartnershipRules } from '#domain/promotions/partnership.ts'
import { DAY_MS } from '#domain/time/durations.ts'
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

export interface PartnershipReach {
  /** Accounts of its markets that can sign in. */
  customers: number
  eligible: number
  /** Rule → customers who do not meet it, whatever else they do not meet. */
  missing: Partial<Record<Condition['rule'], number>>
}

const PAID = sql`o.payment_state in ('paid', 'partly refunded') and o.status not in ('canceled', 'refunded')`

/** The day on which each customer's market is. */
const today = (now: Date) => {
  const days = LOCALES.map((locale) => sql`when ${locale} then ${marketDay(MARKETS[locale], now)}::date`)
  return sql`(case c.market ${sql.join(days, sql` `)} end)`
}

/** Whether a customer `c` meets each rule: the same as `eligibility` says of one. */
function met({ registeredDays, paidOrders, spent, childMonths, newsletter }: PartnershipRules, now: Date) {
  const rules: Partial<Record<Condition['rule'], RawBuilder<unknown>>> = {}
  if (registeredDays !== undefined)
    rules.registered = sql`c.created_at <= ${new Date(now.getTime() - registeredDays * DAY_MS)}::timestamptz`
  if (paidOrders !== undefined)
    rules.orders = sql`(select count(*) from "order" o where o.customer_id = c.id and ${PAID}) >= ${paidOrders}`
  if (spent !== undefined) {
    const sums = Object.entries(spent).map(
      ([currency, amount]) => sql`(select coalesce(sum(o.total), 0) from "order" o where o.customer_id = c.id and ${PAID}
        and o.payment_state = 'paid' and o.currency = ${currency}) >= ${amount}`,
    )
    rules.spent = sql`(${sql.join(sums, sql` or `)})`
  }
  if (childMonths !== undefined) {
    const { from, below } = childMonths
    // A child that is not born yet is of age 0.
    const isOldEnough = from === 0 ? sql`true` : sql`k.date_of_birth + ${`${from} months`}::interval <= ${today(now)}`
    rules.child_age = sql`exists (select from customer_child k where k.customer_id = c.id and ${isOldEnough}
      and k.date_of_birth + ${`${below} months`}::interval > ${today(now)})`
  }
  if (newsletter !== undefined)
    rules.newsletter = sql`coalesce((select n.is_given from customer_consent n where n.customer_id = c.id and n.purpose = 'newsletter'
      order by n.at desc, n.id desc limit 1), false)`
  return rules
}

export async function countReach(
  query: Query,
  { markets, rules }: { markets: readonly string[]; rules: PartnershipRules },
  now: Date,
): Promise<PartnershipReach> {
  const asked = Object.entries(met(rules, now)) as [Condition['rule'], RawBuilder<unknown>][]
  const columns = asked.map(([rule, holds]) => sql`, ${holds} as ${sql.ref(rule)}`)
  const all = asked.map(([rule]) => sql.ref(`f.${rule}`))
  const counts = asked.map(([rule]) => sql`, count(*) filter (where not f.${sql.ref(rule)})::integer as ${sql.ref(rule)}`)
  const { rows } = await sql<Record<string, number>>`
    select count(*)::integer as customers,
      count(*) filter (where ${all.length === 0 ? sql`true` : sql.join(all, sql` and `)})::integer as eligible ${sql.join(counts, sql``)}
    from (
      select c.id ${sql.join(columns, sql``)} from customer c
      where c.market = any(${[...markets]}::text[]) and c.disabled_at is null and c.email_verified_at is not null
    ) f`.execute(query)
  const { customers = 0, eligible = 0, ...missing } = rows[0]!
  return { customers, eligible, missing }
}
