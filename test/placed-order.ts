/** Stores orders as the checkout does, without a catalog, for tests of later steps. */
import { callerSubject } from '#services/limits/limits.ts'
import { markPaid } from '#services/orders/order-payment.ts'
import { shipOrder } from '#services/orders/ship-order.ts'
import { UNNAMED } from '#services/orders/staff-act.ts'
import { prepareOrder } from '#services/orders/staff-orders.ts'
import { orderMailJob } from '#services/orders/order-mail.ts'
import { MARKETS, type Locale } from '#domain/market/market.ts'
import type { Courier } from '#domain/orders/parcel.ts'
import { RESERVATION_MINUTES } from '#domain/orders/reservation.ts'
import type { Shop } from '#services/shop.ts'
import type { Database } from '#store/database/db.ts'
import { insertOrder } from '#store/orders/order-writes.ts'
import { uuidv7 } from '#store/database/uuid.ts'
import { SHUT_ALL_WEEK } from './goods.ts'
import { IOANAS_HOME } from './customers/ioana.ts'

/** Id of the one item of these tests. */
export const ITEM = '100001'

/** Writes one product and one warehouse with `pieces` of it. Call it once per database. */
export async function seedOneProduct(db: Database, pieces: number, now: Date): Promise<void> {
  await db.transaction(async (tx) => {
    await tx.insertInto('brand').values({ id: 1, slug: 'cuib', name: 'Cuib' }).execute()
    await tx.insertInto('collection').values({ id: 1, key: 'bears', position: 1 }).execute()
    const product = { id: 10001, kind: 'simple', brand_id: 1, collection_id: 1, rank: 1, created_at: now } as const
    await tx.insertInto('product').values(product).execute()
    await tx
      .insertInto('variant')
      .values({ id: Number(ITEM), product_id: 10001, position: 1, sku: 'BEAR', weight_g: 300 })
      .execute()
    const name = JSON.stringify({ ro: 'București', en: 'Bucharest', hu: 'Bukarest' })
    const warehouse = { id: 'bucharest', kind: 'warehouse', position: 1, country: 'RO', city: name, name } as const
    const place = {
      address: 'Str. Fabricii 1',
      zip: '010101',
      phone: '',
      email: '',
      opening: JSON.stringify(SHUT_ALL_WEEK),
      pickup: false,
      markets: ['ro'],
    }
    await tx
      .insertInto('warehouse')
      .values({ ...warehouse, ...place })
      .execute()
    await tx
      .insertInto('stock')
      .values({ variant_id: Number(ITEM), warehouse_id: 'bucharest', on_hand: pieces })
      .execute()
  })
}

export interface PlacedOrder {
  id: string
  token: string
  number: string
}

/** What is ordered: the one product of `seedOneProduct` unless given. */
const PIECE = { item: ITEM, product: '10001', warehouse: 'bucharest' }

/** An order of one piece at `due` hundredths, held for an hour. `delivery`: its charge within, with a line of its own; none unless given. */
export async function placedOrder(
  shop: Pick<Shop, 'db' | 'clock' | 'tokens'>,
  {
    market: locale = 'ro',
    due = 54130,
    delivery = null,
    piece = PIECE,
  }: { market?: Locale; due?: number; delivery?: number | null; piece?: typeof PIECE } = {},
): Promise<PlacedOrder> {
  const now = shop.clock.now()
  const id = uuidv7(now)
  const token = shop.tokens.orderToken(id)
  const number = shop.tokens.orderNumber(id)
  const market = MARKETS[locale]
  const address = { ...IOANAS_HOME }
  const goods = due - (delivery ?? 0)
  const vat = Math.round((goods * 21) / 121)
  const held = [{ item: piece.item, warehouse: piece.warehouse, qty: 1 }]
  const line = {
    item: piece.item,
    product: piece.product,
    sku: 'BEAR',
    name: 'Ursulețul Tudor',
    option: 'Miere, 34 cm',
    brand: 'Cuib',
    image: '',
  }
  const priced = (price: number) => ({
    mrp: price,
    catalogPrice: price,
    unitPrice: price,
    prior: null,
    couponed: false,
    gift: null,
    discount: 0,
    total: price,
    qty: 1,
    vatCountry: 'RO',
    vatRate: 2100,
    parts: [],
  })
  const none = { item: null, product: null, sku: 'TRANSPORT', name: 'courier', option: '', brand: '', image: '' }
  const charge = { kind: 'transport' as const, ...none, ...priced(delivery ?? 0), vat: Math.round(((delivery ?? 0) * 21) / 121) }
  await shop.db.transaction(async (tx) => {
    await insertOrder(
      tx,
      {
        id,
        tokenHash: shop.tokens.hash(token),
        number,
        idempotencyKey: id,
        requestHash: Buffer.from(id),
        market: locale,
        currency: market.currency,
        email: 'ioana.marinescu@example.ro',
        phone: '+40722418305',
        address,
        billing: { ...address, personType: 'individual', companyName: '', vatNumber: '', registerNumber: '', vatNumberTyped: '' },
        delivery: {
          key: 'courier',
          method: 'courier',
          shipsFrom: 'RO',
          from: '2026-11-24',
          to: '2026-11-25',
          showroom: null,
          locker: null,
          note: '',
        },
        subtotal: goods,
        discount: 0,
        deliveryPrice: delivery ?? 0,
        total: due,
        voucherPaid: 0,
        due,
        terms: {},
        newsletter: false,
        createdAt: now,
        expiresAt: new Date(now.getTime() + RESERVATION_MINUTES * 60_000),
        lines: [{ kind: 'goods', ...line, ...priced(goods), vat }, ...(delivery === null ? [] : [charge])],
        held,
        caller: callerSubject(shop.tokens, '127.0.0.1'),
        taken: { coupons: [], vouchers: [], email: '', phone: '', customerId: null },
      },
      [
        {
          kind: 'order.expire',
          payload: { orderId: id },
          key: `expire:${id}`,
          runAt: new Date(now.getTime() + RESERVATION_MINUTES * 60_000),
        },
        orderMailJob(id, 'confirmation', now),
      ],
    )
  })
  return { id, token, number }
}

export interface SentOrder extends PlacedOrder {
  awbs: string[]
}

/** An order of one piece, sent in so many parcels. `seedOneProduct` must have been called. */
export async function sentOrder(
  shop: Pick<Shop, 'db' | 'clock' | 'tokens' | 'couriers' | 'config'>,
  { parcels = 1, market = 'ro', courier = 'own' }: { parcels?: number; market?: Locale; courier?: Courier | null } = {},
): Promise<SentOrder> {
  const placed = await placedOrder(shop, { market })
  await shop.db.transaction((tx) => markPaid(tx, placed.id, null, shop.clock.now()))
  await prepareOrder(shop, placed.number, UNNAMED)
  const question = { from: null, pieces: null, courier, awbs: [], parcels }
  const shipped = await shipOrder(shop, placed.number, question, UNNAMED)
  if (!shipped.ok) throw new Error(shipped.reason)
  return { ...placed, awbs: shipped.awbs }
}
