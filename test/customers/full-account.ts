/** An account with a row in every table that names a customer, for tests of export and deletion. */
import { sql } from 'kysely'
import { normalisedEmail } from '#domain/customers/email.ts'
import { MARKETS } from '#domain/market/market.ts'
import type { Shop } from '#services/shop.ts'
import { takeContactMessage } from '#services/contact/contact.ts'
import { addAddress } from '#services/customers/addresses.ts'
import { addChild } from '#services/customers/children.ts'
import { recordConsent } from '#services/customers/consents.ts'
import { mergeIntoSavedCart, mergeIntoSavedWishlist } from '#services/customers/saved-lists.ts'
import { obtainCode } from '#services/promotions/partnerships.ts'
import { newVoucher } from '#services/promotions/vouchers.ts'
import { fillPartnership, writePartnerships } from '#services/promotions/write-partnership.ts'
import { takeAlert } from '#store/alerts/alerts.ts'
import type { Query } from '#store/database/db.ts'
import { uuidv7 } from '#store/database/uuid.ts'
import { insertVouchers } from '#store/promotions/vouchers.ts'
import { ITEM, placedOrder, type PlacedOrder } from '#test/placed-order.ts'
import { partnershipOf } from './partnership.ts'
import { signedInCustomer, type TestCustomer } from './signed-in.ts'

/** Stands in every personal text of the account, and nowhere else. */
export const CANARY = 'Canarina'
export const CANARY_EMAIL = 'canarina@exemplu.ro'
const PHONE = '+40744120911'

export interface FullAccount {
  customer: TestCustomer
  unpaid: PlacedOrder
  paid: PlacedOrder
}

/** Returns the names of all tables with a column `customer_id`. */
export async function tablesOfCustomers(query: Query): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    select table_name as name from information_schema.columns
    where table_schema = 'public' and column_name = 'customer_id' order by table_name`.execute(query)
  return rows.map(({ name }) => name)
}

/** The shop has the one product of `seedOneProduct`. */
export async function fullAccount(shop: Shop): Promise<FullAccount> {
  const now = shop.clock.now()
  const customer = await signedInCustomer(shop, { email: CANARY_EMAIL, firstName: CANARY, lastName: CANARY })
  const { id, signedIn } = customer
  const address = { firstName: CANARY, lastName: CANARY, address: `Str. ${CANARY} 1`, city: CANARY, county: 'MS', zip: '540056' }
  const company = { personType: 'individual' as const, companyName: '', vatNumber: '', registerNumber: '' }
  const saved = { ...address, ...company, country: 'RO', label: CANARY, phone: '', isDelivery: true, isBilling: true }
  await addAddress(shop, signedIn, saved)
  await addChild(shop, signedIn, { name: CANARY, dateOfBirth: '2024-05-06' })
  await recordConsent(shop, id, { purpose: 'newsletter', isGiven: true, locale: 'ro' })
  await mergeIntoSavedCart(shop, id, { lines: [{ item: '1', qty: 1, gift: { name: CANARY, message: '' } }], codes: [CANARY] })
  await mergeIntoSavedWishlist(shop, id, ['10001'])
  const written = { topic: 'other' as const, reference: CANARY, firstName: CANARY, lastName: CANARY, message: CANARY }
  await takeContactMessage(shop, { ...written, email: CANARY_EMAIL, locale: 'ro' })
  const unpaid = await orderOf(shop, customer)
  const paid = await orderOf(shop, customer)
  await writeRest(shop, { id, orderId: paid.id, now })
  return { customer, unpaid, paid }
}

/** An order with the canary in its addresses, its mail and its note. */
async function orderOf(shop: Shop, { id }: TestCustomer): Promise<PlacedOrder> {
  const order = await placedOrder(shop)
  const person = { firstName: CANARY, lastName: CANARY, address: `Str. ${CANARY} 1` }
  await sql`
    update "order" set customer_id = ${id}, email = ${CANARY_EMAIL}, phone = ${PHONE},
      delivery_address = delivery_address || ${JSON.stringify(person)}::jsonb, billing = billing || ${JSON.stringify(person)}::jsonb,
      delivery = delivery || ${JSON.stringify({ note: CANARY })}::jsonb
    where id = ${order.id}`.execute(shop.db.query)
  return order
}

/** What only other parts of the shop write. */
async function writeRest(shop: Shop, { id, orderId, now }: { id: string; orderId: string; now: Date }): Promise<void> {
  const voucher = newVoucher(
    shop.tokens,
    { market: 'ro', amount: 10_000, currency: 'RON', validUntil: null, recipient: null, name: '', message: '' },
    now,
    { image: '' },
  )
  await shop.db.transaction(async (tx) => {
    await insertVouchers(tx, [voucher], now)
    await tx.insertInto('customer_voucher').values({ customer_id: id, voucher_id: voucher.id, added_at: now }).execute()
    await tx
      .insertInto('customer_identity')
      .values({ issuer: 'https://id.example', subject: CANARY, customer_id: id, email: CANARY_EMAIL, created_at: now })
      .execute()
    const key = { credential_id: Buffer.from('credential'), public_key: Buffer.from('public'), counter: 0 }
    await tx
      .insertInto('customer_passkey')
      .values({ id: uuidv7(now), customer_id: id, name: CANARY, created_at: now, ...key })
      .execute()
    await tx
      .insertInto('customer_note')
      .values({ id: uuidv7(now), customer_id: id, text: CANARY, by: 'Vlad Petrescu', at: now })
      .execute()
    const names = JSON.stringify({ firstName: CANARY })
    await tx
      .insertInto('customer_change')
      .values({ entry: uuidv7(now), customer_id: id, before: names, after: names, at: now })
      .execute()
    const link = { hash: Buffer.from('link'), purpose: 'email' as const, email: CANARY_EMAIL, created_at: now, expires_at: now }
    await tx
      .insertInto('customer_mail_token')
      .values({ customer_id: id, ...link })
      .execute()
  })
  await takeAlert(
    shop.db.query,
    { variant: Number(ITEM), locale: 'ro', address: normalisedEmail(CANARY_EMAIL), email: CANARY_EMAIL },
    now,
  )
  const partnership = `carti-${id}`
  await shop.db.transaction(async (tx) => {
    await writePartnerships(tx, [partnershipOf(partnership)], now)
    await fillPartnership(tx, partnership, { codes: ['BOOK-1'] }, now)
  })
  await obtainCode(shop, id, partnership, MARKETS.ro)
  // The sums of an order are checked when coupons change: here only who used one matters.
  await sql`
    insert into coupon (id, code, type, amount, currency, created_at) values (${uuidv7(now)}, 'ODATA', 0, 10, 'RON', ${now})
    on conflict do nothing`.execute(shop.db.query)
  await shop.db.transaction(async (tx) => {
    await sql`update order_line set discount = 1, total = total - 1 where order_id = ${orderId} and position = 1`.execute(tx)
    await sql`update "order" set discount = 1, total = total - 1, due = due - 1 where id = ${orderId}`.execute(tx)
    await sql`
      insert into coupon_use (order_id, coupon_id, amount, state, email, phone, customer_id)
      select ${orderId}, id, 1, 'counted', ${CANARY_EMAIL}, ${PHONE}, ${id} from coupon where code = 'ODATA'`.execute(tx)
  })
}
