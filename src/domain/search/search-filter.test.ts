import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { parseFacetFilters, parseNumericFilters, parseTagFilters } from './facet-filters.ts'
import { FilterFault, parseFilters, writeFilters, type FilterCondition, type FilterTree } from './search-filter.ts'

const value = (attribute: string, value: string, isNot = false) => ({ kind: 'value', attribute, value, isNot })
const compare = (attribute: string, operator: string, number: number, isNot = false) => ({
  kind: 'compare',
  attribute,
  operator,
  number,
  isNot,
})
const range = (attribute: string, from: number, to: number, isNot = false) => ({ kind: 'range', attribute, from, to, isNot })

describe('filters', () => {
  test.each([
    ['', []],
    ['brand:Lumi', [[value('brand', 'Lumi')]]],
    ['a:1 AND b:2', [[value('a', '1')], [value('b', '2')]]],
    ['a:1 AND (b:2 OR b:3)', [[value('a', '1')], [value('b', '2'), value('b', '3')]]],
    ['a:1 AND b:2 OR b:3 AND c:4', [[value('a', '1')], [value('b', '2'), value('b', '3')], [value('c', '4')]]],
    ['NOT a:1 OR NOT b:"x y"', [[value('a', '1', true), value('b', 'x y', true)]]],
    ["a:'it is' AND b:\"it's\"", [[value('a', 'it is')], [value('b', "it's")]]],
    ['a:"say \\"hi\\""', [[value('a', 'say "hi"')]]],
    ['a:"OR" AND NOT:x', 'unexpected NOT'],
    ['price:10 TO 90.5', [[range('price', 10, 90.5)]]],
    ['date: 1 TO 2', [[range('date', 1, 2)]]],
    ['a:"10" AND b:10', [[value('a', '10')], [value('b', '10')]]],
    [
      'price < 10 AND price>=-3 AND NOT price!=5',
      [[compare('price', '<', 10)], [compare('price', '>=', -3)], [compare('price', '!=', 5, true)]],
    ],
    ['published OR NOT "new in"', [[value('_tags', 'published'), value('_tags', 'new in', true)]]],
    ['a:x:y', [[value('a', 'x:y')]]],
    ['((a:1))', [[value('a', '1')]]],
    ['a:1 and b:2', 'expected AND'],
    ['a:1 AND', 'ends too early'],
    ['(a:1 AND b:2)', 'expected )'],
    ['NOT (a:1 OR b:2)', 'not before a group'],
    ['NOT NOT a:1', 'unexpected NOT'],
    ['a:', 'ends too early'],
    ['a:"x', 'not closed'],
    ['price > much', 'a number'],
    ['price:1 TO', 'ends too early'],
    ['brand:x OR price > 3', 'Different types'],
    ['brand:x OR tag', 'Different types'],
  ])('%s', (text, expected) => {
    if (typeof expected === 'string') expect(() => parseFilters(text)).toThrow(expected)
    else expect(parseFilters(text)).toEqual(expected)
  })

  test('filters above the limits are refused', () => {
    expect(() => parseFilters('('.repeat(60_000))).toThrow('too many parentheses')
    expect(() => parseFilters(Array.from({ length: 101 }, () => 'a:1').join(' AND '))).toThrow('more than 100 conditions')
  })

  const name = fc.oneof(
    fc.constantFrom('brand', 'price', 'a b', 'OR', "it's", 'x:y', '(', '"'),
    fc.string({ minLength: 1, maxLength: 12 }),
  )
  const number = fc.double({ min: -1e6, max: 1e6, noNaN: true }).map((one) => Math.round(one * 1000) / 1000 + 0)
  const conditions = (kind: 'value' | 'number'): fc.Arbitrary<FilterCondition> =>
    kind === 'value'
      ? fc.record({
          kind: fc.constant('value' as const),
          attribute: name.filter((one) => one !== '_tags'),
          isNot: fc.boolean(),
          value: name,
        })
      : fc.oneof(
          fc.record({
            kind: fc.constant('compare' as const),
            attribute: name,
            isNot: fc.boolean(),
            operator: fc.constantFrom('<', '<=', '=', '!=', '>=', '>'),
            number,
          }),
          fc.record({ kind: fc.constant('range' as const), attribute: name, isNot: fc.boolean(), from: number, to: number }),
        )
  const tree = fc.array(
    fc
      .constantFrom('value' as const, 'number' as const)
      .chain((kind) => fc.array(conditions(kind), { minLength: 1, maxLength: 4 })),
    { maxLength: 4 },
  )

  test('a filter is read back as it was written', () => {
    fc.assert(
      fc.property(tree, (one: FilterTree) => {
        expect(parseFilters(writeFilters(one))).toEqual(one)
      }),
    )
  })

  test('every text is read or refused without an exception', () => {
    const pieces = fc.constantFrom('a:1', ' AND ', ' OR ', 'NOT ', '(', ')', '"', ':', ' TO ', '<', 'x', ' ')
    const text = fc.oneof(
      fc.string(),
      fc.array(pieces).map((all) => all.join('')),
    )
    fc.assert(
      fc.property(text, (one) => {
        try {
          parseFilters(one)
        } catch (error) {
          expect(error).toBeInstanceOf(FilterFault)
        }
      }),
    )
  })
})

describe('lists of filters', () => {
  test('members of a list are joined by and, those of an inner list by or', () => {
    expect(parseFacetFilters([['a:1', 'a:2'], 'b:x y'])).toEqual([[value('a', '1'), value('a', '2')], [value('b', 'x y')]])
    expect(parseFacetFilters('a:1')).toEqual([[value('a', '1')]])
    expect(parseFacetFilters([[], 'a:1'])).toEqual([[value('a', '1')]])
  })

  test('a minus negates, an escaped one does not', () => {
    expect(parseFacetFilters(['a:-v', 'a:\\-v', 'a:v-w'])).toEqual([
      [value('a', 'v', true)],
      [value('a', '-v')],
      [value('a', 'v-w')],
    ])
    expect(parseTagFilters([['x', '-y']])).toEqual([[value('_tags', 'x'), value('_tags', 'y', true)]])
  })

  test('numbers are compared or tested against a range', () => {
    expect(parseNumericFilters(['price>=9.5', ['price = 1', 'price:10 TO 90']])).toEqual([
      [compare('price', '>=', 9.5)],
      [compare('price', '=', 1), range('price', 10, 90)],
    ])
  })

  test.each([
    ['facetFilters', () => parseFacetFilters(['brand'])],
    ['numericFilters', () => parseNumericFilters(['price > much'])],
    ['numericFilters', () => parseNumericFilters([`price${' '.repeat(60_000)}`])],
    ['numericFilters', () => parseNumericFilters(['price:1 TO 2 TO 3', 'price'])],
    ['numericFilters', () => parseNumericFilters(['NOT price > 1 OR price < 2'])],
    ['Different types', () => parseFacetFilters([['_tags:x', 'brand:y']])],
  ])('%s that cannot be read are refused', (word, parse) => {
    expect(parse).toThrow(FilterFault)
    expect(parse).toThrow(word)
  })
})
