import { describe, expect, test } from 'vitest'
import { LOCALES } from '#domain/market/market.ts'
import { parseArtPath } from './art/address.ts'
import { barcodeOf, slugOf } from './catalog/rows.ts'
import { drawings } from './drawings.ts'
import { demoRows } from './rows.ts'

const tables = Object.fromEntries(demoRows(1200, new Date('2026-11-21T09:00:00Z')))
const rowsOf = (name: string): Record<string, unknown>[] => tables[name] ?? []

test.each(LOCALES)('slugs and paths in %s are folded and unique', (locale) => {
  const slugs = rowsOf('product_text')
    .filter((row) => row['locale'] === locale)
    .map((row) => String(row['slug']))
  expect(new Set(slugs).size).toBe(slugs.length)
  expect(slugs.filter((slug) => !/^[a-z0-9]+(-[a-z0-9]+)*$/.test(slug))).toEqual([])
  const paths = rowsOf('collection_text')
    .filter((row) => row['locale'] === locale)
    .map((row) => row['path'])
  expect(new Set(paths).size).toBe(93)
})

test('every collection has products and a description', () => {
  const filled = new Set(rowsOf('product_collection').map((row) => row['collection_id']))
  expect(rowsOf('collection').filter((row) => !filled.has(row['id']))).toEqual([])
  expect(rowsOf('collection_text').filter((row) => String(row['description']).length < 15)).toEqual([])
})

test('every product has five drawn pictures of each colour, and every scene that a page names exists', async () => {
  const pictures = rowsOf('product_picture')
  expect(new Set(pictures.map((row) => row['product_id'])).size).toBe(rowsOf('product').length)
  expect(pictures.filter((row) => parseArtPath(String(row['address'])) === null)).toEqual([])
  expect(pictures.length).toBe(5 * pictures.filter((row) => row['position'] === 0).length)
  const named = [...rowsOf('content_picture'), ...rowsOf('collection_picture')].map((row) => String(row['address']))
  for (const address of named) expect(await drawings.draw(address)).toMatch(/^<svg /)
  expect(named).toHaveLength(29)
})

test('ids share one number space, and a voucher says so in its item id (D-9)', () => {
  const products = rowsOf('product').map((row) => Number(row['id']))
  const variants = rowsOf('variant').map((row) => Number(row['id']))
  expect(Math.max(...products)).toBeLessThan(Math.min(...variants))
  const vouchers = new Set(
    rowsOf('product')
      .filter((row) => row['kind'] === 'voucher')
      .map((row) => row['id']),
  )
  for (const variant of rowsOf('variant'))
    expect(String(variant['sku']).includes('voucher')).toBe(vouchers.has(variant['product_id']))
})

test('barcodes are in the in-store range and have a valid check digit', () => {
  expect(barcodeOf(100_001)).toMatch(/^2\d{12}$/)
  for (const { barcode } of rowsOf('variant').slice(0, 200)) {
    if (typeof barcode !== 'string') continue
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
