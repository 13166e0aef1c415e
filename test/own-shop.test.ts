/** A shop of a merchant's own: six products with photographs, no drawing, nothing written on the home page. */
import { createHash } from 'node:crypto'
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import sharp, { type Sharp } from 'sharp'
import { beforeAll, describe, expect, test } from 'vitest'
import type { ProductPictureInput } from '#domain/catalog/catalog-input.ts'
import { href, LOCALES, MARKETS, type Locale } from '#domain/market/market.ts'
import { writeCollections, writeProducts } from '#services/catalog/write-catalog.ts'
import { writeParts } from '#services/content/write-stories.ts'
import type { BlockInput } from '#domain/content/story.ts'
import { writeContentPictures, writeMerchant, writePromotions } from '#services/content/write-content.ts'
import { storefront } from '#web/entry/storefront.server.ts'
import type { MenuData } from '#web/schema/layout.ts'
import { placeOrder } from '#services/orders/place-order.ts'
import { jobHandlers } from '#src/server/job-handlers.ts'
import { openSite, type Site } from '#web/http/server/site.ts'
import type { InputRefused } from '#store/database/input-refused.ts'
import { readSetting } from '#store/database/settings.ts'
import { OPENING } from './clock.ts'
import { runDueJobs } from './due-jobs.ts'
import { orderOf } from './goods.ts'
import { inEach, collectionOf, productOf, texts, variantOf, writeGround } from './own-shop.ts'
import { testShop, type TestShop } from './shop.ts'

const ORIGIN = 'http://shop.test'
const PRODUCTS = ['Bonnet', 'Scarf', 'Mitten', 'Cap', 'Sock', 'Glove']
/** How wide the originals are as customers see them. */
const ORIGINALS = [1203, 1200, 333]
const LOGO_COLOUR = [62, 94, 47]
const MERCHANT = {
  name: 'Atelierul',
  legalName: 'Atelier SRL',
  address: 'Strada Lungă 4, Sibiu',
  vatNumber: 'RO1',
  registerNumber: 'J1',
  email: 'atelier@atelier.example',
  phone: '+40 269 000 000',
}

let shop: TestShop
let site: Site

/** A photograph as a camera makes it: odd sizes, and one that is turned only by its EXIF orientation. */
const photograph = (width: number, height: number, orientation = 1) =>
  sharp({ create: { width, height, channels: 3, background: '#b98d6a' } }).withMetadata({ orientation })

/** Stores an original. Returns its picture at `width`, the size as customers see it. */
async function store(
  original: Sharp,
  width: number,
  format: 'jpeg' | 'png',
): Promise<{ address: string; width: number; height: number }> {
  const bytes = await original.toFormat(format).toBuffer()
  const name = createHash('sha256').update(bytes).digest('hex').slice(0, 32)
  writeFileSync(join(shop.config.dataDir, 'images', name), bytes)
  const { autoOrient } = await sharp(bytes).metadata()
  const shown = Math.min(width, autoOrient.width)
  return { address: `/i/${name}/${width}.webp`, width: shown, height: Math.round((autoOrient.height * shown) / autoOrient.width) }
}

beforeAll(async () => {
  shop = { ...(await testShop({ settings: { PUBLIC_URL: ORIGIN } })), drawings: null }
  mkdirSync(join(shop.config.dataDir, 'images'), { recursive: true })
  const pictures = [
    await store(photograph(1203, 1507), 800, 'jpeg'),
    await store(photograph(1600, 1200, 6), 800, 'jpeg'),
    await store(photograph(333, 777), 800, 'png'),
  ]
  const [r, g, b] = LOGO_COLOUR
  const logo = await store(sharp({ create: { width: 900, height: 300, channels: 3, background: { r, g, b } } }), 400, 'png')
  const shown = (at: number, name: string): ProductPictureInput[] => [
    { ...pictures[at]!, colourway: null, tint: 'oat', view: null, alt: texts(`Photograph of ${name}`) },
  ]
  await shop.db.transaction(async (tx) => {
    await writeMerchant(tx, { ...MERCHANT, logo: logo.address }, OPENING)
    await writeGround(tx, OPENING)
    await writeContentPictures(tx, [
      { key: 'hero', ...pictures[0]!, alt: texts('The workshop') },
      { key: 'not-found', ...pictures[1]!, alt: texts('An empty shelf') },
      { key: 'walk', ...pictures[1]!, alt: texts('A walk in the snow') },
    ])
    await writeProducts(
      tx,
      PRODUCTS.map((name, at) =>
        productOf(name, { rank: 9 - at, pictures: shown(at % pictures.length, name), variants: [variantOf(name.toUpperCase())] }),
      ),
      OPENING,
    )
  })
  await shop.catalog.refresh()
  site = await openSite(shop, storefront)
})

const get = (path: string): Promise<Response> => site.fetch(new Request(ORIGIN + path))
const pagesIn = (locale: Locale) => ({
  home: href(MARKETS[locale], '/'),
  collection: href(MARKETS[locale], `/c/fashion-${locale}/hats-${locale}`),
  product: href(MARKETS[locale], `/p/bonnet-${locale}`),
  search: href(MARKETS[locale], '/search/bonnet'),
})
/** What only the demo's merchant says. */
const DEMO =
  /nestling|rățușca|duckling|kiskacsa|primul cuib|first nest|első fészek|încercate acasă|tried at home|otthon kipróbálva|bucharest|bucurești|bukarest|cluj|pijamale|pyjamas|pizsam|\/art\/|\/scenes\//i

describe.each(LOCALES)('in %s', (locale) => {
  test.each(Object.entries(pagesIn(locale)))(
    '%s answers with photographs that exist, and no word of the demo',
    async (_, path) => {
      const response = await get(path)
      expect(response.status).toBe(200)
      const html = await response.text()
      expect(html).toContain('Atelierul')
      const body = html.slice(html.indexOf('<main'), html.indexOf('</main>'))
      // The state repeats the page; names of modules are the build's.
      const shown = html.replace(/ data-modules="[^"]*"/, '')
      expect(shown.match(DEMO)?.[0]).toBeUndefined()
      const addresses = new Set(Array.from(body.matchAll(/\/i\/[0-9a-f]{32}\/\d+\.(?:webp|avif)/g), ([address]) => address))
      expect(addresses.size).toBeGreaterThan(0)
      for (const address of addresses) expect((await get(address)).headers.get('content-type')).toBe('image/webp')
      expect(body).not.toMatch(/<img[^>]+src=""/)
    },
  )

  test('home has no empty section and no broken link', async () => {
    const html = await (await get(pagesIn(locale).home)).text()
    const main = html.slice(html.indexOf('<main'), html.indexOf('</main>'))
    for (const [section] of main.matchAll(/<(?:section|nav)[^>]*>(?:(?!<\/?(?:section|nav)).)*<\/(?:section|nav)>/gs))
      expect(section).toMatch(/<(?:img|a|button)/)
    const links = new Set(Array.from(main.matchAll(/href="(\/[^"#]*)"/g), ([, link]) => link!))
    expect(links.size).toBeGreaterThan(2)
    for (const link of links) expect([link, (await get(link)).status]).toEqual([link, 200])
  })

  test('the product page says what its photograph shows, in its language', async () => {
    const html = await (await get(pagesIn(locale).product)).text()
    expect(html).toContain(`alt="Photograph of Bonnet ${locale}"`)
  })

  test('cart, checkout, feeds and an unknown address answer', async () => {
    for (const path of ['/cart', '/checkout', '/new']) expect((await get(href(MARKETS[locale], path))).status).toBe(200)
    const unknown = await get(href(MARKETS[locale], '/p/nothing'))
    expect(unknown.status).toBe(404)
    expect((await unknown.text()).match(DEMO)?.[0]).toBeUndefined()
    const feed = await (await get(`/feeds/google-${locale}.xml`)).text()
    const pictures = Array.from(feed.matchAll(/<g:image_link>([^<]+)</g), ([, address]) => new URL(address!).pathname)
    expect(pictures).toHaveLength(PRODUCTS.length)
    for (const picture of pictures) expect((await get(picture)).headers.get('content-type')).toBe('image/jpeg')
  })
})

test('the sitemap names every page of the shop', async () => {
  const index = await (await get('/sitemap.xml')).text()
  const parts = Array.from(index.matchAll(/<loc>([^<]+)</g), ([, address]) => new URL(address!).pathname)
  const all = (await Promise.all(parts.map(async (part) => (await get(part)).text()))).join('')
  for (const path of LOCALES.flatMap((locale) => [pagesIn(locale).collection, pagesIn(locale).product]))
    expect(all).toContain(`${ORIGIN}${path}<`)
})

test('a photograph has the size of its row, turned as the camera was held', async () => {
  const rows = await shop.db.query.selectFrom('product_picture').select(['address', 'width', 'height']).execute()
  expect(rows).toHaveLength(PRODUCTS.length)
  for (const { address, width, height } of rows) {
    const made = await sharp(Buffer.from(await (await get(address)).arrayBuffer())).metadata()
    expect([made.width, made.height]).toEqual([width, height])
  }
  expect(rows.filter(({ width, height }) => width === 800 && height === 1067)).toHaveLength(2)
})

/** Hero, cards and gallery; the places that show a picture of one width are others. */
const OF_MANY_WIDTHS = /alt="The workshop|width="400" height="500"/

test.each(['home', 'collection', 'product'] as const)(
  '%s offers its photographs in widths that are as wide as they say',
  async (page) => {
    const html = await (await get(pagesIn('en')[page])).text()
    const shown = (html.match(/<img [^>]*>/g) ?? []).filter((picture) => OF_MANY_WIDTHS.test(picture))
    expect(shown.length).toBeGreaterThan(0)
    const offered = new Map<string, number>()
    for (const picture of shown) {
      const [, widths = ''] = /srcset="([^"]+)"/i.exec(picture) ?? []
      expect(widths.split(', ').length, picture).toBeGreaterThan(3)
      expect(picture).toMatch(/sizes="[^"]+"/)
      for (const [, address, width] of widths.matchAll(/(\S+) (\d+)w/g)) offered.set(address!, Number(width))
    }
    for (const [address, width] of offered) {
      const made = await sharp(Buffer.from(await (await get(address)).arrayBuffer())).metadata()
      const isWhole = ORIGINALS.includes(made.width) && made.width < width
      expect(isWhole || made.width === width, address).toBe(true)
    }
  },
)

test('what is preloaded is what the page shows', async () => {
  for (const page of ['home', 'product'] as const) {
    const html = await (await get(pagesIn('en')[page])).text()
    const [, widths, sizes] = /<link rel="preload" as="image"[^>]* imagesrcset="([^"]+)" imagesizes="([^"]+)"/.exec(html) ?? []
    const [first = ''] = /<img [^>]*fetchpriority="high"[^>]*>/i.exec(html) ?? []
    expect(widths).toBeDefined()
    expect(first.toLowerCase()).toContain(`srcset="${widths}"`)
    expect(first).toContain(`sizes="${sizes}"`)
  }
})

test('the mail of an order names the merchant, and its pictures exist', async () => {
  const { id } = await shop.db.query.selectFrom('variant').select('id').where('sku', '=', 'BONNET').executeTakeFirstOrThrow()
  const question = orderOf({ lines: [{ item: String(id), qty: 1 }], total: 11_000 })
  expect(await placeOrder(shop, question, 'one-bonnet-by-courier')).toMatchObject({ ok: true })
  await runDueJobs(shop, jobHandlers)
  const mail = await shop.db.query.selectFrom('mail').selectAll().executeTakeFirstOrThrow()
  for (const part of [mail.subject, mail.html, mail.text]) expect(part.match(DEMO)?.[0]).toBeUndefined()
  expect(mail.html).toContain('Atelierul')
  const pictures = Array.from(mail.html.matchAll(/<img[^>]* src="([^"]+)"/g), ([, address]) => new URL(address!).pathname)
  expect(pictures.filter((path) => /^\/mail-art\/[0-9a-f]{32}\.png$/.test(path))).toHaveLength(1)
  for (const path of pictures) expect((await get(path)).headers.get('content-type')).toBe('image/png')
})

test('a home page is refused for what no block may hold, and leaves out what the shop does not have', async () => {
  const home = (body: BlockInput[]) => ({ name: 'home', text: inEach(() => ({ title: 'Knits', description: 'Knitwear', body })) })
  const write = (body: BlockInput[]) =>
    shop.db.transaction((tx) => writeParts(tx, [home(body)], { who: 'test', now: shop.clock.now() }))
  const problems = await write([
    { component: 'hero', title: 'Knitted', links: [{ text: 'Press', link: 'javascript:alert(1)' }] },
    { component: 'marquee' },
  ]).catch((error: InputRefused) => error.problems)
  expect(problems).toMatchObject([{ at: 'home.ro[0].body[0].links[0].link' }, { at: 'home.ro[0].body[1].component' }])

  await write([
    { component: 'hero', title: 'Knitted by hand', links: [{ text: 'Gloves', link: 'collection:gloves' }] },
    { component: 'products', title: 'Chosen', rule: 'chosen', products: [{ product: 'NO-SUCH' }] },
    { component: 'belly_band', collection: 'bands' },
  ])
  shop.purge(['shell'])
  const html = await (await get(pagesIn('en').home)).text()
  expect(html).toContain(': Knits</title>')
  expect(html).toContain('Knitted by hand')
  expect(html).not.toMatch(/<a[^>]*>Gloves|Chosen</)
  const { id } = await shop.db.query.selectFrom('story').select('id').where('key', '=', 'home').executeTakeFirstOrThrow()
  await shop.db.query.deleteFrom('story_version').where('story_id', '=', id).execute()
  await shop.db.query.deleteFrom('story_text').where('story_id', '=', id).execute()
  await shop.db.query.deleteFrom('story').where('id', '=', id).execute()
  shop.purge(['shell'])
})

test('the logo of a mail is the merchant’s, on white', async () => {
  const response = await get('/mail-art/logo.png')
  expect([response.status, response.headers.get('content-type')]).toEqual([200, 'image/png'])
  const picture = sharp(Buffer.from(await response.arrayBuffer()))
  const { data, info } = await picture.removeAlpha().raw().toBuffer({ resolveWithObject: true })
  const colourAt = (x: number, y: number) => [...data.subarray((y * info.width + x) * 3, (y * info.width + x) * 3 + 3)]
  expect([info.width, info.height]).toEqual([336, 88])
  expect([colourAt(2, 2), colourAt(info.width - 3, 44)]).toEqual([
    [255, 255, 255],
    [255, 255, 255],
  ])
  expect(colourAt(60, 44)).toEqual(LOGO_COLOUR)
})

describe('with a title of its own for the 404 page', () => {
  const notFoundTitle = texts('This shelf is empty')
  beforeAll(async () => {
    const { logo } = (await readSetting(shop.db.query, 'merchant')) as { logo: string }
    await shop.db.transaction((tx) => writeMerchant(tx, { ...MERCHANT, logo, notFoundTitle }, OPENING))
    site = await openSite(shop, storefront)
  })

  test.each(LOCALES)('that title is shown in %s', async (locale) => {
    const html = await (await get(href(MARKETS[locale], '/p/nothing'))).text()
    expect(html).toContain(`<h1>${notFoundTitle[locale]}</h1>`)
  })
})

describe('with pictures of its collections and what they announce', () => {
  beforeAll(async () => {
    const [{ address, width, height } = { address: '', width: 1, height: 1 }] = await shop.db.query
      .selectFrom('content_picture')
      .select(['address', 'width', 'height'])
      .where('key', '=', 'walk')
      .execute()
    const placed = (alt: string) => ({ address, width, height, position: 0, alt: texts(alt) })
    await shop.db.transaction(async (tx) => {
      const pictures = { tile: placed('Clothes on a line'), menu: placed('A drawer of hats') }
      await writeCollections(tx, [{ ...collectionOf('fashion'), pictures }, collectionOf('hats', 'fashion')], OPENING)
      const announced = { title: texts('Warm heads'), text: texts('All hats') }
      await writePromotions(tx, [{ collection: 'fashion', target: 'hats', picture: 'walk', ...announced }])
    })
    await shop.catalog.refresh()
    site = await openSite(shop, storefront)
  })

  test.each(LOCALES)('each says what it shows in %s', async (locale) => {
    const read = async (path: string) => (await get(path)).text()
    expect(await read(pagesIn(locale).home)).toContain(`alt="Clothes on a line ${locale}"`)
    expect(await read(href(MARKETS[locale], `/c/fashion-${locale}`))).toContain(`alt="A walk in the snow ${locale}"`)
    expect(await read(href(MARKETS[locale], '/p/nothing'))).toContain(`alt="An empty shelf ${locale}"`)
    const menu = JSON.parse(await read(`/api/menu?locale=${locale}`)) as MenuData
    const covers = menu.panels.map(({ key, cover }) => [key, cover?.alt])
    expect(covers).toContainEqual(['fashion', `A drawer of hats ${locale}`])
    expect(covers).toContainEqual(['brands', `A walk in the snow ${locale}`])
  })
})
