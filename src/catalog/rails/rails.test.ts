import { expect, test } from 'vitest'
import type { CoPurchases } from '#catalog/products/companions.ts'
import type { Snapshot } from '#catalog/columns/snapshot.ts'
import { MARKETS } from '#domain/market/market.ts'
import { NO_ORDERS } from '#test/rails/sample.ts'
import { BEDS, CLOTHES, now, OTHER, shopOf } from '#test/rails/small-shop.ts'
import { cartOf, recommendFor } from './cart-rail.ts'
import { relatedProducts, relatedTo } from './similar.ts'

/** Ids of the products of the rail of a cart. */
const railOf = (
  snapshot: Snapshot,
  products: readonly number[],
  {
    variants = [],
    coPurchases = NO_ORDERS,
    count = 4,
  }: {
    variants?: number[]
    coPurchases?: CoPurchases
    count?: number
  } = {},
): number[] =>
  recommendFor(snapshot, coPurchases, { market: MARKETS.ro, now }, cartOf(snapshot, products, new Set(variants)), count).map(
    (doc) => snapshot.ids[doc]!,
  )
const relatedOf = (snapshot: Snapshot, product: number, count = 10): number[] =>
  relatedTo(snapshot, snapshot.byId.get(product)!, 'RON', count).map((doc) => snapshot.ids[doc]!)
const bought = (...products: number[]): CoPurchases => ({
  of: () => products.map((product) => ({ product, score: 50 })),
  refresh: () => Promise.resolve(),
})
const of = (attributes: Record<string, unknown>) => ({ attributes })

test('what completes a product comes in the order of the table, one of each type, then a second one of each', async () => {
  const shop = await shopOf([
    { is: 'test-bed' },
    { is: 'test-sheet', sale: 3_000 },
    { is: 'test-sheet', sale: 4_000 },
    { is: 'test-mattress', sale: 5_000 },
    { is: 'test-sheet', sale: 2_000 },
    { is: 'test-bed', sale: 9_000 },
  ])
  expect(railOf(shop, [1], { count: 10 })).toEqual([4, 2, 3])
})

test('an addition costs no more than the product, unless each completes the other', async () => {
  const shop = await shopOf([
    { is: 'test-mattress', sale: 5_000 },
    { is: 'test-sheet', sale: 6_000 },
    { is: 'test-bed', sale: 20_000 },
  ])
  expect(railOf(shop, [1])).toEqual([3])
})

test('nothing of the cart’s own types is added, the types below them included, and of several products each has its turn', async () => {
  const shop = await shopOf([
    { is: 'test-potty', sale: 4_000 },
    { is: 'test-potty', sale: 3_000 },
    { is: 'test-step', sale: 2_000 },
    { is: 'test-crib' },
    { is: 'test-sheet', sale: 1_000 },
    { is: 'test-mattress', sale: 8_000 },
    { is: 'test-bed', sale: 9_000 },
  ])
  expect(railOf(shop, [1])).toEqual([3])
  expect(railOf(shop, [1, 3])).toEqual([])
  expect(railOf(shop, [1, 4])).toEqual([3, 6, 5])
  expect(railOf(shop, [6, 4])).toEqual([5])
})

test('where nothing completes a product there is nothing', async () => {
  const shop = await shopOf([{ is: 'test-sock' }, { is: 'test-hat' }, {}, {}])
  expect([railOf(shop, [1]), railOf(shop, [3]), railOf(shop, [99])]).toEqual([[], [], []])
})

test('without a type the collections that the merchant has named are asked', async () => {
  const shop = await shopOf([
    { collection: OTHER },
    { sale: 9_000 },
    { sale: 11_000 },
    { collection: OTHER, sale: 1_000 },
    { collection: BEDS, sale: 1_000 },
  ])
  expect(railOf(shop, [1])).toEqual([2])
})

test('boys and girls are never crossed, and what is for all children stands beside what is for all', async () => {
  const shop = await shopOf([
    { is: 'test-dress', ...of({ gender: 'girls' }) },
    { is: 'test-hat', sale: 1_000, ...of({ gender: 'boys' }) },
    { is: 'test-hat', sale: 2_000, ...of({ gender: 'girls' }) },
    { is: 'test-sock', sale: 1_000, ...of({ gender: 'unisex' }) },
    { is: 'test-dress', ...of({ gender: 'unisex' }) },
    { is: 'test-dress', ...of({ gender: 'boys' }) },
  ])
  expect(railOf(shop, [1])).toEqual([3, 4])
  expect(railOf(shop, [5])).toEqual([4])
  expect([relatedOf(shop, 1), relatedOf(shop, 5)]).toEqual([[5], []])
})

test('summer and winter are never crossed, and what is for the other half of the year comes last', async () => {
  const shop = await shopOf([
    { is: 'test-dress', ...of({ season: 'spring-summer' }) },
    { is: 'test-hat', sale: 1_000, ...of({ season: 'autumn-winter' }) },
    { is: 'test-sock', sale: 1_000, ...of({ season: 'spring-summer' }) },
    { is: 'test-dress' },
    { is: 'test-hat', sale: 1_000, ...of({ season: 'spring-summer' }) },
  ])
  expect(railOf(shop, [1])).toEqual([5, 3])
  // It is November.
  expect(railOf(shop, [4])).toEqual([2, 3, 5])
  expect(relatedOf(shop, 1)).toEqual([4])
})

test('ages have to meet, and a child has to grow into an addition soon', async () => {
  const shop = await shopOf([
    { is: 'test-bed', ages: [0, 48] },
    { is: 'test-sheet', sale: 1_000, ages: [48, 96] },
    { is: 'test-sheet', sale: 2_000, ages: [0, 72] },
    { is: 'test-mattress', sale: 1_000, ages: [24, 72] },
  ])
  expect(railOf(shop, [1])).toEqual([3])
})

test('clothes come in the size that was chosen, or in the next one', async () => {
  const shop = await shopOf([
    { is: 'test-dress', sizes: ['62', '92'], ages: [2, 24] },
    { is: 'test-hat', sizes: ['92'], ages: [18, 24] },
    { is: 'test-hat', sizes: ['62', '68'], ages: [2, 6] },
    { is: 'test-sock', sizes: ['86'], ages: [12, 24] },
  ])
  expect(railOf(shop, [1])).toEqual([2, 4, 3])
  expect(railOf(shop, [1], { variants: [100] })).toEqual([3])
  expect(railOf(shop, [1], { variants: [101] })).toEqual([2, 4])
})

test('a bed has sheets of its own size, and no duvet before the first birthday', async () => {
  const bed = { flags: ['safe_sleep'], ...of({ mattress_size: '60x120' }) }
  const shop = await shopOf([
    { is: 'test-bed', ...bed },
    { is: 'test-sheet', sale: 1_000, ...of({ mattress_size: '70x140' }) },
    { is: 'test-sheet', sale: 2_000, ...of({ mattress_size: '60x120' }) },
    { is: 'duvet', sale: 1_000 },
    { is: 'test-bed', ...bed, ages: [24, 96] },
  ])
  expect(railOf(shop, [1])).toEqual([3])
  expect(railOf(shop, [5])).toEqual([3, 4])
  expect(railOf(shop, [5], { coPurchases: bought(4) })).toEqual([4, 3])
  expect(railOf(shop, [5, 1], { coPurchases: bought(4) })).toEqual([3])
})

test('what is made for one size of bed goes with what states that size, and books with who reads their language', async () => {
  const shop = await shopOf([
    { is: 'test-bed' },
    { is: 'test-sheet', sale: 1_000, ...of({ mattress_size: '60x120' }) },
    { is: 'test-potty' },
    { is: 'test-step', sale: 1_000, ...of({ language: 'hungarian' }) },
    { is: 'test-step', sale: 2_000, ...of({ language: 'romanian' }) },
    { is: 'test-step', sale: 3_000, ...of({ language: 'no-text' }) },
  ])
  expect([railOf(shop, [1]), railOf(shop, [3])]).toEqual([[], [5, 6]])
  expect([relatedOf(shop, 4), relatedOf(shop, 6)]).toEqual([[6], [5, 4]])
})

test('a set has the size of its parts, and each model is shown once', async () => {
  const shop = await shopOf([
    { is: 'test-bed', ...of({ mattress_size: '60x120' }) },
    { is: 'test-sheet', sale: 1_000, model: 'Luna, white', ...of({ mattress_size: '60x120' }) },
    { is: 'test-sheet', sale: 2_000, model: 'Luna, blue', ...of({ mattress_size: '60x120' }) },
    { is: 'test-sheet', sale: 3_000, model: 'Stella', ...of({ mattress_size: '60x120' }) },
    { is: 'test-sheet', sale: 1_500, ...of({ mattress_size: '70x140' }) },
    { collection: OTHER, parts: [1] },
  ])
  expect([railOf(shop, [1]), railOf(shop, [6])]).toEqual([
    [2, 4],
    [2, 4],
  ])
})

test('what is for one half of the year or one sex is not added to a set of parts for both', async () => {
  const shop = await shopOf([
    { is: 'test-dress', ...of({ season: 'spring-summer', gender: 'girls' }) },
    { is: 'test-dress', ...of({ season: 'autumn-winter', gender: 'boys' }) },
    { is: 'test-hat', sale: 1_000, ...of({ season: 'autumn-winter' }) },
    { is: 'test-hat', sale: 1_000, ...of({ gender: 'girls' }) },
    { is: 'test-sock', sale: 1_000 },
    { collection: OTHER, parts: [1, 2] },
    { collection: OTHER, parts: [2] },
  ])
  expect([railOf(shop, [6]), railOf(shop, [7])]).toEqual([[5], [3, 5]])
})

test('a base is of the brand of its seat, and none is added to a seat that has one or takes none', async () => {
  const shop = await shopOf([
    { is: 'test-seat', brand: 2 },
    { is: 'isofix-base', sale: 1_000 },
    { is: 'isofix-base', sale: 2_000, brand: 2 },
    { is: 'test-seat', brand: 2, ...of({ base_included: true }) },
    { is: 'test-seat', brand: 2, ...of({ isofix: false }) },
  ])
  expect([railOf(shop, [1]), railOf(shop, [4]), railOf(shop, [5])]).toEqual([[3], [], []])
})

test('what others bought with it comes first, but not what meets the same need, is sold out or may not be promoted', async () => {
  const shop = await shopOf([
    { is: 'test-bed' },
    { is: 'test-mattress', sale: 1_000 },
    { is: 'test-crib' },
    { sale: 90_000 },
    { isSoldOut: true },
    { noPromo: true },
  ])
  expect(railOf(shop, [1], { coPurchases: bought(3, 5, 6, 4) })).toEqual([4, 2])
  expect(railOf(shop, [6], { coPurchases: bought(4) })).toEqual([])
})

test('products to choose instead are of the same type at about the price, other brands first, each model once', async () => {
  const shop = await shopOf([
    { is: 'test-bed', model: 'Orion, white' },
    { is: 'test-bed', model: 'Orion, oak' },
    { is: 'test-bed', model: 'Nova', sale: 11_000 },
    { is: 'test-bed', model: 'Luna', sale: 11_000, brand: 2 },
    { is: 'test-bed', model: 'Luna, oak', sale: 11_500, brand: 2 },
    { is: 'test-bed', model: 'Sora', sale: 40_000 },
    { is: 'test-mattress' },
    { is: 'test-bed', model: 'Vega', noPromo: true },
    { is: 'test-bed', model: 'Lyra', isSoldOut: true },
  ])
  expect(relatedOf(shop, 1)).toEqual([4, 3, 6])
  const scores = relatedProducts(shop, shop.byId.get(1)!, 'RON', 3).map(({ score }) => score)
  expect(scores).toEqual(scores.toSorted((a, b) => b - a))
  expect(Math.max(...scores)).toBeLessThanOrEqual(100)
})

test('a type of few products is completed from its sisters, and what has no type from its collection', async () => {
  const shop = await shopOf([
    { is: 'test-crib' },
    { is: 'test-bed', sale: 11_000 },
    { is: 'test-crib', sale: 12_000, brand: 2 },
    {},
    { sale: 9_000 },
    { collection: CLOTHES },
  ])
  expect(relatedOf(shop, 1)).toEqual([3, 2])
  expect(relatedOf(shop, 4)).toEqual([5])
})
