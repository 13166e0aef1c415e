/** Every screen of the back office with something to show, by axe and at 320 px: a new one that is not opened here fails. */
import { globSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { Page } from '@playwright/test'
import { perLocale } from '#domain/market/market.ts'
import type { AdminPage } from '#admin/client/page.ts'
import * as parcels from '#messages/admin/order/parcels.ts'
import { httpCustomer } from '#test/http-customer.ts'
import { fetchAs, PASSWORD } from './account.ts'
import { firstOf, things } from './campaign.ts'
import { exactly } from './customer.ts'
import { writer, type Writer } from './hostile-writer.ts'
import { signInOwner } from './office.ts'
import { expectAccessible, expectNarrow } from './page-checks.ts'
import { expect, test } from './shop-test.ts'

const PREVIEWS = /Blocked script execution|postMessage.*'null'/

test.use({ office: 'every screen', speaks: 'ro', allowed: PREVIEWS })

const PHONE = { width: 390, height: 844 }
const ADMIN = fileURLToPath(new URL('../../src/admin/', import.meta.url))

/** Returns the addresses of all pages. */
async function addresses(): Promise<string[]> {
  const files = globSync('{*,*/*}/pages.ts', { cwd: ADMIN })
  const modules = await Promise.all(files.map((file) => import(`#admin/${file}`) as Promise<{ pages?: readonly AdminPage[] }>))
  return modules.flatMap(({ pages }) => (pages ?? []).map(({ path }) => path)).toSorted()
}

/** Two orders: one that waits to be packed, one that is on its way. Returns the number of the second. */
async function makeOrders(send: Writer['send'], page: Page, origin: string): Promise<string> {
  const customer = httpCustomer(origin, 'ro', '10.9.9.8', fetchAs(page))
  const { id: item } = await firstOf(
    await things(page, 'ro', origin),
    async ({ id }) => (await customer.quote([{ item: id, qty: 1 }])).options!.length > 0,
  )
  const place = async (): Promise<string> => {
    const { id } = await customer.order(await customer.request([{ item, qty: 1 }]), crypto.randomUUID())
    const { number } = await customer.view(id)
    const version = async () => (await send('GET', `/orders/${number}`)).version as string
    await send('POST', `/orders/${number}/payments`, { version: await version(), reference: `OP ${number}`, amount: null })
    await send('POST', `/orders/${number}/prepare`, { version: await version() })
    return number
  }
  await place()
  const number = await place()
  const { version } = await send('GET', `/orders/${number}`)
  const parcel = { warehouse: null, pieces: null, courier: null, parcels: 1, awbs: [] }
  await send('POST', `/orders/${number}/shipments`, { version, ...parcel })
  return number
}

const said = { hazard: 'Se rupe.', todo: 'Nu o folosi.' }
const inThree = (text: string) => perLocale(() => text)

/** Makes a record of every kind that has a page. Returns the address of a page with a parameter → that of the record. */
async function makeRecords({ send }: Writer, page: Page, origin: string): Promise<Record<string, string>> {
  const number = await makeOrders(send, page, origin)
  const account = { firstName: 'Ioana', lastName: 'Popa', email: 'ioana@exemplu.ro', password: PASSWORD, market: 'ro' }
  expect((await page.request.post('/api/auth/register', { data: account, headers: { origin } })).status()).toBe(202)
  const { customers } = await send('GET', '/customers')
  await send('POST', `/customers/${customers[0].id}/notes`, { text: 'A sunat.' })
  const offer = {
    name: 'Toamna',
    type: 0,
    amount: 10,
    maxAmount: 0,
    minPurchase: 0,
    currency: 'RON',
    startsAt: null,
    endsAt: null,
  }
  const terms = { ...offer, maxUses: 9, maxUsesPerCustomer: 1, isForSignedIn: false, appliesTo: { kind: 'order' } }
  await send('POST', '/coupons', { code: 'TOAMNA', terms, reason: null })
  await send('POST', '/coupon-series', { terms: { ...terms, maxUses: 1 }, prefix: 'SER', count: 3, reason: 'Târg.' })
  const voucher = {
    market: 'ro',
    amount: 10_000,
    recipient: 'a@exemplu.ro',
    name: 'Ana',
    message: '',
    until: null,
    reason: 'Scuze.',
  }
  await send('POST', '/vouchers', voucher)
  const { vouchers } = await send('GET', '/vouchers')
  const recall = { product: 10_009, lots: 'L1', soldFrom: null, soldUntil: null, remedies: ['refund'] }
  const { id: recalled } = await send('POST', '/recalls', { recall: { ...recall, texts: perLocale(() => said) } })
  await send('POST', '/redirects', { redirects: [{ path: '/vechi', target: '/sale', status: 301 }], isCheck: false })
  await page.request.get('/nu-exista')
  const { items } = await send('GET', '/stock')
  const { item, places } = items.find(({ places: all }: { places: unknown[] }) => all.length > 1)
  const [from, to] = (places as { warehouse: string }[]).map(({ warehouse }) => warehouse)
  const sheet = await send('POST', '/stock-counts', { warehouse: from, part: 'everything', of: null })
  const scan = { id: crypto.randomUUID(), code: '999', pieces: 1, at: new Date().toISOString() }
  await send('POST', `/stock-counts/${sheet.id}/scans`, { scans: [scan] })
  const lines = [{ item, pieces: 1 }]
  const transfer = await send('POST', '/stock-transfers', { from, to, note: 'Vitrina', expectedOn: null, lines })
  const file = await page.request.post('/admin/api/imports?kind=products&name=produse.csv', {
    headers: { origin, 'content-type': 'application/octet-stream' },
    data: Buffer.from('sku,name_ro\nNONE,Pătură\n'),
  })
  const { id: imported } = (await file.json()) as { id: string }
  const { feeds } = await send('GET', '/feeds')
  const content = await send('POST', '/content', { kind: 'page', name: 'despre', title: inThree('Despre') })
  const { contents = [] } = await send('GET', '/content?area=blog')
  const { collections } = await send('GET', '/collections')
  const { brands } = await send('GET', '/brands')
  const { partnerships } = await send('GET', '/partnerships')
  return {
    '/orders/:number': `/orders/${number}`,
    '/customers/:id': `/customers/${customers[0].id}`,
    '/coupons/:code': '/coupons/TOAMNA',
    '/vouchers/:id': `/vouchers/${vouchers[0].id}`,
    '/recalls/:id': `/recalls/${recalled}`,
    '/stock/count/:id': `/stock/count/${sheet.id}`,
    '/stock/transfers/:id': `/stock/transfers/${transfer.id}`,
    '/import/:id': `/import/${imported}`,
    '/feeds/:feed': `/feeds/${feeds[0].id}`,
    '/pages/:id': `/pages/${content.id}`,
    '/blog/:id': `/blog/${contents[0]?.id}`,
    '/products/:id': '/products/10001',
    '/collections/:id': `/collections/${collections[1].id}`,
    '/brands/:id': `/brands/${brands[0].id}`,
    '/partnerships/:id': `/partnerships/${partnerships[0]?.id}`,
  }
}

test('every screen is accessible and fits a small window', async ({ page, open }) => {
  test.setTimeout(600_000)
  const { url } = open.shop
  await signInOwner(page, open.shop)
  const records = await makeRecords(writer(page.request, url), page, url)
  for (const address of await addresses()) {
    const path = records[address] ?? address
    expect(path, 'a page of a record without one').not.toContain(':')
    await page.goto(`/admin${path}`, { waitUntil: 'networkidle' })
    await expect(page.getByRole('heading', { level: 1 }), path).toBeVisible()
    await expectAccessible(page, path, true)
    await page.setViewportSize(PHONE)
    // What is measured at another width is drawn after it.
    await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))))
    await expectAccessible(page, `${path} on a phone`, true)
    await expectNarrow(page, path)
  }
  await seeManyOrders(page)
})

/** Orders that are chosen, and what is asked before shipments of all of them are made. */
async function seeManyOrders(page: Page): Promise<void> {
  await page.goto('/admin/orders?view=all')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await page.getByRole('row').nth(1).getByRole('checkbox').check()
  const ship = page.getByRole('button', { name: exactly(parcels.createShipments()) })
  await expect(ship).toBeVisible()
  await expectAccessible(page, 'chosen orders', true)
  await ship.click()
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByRole('heading').first()).toBeVisible()
  await expectAccessible(page, 'shipments of many orders', true)
  await page.setViewportSize(PHONE)
  await expectAccessible(page, 'shipments of many orders on a phone', true)
  await expectNarrow(page, 'shipments of many orders')
}
