/** Crawls the shop like a search engine (D-6): pages reached by links, and sitemaps. */
import { beforeAll, describe, expect, test } from 'vitest'
import { href, LOCALES, MARKETS } from '#domain/market/market.ts'
import { testShop, type TestShop } from '#test/shop.ts'
import { openSite } from '#web/http/server/site.ts'
import { crawl, readSitemaps, type Crawl, type CrawledPage, type Fetch, type SitemapEntry } from './crawler.ts'
import { storefront } from '#web/entry/storefront.server.ts'

const ORIGIN = 'http://shop.test'
/** `CRAWL_PRODUCTS=2000 CRAWL_COUNTS=1 npx vitest run test/crawl` walks a larger shop and prints what it counted. */
const PRODUCTS = Number(process.env.CRAWL_PRODUCTS ?? 150)
const PATIENCE_MS = 600_000

let shop: TestShop
let fetch: Fetch
let found: Crawl
let pages: CrawledPage[]
let listed: CrawledPage[]
let sitemap: SitemapEntry[]

beforeAll(async () => {
  shop = await testShop({ products: PRODUCTS, settings: { PUBLIC_URL: ORIGIN } })
  const site = await openSite(shop, storefront)
  fetch = (address) => site.fetch(new Request(address, { headers: { 'user-agent': 'Googlebot/2.1' } }))
  found = await crawl(fetch, [`${ORIGIN}/`, `${ORIGIN}/en`, `${ORIGIN}/hu`])
  pages = [...found.pages.values()]
  listed = pages.filter(({ isIndexable }) => isIndexable)
  sitemap = await readSitemaps(fetch, `${ORIGIN}/sitemap.xml`)
}, PATIENCE_MS)

const addresses = (list: readonly { address: string }[]) => list.map(({ address }) => address)
/** Those whose key another has too, by key. */
function twice<T extends { address: string }>(list: readonly T[], key: (one: T) => string): string[][] {
  return [...Map.groupBy(list, key).values()].filter((same) => same.length > 1).map(addresses)
}

describe('pages reached by links', () => {
  test('no page is missing and no link is redirected', () => {
    expect(
      pages.filter(({ status }) => status !== 200).map(({ address, status, location }) => [address, status, location]),
    ).toEqual([])
  })

  test('only page numbers are query parameters in links: filters and sorts are not links', () => {
    expect(addresses(pages).filter((address) => address.includes('?') && !/\?page=[1-9]\d*$/.test(address))).toEqual([])
  })

  test('robots.txt excludes only private pages', () => {
    const closed = new Set(Array.from(found.closed, (address) => new URL(address).pathname.replace(/^\/(en|hu)\//, '/')))
    expect([...closed].toSorted()).toEqual(['/cart', '/compare', '/wishlist'])
  })

  test('every indexed page has a canonical address, a title and a description', () => {
    expect(listed.filter(({ address, canonical }) => canonical !== address.replace(/\/$/, '') && canonical !== address)).toEqual(
      [],
    )
    expect(addresses(listed.filter(({ title, description }) => title === '' || description === ''))).toEqual([])
  })

  test('no two pages of a market have the same title or the same description', () => {
    const market = ({ address }: CrawledPage): string => /test\/(en|hu)(?=\/|$)/.exec(address)?.[1] ?? 'ro'
    expect(twice(listed, (page) => `${market(page)} ${page.title}`)).toEqual([])
    expect(twice(listed, (page) => `${market(page)} ${page.description}`)).toEqual([])
  })

  test('no page has two addresses', () => {
    expect(twice(listed, ({ canonical }) => canonical ?? '')).toEqual([])
    expect(twice(listed, ({ address, content }) => `${new URL(address).pathname.split('/')[1]} ${content}`)).toEqual([])
  })

  test('a listing without filters has one address', async () => {
    const all = shop.catalog.current.tree.roots.find(({ flags }) => flags.includes('all'))!
    for (const listing of ['/new', '/sale'])
      for (const locale of LOCALES) {
        const to = href(MARKETS[locale], listing)
        const response = await fetch(`${ORIGIN}${to}/${all.path[locale]}`)
        expect([response.status, response.headers.get('location')]).toEqual([301, to])
      }
  })

  test('language alternates are mutual, and x-default is the English page', () => {
    const wrong = listed.flatMap(({ address, alternates }) => {
      const own = Object.values(alternates).includes(address)
      const stranger = alternates['x-default'] === alternates['en']
      const back = Object.values(alternates).filter((to) => {
        const other = found.pages.get(to)
        return !other?.isIndexable || !Object.values(other.alternates).includes(address)
      })
      return own && stranger && back.length === 0 ? [] : [{ address, alternates, back }]
    })
    expect(wrong).toEqual([])
  })

  test('every product of every market is reached', () => {
    const missing = shop.catalog.current.products.flatMap((product) =>
      LOCALES.map((locale) => ORIGIN + href(MARKETS[locale], `/p/${product.slug[locale]}`)).filter(
        (address) => !found.pages.has(address),
      ),
    )
    expect(missing).toEqual([])
  })
})

describe('structured data', () => {
  const kindsOn = (path: RegExp) => {
    const kinds = listed
      .filter(({ address }) => path.test(new URL(address).pathname))
      .map(({ data }) => data.flatMap((one) => ('@type' in one ? String(one['@type']) : [])).join(' '))
    return [...new Set(kinds)].toSorted()
  }

  test('the home page has merchant and search, listings their items, products their offers', () => {
    expect(kindsOn(/^\/(en|hu)?$/)).toEqual(['OnlineStore WebSite'])
    expect(kindsOn(/^(\/en|\/hu)?\/(c|new|sale)(\/|$)/)).toEqual(['BreadcrumbList'])
    expect(kindsOn(/^(\/en|\/hu)?\/brands\/./)).toEqual(['BreadcrumbList'])
    for (const kinds of kindsOn(/^(\/en|\/hu)?\/p\//))
      expect(kinds).toMatch(/^(Product|ProductGroup( OfferShippingDetails)* MerchantReturnPolicy) BreadcrumbList$/)
  })

  test('every address in it exists', () => {
    const addressesIn = (value: unknown): string[] =>
      typeof value === 'string'
        ? value.startsWith(`${ORIGIN}/`) && !/\/(art|brand|scenes)\/|#|\{/.test(value)
          ? [value]
          : []
        : typeof value === 'object' && value !== null
          ? Object.values(value).flatMap(addressesIn)
          : []
    const wrong = listed.flatMap(({ address, data }) =>
      data
        .flatMap(addressesIn)
        .filter((to) => !found.pages.has(to.replace(/\?item=\d+$/, '')))
        .map((to) => [address, to]),
    )
    expect(wrong).toEqual([])
  })

  test('every reference in it resolves', () => {
    const references = (value: unknown): string[] =>
      typeof value === 'object' && value !== null
        ? '@id' in value && Object.keys(value).length === 1
          ? [String(value['@id'])]
          : Object.values(value).flatMap(references)
        : []
    const wrong = listed.filter(({ data }) => {
      const known = new Set(data.map((one) => one['@id']))
      return data.flatMap(references).some((id) => !known.has(id))
    })
    expect(addresses(wrong)).toEqual([])
  })
})

describe('sitemaps', () => {
  test('every address is listed once, is indexable and canonical', () => {
    expect(twice(sitemap, ({ address }) => address)).toEqual([])
    const wrong = addresses(sitemap).filter((address) => {
      const page = found.pages.get(address)
      return !page?.isIndexable || new URL(page.canonical ?? '').href !== new URL(address).href
    })
    expect(wrong).toEqual([])
  })

  test('they have every indexable product, collection and brand', () => {
    const known = new Set(addresses(sitemap))
    const kinds = /^http:\/\/shop\.test(\/en|\/hu)?\/(p|c|brands)\/[^?]*$/
    expect(addresses(listed).filter((address) => kinds.test(address) && !known.has(address))).toEqual([])
  })

  test('they have the same language alternates as the pages', () => {
    const wrong = sitemap.filter(({ address, alternates }) => {
      const page = found.pages.get(address)?.alternates ?? {}
      return (
        Object.keys(page).length !== Object.keys(alternates).length ||
        Object.entries(page).some(([at, to]) => alternates[at] !== to)
      )
    })
    expect(wrong).toEqual([])
  })

  test('products have their pictures and the time of their last change', async () => {
    const products = sitemap.filter(({ address }) => address.includes('/p/'))
    expect(products.length).toBe(shop.catalog.current.products.length * LOCALES.length)
    expect(addresses(products.filter(({ images }) => images.length === 0))).toEqual([])
    const now = shop.clock.now().getTime()
    const wrong = products.filter(({ lastmod }) => !lastmod || !(Date.parse(lastmod) <= now))
    expect(addresses(wrong)).toEqual([])
    expect((await fetch(products[0]!.images[0]!)).status).toBe(200)
  })
})

test('no error was logged', () => {
  const count = (pattern: RegExp) => listed.filter(({ address }) => pattern.test(new URL(address).pathname)).length
  const counts = {
    fetched: pages.length,
    listed: listed.length,
    products: count(/\/p\//),
    collections: count(/\/c\//),
    brands: count(/\/brands/),
    numbered: listed.filter(({ address }) => address.includes('?page=')).length,
    sitemap: sitemap.length,
  }
  expect(counts).toMatchObject({ products: PRODUCTS * LOCALES.length, sitemap: expect.any(Number) })
  if (process.env.CRAWL_COUNTS) process.stdout.write(`${JSON.stringify(counts)}\n`)
  expect(shop.errors).toEqual([])
})
