/** What a customer is told of the recalls of what they have bought (LAW-41). */
import { beforeAll, expect, test } from 'vitest'
import { itemId } from '#domain/catalog/item-id.ts'
import { LOCALES, MARKETS, type Locale } from '#domain/market/market.ts'
import { recallsHref } from '#domain/market/page-paths.ts'
import { MINUTE_MS } from '#domain/time/durations.ts'
import { endRecall, publishRecall } from '#services/recalls/publish-recall.ts'
import { createRecall } from '#services/recalls/write-recall.ts'
import { CONSOLE } from '#services/staff/audit.ts'
import { signedInCustomer, type TestCustomer } from '#test/customers/signed-in.ts'
import { placedOrder } from '#test/placed-order.ts'
import { testShop } from '#test/shop.ts'
import { storefront } from '#web/entry/storefront.server.ts'
import { openSite, type Site } from '#web/http/server/site.ts'
import type { OwnedRecallsView } from '#web/schema/account-orders.ts'

type Product = (typeof shop.catalog.current.products)[number]

const shop = await testShop({ products: 60 })
const origin = shop.config.publicUrl
let site: Site
let ioana: TestCustomer
let products: Product[]
beforeAll(async () => {
  await shop.catalog.refresh()
  site = await openSite(shop, storefront)
  products = shop.catalog.current.products.filter(({ kind, variants }) => kind === 'simple' && variants[0]!.available > 5)
  ioana = await signedInCustomer(shop, { email: 'ioana@exemplu.ro' })
})

async function told(market: Locale, { cookie }: Pick<TestCustomer, 'cookie'>): Promise<OwnedRecallsView['recalls']> {
  const answer = await site.fetch(new Request(`${origin}/api/my/recalls?locale=${market}`, { headers: { cookie } }))
  expect(answer.status).toBe(200)
  expect(answer.headers.get('cache-control')).toContain('no-store')
  return ((await answer.json()) as OwnedRecallsView).recalls
}

/** An order of one piece in the customer's account. */
async function ordered(product: Product, customer = ioana) {
  const variant = product.variants[0]!.id
  const place = await shop.db.query
    .selectFrom('stock')
    .select('warehouse_id')
    .where('variant_id', '=', variant)
    .where('on_hand', '>', 4)
    .executeTakeFirstOrThrow()
  const piece = { item: itemId(variant, 'simple'), product: String(product.id), warehouse: place.warehouse_id }
  const order = await placedOrder(shop, { piece })
  await shop.db.query.updateTable('order').set({ customer_id: customer.id }).where('id', '=', order.id).execute()
  return order
}

async function recalled(product: Product, days: { soldFrom?: string; soldUntil?: string } = {}): Promise<string> {
  const said = { hazard: 'Se poate rupe.', todo: 'Nu o mai folosi.' }
  const fields = {
    lots: '',
    soldFrom: null,
    soldUntil: null,
    texts: { ro: said, en: said, hu: said },
    remedies: ['refund' as const],
  }
  const answer = await createRecall(shop, CONSOLE, { ...fields, product: product.id, ...days })
  if (!answer.ok) throw new Error(answer.reason)
  await publishRecall(shop, CONSOLE, { id: answer.id, version: 1, reason: null })
  return answer.id
}

test('a customer is told of a recall from its publication to its end, with the newest order, in the words of the market', async () => {
  const [product] = products
  await ordered(product!)
  shop.clock.advance(MINUTE_MS)
  const newest = await ordered(product!)
  expect(await told('ro', ioana)).toEqual([])
  const id = await recalled(product!)
  for (const locale of LOCALES)
    expect(await told(locale, ioana)).toEqual([
      {
        name: product!.name[locale],
        href: recallsHref(MARKETS[locale], 1),
        order: newest.number,
        orderHref: `${MARKETS[locale].prefix}/my/orders/${newest.number}`,
      },
    ])
  const other = await signedInCustomer(shop, { email: 'alta@exemplu.ro' })
  expect(await told('ro', other)).toEqual([])
  await endRecall(shop, CONSOLE, { id, version: 2, reason: 'Toate s-au întors.' })
  expect(await told('ro', ioana)).toEqual([])
})

test('a part of a set counts; a cancelled order, and one of another day than the recall is about, do not', async () => {
  const [, canceled, early, part, whole] = products
  const { id } = await ordered(canceled!)
  await shop.db.query.updateTable('order').set({ status: 'canceled' }).where('id', '=', id).execute()
  await recalled(canceled!)
  await ordered(early!)
  await recalled(early!, { soldUntil: '2020-01-31' })
  const set = await ordered(whole!)
  const { id: line } = await shop.db.query
    .selectFrom('order_line')
    .select('id')
    .where('order_id', '=', set.id)
    .executeTakeFirstOrThrow()
  const { id: variant } = part!.variants[0]!
  const one = { order_line_id: line, variant_id: variant, sku: 'PART', name: part!.name.ro, quantity: 1 }
  await shop.db.query.insertInto('order_line_part').values(one).execute()
  await recalled(part!)
  expect((await told('ro', ioana)).map(({ name, order }) => ({ name, order }))).toEqual([
    { name: part!.name.ro, order: set.number },
  ])
})

test('without a session nobody is told anything, and there is no other market', async () => {
  expect((await site.fetch(new Request(`${origin}/api/my/recalls?locale=ro`))).status).toBe(401)
  const headers = { cookie: ioana.cookie }
  expect((await site.fetch(new Request(`${origin}/api/my/recalls?locale=de`, { headers }))).status).toBe(400)
})
