/** The comparison page, asked for without JavaScript. */
import { beforeAll, expect, test } from 'vitest'
import { href, LOCALES, MARKETS } from '#domain/market/market.ts'
import { detailsOf } from '#catalog/products/details.ts'
import { comparedKind, type ComparedKind } from '#domain/catalog/comparison.ts'
import * as text from '#messages/goods/compare.ts'
import { inLocale } from '#messages/text.ts'
import { testShop } from '#test/shop.ts'
import { storefront } from '#web/entry/storefront.server.ts'
import { openSite, type Site } from '#web/http/server/site.ts'

const shop = await testShop({ products: 400 })
const of: Record<ComparedKind | 'other', string[]> = { pram: [], seat: [], other: [] }
let site: Site
beforeAll(async () => {
  site = await openSite(shop, storefront)
  const ids = [...shop.catalog.current.ids]
  for (const [id, { attributes }] of await detailsOf(shop.db, ids, MARKETS.ro))
    of[comparedKind(attributes) ?? 'other'].push(String(id))
})

const get = async (path: string) => {
  const response = await site.fetch(new Request(shop.config.publicUrl + path))
  expect(response.status).toBe(200)
  return { html: await response.text(), headers: response.headers }
}
/** Columns of the table but the first, which names the rows. */
const compared = (html: string): number => Math.max(0, html.split(`<th scope="col"`).length - 2)

test.each(LOCALES)('four prams are compared at most, in %s, and nobody keeps the page', async (locale) => {
  const path = href(MARKETS[locale], `/compare?ids=${of.pram.slice(0, 5).join(',')}`)
  const { html, headers } = await get(path)
  expect(compared(html)).toBe(4)
  inLocale(locale, () => {
    expect(html).toContain(text.isFull({ count: 4 }))
    expect(html).toContain(text.bootNeeded())
    expect(html).toContain(text.bootRow({ litres: 350 }))
  })
  expect(headers.get('cache-control')).toBe('no-store')
  expect(headers.get('x-robots-tag')).toContain('noindex')
})

test('a product is named twice, is unknown or of another kind: it is compared once or not at all', async () => {
  const [first, second] = of.seat
  const { html } = await get(`/en/compare?ids=${[first, second, first, '999999999', 'x', of.pram[0], of.other[0]].join(',')}`)
  expect(compared(html)).toBe(2)
  expect(html).toContain(inLocale('en', () => text.isMixed()))
  expect(html).not.toContain(inLocale('en', () => text.bootTest()))
})

test('the boot is checked for the litres that were typed, and a wrong number is kept with its reason', async () => {
  const ids = of.pram.slice(0, 3).join(',')
  const small = await get(`/en/compare?ids=${ids}&boot=100`)
  expect(small.html).toContain('does not fit')
  const large = await get(`/en/compare?ids=${ids}&boot=1000`)
  expect(large.html).not.toContain('does not fit')
  const wrong = await get(`/en/compare?ids=${ids}&boot=${encodeURIComponent('<b>huge')}`)
  expect(wrong.html).toContain(inLocale('en', () => text.bootWrong({ min: 100, max: 1000 })))
  expect(wrong.html).toContain('value="&lt;b&gt;huge"')
  expect(wrong.html).not.toContain('<b>huge')
})

test('a boot that is typed with decimals stays in the addresses of the comparison', async () => {
  const ids = of.pram.slice(0, 2).join(',')
  for (const typed of ['420.5', '420,5']) {
    const { html } = await get(`/compare?ids=${ids}&boot=${encodeURIComponent(typed)}`)
    const kept = `boot=${typed}"`
    expect(html.split(kept).length - 1, typed).toBeGreaterThanOrEqual(2)
    expect(html).toContain(`value="${typed}"`)
  }
})

test('without products, or with none that is compared, the page says how to begin', async () => {
  for (const query of ['', '?ids=', `?ids=${of.other[0]}`, `?ids=${'1,'.repeat(5_000)}`]) {
    const { html } = await get(`/hu/compare${query}`)
    expect(compared(html)).toBe(0)
    expect(html).toContain(inLocale('hu', () => text.emptyTitle()))
  }
})
