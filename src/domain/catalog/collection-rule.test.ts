/** Which products meet rules, and what becomes of their lists when a collection moves. */
import { expect, test } from 'vitest'
import { movedListings, placedBefore } from './collection-place.ts'
import { differByMarket, meetsAll, presentRule, type CollectionRule, type RuleFacts, type SimpleRule } from './collection-rule.ts'

const price = (limits: Partial<Extract<CollectionRule, { kind: 'price' }>['limits']>): CollectionRule => ({
  kind: 'price',
  limits: { RON: null, EUR: null, HUF: null, ...limits },
})
const product: RuleFacts = {
  brand: 3,
  collections: [1, 4],
  attributes: { tog: '2.5', material: ['cotton', 'wool'], washable: true, weight: 3 },
  price: { RON: 12_900, EUR: 2600, HUF: 1_000_000 },
  isReduced: { RON: true, EUR: false, HUF: false },
  isNew: false,
  ageFrom: 6,
  ageTo: 24,
}

test.each<[CollectionRule, boolean]>([
  [{ kind: 'brand', brands: [2, 3] }, true],
  [{ kind: 'brand', brands: [2] }, false],
  [{ kind: 'collection', collections: [4] }, true],
  [{ kind: 'collection', collections: [5] }, false],
  [{ kind: 'attribute', attribute: 'tog', values: ['1.0', '2.5'] }, true],
  [{ kind: 'attribute', attribute: 'material', values: ['wool'] }, true],
  [{ kind: 'attribute', attribute: 'material', values: ['silk'] }, false],
  [{ kind: 'attribute', attribute: 'washable', values: ['yes'] }, true],
  [{ kind: 'attribute', attribute: 'weight', values: ['3'] }, true],
  [{ kind: 'attribute', attribute: 'unknown', values: ['3'] }, false],
  [price({ RON: { from: null, to: 12_900 } }), true],
  [price({ RON: { from: 12_901, to: null } }), false],
  [price({ EUR: { from: null, to: null } }), false],
  [{ kind: 'reduced', currencies: ['RON', 'EUR'] }, true],
  [{ kind: 'reduced', currencies: ['EUR'] }, false],
  [{ kind: 'new' }, false],
  [{ kind: 'age', from: 24, to: null }, true],
  [{ kind: 'age', from: 25, to: null }, false],
  [{ kind: 'age', from: 0, to: 6 }, true],
  [{ kind: 'age', from: 0, to: 5 }, false],
  [
    {
      kind: 'any',
      rules: [{ kind: 'new' }, { kind: 'brand', brands: [3] }],
    },
    true,
  ],
  [{ kind: 'any', rules: [{ kind: 'new' }, { kind: 'brand', brands: [2] }] }, false],
])('%j: %s', (rule, meets) => {
  expect(meetsAll([rule], product, 'RON')).toBe(meets)
})

test('all rules are to be met, and no rules list nothing', () => {
  expect(meetsAll([], product, 'RON')).toBe(false)
  expect(meetsAll([{ kind: 'brand', brands: [3] }, { kind: 'new' }], product, 'RON')).toBe(false)
  expect(meetsAll([{ kind: 'age', from: 0, to: null }], { ...product, ageFrom: null, ageTo: null }, 'RON')).toBe(false)
})

test('a price and a reduction hold in each market by themselves, and amounts are not converted', () => {
  const cheap = price({ RON: { from: null, to: 13_000 }, EUR: { from: null, to: 2000 } })
  const inMarkets = (rules: readonly CollectionRule[]) =>
    (['RON', 'EUR', 'HUF'] as const).filter((currency) => meetsAll(rules, product, currency))
  expect(inMarkets([cheap])).toEqual(['RON'])
  expect(inMarkets([price({ HUF: { from: 1_000_000, to: null } })])).toEqual(['HUF'])
  expect(inMarkets([{ kind: 'reduced', currencies: ['RON', 'EUR', 'HUF'] }])).toEqual(['RON'])
  expect(inMarkets([{ kind: 'any', rules: [cheap as SimpleRule, { kind: 'brand', brands: [3] }] }])).toEqual([
    'RON',
    'EUR',
    'HUF',
  ])
  expect(differByMarket([{ kind: 'any', rules: [cheap as SimpleRule] }])).toBe(true)
  expect(differByMarket([{ kind: 'new' }])).toBe(false)
})

test('a rule that a log kept before rules named each currency holds in the market of its currency', () => {
  const [former, reduced] = [
    { kind: 'price' as const, currency: 'EUR' as const, from: 100, to: null },
    { kind: 'reduced' as const, currency: 'HUF' as const },
  ]
  expect(presentRule(former)).toEqual(price({ EUR: { from: 100, to: null } }))
  expect(presentRule(reduced)).toEqual({ kind: 'reduced', currencies: ['HUF'] })
  expect(presentRule({ kind: 'any', rules: [former] } as unknown as CollectionRule)).toEqual({
    kind: 'any',
    rules: [price({ EUR: { from: 100, to: null } })],
  })
  expect(presentRule({ kind: 'new' })).toEqual({ kind: 'new' })
})

test('products follow a collection that moves, and stay where they were put otherwise', () => {
  // 1 has 3, 3 has 4; 2 has 5. 4 moves from 3 to 2.
  const before = new Map<number, number | null>([
    [1, null],
    [2, null],
    [3, 1],
    [4, 3],
    [5, 2],
    [9, null],
  ])
  const tree = { before, after: new Map(before).set(4, 2) }
  expect(movedListings([1, 3, 4, 9], 4, tree)).toEqual([2, 4, 9])
  expect(movedListings([1, 2, 3, 4, 5], 5, tree)).toEqual([2, 4, 5])
  // It belongs to 3 itself.
  expect(movedListings([1, 3, 4], 3, tree)).toEqual([1, 2, 3, 4])
})

test('one is placed before another, or at the end', () => {
  expect(placedBefore([1, 2, 3], 3, 1)).toEqual([3, 1, 2])
  expect(placedBefore([1, 2, 3], 1, null)).toEqual([2, 3, 1])
  expect(placedBefore([1, 2], 7, 2)).toEqual([1, 7, 2])
})
