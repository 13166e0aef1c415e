/** Many customers, each with a word of its own in every personal text of the account. */
import { sql } from 'kysely'
import { LOCALES, MARKETS, type Locale } from '#domain/market/market.ts'
import type { Shop } from '#services/shop.ts'
import { addAddress } from '#services/customers/addresses.ts'
import { addChild } from '#services/customers/children.ts'
import { mergeIntoSavedCart, mergeIntoSavedWishlist } from '#services/customers/saved-lists.ts'
import { obtainCode } from '#services/promotions/partnerships.ts'
import { newVoucher } from '#services/promotions/vouchers.ts'
import { fillPartnership, writePartnerships } from '#services/promotions/write-partnership.ts'
import { insertVouchers } from '#store/promotions/vouchers.ts'
import { placedOrder, type PlacedOrder } from '#test/placed-order.ts'
import { partnershipOf } from './partnership.ts'
import { signedInCustomer } from './signed-in.ts'

/** Letters alone: names take no digits. */
const letters = (number: number): string =>
  [...number.toString(16).padStart(4, '0')].map((digit) => 'abcdefghijklmnop'[Number.parseInt(digit, 16)]!).join('')
const canaryOf = (number: number): string => `Canar${letters(number)}`

/** Returns the canaries in a text, in small letters. */
export const canariesIn = (text: string): Set<string> =>
  new Set((text.match(/canar[a-p]{4}/gi) ?? []).map((canary) => canary.toLowerCase()))

export interface CanaryCustomer {
  /** In small letters. */
  canary: string
  locale: Locale
  cookie: string
  order: PlacedOrder
  /** Of the voucher's page. */
  voucher: string
}

const PARTNERSHIP = 'canaries'

/** Writes that many customers. The shop has products. */
export async function canaryCustomers(shop: Shop, count: number): Promise<CanaryCustomer[]> {
  const now = shop.clock.now()
  const canaries = Array.from({ length: count }, (_, number) => canaryOf(number))
  await shop.db.transaction((tx) => writePartnerships(tx, [partnershipOf(PARTNERSHIP)], now))
  const piece = await pieceInStock(shop, count)
  const customers: CanaryCustomer[] = []
  for (const [at, canary] of canaries.entries()) customers.push(await canaryCustomer(shop, canary, LOCALES[at % 3]!, piece))
  return customers
}

type Piece = NonNullable<NonNullable<Parameters<typeof placedOrder>[1]>['piece']>

async function pieceInStock(shop: Shop, count: number): Promise<Piece> {
  const { rows } = await sql<Piece>`
    update stock set on_hand = on_hand + ${count} from variant v where v.id = stock.variant_id
      and (variant_id, warehouse_id) = (select variant_id, warehouse_id from stock order by 1, 2 limit 1)
    returning variant_id::text as item, v.product_id::text as product, warehouse_id as warehouse`.execute(shop.db.query)
  return rows[0]!
}

async function canaryCustomer(shop: Shop, canary: string, market: Locale, piece: Piece): Promise<CanaryCustomer> {
  const email = `${canary.toLowerCase()}@exemplu.ro`
  const { id, signedIn, cookie } = await signedInCustomer(shop, { email, firstName: canary, lastName: canary, market })
  const place = { firstName: canary, lastName: canary, address: `Str. ${canary} 1`, city: canary, county: 'MS', zip: '540056' }
  const person = { personType: 'company' as const, companyName: canary, vatNumber: 'RO18547290', registerNumber: '' }
  const address = { ...place, ...person, country: 'RO', label: canary, phone: '', isDelivery: true, isBilling: true }
  await addAddress(shop, signedIn, address)
  await addChild(shop, signedIn, { name: canary, dateOfBirth: '2024-05-06' })
  const gift = { name: canary, message: canary }
  await mergeIntoSavedCart(shop, id, { lines: [{ item: piece.item, qty: 1, gift }], codes: [canary] })
  await mergeIntoSavedWishlist(shop, id, [piece.product])
  // The pool has this one code.
  await shop.db.transaction((tx) => fillPartnership(tx, PARTNERSHIP, { codes: [canary] }, shop.clock.now()))
  await obtainCode(shop, id, PARTNERSHIP, MARKETS[market])
  return {
    canary: canary.toLowerCase(),
    locale: market,
    cookie,
    order: await orderOf(shop, id, { canary, email, market, piece }),
    voucher: await voucherOf(shop, id, { canary, email, market }),
  }
}

interface Person {
  canary: string
  email: string
  market: Locale
}

/** An unpaid order with the canary in its addresses, its mail and its note. */
async function orderOf(
  shop: Shop,
  id: string,
  { canary, email, market, piece }: Person & { piece: Piece },
): Promise<PlacedOrder> {
  const order = await placedOrder(shop, { market, piece, due: 5_000_000 })
  const place = { firstName: canary, lastName: canary, address: canary, city: canary }
  const billing = JSON.stringify({ ...place, companyName: canary })
  await sql`
    update "order" set customer_id = ${id}, email = ${email}, delivery = delivery || ${JSON.stringify({ note: canary })}::jsonb,
      delivery_address = delivery_address || ${JSON.stringify(place)}::jsonb, billing = billing || ${billing}::jsonb
    where id = ${order.id}`.execute(shop.db.query)
  return order
}

async function voucherOf(shop: Shop, id: string, { canary, email, market }: Person): Promise<string> {
  const now = shop.clock.now()
  const { currency } = MARKETS[market]
  const given = { market, amount: 1_000_000, currency, validUntil: null, recipient: email, name: canary, message: canary }
  const voucher = newVoucher(shop.tokens, given, now, { image: '' })
  await shop.db.transaction(async (tx) => {
    await insertVouchers(tx, [voucher], now)
    await tx.insertInto('customer_voucher').values({ customer_id: id, voucher_id: voucher.id, added_at: now }).execute()
  })
  return shop.tokens.voucherToken(voucher.id)
}
