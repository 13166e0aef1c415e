/** The pages of the catalog as a customer or a crawler asks for them. */
import { beforeAll, describe, expect, test } from 'vitest'
import { openSite, type Site } from '#web/http/server/site.ts'
import { putCatalog, type TestProduct } from '#test/catalog.ts'
import { OPENING } from '#test/clock.ts'
import { testShop, type TestShop } from '#test/shop.ts'
import { storefront } from '#web/entry/storefront.server.ts'

const DAY_MS = 86_400_000
let shop: TestShop
let site: Site

/** 50 bears of rising price, one of them reduced, one not really; a sold-out hat, a lonely sock, a set of two. */
const bears = Array.from({ length: 50 }, (_, at): TestProduct => ({ rank: 50 - at, variants: [{ sale: 1000 + at * 100 }] }))
bears[0] = {
  rank: 99,
  name: 'Ursuleț <b>',
  variants: [
    { sale: 9000, prior: 12000, color: 'honey' },
    { sale: 9500, color: 'sage' },
  ],
}
bears[1] = { rank: 98, variants: [{ sale: 5000, prior: 4000 }] }
const PRODUCTS: TestProduct[] = [
  ...bears,
  { collection: 5, brand: 2, variants: [{ sale: 3000, available: 0 }] },
  { collection: 6, variants: [{ sale: 700 }], publishedDaysAgo: 3 },
  {
    kind: 'bundle',
    collection: 6,
    variants: [{ sale: 8000, available: 0 }],
    parts: [
      { variant: 100, qty: 1 },
      { variant: 200, qty: 1 },
    ],
  },
  // Like the one that is sold out.
  { collection: 5, name: 'Pălărie', variants: [{ sale: 3100 }] },
]

beforeAll(async () => {
  shop = await testShop()
  await putCatalog(shop.db, PRODUCTS, {
    collections: [
      { key: 'toys' },
      { key: 'fashion' },
      { key: 'bears', parent: 1 },
      { key: 'blocks', parent: 1 },
      { key: 'hats', parent: 2 },
      { key: 'socks', parent: 2 },
      { key: 'autumn', parent: 2, endsAt: new Date(OPENING.getTime() - DAY_MS) },
      { key: 'spring', parent: 2, startsAt: new Date(OPENING.getTime() + DAY_MS) },
    ],
  })
  const rule = { method: 'courier' as const, allows_bulky: true, days_min: 1, days_max: 2, price: 1999 }
  await shop.db.query
    .insertInto('delivery_rule')
    .values([
      { ...rule, id: 1, position: 1, markets: ['ro'], countries: ['RO'], currency: 'RON' },
      { ...rule, id: 2, position: 2, markets: ['en'], countries: ['RO'], currency: 'EUR' },
    ])
    .execute()
  await shop.db.query
    .insertInto('slug_history')
    .values([
      { kind: 'product', locale: 'ro', slug: 'ursulet-vechi', target_id: 1, retired_at: OPENING },
      { kind: 'collection', locale: 'ro', slug: 'teddies', target_id: 3, retired_at: OPENING },
      { kind: 'brand', locale: 'hu', slug: 'regi', target_id: 2, retired_at: OPENING },
    ])
    .execute()
  await shop.catalog.refresh()
  site = await openSite(shop, storefront)
})

const get = (path: string) => site.fetch(new Request(`http://shop.test${path}`))
const html = async (path: string) => (await get(path)).text()
/** Returns the listing of a page as the browser gets it. */
const listing = async (path: string): Promise<View> => {
  const { data } = (await (await get(path.replace(/(?=\?|$)/, '/_payload.json'))).json()) as { data: View & { view?: View } }
  return data.view ?? data
}
interface View {
  total: number
  last: number
  cards: { product: string; sale: number; prior?: number }[]
}
const ids = async (path: string) => (await listing(path)).cards.map(({ product }) => Number(product))

describe('listings', () => {
  test.each([
    ['/c/toys-ro/bears-ro?page=1', 301, '/c/toys-ro/bears-ro'],
    ['/c/toys-ro/bears-ro?sort=recommended', 301, '/c/toys-ro/bears-ro'],
    ['/c/toys-ro/bears-ro?sort=cheap&page=2', 301, '/c/toys-ro/bears-ro?page=2'],
    ['/c/toys-ro/bears-ro?page=0x2', 301, '/c/toys-ro/bears-ro'],
    ['/c/bears-ro', 301, '/c/toys-ro/bears-ro'],
    ['/hu/c/fashion-hu/bears-hu?page=2', 301, '/hu/c/toys-hu/bears-hu'],
    ['/c/teddies', 301, '/c/toys-ro/bears-ro'],
    ['/sale/bears-ro', 301, '/sale/toys-ro/bears-ro'],
    ['/hu/brands/regi', 301, '/hu/brands/brand-2'],
    ['/p/ursulet-vechi', 301, '/p/product-1-ro'],
    ['/c/fashion-ro/autumn-ro', 302, '/c/fashion-ro'],
    ['/new/fashion-ro/autumn-ro', 302, '/new/fashion-ro'],
  ])('%s answers %i to %s', async (path, status, location) => {
    const response = await get(path)
    expect([response.status, response.headers.get('location')]).toEqual([status, location])
  })

  test.each([
    '/c/toys-ro/bears-ro?page=4',
    '/c/toys-ro/bears-ro?page=999999',
    '/c/fashion-ro/spring-ro',
    '/c/toys-en',
    '/c',
    '/new/nothing',
    '/brands/nobody',
    '/p/nothing',
    '/p',
    '/search/bears?page=9',
  ])('%s is not found', async (path) => {
    const response = await get(path)
    expect(response.status).toBe(404)
    expect(await response.text()).toContain(path === '/c' || path === '/p' ? 'Page Not Found' : `Page Not Found: ${path}`)
  })

  test('pages have 24 different products, the last one fewer', async () => {
    const pages = await Promise.all(['', '?page=2', '?page=3'].map((query) => ids(`/c/toys-ro/bears-ro${query}`)))
    expect(pages.map(({ length }) => length)).toEqual([24, 24, 2])
    expect(new Set(pages.flat()).size).toBe(50)
    expect(pages[0]?.slice(0, 3)).toEqual([1, 2, 3])
  })

  test('listings are sorted by price, by age and by rank', async () => {
    const prices = (await listing('/c/toys-ro?sort=price-asc')).cards.map(({ sale }) => sale)
    expect(prices).toEqual(prices.toSorted((a, b) => a - b))
    expect((await ids('/c/toys-ro?sort=price-desc'))[0]).toBe(1)
    expect((await ids('/search/product?sort=new'))[0]).toBe(52)
  })

  test('only a price below the lowest of 30 days is a reduction', async () => {
    const { total, cards } = await listing('/sale')
    expect(total).toBe(1)
    expect(cards[0]).toMatchObject({ product: '1', sale: 9000, prior: 12000 })
    const page = await html('/c/toys-ro/bears-ro')
    expect(page.match(/<s class=/g)).toHaveLength(1)
    expect(page).toContain('−25%')
  })

  test('pages have canonical address, language alternates and robots directive', async () => {
    const page = await html('/c/toys-ro/bears-ro?page=2')
    expect(page).toContain('<link rel="canonical" href="http://localhost:3000/c/toys-ro/bears-ro?page=2">')
    expect(page).toContain('hreflang="hu" href="http://localhost:3000/hu/c/toys-hu/bears-hu?page=2"')
    expect(page).toContain('content="index, follow"')
    expect(await html('/c/toys-ro/bears-ro?sort=new')).toContain('content="noindex, follow"')
    expect(await html('/search/bears')).toContain('content="noindex, follow"')
  })

  test('numbered pages, filters and sorting need no JavaScript', async () => {
    const page = await html('/c/toys-ro/bears-ro')
    expect(page).toContain('href="/c/toys-ro/bears-ro?page=2"')
    expect(page).toMatch(/<select[^>]*id="sort"[^>]*name="sort"[^>]*form="filters".*<noscript><button[^>]*form="filters"/)
    expect(page).toMatch(/<form id="filters"[^>]*action="\/c\/toys-ro\/bears-ro".*<noscript><button/)
  })

  test('an empty listing has an explanation and a link, and is not indexed', async () => {
    const page = await html('/sale/fashion-ro')
    expect(page).toContain('Aici nu e nimic deocamdată')
    expect(page).toContain('Produsele de aici s-au vândut')
    expect(page).toMatch(/<img src="\/scenes\/empty-search[^>]*>/)
    expect(page).toMatch(/<a class="[^"]*" href="\/new">/)
    expect(page).toContain('content="noindex, follow"')
  })

  test('filters without results have a message and a link that clears them', async () => {
    const page = await html('/c/toys-ro/bears-ro?price=0-100')
    const main = /<main.*<\/main>/s.exec(page)![0]
    expect(main).toContain('Niciun produs nu se potrivește')
    expect(main).toMatch(/<img src="\/scenes\/empty-search[^>]*>/)
    expect(main).toMatch(/<button class="[^"]*" form="filters" value="all:" name="without">/)
  })

  const chips = async (path: string) =>
    Array.from(
      (
        /<nav class="[^"]*" aria-label="(?:În această categorie|In this category|Ebben a kategóriában)".*?<\/nav>/s.exec(
          await html(path),
        )?.[0] ?? ''
      ).matchAll(/<a [^>]*>/g),
      ([tag]) => {
        const isCurrent = tag.includes('aria-current="page"')
        return (isCurrent ? '*' : '') + (/href="([^"]*)"/.exec(tag)?.[1] ?? '')
      },
    )

  test('a top-level collection links its children, a collection its siblings, on every page and with every filter', async () => {
    const toys = ['/c/toys-ro', '/c/toys-ro/bears-ro']
    for (const query of ['', '?page=2', '?sort=new', '?sale=1'])
      expect(await chips(`/c/toys-ro${query}`), query).toEqual([`*${toys[0]}`, toys[1]])
    for (const query of ['', '?page=2', '?sort=new', '?price=0-100'])
      expect(await chips(`/c/toys-ro/bears-ro${query}`), query).toEqual([toys[0], `*${toys[1]}`])
    expect(await chips('/hu/new')).toEqual(['*/hu/new', '/hu/new/fashion-hu'])
    expect(await chips('/sale/toys-ro/bears-ro')).toEqual(['/sale/toys-ro', '*/sale/toys-ro/bears-ro'])
  })

  test('the menu marks only the top-level collection of a listing or product', async () => {
    const marked = async (path: string) =>
      Array.from(
        (
          /<nav class="[^"]*" aria-label="(?:Categorii|Categories|Kategóriák)".*?<\/nav>/s.exec(await html(path))?.[0] ?? ''
        ).matchAll(/<a href="([^"]*)"[^>]*aria-current="([^"]*)"/g),
        ([, href, kind]) => `${href} ${kind}`,
      )
    expect(await marked('/c/toys-ro?page=2')).toEqual(['/c/toys-ro page'])
    expect(await marked('/c/toys-ro/bears-ro')).toEqual(['/c/toys-ro true'])
    expect(await marked('/en/p/product-1-en')).toEqual(['/en/c/toys-en true'])
    expect(await marked('/brands/brand-2')).toEqual(['/brands true'])
    expect(await marked('/')).toEqual([])
  })
})

describe('search', () => {
  test('shows results, and a message when there are none', async () => {
    expect(await ids('/search/urs')).toEqual([1])
    expect(await html('/search/urs%20mic')).toMatch(/<input type="search"[^>]* value="urs mic"/)
    expect(await html('/search/nimic%20aici')).toContain('Nu am găsit niciun produs pentru „nimic aici”')
  })

  test('markup in the query is escaped', async () => {
    const page = await html(`/search/${encodeURIComponent('<script>alert(1)</script>')}`)
    expect(page).not.toContain('<script>alert')
  })
})

describe('product', () => {
  test('shows its prior price, its explanation and its colours; markup in a name is escaped', async () => {
    const page = await html('/p/product-1-ro')
    expect(page).toContain('Ursuleț &lt;b&gt;')
    expect(page).toContain('Cel mai mic preț din cele 30 de zile dinaintea reducerii: 120,00\u00a0lei')
    expect(page).toContain('aria-label="miere"')
    expect(page).not.toMatch(/>\s*6 buc/)
  })

  test('a price that is no reduction is not struck through', async () => {
    const main = /<main.*<\/h1>.*?<\/p>/s.exec(await html('/p/product-2-ro'))?.[0]
    expect(main).toContain('50<sup>00</sup>')
    expect(main).not.toContain('<s class=')
  })

  test('offers in the structured data equal those of the page', async () => {
    const page = await html('/hu/p/product-1-hu')
    const [product] = [...page.matchAll(/ld\+json">(.*?)<\/script>/g)].map(([, json]) => JSON.parse(json ?? ''))
    expect(product).toMatchObject({
      '@type': 'ProductGroup',
      hasVariant: [{ offers: { price: '7200.00', priceCurrency: 'HUF' } }, { offers: { price: '7600.00' } }],
    })
  })

  test('a sold-out product has no delivery day and no button, and links to similar products', async () => {
    const page = await html('/p/product-51-ro')
    const there = await html('/p/product-2-ro')
    expect(there).toContain('Livrare')
    expect(there).toMatch(/<button type="button" class="[^"]*">Adaugă în coș</)
    const main = /<main.*<\/main>/s.exec(page)![0]
    expect(main).toContain('nu e în stoc')
    expect(main).toContain('Anunță-mă')
    expect(main).not.toMatch(/Livrare [a-z]+, \d/)
    expect(main).not.toMatch(/<button[^>]*(disabled|>Adaugă în coș)/)
    expect(main).toContain('href="#similar"')
    expect(main).toMatch(/<section[^>]*id="similar"/)
  })

  test('that nothing delivers to the country of its market has a notice and no button, in each language', async () => {
    const notices = { en: /We do not deliver this to Germany yet/, hu: /Ezt a terméket ide még nem szállítjuk: Magyarország/ }
    for (const [locale, notice] of Object.entries(notices)) {
      const page = await html(`/${locale}/p/product-2-${locale}`)
      const main = /<main.*<\/main>/s.exec(page)![0]
      expect(main).toMatch(notice)
      expect(main).not.toMatch(/<button type="button" class="[^"]*">(Add to cart|Kosárba)</)
      expect(main).toMatch(/aria-label="(Add to wishlist|Kedvencekhez)"/)
      expect(page).not.toContain('schema.org/InStock')
    }
    expect(await html('/en/p/product-2-en')).toContain('We deliver it to Romania.')
    expect(await html('/hu/p/product-2-hu')).toContain('Ebbe az országba egyelőre semmit sem szállítunk.')
    expect(await html('/en/c/toys-en/bears-en')).toContain('Not delivered to Germany yet')
  })

  test('links the bundle that contains it, and the bundle its parts', async () => {
    expect(await html('/p/product-1-ro')).toContain('/p/product-53-ro')
    const page = await html('/p/product-53-ro')
    expect(page).toContain('Împreună economisești 60,00\u00a0lei')
    expect(page).toContain('/p/product-2-ro')
  })
})

describe('brands', () => {
  test('are grouped by first letter with their number of products', async () => {
    const page = await html('/brands')
    expect(page).toContain('id="letter-b"')
    expect(page).toContain('href="/brands/brand-2"')
  })
})

test('no error was logged', () => expect(shop.errors).toEqual([]))
