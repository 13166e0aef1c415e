/** Two hundred customers behind one page cache: nothing of one is sent to another, or kept (security T16). */
import { beforeAll, expect, test } from 'vitest'
import { href, LOCALES, MARKETS, type Locale } from '#domain/market/market.ts'
import { canariesIn, canaryCustomers, type CanaryCustomer } from '#test/customers/canaries.ts'
import { testShop } from '#test/shop.ts'
import { endpoints } from '#web/entry/endpoints.server.ts'
import { storefront } from '#web/entry/storefront.server.ts'
import { payloadPath } from '#web/http/pages/address.ts'
import { ROUTES, type Route } from '#web/routes.ts'
import { openSite, type Site } from './site.ts'

const CUSTOMERS = 200
/** Customers that call at the same moment. */
const CROWD = 20

let site: Site
let origin: string
let customers: CanaryCustomer[]
/** A page of each route with a varying path, by market. */
const examples = new Map<string, Record<Locale, string>>()

beforeAll(async () => {
  const shop = await testShop({ products: 40 })
  customers = await canaryCustomers(shop, CUSTOMERS)
  site = await openSite(shop, storefront)
  origin = shop.config.publicUrl
  for (const [pattern, kind, found] of [
    ['/c/*', 'collections', '/c/'],
    ['/p/*', 'products', '/p/'],
    ['/brands/:slug', 'brands', '/brands/'],
    ['/*', 'pages', '/'],
  ] as const) {
    const inMarket = async (locale: Locale) => {
      const sitemap = await (await ask(`/sitemaps/${locale}-${kind}-1.xml`)).text()
      const paths = Array.from(sitemap.matchAll(/<loc>([^<]+)<\/loc>/g), ([, address]) => new URL(address!).pathname)
      return paths.find((path) => path.startsWith(href(MARKETS[locale], found)) && path.length > 4 && !path.endsWith('/brands'))!
    }
    examples.set(pattern, { ro: await inMarket('ro'), en: await inMarket('en'), hu: await inMarket('hu') })
  }
})

const ask = (path: string, cookie = '') => site.fetch(new Request(origin + path, { headers: cookie === '' ? {} : { cookie } }))

/** Returns the address of a route's page, with what a customer has where the page is about that. */
function addressOf({ path }: Route, locale: Locale, { order, voucher }: CanaryCustomer): string {
  const example = examples.get(path)
  if (example) return example[locale]
  const plain = path
    .replace('/v/:id', `/v/${voucher}`)
    .replace(':id', order.token)
    .replace(':number', order.number.toLowerCase())
    .replace('/search/*', '/search/tudor')
    .replace('/*', '')
  return href(MARKETS[locale], plain === '' ? '/' : plain)
}

const isKept = ({ headers }: Response): boolean => !/no-store|private/.test(headers.get('cache-control') ?? '')

/** Expects of an answer that no page for everybody has a canary or a cookie, and a private one those of its customer alone. */
async function check(path: string, own: string, answer: Response, isShared: boolean): Promise<boolean> {
  const found = canariesIn(await answer.text())
  for (const [, value] of answer.headers) for (const canary of canariesIn(value)) found.add(canary)
  const isOwn = found.delete(own)
  expect([path, [...found]]).toEqual([path, []])
  if (isShared || isKept(answer)) expect([path, isOwn, answer.headers.getSetCookie()]).toEqual([path, false, []])
  return isOwn
}

test('every page of a customer shows nothing of another one; pages for everybody show nothing of anybody', async () => {
  const personal = new Set<string>()
  const visit = async (customer: CanaryCustomer, number: number) => {
    for (const route of ROUTES) {
      const page = addressOf(route, customer.locale, customer)
      const path = Math.floor(number / 3) % 2 === 0 ? page : payloadPath(page)
      if (await check(path, customer.canary, await ask(path, customer.cookie), route.cache === 'shared')) personal.add(route.page)
    }
  }
  for (let at = 0; at < CUSTOMERS; at += CROWD)
    await Promise.all(customers.slice(at, at + CROWD).map((customer, offset) => visit(customer, at + offset)))
  // Otherwise the test would not see the customers.
  for (const page of ['account/addresses', 'account/children', 'account/details', 'account/order', 'account/partnerships'])
    expect([...personal]).toContain(page)
})

test('the calls of a customer are answered without anything of another one', async () => {
  const paths = endpoints.flatMap(({ method, path, guard }) =>
    method === 'GET' && guard !== 'local' && !path.includes(':') && path.startsWith('/api/') ? [path] : [],
  )
  expect(paths.length).toBeGreaterThan(10)
  await Promise.all(
    customers.slice(0, 2 * CROWD).map(async ({ canary, cookie }) => {
      for (const path of paths) await check(path, canary, await ask(path, cookie), !/^\/api\/(my|auth)\//.test(path))
    }),
  )
})

test('nobody is shown anything of the two hundred, and the cache has kept nothing of them', async () => {
  let kept = 0
  for (const locale of LOCALES)
    for (const route of ROUTES) {
      const page = addressOf(route, locale, customers[0]!)
      for (const path of [page, payloadPath(page)]) {
        const entry = site.inMemory(path, {})
        if (entry) {
          kept++
          expect([path, [...canariesIn(entry.body('identity').toString())]]).toEqual([path, []])
          expect([path, ...entry.headers.map((value) => value.toLowerCase())]).not.toContain('set-cookie')
        }
        const answer = await ask(path)
        await check(path, '', answer, route.cache === 'shared')
        if (route.needs === 'customer') expect([path, answer.status]).toEqual([path, 302])
      }
    }
  expect(kept).toBeGreaterThan(ROUTES.filter(({ cache }) => cache === 'shared').length)
})
