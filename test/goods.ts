/** Products with known prices and stock, for tests of carts and orders. */
import { sql } from 'kysely'
import type { Currency, Locale } from '#domain/market/market.ts'
import type { OrderQuestion } from '#services/orders/new-order.ts'
import type { Query } from '#store/database/db.ts'
import { IOANAS_HOME } from './customers/ioana.ts'

export const ITEMS = {
  body: '101',
  /** Reduced, lawfully. */
  hat: '102',
  pram: '103',
  book: '104',
  voucher: 'voucher-105',
  /** Two bodies, one hat. */
  set: '106',
  /** Two hats, one body: the same parts told in the opposite order. */
  otherSet: '107',
  draft: '108',
} as const

interface Good {
  id: number
  kind?: 'simple' | 'bundle' | 'voucher'
  name: string
  /** Hundredths of a leu; the other currencies follow at 1 EUR = 5 RON = 400 HUF. */
  mrp: number
  sale?: number
  prior?: number
  flags?: string[]
  vatClass?: string
  weightG?: number
  published?: boolean
  parts?: [variant: number, quantity: number][]
}

const goods: Good[] = [
  { id: 101, name: 'Body', mrp: 5000 },
  { id: 102, name: 'Căciuliță', mrp: 7000, sale: 5000, prior: 6000 },
  { id: 103, name: 'Cărucior', mrp: 140_000, flags: ['bulky'], weightG: 12_000 },
  { id: 104, name: 'Carte', mrp: 3000, vatClass: 'books' },
  { id: 105, name: 'Voucher cadou', kind: 'voucher', mrp: 10_000, weightG: 0 },
  {
    id: 106,
    name: 'Set',
    kind: 'bundle',
    mrp: 14_000,
    parts: [
      [101, 2],
      [102, 1],
    ],
  },
  {
    id: 107,
    name: 'Alt set',
    kind: 'bundle',
    mrp: 14_000,
    parts: [
      [102, 2],
      [101, 1],
    ],
  },
  { id: 108, name: 'Ciornă', mrp: 5000, published: false },
]

export const WAREHOUSES = ['depot', 'bucharest', 'cluj', 'timisoara', 'budapest'] as const
const inThree = (text: string): Record<Locale, string> => ({ ro: text, en: text, hu: text })
const json = JSON.stringify

/** Hours of a place that never opens, from Monday. */
export const SHUT_ALL_WEEK = Array.from({ length: 7 }, () => null)

const rates: [Currency, number][] = [
  ['RON', 1],
  ['EUR', 1 / 5],
  ['HUF', 80],
]

/** `shop.catalog.refresh()` makes it known to the catalog too. */
export async function insertTestItems(db: Query, now: Date): Promise<void> {
  const published = new Date(now.getTime() - 90 * 86_400_000)
  await db.insertInto('brand').values({ id: 1, slug: 'cuibul', name: 'Cuibul' }).execute()
  await db.insertInto('collection').values({ id: 1, key: 'toate', position: 1 }).execute()
  await db
    .insertInto('product')
    .values(
      goods.map((good) => ({
        id: good.id + 10_000,
        kind: good.kind ?? 'simple',
        brand_id: 1,
        collection_id: 1,
        flags: good.flags ?? [],
        vat_class: good.vatClass ?? 'standard',
        rank: 1,
        created_at: published,
        published_at: good.published === false ? null : published,
        change_number: 2,
      })),
    )
    .execute()
  await db
    .insertInto('colourway')
    .values({ key: 'honey', name: json({ ro: 'miere', en: 'honey', hu: 'méz' }), hex: '#e3b257' })
    .execute()
  await db
    .insertInto('product_picture')
    .values(
      goods.map(({ id }) => ({
        product_id: id + 10_000,
        colourway: 'honey',
        position: 0,
        address: '/art/bear-0-honey-plain-498.svg',
        width: 400,
        height: 500,
        tint: 'stone',
      })),
    )
    .execute()
  await db
    .insertInto('product_text')
    .values(
      goods.flatMap((good) =>
        (['ro', 'en', 'hu'] as const).map((locale) => ({
          product_id: good.id + 10_000,
          locale,
          name: good.name,
          slug: `produs-${good.id}`,
          description: '{}',
        })),
      ),
    )
    .execute()
  await db
    .insertInto('variant')
    .values(
      goods.map(({ id, weightG = 300 }) => ({
        id,
        product_id: id + 10_000,
        position: 1,
        sku: `SKU-${id}`,
        colourway: 'honey',
        weight_g: weightG,
        volume_cm3: 1000,
      })),
    )
    .execute()
  await db
    .insertInto('price')
    .values(
      goods.flatMap(({ id, mrp, sale = mrp, prior }) =>
        rates.map(([currency, rate]) => ({
          variant_id: id,
          currency,
          mrp: mrp * rate,
          sale: sale * rate,
          prior: prior === undefined ? null : prior * rate,
        })),
      ),
    )
    .execute()
  await db
    .insertInto('bundle_item')
    .values(
      goods.flatMap(({ id, parts = [] }) =>
        parts.map(([variant_id, quantity], position) => ({ bundle_variant_id: id, variant_id, quantity, position })),
      ),
    )
    .execute()
  await db
    .insertInto('warehouse')
    .values(
      WAREHOUSES.map((id, position) => ({
        id,
        kind: id === 'depot' ? ('warehouse' as const) : ('showroom' as const),
        position,
        country: id === 'budapest' ? 'HU' : 'RO',
        city: json(inThree(id)),
        name: json(inThree(`Nestling ${id}`)),
        address: 'Strada Cuibului 1',
        zip: '400001',
        phone: '+40264000000',
        email: 'cuib@nestling.example',
        opening: json(SHUT_ALL_WEEK),
        pickup: id !== 'depot',
        markets: ['ro', 'en', 'hu'],
      })),
    )
    .execute()
  await deliver(db)
  await db.updateTable('catalogue_version').set({ version: 2 }).execute()
  await db
    .insertInto('locker')
    .values({
      id: 'L-1',
      courier: 'sameday',
      country: 'RO',
      city: 'Timișoara',
      zip: '300001',
      name: 'easybox Unirii',
      address: 'Piața Unirii 1',
      words: ' timisoara easybox unirii piata unirii 1 300001',
    })
    .execute()
}

async function deliver(db: Query): Promise<void> {
  const rule = { warehouse_id: null, allows_bulky: true, days_min: 1, days_max: 2 }
  const romanian = { ...rule, markets: ['ro'], countries: ['RO'], currency: 'RON' as const }
  await db
    .insertInto('delivery_rule')
    .values([
      { ...romanian, id: 1, position: 1, method: 'courier', price: 1999, bulky_surcharge: 4900, free_from: 25_000 },
      { ...romanian, id: 2, position: 2, method: 'locker', price: 1299, allows_bulky: false },
      { ...romanian, id: 3, position: 3, method: 'pickup', warehouse_id: 'cluj', price: 0, days_min: 0, days_max: 1 },
      { ...romanian, id: 4, position: 4, method: 'email', countries: [], price: 0, days_min: 0, days_max: 0 },
      { ...rule, id: 5, position: 5, method: 'courier', markets: ['hu'], countries: ['HU'], currency: 'HUF', price: 149_000 },
      { ...rule, id: 6, position: 6, method: 'courier', markets: ['en'], countries: ['DE'], currency: 'EUR', price: 900 },
    ])
    .execute()
}

/** Replaces the stock of an item: quantities by warehouse, in the order of `WAREHOUSES`. */
export async function setStock(db: Query, item: string, pieces: readonly number[]): Promise<void> {
  await db.deleteFrom('stock').where('variant_id', '=', Number(item)).execute()
  if (pieces.length === 0) return
  await db
    .insertInto('stock')
    .values(pieces.map((on_hand, at) => ({ variant_id: Number(item), warehouse_id: WAREHOUSES[at]!, on_hand })))
    .execute()
  // What was paid before still waits to be sent.
  await sql`
    update stock s set unsent = r.pieces from (
      select variant_id, warehouse_id, sum(quantity - shipped) as pieces from stock_reservation where state = 'taken' group by 1, 2
    ) r where s.variant_id = ${Number(item)} and r.variant_id = s.variant_id and r.warehouse_id = s.warehouse_id`.execute(db)
}

/** Returns the stock of an item, summed over all warehouses. */
export async function stockOf(db: Query, item: string): Promise<{ onHand: number; reserved: number }> {
  const row = await db
    .selectFrom('stock')
    .select(({ fn }) => [fn.sum<string>('on_hand').as('on_hand'), fn.sum<string>('reserved').as('reserved')])
    .where('variant_id', '=', Number(item))
    .executeTakeFirstOrThrow()
  return { onHand: Number(row.on_hand), reserved: Number(row.reserved) }
}

/** Deletes the counts of attempt limits, for tests whose orders all come from one customer. */
export async function forgetLimits(db: Query): Promise<void> {
  await sql`truncate attempt_count, code_guess, order_caller`.execute(db)
}

let people = 0
/** Returns contact data of a new customer, for orders of many customers. */
export const somebody = (): OrderQuestion['contact'] => {
  people++
  return { email: `cineva${people}@exemplu.ro`, phone: `0722 ${String(100_000 + people)}` }
}

/** A complete order of the Romanian market, to be changed by each test. `total`: one body and the courier. */
export const orderOf = (change: Partial<OrderQuestion> = {}): OrderQuestion => ({
  market: 'ro',
  lines: [{ item: ITEMS.body, qty: 1 }],
  contact: { email: 'ioana.marinescu@exemplu.ro', phone: '0722 123 456' },
  address: { ...IOANAS_HOME },
  billing: { sameAsDelivery: true, personType: 'individual' },
  delivery: 'courier',
  total: 6999,
  newsletter: false,
  ...change,
})
