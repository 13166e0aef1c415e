/** Lists as tables: smaller, and read back as they were. */
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { MARKETS } from '#domain/market/market.ts'
import { withoutTables, withTables } from './tables.ts'

const market = MARKETS.hu
const there = (value: unknown) => JSON.parse(JSON.stringify(withTables(value, market))) as unknown
const thereAndBack = (value: unknown) => withoutTables(there(value), market)

const cards = [
  { product: '1', href: '/hu/p/telelo-bodi', name: 'Telelő bódi', sale: 4990, isNew: true },
  { product: '2', href: '/hu/p/telelo-bodi-2', name: 'Telelő bódi', sale: 4990, prior: 5990 },
  { product: '3', href: '/hu/p/zokni', name: 'Zokni', sale: 990, colors: ['#fff', '#000'] },
  { product: '4', href: '/hu/p/sapka?color=piros', name: 'Sapka', sale: 0, prior: 0 },
]

test('a list names its fields once, the most frequent first, and leaves out an address that follows from the name', () => {
  expect(there({ cards })).toEqual({
    cards: {
      '=': [
        ['product', 'href', 'name', 'sale', 'prior', 'isNew', 'colors'],
        ['1', null, 'Telelő bódi', 4990, {}, true],
        ['2', '/hu/p/telelo-bodi-2', 'Telelő bódi', 4990, 5990],
        ['3', null, 'Zokni', 990, {}, {}, ['#fff', '#000']],
        ['4', '/hu/p/sapka?color=piros', 'Sapka', 0, 0],
      ],
    },
  })
  expect(thereAndBack({ cards })).toEqual({ cards })
})

test('short lists, lists with little in common, and those with what a table cannot hold stay lists', () => {
  const few = cards.slice(1)
  const unlike = [{ a: 1 }, { b: 1 }, { c: 1 }, { d: 1 }]
  const empty = [{ a: {} }, { a: 1 }, { a: 1 }, { a: 1 }]
  const nowhere = [{ href: null }, { href: '/a' }, { href: '/b' }, { href: '/c' }]
  const bare = [{}, {}, {}, {}]
  for (const list of [few, unlike, empty, nowhere, bare]) expect(there(list)).toEqual(list)
})

test('whatever goes in as JSON comes out the same', () => {
  const row = fc.record(
    { name: fc.string(), href: fc.oneof(fc.constant('/hu/p/a'), fc.constant(null), fc.string()), more: fc.jsonValue() },
    { requiredKeys: [] },
  )
  const value = fc
    .record({ rows: fc.array(row, { maxLength: 12 }), page: fc.jsonValue() })
    .filter((data) => !JSON.stringify(data).includes('"=":'))
  fc.assert(
    fc.property(value, (data) => {
      const sent = JSON.parse(JSON.stringify(data)) as unknown
      expect(thereAndBack(sent)).toStrictEqual(sent)
    }),
  )
})
