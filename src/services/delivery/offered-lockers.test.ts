/** Delivery to a locker is offered and accepted only where there is one to choose, on the list that is used. */
import { beforeAll, expect, test } from 'vitest'
import { MARKETS, type Locale } from '#domain/market/market.ts'
import { quoteCart } from '#services/cart/quote.ts'
import { placeOrder } from '#services/orders/place-order.ts'
import { readList } from '#services/shipments/locker-lists.ts'
import { SAMEDAY_USER, samedayPlace, samedayServer } from '#test/couriers/sameday-server.ts'
import { newAddress } from '#test/endpoint-calls.ts'
import { insertTestItems, ITEMS, orderOf, setStock } from '#test/goods.ts'
import { testShop } from '#test/shop.ts'

const sameday = await samedayServer()
const shop = await testShop({
  settings: {
    SAMEDAY_USERNAME: SAMEDAY_USER.username,
    SAMEDAY_PASSWORD: SAMEDAY_USER.password,
    SAMEDAY_PICKUP_POINT: '11150',
    SAMEDAY_URL: sameday.url,
  },
})
const withoutCourier = { ...shop, couriers: {} }

beforeAll(async () => {
  sameday.places.splice(0, Infinity, samedayPlace(1), samedayPlace(2))
  const rule = {
    id: 9,
    position: 9,
    method: 'locker',
    warehouse_id: null,
    allows_bulky: false,
    days_min: 1,
    days_max: 2,
  } as const
  await shop.db.query
    .insertInto('delivery_rule')
    .values({ ...rule, markets: ['hu'], countries: ['HU'], currency: 'HUF', price: 99_000 })
    .execute()
  // With one locker of the shop itself, in Romania.
  await insertTestItems(shop.db.query, shop.clock.now())
  await setStock(shop.db.query, ITEMS.body, [9])
  await shop.catalog.refresh()
})

const offered = async (market: Locale, from = shop) => {
  const lines = [{ item: ITEMS.body, qty: 1 }]
  const destination = { country: MARKETS[market].country, zip: market === 'hu' ? '1011' : '540056' }
  const { choices } = await quoteCart(from, { market, lines, destination })
  return choices!.map(({ key }) => key)
}
const toLocker = (locker: string) =>
  placeOrder(shop, orderOf({ delivery: 'locker', locker, total: 6299 }), `to-the-locker-${locker}`, newAddress())

test('before the list of the courier was read nothing goes to a locker, also not to one of the shop itself', async () => {
  expect(await offered('ro', withoutCourier)).toEqual(['courier', 'locker', 'pickup:cluj'])
  expect(await offered('ro')).toEqual(['courier', 'pickup:cluj'])
  const refused = await toLocker('L-1')
  expect(refused).toMatchObject({ ok: false, reason: 'delivery_unavailable' })
  if (!refused.ok && 'quote' in refused) expect(refused.quote.choices!.map(({ key }) => key)).toEqual(['courier', 'pickup:cluj'])
})

test('with the list Romania has lockers and Hungary none; when all are gone it is as before', async () => {
  expect(await readList(shop, 'sameday')).toMatchObject({ ok: true, lockers: 2 })
  expect(await offered('ro')).toEqual(['courier', 'locker', 'pickup:cluj'])
  expect(await offered('hu')).toEqual(['courier'])
  expect(await toLocker('L-1')).toMatchObject({ reason: 'validation_failed', fields: { locker: 'locker_gone' } })
  expect(await toLocker('sameday-1')).toMatchObject({ ok: true })
  await shop.db.query.updateTable('locker').set({ is_active: false }).where('listed_by', '=', 'sameday').execute()
  expect(await offered('ro')).toEqual(['courier', 'pickup:cluj'])
})

test('without a courier that lists lockers those of the shop itself count, in their own country', async () => {
  expect(await offered('hu', withoutCourier)).toEqual(['courier'])
  const own = { courier: 'Cuibox', city: 'Budapest', zip: '1011', name: 'Cuibox Vár', address: 'Fő utca 1', words: ' budapest' }
  await shop.db.query
    .insertInto('locker')
    .values({ ...own, id: 'HU-1', country: 'HU' })
    .execute()
  expect(await offered('hu', withoutCourier)).toEqual(['courier', 'locker'])
  expect(await offered('hu')).toEqual(['courier'])
})
