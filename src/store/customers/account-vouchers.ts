/** Vouchers of an account: those sent to its verified address, and those that the customer has added. */
import { sql } from 'kysely'
import { emailKey } from '#domain/customers/email.ts'
import type { Currency, Locale } from '#domain/market/market.ts'
import type { Query } from '#store/database/db.ts'

/** Amounts are integer hundredths. */
export interface AccountVoucher {
  id: string
  tokenHash: Buffer
  code: string
  market: Locale
  currency: Currency
  amount: number
  balance: number
  validUntil: Date | null
  createdAt: Date
  /** Orders of this customer that it paid. */
  uses: { number: string; amount: number }[]
}

/** Returns the vouchers of a customer that were not stopped, the newest first. */
export async function readAccountVouchers(query: Query, customerId: string): Promise<AccountVoucher[]> {
  const { rows } = await sql<AccountVoucher & { recipient: string | null; key: string; isSaved: boolean }>`
    select v.id, v.token_hash as "tokenHash", v.code, v.market, v.currency, v.amount, v.balance, v.valid_until as "validUntil",
      v.created_at as "createdAt", v.recipient, c.email_key as key, s.voucher_id is not null as "isSaved",
      coalesce((
        select jsonb_agg(jsonb_build_object('number', o.number, 'amount', u.amount) order by o.created_at desc)
        from voucher_use u join "order" o on o.id = u.order_id
        where u.voucher_id = v.id and u.state <> 'released' and o.customer_id = c.id
      ), '[]') as uses
    from customer c
    join voucher v on v.stopped_at is null
      and (lower(normalize(v.recipient, nfkc)) = c.email_key or v.id in (select voucher_id from customer_voucher where customer_id = c.id))
    left join customer_voucher s on s.customer_id = c.id and s.voucher_id = v.id
    where c.id = ${customerId} and c.email_verified_at is not null
    order by v.created_at desc, v.id`.execute(query)
  return rows
    .filter(({ recipient, key, isSaved }) => isSaved || (recipient !== null && emailKey(recipient) === key))
    .map(({ recipient: _, key: __, isSaved: ___, ...voucher }) => voucher)
}

export async function countSavedVouchers(query: Query, customerId: string): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::integer as count from customer_voucher where customer_id = ${customerId}`.execute(query)
  return rows[0]!.count
}

/** Adds a voucher to an account; a second time changes nothing. */
export async function saveVoucher(tx: Query, customerId: string, voucherId: string, now: Date): Promise<void> {
  await tx
    .insertInto('customer_voucher')
    .values({ customer_id: customerId, voucher_id: voucherId, added_at: now })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}
