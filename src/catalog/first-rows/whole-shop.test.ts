import { expect, test } from 'vitest'
import { now, shopOf, TOYS, BEDS, CLOTHES } from '#test/rails/small-shop.ts'
import { NEUTRAL, NO_COLOUR, type Look } from './looks.ts'
import { oneOfEachRoot, rowOfWholeShop } from './whole-shop.ts'

const look = (doc: number, of: Partial<Look> = {}): Look => ({
  doc,
  collection: of.root ?? 1,
  root: 1,
  place: 0,
  kind: doc + 1,
  trail: [doc + 1],
  tint: 'oat',
  price: 1_000,
  hue: NO_COLOUR,
  isOffSeason: false,
  isAccessory: false,
  ...of,
})
const docsOf = (looks: readonly Look[], count = 4) => oneOfEachRoot(looks, count).map(({ doc }) => doc)

const grey = { hue: NEUTRAL, tint: 'stone' }

test('each top collection shows one product, and more only where there are fewer collections than places', () => {
  const list = [1, 1, 1, 2, 2, 3].map((root, doc) => look(doc, { root, price: 10_000 / root }))
  expect(docsOf(list, 3).map((doc) => list[doc]!.root)).toEqual([1, 2, 3])
  expect(docsOf(list)).toHaveLength(4)
  expect(docsOf(list.slice(0, 2))).toHaveLength(2)
  expect(docsOf([])).toEqual([])
})

test('one grey product is enough: a later top collection shows a coloured one of its main goods', () => {
  const list = [
    look(0, { ...grey, root: 1, price: 90_000 }),
    look(1, { ...grey, root: 2 }),
    look(2, { hue: 3, tint: 'egg', root: 2 }),
    look(3, { ...grey, root: 3, price: 500 }),
  ]
  // The third has nothing but grey: it is shown all the same.
  expect(docsOf(list, 3)).toEqual([0, 2, 3])
})

test('a coloured product far behind, an accessory and one of the other season do not stand for a main good', () => {
  const list = [
    look(0, { ...grey, root: 1, price: 90_000 }),
    ...Array.from({ length: 10 }, (_, at) => look(1 + at, { ...grey, root: 2 })),
    look(11, { hue: 3, tint: 'egg', root: 2 }),
    look(12, { hue: 1, tint: 'down', root: 2, collection: 9, price: 90_000, isAccessory: true }),
    look(13, { hue: 2, tint: 'moss', root: 2, collection: 10, price: 90_000, isOffSeason: true }),
  ]
  expect(docsOf(list, 2)).toEqual([0, 1])
  expect(docsOf([list[0]!, list.find(({ doc }) => doc === 12)!], 2)).toEqual([0, 12])
})

test('the clothes that weigh most stand for their world, though beside prams all weigh the same', () => {
  const list = [
    look(0, { root: 1, collection: 1, price: 300_000 }),
    look(1, { root: 2, collection: 2, kind: 2, trail: [2], price: 2_000, ...grey }),
    look(2, { root: 2, collection: 3, kind: 3, trail: [3], price: 9_000, ...grey }),
  ]
  expect(docsOf(list, 2)).toEqual([0, 2])
})

test('what is sold out and infant formula stand in no such row', async () => {
  const shop = await shopOf([
    { noPromo: true, collection: CLOTHES },
    { isSoldOut: true, collection: BEDS },
    { collection: BEDS, sale: 50_000 },
    { collection: TOYS },
  ])
  expect(rowOfWholeShop(shop, shop.all, 4, now).map((doc) => shop.ids[doc])).toEqual([3, 4])
})
