/** The list of stock in memory: views, orders and pages against a naive reading of the same rows. */
import { expect, test } from 'vitest'
import { LOW_STOCK } from './movement.ts'
import { countStock, pageOfStock, replaceVariants, stockIndexOf, sumWarehouses, type VariantPieces } from './stock-index.ts'
import { STOCK_SORTS, STOCK_VIEWS, type StockView } from './stock-view.ts'

const WAREHOUSES = ['main', 'second', 'third']

/** Numbers that look random and are the same in every run. */
function numbers(seed: number): (below: number) => number {
  let state = seed
  return (below) => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648
    return Math.floor((state / 2_147_483_648) * below)
  }
}

function variant(id: number, any: (below: number) => number): VariantPieces {
  const places = WAREHOUSES.filter(() => any(3) > 0).map((warehouse) => {
    const available = any(2) === 0 ? 0 : any(9)
    return { warehouse, lying: available + any(3), available, low: any(4) === 0 ? any(6) : null, isMissing: any(12) === 0 }
  })
  return { variant: id, low: any(5) === 0 ? any(12) : null, places }
}

/** Returns all that a list would show, row by row. */
function naive(variants: readonly VariantPieces[], view: StockView, warehouse: string | undefined) {
  return variants.flatMap(({ variant: id, low, places }) => {
    const own = places.filter((place) => warehouse === undefined || place.warehouse === warehouse)
    if (own.length === 0) return []
    const available = own.reduce((sum, place) => sum + place.available, 0)
    const isIn = {
      all: true,
      low: available < (low ?? LOW_STOCK) || own.some((place) => place.low !== null && place.available < place.low),
      sold_out: available === 0,
      attention: own.some((place) => place.isMissing),
    }
    return isIn[view] ? [{ variant: id, available }] : []
  })
}

test('pages follow each other through every view and order, and lists are what a naive reading says', () => {
  const any = numbers(7)
  const variants = Array.from({ length: 120 }, (_, at) => variant(at * 3 + 1, any))
  const index = stockIndexOf(variants.toReversed())
  for (const view of STOCK_VIEWS) {
    for (const warehouse of [undefined, ...WAREHOUSES]) {
      for (const sort of STOCK_SORTS) {
        const sign = sort === 'most' ? -1 : 1
        const expected = naive(variants, view, warehouse)
          .map((one) => ({ variant: one.variant, key: sort === 'article' ? one.variant : one.available }))
          .toSorted((a, b) => sign * (a.key - b.key || a.variant - b.variant))
        const found: { variant: number; key: number }[] = []
        for (;;) {
          const after = found.at(-1)
          const page = pageOfStock(index, { view, sort, most: 7, ...(warehouse && { warehouse }), ...(after && { after }) })
          found.push(...page)
          if (page.length < 7) break
        }
        expect(found).toEqual(expected)
      }
    }
    expect(countStock(index)[view]).toBe(naive(variants, view, undefined).length)
  }
})

test('only those among others are listed', () => {
  const index = stockIndexOf([1, 2, 3].map((id) => ({ variant: id, low: null, places: [place('main', id)] })))
  const found = pageOfStock(index, { view: 'all', sort: 'most', among: new Set([1, 3, 9]), most: 5 })
  expect(found).toEqual([
    { variant: 3, key: 3 },
    { variant: 1, key: 1 },
  ])
})

const place = (warehouse: string, available: number) => ({ warehouse, lying: available, available, low: null, isMissing: false })

test('a change replaces variants, adds those that are new in their place, and leaves out those that are gone', () => {
  const index = stockIndexOf([1, 3, 5].map((id) => ({ variant: id, low: null, places: [place('main', 10)] })))
  expect(sumWarehouses(index).get('main')).toEqual({ pieces: 30, articles: 3 })
  const found = [
    { variant: 5, low: null, places: [place('main', 2), place('second', 0)] },
    { variant: 2, low: null, places: [place('second', 4)] },
  ]
  const after = replaceVariants(index, [1, 2, 5], found)
  expect(pageOfStock(after, { view: 'all', sort: 'article', most: 9 }).map((one) => one.variant)).toEqual([2, 3, 5])
  expect(pageOfStock(after, { view: 'all', sort: 'fewest', most: 9 }).map((one) => one.key)).toEqual([2, 4, 10])
  expect(Object.fromEntries(sumWarehouses(after))).toEqual({
    main: { pieces: 12, articles: 2 },
    second: { pieces: 4, articles: 1 },
  })
})
