import { expect, test } from 'vitest'
import { buildSnapshot } from '#catalog/columns/build-snapshot.ts'
import { listProducts } from '#catalog/columns/listing.ts'
import { patchSnapshot } from '#catalog/columns/patch.ts'
import type { Snapshot } from '#catalog/columns/snapshot.ts'
import { PAGE_SIZE } from '#domain/catalog/listing.ts'
import { context, manyProducts } from '#test/many-products.ts'
import { BEDS, now, shopOf } from '#test/rails/small-shop.ts'
import { recommendedPage } from './first-rows.ts'

const currency = 'RON'
const pageOf = (snapshot: Snapshot, place: { collection?: number; brand?: number }, page = 1): number[] => {
  const listing = listProducts(snapshot, { ...place, currency })
  return recommendedPage(snapshot, listing, { ...place, currency }, page, now)
}
const idsOf = (snapshot: Snapshot, docs: readonly number[]): number[] => docs.map((doc) => snapshot.ids[doc]!)

test('what completes a dear thing and costs little stands behind the first rows, whatever its rank', async () => {
  const shop = await shopOf([
    ...Array.from({ length: 6 }, () => ({ is: 'test-sheet', sale: 2_000 })),
    ...Array.from({ length: 18 }, () => ({ is: 'test-bed', sale: 90_000 })),
  ])
  const ids = idsOf(shop, pageOf(shop, { collection: BEDS }))
  expect(ids).toHaveLength(24)
  expect(ids.slice(0, 16).every((id) => id > 6)).toBe(true)
})

test('a spare part that no table names with the dear thing stands behind the first rows, among the others that are named', async () => {
  const beds = Array.from({ length: 18 }, () => ({ is: 'test-bed', sale: 90_000 }))
  const named = [
    { is: 'test-sheet', sale: 2_000 },
    { is: 'duvet', sale: 3_000 },
  ]
  const isFirst = async (canopy: number, others: typeof named) => {
    const shop = await shopOf([{ is: 'test-canopy', sale: canopy }, ...others, ...beds])
    return idsOf(shop, pageOf(shop, { collection: BEDS }))
      .slice(0, 16)
      .includes(1)
  }
  expect(await isFirst(2_000, named)).toBe(false)
  // It costs too much for a spare part, or stands beside one accessory only: it is no accessory.
  expect(await isFirst(40_000, named)).toBe(true)
  expect(await isFirst(2_000, named.slice(1))).toBe(true)
})

test('sold-out products stay last and infant formula is not brought forward', async () => {
  const shop = await shopOf([
    { is: 'test-bed', isSoldOut: true },
    { is: 'test-sheet', noPromo: true },
    { is: 'test-sheet', sale: 1_000 },
    { is: 'test-bed' },
  ])
  const ids = idsOf(shop, pageOf(shop, { collection: BEDS }))
  expect(new Set(ids)).toEqual(new Set([1, 2, 3, 4]))
  expect(ids.at(-1)).toBe(1)
  expect(ids.indexOf(2)).toBeGreaterThan(ids.indexOf(4))
  expect(ids.indexOf(2)).toBeGreaterThan(ids.indexOf(3))
})

test('the pages of a listing have each of its products once, and those far behind keep their order', async () => {
  const moment = now.getTime()
  const products = Array.from(manyProducts(3_000, moment))
  const snapshot = await buildSnapshot({ ...context(), version: 1, products }, moment, () => Promise.resolve())
  for (const place of [{}, { collection: 2 }, { brand: 5 }]) {
    const { docs, total } = listProducts(snapshot, { ...place, currency })
    const pages = Array.from({ length: Math.ceil(total / PAGE_SIZE) }, (_, at) => pageOf(snapshot, place, at + 1))
    const shown = pages.flat()
    expect(shown.toSorted((a, b) => a - b)).toEqual(Array.from(docs).toSorted((a, b) => a - b))
    expect(shown.slice(240)).toEqual(Array.from(docs.slice(240)))
  }
})

test('the order is found once, and again when other products stand first', async () => {
  const shop = await shopOf(Array.from({ length: 8 }, (_, at) => ({ is: at % 2 ? 'test-bed' : 'test-mattress' })))
  const before = pageOf(shop, { collection: BEDS })
  const patched = patchSnapshot(shop, [{ ...shop.products[0]! }], 2, now.getTime())!
  expect(pageOf(patched, { collection: BEDS })).toEqual(before)
  expect(
    recommendedPage(shop, listProducts(shop, { collection: BEDS, among: shop.all.slice(3), currency }), { currency }, 1, now),
  ).toHaveLength(5)
})
