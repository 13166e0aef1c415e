/** The Advent calendar by the shop's clock: what is behind a shut door is in no answer (DOM-6, DOM-7). */
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { LOCALES, MARKETS, href, type Locale } from '#domain/market/market.ts'
import { previewPath } from '#services/content/preview.ts'
import { stopCoupons } from '#store/promotions/coupons.ts'
import { CALENDAR, DOOR_TEXTS, DOOR_TITLES } from '#demo/content/pages/advent-words.ts'
import { HOSTILE_TEXTS } from '#test/hostile/payloads.ts'
import { writeOnePage } from '#test/content/text-page.ts'
import { testShop } from '#test/shop.ts'
import { storefront } from '#web/entry/storefront.server.ts'
import { openSite, type Site } from '#web/http/server/site.ts'

const shop = await testShop({ products: 200, settings: { CONTENT_PREVIEW_TOKEN: 'preview-token-of-a-shop-that-is-only-a-test' } })
const origin = shop.config.publicUrl
let site: Site
beforeAll(async () => {
  await shop.catalog.refresh()
  site = await openSite(shop, storefront)
})
beforeEach(() => shop.clock.set(new Date('2026-12-09T10:00:00Z')))

const at = (moment: string) => shop.clock.set(new Date(moment))
const page = async (path: string) => (await site.fetch(new Request(origin + path))).text()
const address = (locale: Locale) => href(MARKETS[locale], `/${CALENDAR.slug[locale]}`)
const api = (query: string) => page(`/api/content/stories${query}${query.includes('?') ? '&' : '?'}token=content-read`)

/** Returns the days whose words an answer has. */
const daysIn = (answer: string, locale: Locale): number[] => {
  const text = answer.replaceAll('&#x27;', "'").replaceAll('&amp;', '&')
  return DOOR_TITLES.flatMap(({ words }, i) =>
    text.includes(words[locale]) || text.includes(DOOR_TEXTS[i]!.words[locale]) ? [i + 1] : [],
  )
}
const upTo = (day: number): number[] => Array.from({ length: day }, (_, i) => i + 1)

describe.each(LOCALES)('in %s', (locale) => {
  const path = address(locale)
  const slug = CALENDAR.slug[locale]

  test('a page, its data and the content service have the words of open doors alone', async () => {
    const answers = [path, `${path}/_payload.json`].map(page)
    answers.push(api(`/${slug}?language=${locale}`), api(`?language=${locale}&per_page=100`))
    for (const answer of await Promise.all(answers)) expect(daysIn(answer, locale)).toEqual(upTo(9))
  })

  test('no code is in an answer before its day, and its door tells its end and the lowest prices', async () => {
    const html = await page(path)
    const word = { ro: 'ADVENT', en: 'NOEL', hu: 'ANGYAL' }[locale]
    expect(html).toContain(`${word}8`)
    expect(html).not.toMatch(new RegExp(`${word}(14|20)`))
    expect(html).toMatch(
      { ro: /până pe 24\sdecembrie\s2026/, en: /until 24\sDecember\s2026/, hu: /2026\.\sdecember\s24-ig/ }[locale],
    )
    expect(html).toMatch(
      { ro: /Cel mai mic preț din 30 de zile: \d/, en: /Lowest price of 30 days: €\d/, hu: /legalacsonyabb ára: \d/ }[locale],
    )
  })
})

test('a door opens at midnight by the clocks of its market, for a page that was cached a moment before', async () => {
  at('2026-12-09T21:59:59Z')
  expect(daysIn(await page(address('ro')), 'ro')).toEqual(upTo(9))
  expect(daysIn(await page(address('hu')), 'hu')).toEqual(upTo(9))
  at('2026-12-09T22:00:00Z')
  expect(daysIn(await page(address('ro')), 'ro')).toEqual(upTo(10))
  expect(daysIn(await page(address('hu')), 'hu')).toEqual(upTo(9))
  at('2026-12-09T23:00:00Z')
  expect(daysIn(await page(address('hu')), 'hu')).toEqual(upTo(10))
})

test('outside of Advent the calendar is closed and says so', async () => {
  at('2026-11-30T12:00:00Z')
  const before = await page(address('ro'))
  expect(daysIn(before, 'ro')).toEqual([])
  expect(before).toContain('Prima ușă se deschide pe 1 decembrie')
  at('2026-12-25T12:00:00Z')
  const after = await page(address('ro'))
  expect(daysIn(after, 'ro')).toEqual([])
  expect(after).toContain('Calendarul s-a încheiat pe 24 decembrie')
})

test('a search of the content service does not tell what is behind a door', async () => {
  const found = async (term: string) =>
    JSON.parse(await api(`?language=ro&search_term=${encodeURIComponent(term)}`)).stories.length
  expect(await found('Cântec pentru noaptea')).toBe(0)
  expect(await found('Câte o ușă pe zi')).toBe(0)
  expect(await found('Advent calendar')).toBe(1)
})

test('a preview shows every door', async () => {
  const story = await shop.content.story({ slug: CALENDAR.slug.ro }, 'ro', 'draft')
  const html = await page(previewPath(shop.tokens, { id: story!.id, locale: 'ro' }, shop.clock.now()))
  expect(daysIn(html, 'ro')).toEqual(upTo(24))
})

test('a code that was stopped, is over or unknown is not shown', async () => {
  await stopCoupons(shop.db.query, { code: 'ADVENT4' })
  await writeOnePage(shop, 'spent', { ro: 'spent', en: 'spent', hu: 'spent' }, [
    {
      component: 'advent',
      title: 'x',
      year: 2026,
      doors: ['ADVENT4', 'VARA20', 'NOSUCHCODE', 'TOAMNA10'].map((code, i) => ({ day: i + 1, title: 'x', code })),
    },
  ])
  shop.purge(['shell'])
  const html = await page('/spent')
  expect(html).not.toMatch(/ADVENT4|VARA20|NOSUCHCODE/)
  expect(html).toContain('TOAMNA10')
  expect(html.match(/Codul de aici nu mai e valabil/g)).toHaveLength(3)
})

test('hostile texts behind doors are text', async () => {
  const texts = HOSTILE_TEXTS.filter((text) => /[<>]/.test(text))
  for (let from = 0; from < texts.length; from += 24) {
    const doors = texts.slice(from, from + 24).map((text, i) => ({
      day: i + 1,
      title: text.slice(0, 300),
      text,
      code: text.slice(0, 300),
      link_text: text.slice(0, 300),
    }))
    await writeOnePage(shop, 'hostile', { ro: 'hostile', en: 'hostile', hu: 'hostile' }, [
      { component: 'advent', title: 'x', year: 2026, doors },
    ])
    shop.purge(['shell'])
    at('2026-12-24T10:00:00Z')
    const html = await page('/hostile')
    const main = html.slice(html.indexOf('<main'), html.indexOf('</main>'))
    expect(main).toContain('&lt;')
    expect(main).not.toMatch(/<(script|iframe|object|embed|svg|math|style|base|link|meta|form)/i)
  }
})

test('what may not be promoted is behind no door (LAW-40)', async () => {
  const skuOf = async (isExcluded: boolean): Promise<string> => {
    const { sku } = await shop.db.query
      .selectFrom('variant as v')
      .innerJoin('product as p', 'p.id', 'v.product_id')
      .innerJoin('stock as s', 's.variant_id', 'v.id')
      .select('v.sku')
      .where('s.on_hand', '>', 5)
      .where('p.kind', '=', 'simple')
      .where('p.no_promo', '=', isExcluded)
      .executeTakeFirstOrThrow()
    return sku
  }
  const goods = { allowed: await skuOf(false), excluded: await skuOf(true) }
  const doors = [
    { day: 1, title: 'x', product: goods.allowed },
    { day: 2, title: 'x', product: goods.excluded },
    { day: 3, title: 'x', code: 'TOAMNA10', products: [{ product: goods.excluded }] },
  ]
  await writeOnePage(shop, 'deal', { ro: 'deal', en: 'deal', hu: 'deal' }, [
    { component: 'advent', title: 'x', year: 2026, doors },
  ])
  const html = await page('/deal')
  const slugOf = (wanted: string) =>
    shop.catalog.current.products.find(({ variants }) => variants.some(({ sku }) => sku === wanted))!.slug.ro
  expect(html).toContain(`/p/${slugOf(goods.allowed)}`)
  expect(html).not.toContain(`/p/${slugOf(goods.excluded)}`)
})
