import { beforeAll, describe, expect, test } from 'vitest'
import { sql } from 'kysely'
import { putCatalog } from '#test/catalog.ts'
import { testShop, type TestShop } from '#test/shop.ts'
import { openSite, type Site } from '#web/http/server/site.ts'
import { storefront } from '#web/entry/storefront.server.ts'

const ORIGIN = 'http://shop.test'
const MINUTE_MS = 60_000
let shop: TestShop
let site: Site

beforeAll(async () => {
  shop = await testShop({ settings: { PUBLIC_URL: ORIGIN } })
  await putCatalog(shop.db, [
    {
      name: 'Ursuleț <b>„roșu”',
      rank: 9,
      variants: [
        { sale: 8000, prior: 10_000, color: 'honey' },
        { sale: 9000, available: 0, color: 'sage' },
      ],
    },
    { name: 'Nu chiar redus', rank: 8, variants: [{ sale: 5000, prior: 4000 }] },
    { name: 'Ghete', rank: 7, variants: [{ sale: 20_000, size: { system: 'shoe', eu: 24, foot_cm: 15 } }] },
    { name: 'Lapte praf', rank: 6, noPromo: true, variants: [{ sale: 6000, prior: 7000 }] },
    { name: 'Voucher', rank: 5, kind: 'voucher', variants: [{ sale: 5000 }] },
  ])
  await shop.db.query
    .insertInto('delivery_rule')
    .values({
      id: 1,
      method: 'courier',
      position: 1,
      markets: ['ro'],
      countries: ['RO'],
      allows_bulky: true,
      currency: 'RON',
      price: 1999,
      free_from: 9000,
      days_min: 1,
      days_max: 2,
    })
    .execute()
  await sql`update catalogue_version set version = version + 1`.execute(shop.db.query)
  await shop.catalog.refresh()
  site = await openSite(shop, storefront)
})

const get = (path: string, headers: Record<string, string> = {}) => site.fetch(new Request(ORIGIN + path, { headers }))
const text = async (path: string) => (await get(path)).text()
const itemsOf = (xml: string) => Array.from(xml.matchAll(/<item>(.*?)<\/item>/gs), ([, item = '']) => item)

describe('the feed for Google', () => {
  test('has one item per variant, with its own address, price, stock and delivery', async () => {
    const [honey = '', sage = ''] = itemsOf(await text('/feeds/google-ro.xml'))
    expect(honey).toContain('<g:id>100</g:id><g:item_group_id>1</g:item_group_id>')
    expect(honey).toContain(`<g:link>${ORIGIN}/p/product-1-ro?item=100</g:link>`)
    expect(honey).toMatch(/<g:image_link>http:\/\/shop\.test\/feed-art\/bear-[a-z0-9-]+\.jpg</)
    expect(honey).toContain('<g:availability>in_stock<')
    expect(honey).toContain('<g:shipping><g:country>RO</g:country><g:price>19.99 RON</g:price></g:shipping>')
    expect(sage).toContain('<g:availability>out_of_stock<')
    expect(sage).toContain('<g:price>0.00 RON</g:price></g:shipping>')
  })

  test('a lawful reduction has both prices, any other only the catalog price (LAW-22)', async () => {
    const [honey = '', , notReally = ''] = itemsOf(await text('/feeds/google-ro.xml'))
    expect(honey).toContain('<g:price>100.00 RON</g:price><g:sale_price>80.00 RON</g:sale_price>')
    expect(notReally).toContain('<g:price>50.00 RON</g:price>')
    expect(notReally).not.toContain('sale_price')
  })

  test('infant formula is neither reduced nor advertised (LAW-40)', async () => {
    const formula = itemsOf(await text('/feeds/google-ro.xml')).at(-1) ?? ''
    expect(formula).toContain('<g:price>60.00 RON</g:price><g:brand>')
    expect(formula).toContain('<g:excluded_destination>Shopping_ads</g:excluded_destination>')
    expect(await text('/feeds/meta-ro.csv')).not.toContain('Lapte praf')
  })

  test('every shoe says whom it is for, though its product is for no certain age', async () => {
    const feed = itemsOf(await text('/feeds/google-ro.xml'))
    const shoe = feed.find((item) => item.includes('Ghete')) ?? ''
    expect(shoe).toContain('<g:age_group>toddler</g:age_group>')
    expect(shoe).toContain('<g:size_system>EU</g:size_system>')
  })

  test('markup in a name is escaped', async () => {
    expect(await text('/feeds/google-ro.xml')).toContain('<g:title>Ursuleț &lt;b&gt;„roșu”, ')
  })

  test('vouchers and undeliverable products are left out', async () => {
    const feed = await text('/feeds/google-ro.xml')
    expect(itemsOf(feed)).toHaveLength(5)
    expect(feed).not.toContain('Voucher')
    expect(itemsOf(await text('/feeds/google-hu.xml'))).toEqual([])
  })
})

test('the feed for Meta has the same values, one row per item', async () => {
  const [head = '', honey = '', ...rest] = (await text('/feeds/meta-ro.csv')).split('\r\n')
  expect(head).toMatch(/^"id","item_group_id","title"/)
  expect(honey).toContain('"100","1","Ursuleț <b>„roșu”')
  expect(honey).toContain('"in stock","new","100.00 RON","80.00 RON"')
  expect(honey.match(/","/g)).toHaveLength(head.match(/","/g)!.length)
  expect(rest.filter(Boolean)).toHaveLength(3)
})

test.each(['/feeds/google-de.xml', '/feeds/google-ro.csv', '/feeds/none-ro.xml', '/feeds/constructor-ro.xml'])(
  '%s is not found',
  async (path) => {
    expect((await get(path)).status).toBe(404)
  },
)

describe('cached texts', () => {
  test('are compressed, and not sent again to a client that has them', async () => {
    const zipped = await get('/feeds/google-ro.xml', { 'accept-encoding': 'gzip' })
    expect(zipped.headers.get('content-encoding')).toBe('gzip')
    const etag = zipped.headers.get('etag') ?? ''
    const again = await get('/feeds/google-ro.xml', { 'if-none-match': etag })
    expect([again.status, await again.text()]).toEqual([304, ''])
    expect((await get('/feeds/google-ro.xml', { 'if-none-match': '"other"' })).status).toBe(200)
  })

  test('are written again within a minute after a price change', async () => {
    const before = (await get('/feeds/google-ro.xml')).headers.get('etag')
    await sql`with next as (update catalogue_version set version = version + 1 returning version),
      dearer as (update price set sale = 8500 where variant_id = 100 and currency = 'RON')
      update product set change_number = next.version from next where id = 1`.execute(shop.db.query)
    await shop.catalog.refresh()
    shop.clock.advance(MINUTE_MS)
    const after = await get('/feeds/google-ro.xml')
    expect(after.headers.get('etag')).not.toBe(before)
    expect(await after.text()).toContain('<g:sale_price>85.00 RON</g:sale_price>')
  })

  test('are written once for simultaneous requests', async () => {
    const answers = await Promise.all(Array.from({ length: 8 }, () => get('/feeds/google-en.xml')))
    expect(new Set(answers.map(({ headers }) => headers.get('etag'))).size).toBe(1)
  })
})

test('a failure while a text is written is not cached', async () => {
  const broken = { ...shop, catalog: { ...shop.catalog, current: { ...shop.catalog.current, derived: new Map(), version: -1 } } }
  Object.defineProperty(broken.catalog.current, 'deliveryRules', {
    get() {
      throw new Error('the book of rules is lost')
    },
  })
  const faulty = await openSite(broken, storefront)
  shop.clock.advance(MINUTE_MS)
  const before = shop.errors.length
  expect((await faulty.fetch(new Request(`${ORIGIN}/feeds/google-ro.xml`))).status).toBe(500)
  expect(shop.errors.splice(before)).toEqual(['GET /feeds/:file failed Error: the book of rules is lost'])
  expect((await get('/feeds/google-ro.xml')).status).toBe(200)
})

describe('sitemaps', () => {
  test('parts that the index does not list are not found', async () => {
    expect((await get('/sitemaps/ro-products-1.xml')).status).toBe(200)
    for (const part of ['ro-products-2', 'ro-products-0', 'ro-pages-2', 'de-pages-1', 'ro-carts-1', 'ro-products-1e3'])
      expect((await get(`/sitemaps/${part}.xml`)).status, part).toBe(404)
  })

  test('are named by robots.txt', async () => {
    expect(await text('/robots.txt')).toContain(`\nSitemap: ${ORIGIN}/sitemap.xml\n`)
  })
})

test('drawings are served as pictures for search engines, anything else is not found', async () => {
  const [, path = ''] = /<g:image_link>http:\/\/shop\.test([^<]*)</.exec(await text('/feeds/google-ro.xml')) ?? []
  const picture = await get(path)
  expect([picture.status, picture.headers.get('content-type')]).toEqual([200, 'image/jpeg'])
  const bytes = new Uint8Array(await picture.arrayBuffer())
  expect(Array.from(bytes.slice(0, 2))).toEqual([0xff, 0xd8])
  for (const other of ['/feed-art/none.jpg', '/feed-art/bear.svg', '/feed-art/..%2fsecret.jpg'])
    expect((await get(other)).status).toBe(404)
})

test('no error was logged', () => expect(shop.errors).toEqual([]))
