import { describe, expect, test } from 'vitest'
import { LOCALES, splitPath } from '#domain/market/market.ts'
import { parseArtPath } from './art/address.ts'
import { barcodeOf, slugOf } from './catalog/product-inputs.ts'
import { demoShop } from './demo-shop.ts'
import { drawings } from './drawings.ts'

const shop = demoShop(1200, new Date('2026-11-21T09:00:00Z'))
const variants = shop.products.flatMap((product) => product.variants)

test.each(LOCALES)('slugs in %s are unique, a collection has one of its own below the one above it', (locale) => {
  const slugs = shop.products.map(({ text }) => text[locale].slug)
  expect(new Set(slugs).size).toBe(slugs.length)
  const paths = shop.collections.map(({ parent, text }) => `${parent}/${text[locale].slug}`)
  expect(new Set(paths).size).toBe(93)
})

test('every collection has products and a description', () => {
  const filled = new Set(shop.products.map(({ collection }) => collection))
  const leaves = shop.collections.filter(({ key }) => !shop.collections.some(({ parent }) => parent === key))
  expect(leaves.filter(({ key, flags }) => !flags.includes('all') && !filled.has(key))).toEqual([])
  const lines = shop.collections.flatMap(({ text }) => LOCALES.map((locale) => text[locale].description))
  expect(lines.filter((line) => line.length < 15)).toEqual([])
})

test('every product has five drawn pictures of each colour, and every scene that a page names exists', async () => {
  const pictures = shop.products.flatMap((product) => product.pictures)
  expect(shop.products.filter((product) => product.pictures.length === 0)).toEqual([])
  expect(pictures.filter(({ address }) => parseArtPath(address) === null)).toEqual([])
  for (const { pictures: own, variants: of } of shop.products)
    expect(own.length).toBe(5 * new Set(of.map(({ colourway }) => colourway)).size)
  const scenes = shop.collections.flatMap(({ pictures: own = {} }) => Object.values(own))
  const named = [...shop.contentPictures, ...scenes].map(({ address }) => address)
  for (const address of named) expect(await drawings.draw(address)).toMatch(/^<svg /)
  expect(named).toHaveLength(66)
})

test('ids share one number space, and a voucher says so in its item id (D-9)', () => {
  const products = shop.products.map(({ id }) => id!)
  expect(Math.max(...products)).toBeLessThan(Math.min(...variants.map(({ id }) => id!)))
  for (const { kind, variants: own } of shop.products)
    for (const { sku } of own) expect(sku.includes('voucher')).toBe(kind === 'voucher')
})

test('barcodes are in the in-store range and have a valid check digit', () => {
  expect(barcodeOf(100_001)).toMatch(/^2\d{12}$/)
  for (const { barcode } of variants.slice(0, 200)) {
    if (barcode === null) continue
    const sum = [...barcode].reduce((all, digit, i) => all + Number(digit) * (i % 2 === 0 ? 1 : 3), 0)
    expect(sum % 10).toBe(0)
  }
})

describe('slugs', () => {
  test.each([
    ['Sac de dormit Noapte Bună, 2,5\u00a0TOG', 'sac-de-dormit-noapte-buna-2-5-tog'],
    ['Cărucior Aria 3 în 1', 'carucior-aria-3-in-1'],
    ['„A süni és az első hó”, lapozó', 'a-suni-es-az-elso-ho-lapozo'],
  ])('%s → %s', (name, slug) => expect(slugOf(name)).toBe(slug))
})

test.each(LOCALES)('links of partnerships in %s lead to collections that are there', (locale) => {
  const slugOf = (key: string | null) => shop.collections.find((one) => one.key === key)?.text[locale].slug
  const paths = shop.collections.map(({ parent, text }) => ['/c', slugOf(parent), text[locale].slug].filter(Boolean).join('/'))
  const links = shop.partnerships.flatMap(({ partnership }) => partnership.text[locale].link?.href ?? [])
  expect(links.length).toBeGreaterThan(5)
  expect(links.filter((link) => !paths.includes(splitPath(link).path))).toEqual([])
  expect(new Set(links.map((link) => splitPath(link).market.locale))).toEqual(new Set([locale]))
})
