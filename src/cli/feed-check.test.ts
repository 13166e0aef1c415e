import { beforeAll, describe, expect, test } from 'vitest'
import { LOCALES } from '#domain/market/market.ts'
import { testShop, type TestShop } from '#test/shop.ts'
import { openSite } from '#web/http/server/site.ts'
import { checkFeeds, feedCommand, type Get } from './feed-check.ts'
import { storefront } from '#web/entry/storefront.server.ts'

const ORIGIN = 'http://shop.test'
let shop: TestShop
let get: Get

/** The same products each time. */
function inTurn(): () => number {
  let seed = 7
  return () => (seed = (seed * 16_807) % 2_147_483_647) / 2_147_483_647
}

beforeAll(async () => {
  shop = await testShop({ products: 160, settings: { PUBLIC_URL: ORIGIN } })
  const site = await openSite(shop, storefront)
  get = (path) => site.fetch(new Request(ORIGIN + path))
})

describe('feed, structured data and page', () => {
  test.each(LOCALES)('agree on a hundred random products: %s', async (locale) => {
    const check = await checkFeeds(get, locale, { random: inTurn() })
    expect(check.differences).toEqual([])
    expect(check.faults).toEqual([])
    expect(check.products).toBe(100)
    expect(check.items).toBeGreaterThan(150)
  })

  test('include reductions, in stock and sold out', async () => {
    const feed = await (await get('/feeds/google-ro.xml')).text()
    expect(feed).toContain('<g:sale_price>')
    expect(feed).toContain('<g:availability>out_of_stock<')
  })

  test('a page that differs from the feed is reported', async () => {
    const lying: Get = async (path) => {
      const response = await get(path)
      if (!path.includes('/p/')) return response
      return new Response(
        (await response.text()).replaceAll('"priceCurrency":"RON","availability"', '"priceCurrency":"EUR","availability"'),
      )
    }
    const { differences } = await checkFeeds(lying, 'ro', { products: 3, random: inTurn() })
    expect(differences.length).toBeGreaterThan(0)
    expect(differences[0]).toMatch(/^\/p\/\S+, \d+: the feed says .* the structured data .* EUR/)
  })
})

test('a feed that is switched off is no difference', async () => {
  const off: Get = async (path) => (path.startsWith('/feeds/') ? new Response('', { status: 404 }) : get(path))
  expect(await checkFeeds(off, 'ro')).toEqual({ locale: 'ro', isOff: true, products: 0, items: 0, differences: [], faults: [] })
})

test('an unreachable shop is distinguished from one with differences', async () => {
  await expect(feedCommand(['check', 'http://127.0.0.1:9'], ORIGIN)).rejects.toThrow('No shop answers at http://127.0.0.1:9.')
  await expect(feedCommand(['mend'], ORIGIN)).rejects.toThrow('feeds check')
})
