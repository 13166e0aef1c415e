/** Pages of the inbox of withdrawals. */
import { sql } from 'kysely'
import type { Locale } from '#domain/market/market.ts'
import { OPEN_WITHDRAWALS, type WithdrawalState } from '#domain/withdrawals/withdrawal.ts'
import type { Query } from '#store/database/db.ts'

export interface InboxWithdrawal {
  number: string
  locale: Locale
  name: string
  /** The order as typed. */
  reference: string
  /** Number of the order that it was joined to. */
  order: string | null
  state: WithdrawalState
  declaredAt: Date
  isLate: boolean
}

export interface WithdrawalPage {
  /** Open ones come with the oldest first, whose money is due first; otherwise the newest. */
  isOpen: boolean | null
  /** Declared before this moment. */
  before: Date | null
  /** Only those without an order. */
  isUnmatched: boolean
  /** Number of the last one of the page before. */
  after: string | null
  most: number
}

/** The state of a withdrawal is that of its last event. */
const LAST = sql`(select e.state from withdrawal_event e where e.withdrawal_id = w.id order by e.position desc limit 1)`
const OPEN = sql`${LAST} in (${sql.join([...OPEN_WITHDRAWALS])})`

export async function readWithdrawalPage(
  query: Query,
  { isOpen, before, isUnmatched, after, most }: WithdrawalPage,
): Promise<InboxWithdrawal[]> {
  const conditions = [
    isOpen === null ? null : isOpen ? OPEN : sql`not ${OPEN}`,
    before && sql`w.declared_at < ${before}`,
    isUnmatched ? sql`w.order_id is null` : null,
    after === null
      ? null
      : sql`(w.declared_at, w.id) ${isOpen ? sql`>` : sql`<`} (select c.declared_at, c.id from withdrawal c where c.number = ${after})`,
  ].filter((one) => one !== null)
  const direction = isOpen ? sql`asc` : sql`desc`
  const { rows } = await sql<InboxWithdrawal>`
    select w.number, w.locale, w.name, w.order_reference as reference, o.number as "order", ${LAST} as state,
      w.declared_at as "declaredAt", w.is_late as "isLate"
    from withdrawal w left join "order" o on o.id = w.order_id
    where ${sql.join([sql`true`, ...conditions], sql` and `)}
    order by w.declared_at ${direction}, w.id ${direction}
    limit ${most}`.execute(query)
  return rows
}

/** Returns how many withdrawals wait for the merchant. */
export async function countOpenWithdrawals(query: Query): Promise<number> {
  const { rows } = await sql<{ count: number }>`select count(*)::integer as count from withdrawal w where ${OPEN}`.execute(query)
  return rows[0]!.count
}
