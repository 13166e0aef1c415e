/** A shop with few goods, three coupons and two vouchers, whose orders' changes are written down by triggers of the test. */
import { sql } from 'kysely'
import { expect } from 'vitest'
import { isOwed } from '#domain/payments/payment-case.ts'
import { GatewayUnavailable, type PaymentGateway } from '#services/ports.ts'
import { UNNAMED } from '#services/orders/staff-act.ts'
import { noteTransferred } from '#services/payments/refund-by-hand.ts'
import { newVoucher } from '#services/promotions/vouchers.ts'
import { insertCoupons, type NewCoupon } from '#store/promotions/coupons.ts'
import { insertVouchers } from '#store/promotions/vouchers.ts'
import { readOpenCases } from '#store/payments/cases.ts'
import { uuidv7 } from '#store/database/uuid.ts'
import { OPENING } from '#test/clock.ts'
import { insertTestItems, ITEMS, setStock } from '#test/goods.ts'
import { paymentShop } from '#test/payment-shop.ts'
import { writeSeller } from '#test/sold/seller.ts'
import { testShop } from '#test/shop.ts'
import { COUPONS, VOUCHERS } from './actions.ts'

/** Pieces by warehouse at the beginning of a sequence; so few that they run out. */
export const SEEDED: Record<string, readonly number[]> = {
  [ITEMS.body]: [5, 3],
  [ITEMS.hat]: [2, 4],
  [ITEMS.book]: [3, 0],
}
export const CUSTOMER = '01980000-0000-7000-8000-000000000001'

/** The Romanian market takes transfers, which wait for a day, and cash. */
const SWITCHES = {
  PAYMENT_TRANSFER_RO: 'RO49AAAA1B31007593840000; Nestling SRL',
  PAYMENT_TRANSFER_DAYS: '1',
  PAYMENT_CASH_RO: '9.90',
}

/** Every change of a status, and every event of an order, with its transaction. */
const TRIGGERS = [
  `create table status_log (id bigserial, order_id uuid, was text, became text, tx xid8 default pg_current_xact_id())`,
  `create table event_log (order_id uuid, kind text, actor text, tx xid8 default pg_current_xact_id())`,
  `create function log_status() returns trigger language plpgsql as $$ begin
     insert into status_log (order_id, was, became) values (new.id, case tg_op when 'UPDATE' then old.status end, new.status); return null; end $$`,
  `create function log_event() returns trigger language plpgsql as $$ begin
     insert into event_log (order_id, kind, actor) values (new.order_id, new.kind, new.actor); return null; end $$`,
  `create trigger log_placed after insert on "order" for each row execute function log_status()`,
  `create trigger log_changed after update on "order" for each row when (old.status <> new.status) execute function log_status()`,
  `create trigger log_event after insert on order_event for each row execute function log_event()`,
]

export interface GatewayFaults {
  /** Nothing that is asked of the gateway is answered. */
  isDown: boolean
}

/** Returns the gateway, which does not answer while it is down. Its customers' pages and notifications go on. */
const disturbed = (gateway: PaymentGateway, faults: GatewayFaults): PaymentGateway => {
  const unlessDown =
    <Args extends unknown[], Answer>(call: (...args: Args) => Promise<Answer>) =>
    (...args: Args): Promise<Answer> =>
      faults.isDown ? Promise.reject(new GatewayUnavailable('it is down')) : call(...args)
  return {
    ...gateway,
    start: unlessDown(gateway.start),
    fetchState: unlessDown(gateway.fetchState),
    void: unlessDown(gateway.void),
    refund: unlessDown(gateway.refund),
  }
}

/** Call it once a file. */
export async function modelShop() {
  const shop = await testShop({ settings: SWITCHES })
  const payments = paymentShop(shop, async () => {
    for (const statement of TRIGGERS) await sql.raw(statement).execute(shop.db.query)
    await insertTestItems(shop.db.query, OPENING)
    await insertCustomer()
    await writeSeller(shop)
  })
  const faults: GatewayFaults = { isDown: false }
  shop.gateways.sandbox = disturbed(shop.gateways.sandbox!, faults)

  const insertCustomer = () =>
    shop.db.query
      .insertInto('customer')
      .values({
        id: CUSTOMER,
        email: 'ioana@exemplu.ro',
        email_key: 'ioana@exemplu.ro',
        email_verified_at: OPENING,
        first_name: 'Ioana',
        last_name: 'Marinescu',
        market: 'ro',
        locale: 'ro',
        created_at: OPENING,
        last_seen_at: OPENING,
      })
      .execute()

  /** Begins a sequence: no orders, all pieces back, coupons and vouchers as new. */
  async function reset(): Promise<void> {
    const { query } = shop.db
    await shop.db.transaction(async (tx) => {
      // The triggers that keep documents are off for this transaction.
      await sql`set local session_replication_role = replica`.execute(tx)
      await sql`truncate "order", voucher, coupon, job, mail, withdrawal_draft, sandbox_payment, payment_notification, attempt_count,
        code_guess, order_caller, document_series, stock_movement, status_log, event_log cascade`.execute(tx)
    })
    await sql`update catalogue_version set version = version + 1`.execute(query)
    shop.clock.set(OPENING)
    faults.isDown = false
    payments.delivery.isLost = false
    shop.errors.length = 0
    for (const [item, pieces] of Object.entries(SEEDED)) await setStock(query, item, pieces)
    const coupon = (code: string, change: Partial<NewCoupon>) => ({
      id: uuidv7(OPENING),
      code,
      type: 0 as const,
      amount: 10,
      currency: 'RON' as const,
      created_at: OPENING,
      ...change,
    })
    await insertCoupons(query, [
      coupon(COUPONS.TENTH, { max_uses: 2 }),
      coupon(COUPONS.FIXED, { type: 1, amount: 777 }),
      coupon(COUPONS.BEST, { type: 3, amount: 40 }),
    ])
    const wish = { market: 'ro' as const, currency: 'RON' as const, validUntil: null, recipient: null, name: '', message: '' }
    const vouchers = VOUCHERS.map((code, at) => newVoucher(shop.tokens, { ...wish, amount: 6_543 * (at + 1) }, OPENING, { code }))
    await shop.db.transaction((tx) => insertVouchers(tx, vouchers, OPENING))
    await shop.catalog.refresh()
  }

  const waitingForTransfer = async () =>
    (await readOpenCases(shop.db.query)).flatMap(({ reason, number }) => (isOwed(reason) ? [number] : []))

  /** Time goes by until nothing is left to be done, with a gateway that answers and staff who transfer what goes back by hand. */
  async function comeToRest(): Promise<void> {
    faults.isDown = false
    payments.delivery.isLost = false
    for (let round = 0; round < 14; round++) {
      await sql`update job set dead_at = null, attempts = 0 where dead_at is not null`.execute(shop.db.query)
      payments.minutes(120)
      await payments.work()
      for (const number of await waitingForTransfer()) await noteTransferred(shop, number, 'transferred', UNNAMED)
    }
    const left = await shop.db.query.selectFrom('job').select(['kind', 'last_error']).where('attempts', '>', 0).execute()
    expect(left).toEqual([])
  }

  return { shop, ...payments, faults, reset, comeToRest }
}

export type ModelShop = Awaited<ReturnType<typeof modelShop>>
