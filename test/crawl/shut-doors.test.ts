/**
 * Asks every address that the shop answers, as a visitor does, for what is behind doors of Advent calendars: of a page, of an
 * article and of the home page. Nothing that is said of a shut door is in any answer (DOM-6).
 */
import { beforeAll, expect, test } from 'vitest'
import { ADVENT_DOORS } from '#domain/content/advent.ts'
import type { BlockInput } from '#domain/content/story.ts'
import { LOCALES, MARKETS, href, perLocale } from '#domain/market/market.ts'
import { writeParts } from '#services/content/write-stories.ts'
import { insertCoupons } from '#store/promotions/coupons.ts'
import { uuidv7 } from '#store/database/uuid.ts'
import { endpoints } from '#web/entry/endpoints.server.ts'
import { storefront } from '#web/entry/storefront.server.ts'
import { openSite } from '#web/http/server/site.ts'
import { ROUTES } from '#web/routes.ts'
import { articleInput, writeBlog } from '#test/content/blog-input.ts'
import { writeOnePage } from '#test/content/text-page.ts'
import { testShop, type TestShop } from '#test/shop.ts'
import { crawl, readSitemaps, type Fetch } from './crawler.ts'

const ORIGIN = 'http://shop.test'
const TODAY = 9
const NOON = new Date(`2026-12-0${TODAY}T10:00:00Z`)
const PLACES = ['page', 'article', 'home'] as const
const DAYS = Array.from({ length: ADVENT_DOORS }, (_, at) => at + 1)

/** A word that is nowhere else: what one field of a door says. */
const secret = (place: string, day: number, field: string): string => `zurliu${place}${day}x${field}`
const SECRETS = /zurliu(page|article|home)(\d+)x(\w+)/gi
const codeOf = (place: string, day: number): string => secret(place, day, 'code').toUpperCase()

let shop: TestShop
let fetch: Fetch
/** Body of each answer, by address. */
const answers = new Map<string, string>()

const calendar = (place: string, goods: readonly string[]): BlockInput => ({
  component: 'advent',
  title: `Calendar of ${place}`,
  year: 2026,
  doors: DAYS.map((day) => ({
    day,
    title: secret(place, day, 'title'),
    text: secret(place, day, 'text'),
    link_text: secret(place, day, 'link'),
    link: `/${secret(place, day, 'path')}`,
    code: codeOf(place, day),
    product: goods[day - 1]!,
    products: [{ product: goods[day - 1]! }],
  })),
})

/** SKUs of products that may be promoted, one of each. */
async function someGoods(): Promise<string[]> {
  const rows = await shop.db.query
    .selectFrom('variant as v')
    .innerJoin('product as p', 'p.id', 'v.product_id')
    .innerJoin('stock as s', 's.variant_id', 'v.id')
    .select(({ fn }) => fn.min('v.sku').as('sku'))
    .where('s.on_hand', '>', 5)
    .where('p.kind', '=', 'simple')
    .where('p.no_promo', '=', false)
    .groupBy('p.id')
    .orderBy('p.id')
    .limit(ADVENT_DOORS)
    .execute()
  return rows.map(({ sku }) => sku)
}
let goods: string[]

beforeAll(async () => {
  shop = await testShop({ products: 60, now: NOON, settings: { PUBLIC_URL: ORIGIN } })
  goods = await someGoods()
  const at = { who: 'test', now: NOON }
  await writeOnePage(shop, 'calendar', { ro: 'calendar', en: 'calendar', hu: 'calendar' }, [calendar('page', goods)])
  await writeBlog(shop, [articleInput('calendar', {}, [calendar('article', goods)])])
  const text = perLocale(() => ({ title: 'Home', description: 'x', body: [calendar('home', goods)] }))
  await shop.db.transaction((tx) => writeParts(tx, [{ name: 'home', text }], at))
  const coupons = PLACES.flatMap((place) =>
    DAYS.map((day) => ({
      id: uuidv7(NOON),
      code: codeOf(place, day),
      advertised: true,
      type: 0 as const,
      amount: 10,
      currency: 'RON' as const,
      starts_at: new Date(Date.UTC(2026, 11, day)),
      created_at: NOON,
    })),
  )
  await insertCoupons(shop.db.query, coupons)
  await shop.catalog.refresh()
  await shop.catalog.search.update(shop.catalog.current)
  const site = await openSite(shop, storefront)
  fetch = async (address) => {
    const response = await site.fetch(new Request(address, { headers: { 'user-agent': 'Googlebot/2.1' } }))
    answers.set(address, await response.clone().text())
    return response
  }
  await askEverything()
})

async function askEverything(): Promise<void> {
  const found = await crawl(
    fetch,
    LOCALES.map((locale) => ORIGIN + href(MARKETS[locale], '/')),
  )
  const listed = (await readSitemaps(fetch, `${ORIGIN}/sitemap.xml`)).map(({ address }) => address)
  const pages = new Set([
    ...found.pages.keys(),
    ...listed,
    ...LOCALES.map((locale) => ORIGIN + href(MARKETS[locale], '/calendar')),
  ])
  for (const locale of LOCALES) pages.add(ORIGIN + href(MARKETS[locale], `/b/calendar-${locale}`))
  for (const address of pages) {
    if (!answers.has(address)) await fetch(address)
    const { pathname, search } = new URL(address)
    if (search === '') await fetch(`${ORIGIN}${pathname === '/' ? '' : pathname}/_payload.json`)
  }
  // Where a route has a parameter it gets a word of a door.
  const words = [secret('page', 20, 'title'), 'calendar', 'products.xml']
  const paths = [
    ...ROUTES.flatMap(({ path }) => LOCALES.map((locale) => href(MARKETS[locale], path))),
    ...endpoints.filter(({ method }) => method === 'GET').map(({ path }) => path),
  ]
  for (const path of paths)
    for (const word of words) await fetch(ORIGIN + path.replace(/:\w+(\{[^}]*\})?|\*/, word).replaceAll(/:\w+|\*/g, 'x'))
  for (const locale of LOCALES)
    for (const place of PLACES) {
      for (const query of ['', '&content_type=page', '&content_type=article', `&search_term=${secret(place, 20, 'text')}`])
        await fetch(`${ORIGIN}/api/content/stories?token=content-read&language=${locale}&per_page=100${query}`)
      for (const slug of ['calendar', `b/calendar-${locale}`, 'parts/home'])
        await fetch(`${ORIGIN}/api/content/stories/${slug}?token=content-read&language=${locale}`)
      const word = secret(place, 20, 'title')
      for (const path of [`/search/${word}`, `/b?q=${word}`]) await fetch(ORIGIN + href(MARKETS[locale], path))
      await fetch(`${ORIGIN}/api/suggest?locale=${locale}&q=${word}`)
    }
  const feeds = [...answers.keys()].flatMap((address) => answers.get(address)!.match(/\/feeds\/[\w.-]+/g) ?? [])
  for (const feed of new Set(feeds)) await fetch(ORIGIN + feed)
}

test('every kind of answer was asked for, and open doors are in those that show them', () => {
  expect(answers.size).toBeGreaterThan(1000)
  const saying = (text: string) => [...answers].filter(([, body]) => body.includes(text)).map(([address]) => address)
  for (const place of PLACES) {
    const shown = saying(secret(place, TODAY, 'title'))
    expect([place, shown.length]).toEqual([place, expect.any(Number)])
    expect(
      shown.some((address) => address.endsWith('_payload.json')),
      place,
    ).toBe(true)
    expect(
      shown.some((address) => address.includes('/api/content/stories')),
      place,
    ).toBe(true)
  }
})

test('no answer says anything of a door that is shut, but for the words that it was asked with', () => {
  const told: string[] = []
  for (const [address, body] of answers)
    for (const [word, , day] of body.matchAll(SECRETS))
      if (Number(day) > TODAY && !address.toLowerCase().includes(word.toLowerCase())) told.push(`${address}: ${word}`)
  expect(told).toEqual([])
})

test('a page of a calendar does not name goods of doors that are shut', () => {
  const slugOf = (sku: string) =>
    shop.catalog.current.products.find(({ variants }) => variants.some((variant) => variant.sku === sku))!.slug.ro
  const html = answers.get(`${ORIGIN}/calendar`)! + answers.get(`${ORIGIN}/calendar/_payload.json`)!
  const named = DAYS.filter((day) => html.includes(`/p/${slugOf(goods[day - 1]!)}`))
  expect(named).toEqual(DAYS.slice(0, TODAY))
})

test('a code of a shut door is refused like one that there is not', async () => {
  const site = await openSite(shop, storefront)
  const refused = async (code: string) => {
    const body = JSON.stringify({ market: 'ro', lines: [{ item: goods[0]!, qty: 1 }], codes: [code] })
    const headers = { 'content-type': 'application/json', origin: ORIGIN, 'sec-fetch-site': 'same-origin' }
    const response = await site.fetch(new Request(`${ORIGIN}/api/cart/quote`, { method: 'POST', body, headers }))
    return [response.status, (await response.text()).replaceAll(code, 'CODE')]
  }
  expect(await refused(codeOf('page', 20))).toEqual(await refused('ZURLIUNOTHING'))
})
