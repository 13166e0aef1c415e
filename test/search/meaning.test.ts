import { expect, test } from 'vitest'
import type { Good } from './goods.ts'
import { readMeaning, readTest } from './meaning.ts'

const SHOE: Good = {
  id: 1,
  collections: ['shoes', 'fashion'],
  brand: 'Cireșel & Nor',
  name: { ro: 'ghete de iarna vulpe, varf lat', en: 'fox winter boots, wide toe box', hu: 'roka teli csizma' },
  composition: 'upper and lining: leather; sole: rubber',
  attributes: { gender: 'boys', season: 'autumn-winter', pieces: 24 },
  ages: [
    [12, 18],
    [24, 36],
  ],
  sizes: new Set(['24', '25']),
  colours: new Set(['red', 'blue']),
  price: { RON: 200, EUR: 40, HUF: 16_000 },
  isReduced: false,
}

const kinds = new Map([['boots', readTest('shoes /boots/')]])
const holds = (meaning: string, locale: 'ro' | 'en' | 'hu' = 'en') => readTest(meaning, kinds)(SHOE, locale)

test.each([
  'shoes',
  'fashion',
  'toys,shoes',
  'boots',
  'toys | shoes size:24',
  '/winter boots|sandals/',
  'ro/^ghete de iarna/',
  'hu/csizma/',
  'brand:Cireșel_&_Nor',
  'age:12',
  'age:30',
  'age:16-20',
  'size:25',
  'colour:red',
  'colour:green,blue',
  'made:leather',
  'season=autumn-winter',
  'pieces>=24 pieces<=24',
  'price<41 price>39',
  'sex:boys',
  '!sale',
  '!/sandals/',
])('a winter boot is %s', (meaning) => expect(holds(meaning)).toBe(true))

test.each([
  'toys',
  'boots size:26',
  'age:20',
  'age:18-24',
  'sale',
  'sex:girls',
  'pieces>24',
  'price<40',
  '!boots',
  'material=wood',
])('a winter boot is not %s', (meaning) => expect(holds(meaning)).toBe(false))

test('a price is that of the market', () => {
  expect(holds('price<100', 'en')).toBe(true)
  expect(holds('price<100', 'ro')).toBe(false)
})

test('what says nothing is refused', () => {
  expect(() => readTest('shoos')).toThrow('shoos')
  expect(() => readTest('age:two')).toThrow('two')
  expect(() => readTest('shoes |  | toys')).toThrow('empty')
})

test('what is accepted is right without being meant', () => {
  const { isMeant, isRight } = readMeaning('shoes /sandals/ ~ boots', kinds)
  expect([isMeant(SHOE, 'en'), isRight(SHOE, 'en')]).toEqual([false, true])
  expect(() => readMeaning('shoes ~ toys ~ boots', kinds)).toThrow('More than one')
})
