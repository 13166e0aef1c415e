import { expect, test } from 'vitest'
import { sql } from 'kysely'
import { readPurges } from '#services/jobs/purges.ts'
import { LOCALES, MARKETS, href } from '#domain/market/market.ts'
import { testShop } from '#test/shop.ts'
import { storefront } from '#web/entry/storefront.server.ts'
import { openSite } from '#web/http/server/site.ts'
import { productCommand } from './products.ts'

const shop = await testShop({ products: 120 })
await shop.catalog.refresh()
const site = await openSite(shop, storefront)
const product = async (...args: string[]) => {
  const told = await productCommand(shop.db, args)
  await shop.catalog.refresh()
  await readPurges(shop, new Set())
  return told
}

interface Band {
  id: number
  collection: string
  sku: string
  letters: string[]
  slug: Record<'ro' | 'en' | 'hu', string>
  isOwn: boolean
}
const { rows: bands } = await sql<Band>`
  select p.id, c.key as collection, min(v.sku) as sku, p.band_sizes is not null as "isOwn",
    array_agg(v.size ->> 'value') as letters,
    (select jsonb_object_agg(t.locale, t.slug) from product_text t where t.product_id = p.id) as slug
  from product p join collection c on c.id = p.collection_id join variant v on v.product_id = p.id
  where v.size ->> 'system' = 'belly' group by p.id, c.key order by p.id`.execute(shop.db.query)
const usual = bands.find(({ collection, isOwn }) => collection === 'support-belts' && !isOwn)!
const after = bands.find(({ collection }) => collection === 'postpartum-bands')!
const letters = [...new Set(usual.letters)].toSorted((a, b) => 'XS S M L XL XXL'.indexOf(a) - 'XS S M L XL XXL'.indexOf(b))
const cut = (base: number) => letters.map((size, at) => `${size}=${base + at * 10}-${base + at * 10 + 12}.5`)

const open = async (band: Band, locale: 'ro' | 'en' | 'hu' = 'en', form: '' | '/_payload.json' = '') =>
  (await site.fetch(new Request(shop.config.publicUrl + href(MARKETS[locale], `/p/${band.slug[locale]}`) + form))).text()

test('the page of a belly band has the calculator with the sizes that it has; one for after the birth has none', async () => {
  const page = await open(usual)
  expect(page).toContain('Which size of belly band fits you?')
  expect(page.match(/<th scope="row">/g)).toHaveLength(letters.length)
  expect(await open(after)).not.toContain('Which size of belly band fits you?')
})

test('a product has sizes of its own by a command, in every language, until it takes them back', async () => {
  const before = await open(usual)
  expect(await product('sizes', usual.sku)).toBe(`${usual.sku} has the usual sizes.`)
  expect(await product('sizes', usual.sku, ...cut(61))).toBe(`${usual.sku}  ${cut(61).join(' ')}`)
  for (const locale of LOCALES) expect(await open(usual, locale)).toContain(locale === 'en' ? '61–73.5' : '61–73,5')
  expect(await open(usual, 'en', '/_payload.json')).toContain('"max":735,"min":610')
  expect(await product('sizes', after.sku)).toBe(`${after.sku} has the usual sizes.`)
  expect(await product('sizes', usual.sku, 'usual')).toBe(`${usual.sku} has the usual sizes.`)
  expect(await open(usual)).toBe(before)
})

test('the demo shop has a band that is cut wider', async () => {
  const [wide] = bands.filter(({ isOwn }) => isOwn)
  expect(await product('sizes', wide!.sku)).toMatch(/=\d+-\d+\.5$/)
})

test.each([
  [['paint'], 'There is no command product paint'],
  [['sizes'], 'Say the SKU'],
  [['sizes', 'none'], 'There is no belly band none'],
  [['sizes', 'none', 'usual'], 'there is no belly band none'],
  [['sizes', usual.sku, 'M'], 'Say sizes with their centimetres'],
  [['sizes', usual.sku, ...cut(61), 'K=130-150'], 'has no size K'],
  [['sizes', usual.sku, ...cut(61).slice(1)], `the size ${letters[0]} is missing`],
  [['sizes', usual.sku, ...cut(61).toReversed()], 'come by their measures'],
  [['sizes', usual.sku, 'M=90-80'], 'above the smallest'],
  [['sizes', usual.sku, 'M=20-80'], 'expected number to be >=400'],
])('%j is refused: %s', async (args, reason) => {
  await expect(product(...args)).rejects.toThrow(reason)
  expect(await product('sizes', usual.sku)).toContain('usual')
})
