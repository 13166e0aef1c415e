/** The addresses of documents. */
import { beforeAll, expect, test } from 'vitest'
import { MARKETS, href, LOCALES } from '#domain/market/market.ts'
import { DAY_MS } from '#domain/time/durations.ts'
import { jobHandlers } from '#src/server/job-handlers.ts'
import { readOrderDocuments } from '#services/orders/order-documents.ts'
import { noteCancellation } from '#services/orders/refund-order.ts'
import { signedInCustomer, type TestCustomer } from '#test/customers/signed-in.ts'
import { runDueJobs } from '#test/due-jobs.ts'
import { seedOneProduct, sentOrder, type PlacedOrder } from '#test/placed-order.ts'
import { writeSeller } from '#test/sold/seller.ts'
import { testShop } from '#test/shop.ts'
import { storefront } from '#web/entry/storefront.server.ts'
import { openSite, type Site } from '#web/http/server/site.ts'

const shop = await testShop()
const origin = shop.config.publicUrl
let site: Site
let order: PlacedOrder
let invoice: string

beforeAll(async () => {
  await seedOneProduct(shop.db, 20, shop.clock.now())
  await writeSeller(shop)
  order = await sentOrder(shop)
  await runDueJobs(shop, jobHandlers)
  const [document] = (await readOrderDocuments(shop, [order.id])).get(order.id)!
  invoice = document!.href
  site = await openSite(shop, storefront)
})

const get = (path: string, cookie = '') => site.fetch(new Request(origin + path, { headers: { cookie } }))
const read = ({ headers }: Response, name: string) => headers.get(name)
const UNKNOWN = 'abcdefghijklmnopqrstuvwxyz234567'

test('an invoice is a PDF with its number as name, in every market; nobody keeps, lists or passes on its address', async () => {
  const bytes: string[] = []
  for (const locale of LOCALES) {
    const response = await get(href(MARKETS[locale], invoice))
    expect([response.status, read(response, 'content-type')]).toEqual([200, 'application/pdf'])
    expect(read(response, 'content-disposition')).toBe('inline; filename="NRO-2026-000001.pdf"')
    expect(read(response, 'cache-control')).toBe('private, no-store')
    expect(read(response, 'referrer-policy')).toBe('no-referrer')
    expect(read(response, 'x-robots-tag')).toContain('noindex')
    bytes.push(Buffer.from(await response.arrayBuffer()).toString('latin1'))
  }
  expect(bytes[0]!.slice(0, 5)).toBe('%PDF-')
  expect(new Set(bytes).size).toBe(1)
})

test('the same as XML, by the ending or by the query', async () => {
  for (const path of [`${invoice}.xml`, `${invoice}?format=xml`]) {
    const response = await get(path)
    expect(read(response, 'content-type')).toBe('application/xml; charset=utf-8')
    expect(read(response, 'content-disposition')).toBe('attachment; filename="NRO-2026-000001.xml"')
    const text = await response.text()
    expect(text).toContain('NRO-2026-000001')
    expect(text).toContain('Ioana Marinescu')
  }
})

test('unknown, malformed and foreign ids answer the same bytes', async () => {
  const id = invoice.split('/').at(-1)!
  const answers = await Promise.all(
    [
      `/invoice/${UNKNOWN}`,
      '/invoice/x',
      `/invoice/${UNKNOWN}.xml`,
      `/invoice/${UNKNOWN}?format=xml`,
      `/credit/${id}`,
      `/invoice/${order.token}`,
      '/invoice',
    ].map(async (path) => {
      const response = await get(path)
      const { pathname } = new URL(path, origin)
      // The page repeats its own address.
      const { etag: _, 'content-length': __, ...headers } = Object.fromEntries(response.headers)
      return [response.status, headers, (await response.text()).replaceAll(pathname, '{path}')]
    }),
  )
  expect(answers[0]![0]).toBe(404)
  expect(answers[0]![2]).toContain('<meta name="robots" content="noindex')
  for (const answer of answers) expect(answer).toEqual(answers[0])
})

test('a credit note has its own address, and the order’s answer names both', async () => {
  await shop.db.transaction((tx) => noteCancellation(tx, order.id, shop.clock.now()))
  await runDueJobs(shop, jobHandlers)
  const answer = (await (await get(`/api/orders/${order.token}`)).json()) as { documents: { href: string }[] }
  expect(answer.documents).toMatchObject([
    { kind: 'invoice', number: 'NRO-2026-000001', corrects: null, href: invoice, gross: 54_130 },
    { kind: 'credit note', number: 'CRO-2026-000001', corrects: 'NRO-2026-000001', gross: 54_130 },
  ])
  const credit = await get(answer.documents[1]!.href)
  expect([credit.status, read(credit, 'content-disposition')]).toEqual([200, 'inline; filename="CRO-2026-000001.pdf"'])
  const mails = await shop.db.query.selectFrom('mail').select(['kind', 'html']).where('order_id', '=', order.id).execute()
  const linked = (kind: string) =>
    mails.find((mail) => mail.kind === kind)?.html.match(/https?:[^"]*\/(?:invoice|credit)\/[a-z2-7]+/)?.[0]
  expect([linked('order invoice'), linked('order credit note')]).toEqual(answer.documents.map(({ href: path }) => origin + path))
})

test('after two years the id alone opens nothing: the owner of the order still reads it, others do not', async () => {
  shop.clock.advance(730 * DAY_MS - 1)
  expect((await get(invoice)).status).toBe(200)
  shop.clock.advance(1)
  const [owner, other] = [await customer('ioana@example.ro'), await customer('mihai@example.ro')]
  await shop.db.query.updateTable('order').set({ customer_id: owner.id }).where('id', '=', order.id).execute()
  expect([(await get(invoice)).status, (await get(invoice, other.cookie)).status]).toEqual([404, 404])
  expect((await get(invoice, owner.cookie)).status).toBe(200)
})

const customer = (email: string): Promise<TestCustomer> => signedInCustomer(shop, { email })
