import { beforeAll, expect, test } from 'vitest'
import { testShop, type TestShop } from '#test/shop.ts'
import { openSite, type Site } from '#web/http/server/site.ts'
import { hostileRequests } from './inputs.ts'
import { storefront } from '#web/entry/storefront.server.ts'

let shop: TestShop
let site: Site

beforeAll(async () => {
  shop = await testShop({ products: 120 })
  site = await openSite(shop, storefront)
  await shop.catalog.search.update(shop.catalog.current)
})

test('no hostile request causes a server error', async () => {
  const { path } = shop.catalog.current.tree.roots[0]!
  const requests = hostileRequests([`/c/${path.ro}`, '/sale', '/hu/new', '/brands'])
  expect(requests.length).toBeGreaterThan(400)
  const faults: unknown[] = []
  for (const { name, target, body } of requests) {
    const init = body === undefined ? {} : { method: 'POST', body, headers: { 'content-type': 'application/json' } }
    const response = await site.fetch(new Request(`http://shop.test${target}`, init))
    await response.arrayBuffer()
    if (response.status >= 500) faults.push([name, response.status])
  }
  expect(faults).toEqual([])
  expect(shop.errors).toEqual([])
})
