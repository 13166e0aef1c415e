/** Products on the cover of an article and inside its text. */
import { describe, expect, test } from 'vitest'
import { LOCALES, href, MARKETS } from '#domain/market/market.ts'
import { readPurges } from '#services/jobs/purges.ts'
import { articleInput, writeBlog, writeSurroundings } from '#test/content/blog-input.ts'
import { testShop } from '#test/shop.ts'
import { storefront } from '#web/entry/storefront.server.ts'
import { openSite } from '#web/http/server/site.ts'

const shop = await testShop({ products: 60 })
await writeSurroundings(shop)
const site = await openSite(shop, storefront)

const open = (path: string) => site.fetch(new Request(shop.config.publicUrl + path))
const page = async (path: string) => (await open(path)).text()
const statusOf = async (path: string) => (await open(path)).status
const linksTo = (html: string, pattern: RegExp): string[] => [
  ...new Set(Array.from(html.matchAll(/<a [^>]*href="([^"]+)"/g), ([, to]) => to!).filter((to) => pattern.test(to))),
]
const text = (value: string) => ({ kind: 'paragraph', text: value }) as const

/** Lets the pages know what was written. */
async function shown(): Promise<void> {
  await shop.catalog.refresh()
  await readPurges(shop, new Set())
}

describe('products on a cover and in a text', () => {
  const skusOf = (may: (doc: number) => boolean) =>
    shop.catalog.current.products.flatMap(({ variants }, doc) => (may(doc) ? variants[0]!.sku : []))
  const isClosed = (doc: number) => shop.catalog.current.products[doc]!.noPromo || doc >= shop.catalog.current.firstSoldOut
  const articleOf = (html: string) => /<article.*<\/article>/s.exec(html)![0]
  const pointsOf = (html: string) =>
    Array.from(articleOf(html).matchAll(/<details[^>]*--left:(\d+);--top:(\d+).*?<\/details>/gs), ([one, left, top]) => [
      left,
      top,
      ...linksTo(one, /\/p\//),
    ])

  test('a point of the cover opens its product, twice too, and none that is sold out, unknown or may not be advertised', async () => {
    const [first = '', second = ''] = skusOf((doc) => !isClosed(doc))
    const closed = skusOf(isClosed).slice(0, 4)
    const at = (product: string, left: number, top: number) => ({ product, left, top })
    await writeBlog(shop, [
      articleInput('room', {
        points: [
          at(first, 0, 100),
          ...closed.map((sku, i) => at(sku, 40, i)),
          at('unknown', 3, 3),
          at(second, 100, 0),
          at(first, 50, 50),
        ],
      }),
    ])
    await shown()
    for (const locale of LOCALES) {
      const shownPoints = pointsOf(await page(href(MARKETS[locale], `/b/room-${locale}`)))
      expect(shownPoints.map(([left, top]) => [left, top])).toEqual([
        ['0', '100'],
        ['100', '0'],
        ['50', '50'],
      ])
      for (const [, , to] of shownPoints) expect(await statusOf(to!)).toBe(200)
      expect(shownPoints[0]![2]).toBe(shownPoints[2]![2])
      expect(shownPoints[0]![2]).not.toBe(shownPoints[1]![2])
    }
  })

  test.each([
    [[{ left: 101, top: 0 }], /points\.0\.left|points\[0\]/],
    [[{ left: 0, top: -1 }], /points/],
    [[{ left: 0.5, top: 1 }], /points/],
  ])('points outside a picture are refused: %j', async (given, where) => {
    const points = given.map((one) => ({ ...one, product: 'any' }))
    await expect(writeBlog(shop, [articleInput('room', { points })])).rejects.toThrow(where)
  })

  test('a row of products stands inside the text, between its paragraphs', async () => {
    const [first = '', second = ''] = skusOf((doc) => !isClosed(doc))
    const row = {
      component: 'products',
      rule: 'chosen',
      title: 'For the room',
      products: [{ product: first }, { product: second }],
    }
    await writeBlog(shop, [articleInput('room', {}, [text('Before the row.'), row, text('After the row.')])])
    await shown()
    for (const locale of LOCALES) {
      const html = articleOf(await page(href(MARKETS[locale], `/b/room-${locale}`)))
      const between = /Before the row\.(.*?)After the row\./s.exec(html)![1]!
      expect(between).toContain('For the room')
      const goods = linksTo(between, /\/p\//)
      expect(goods).toHaveLength(2)
      for (const to of goods) expect(await statusOf(to)).toBe(200)
    }
  })
})
