import { expect, test } from 'vitest'
import { USUAL_BAGS, USUAL_SIZES, type Size } from '#domain/catalog/size.ts'
import { fitOf, type SizeFit, type Taken } from './fitting-size.ts'
import { guideRows, type Guide } from './size-guide.ts'

const heights = (...all: number[]): Size[] => USUAL_SIZES.filter(({ height_cm }) => all.includes(height_cm))
const shoes: Size[] = [23, 24, 25].map((eu) => ({ system: 'shoe', eu, foot_cm: 0 }))
const fits = (guide: Guide, sizes: readonly Size[], taken: Taken): SizeFit | null => fitOf(guide, guideRows(guide, sizes), taken)
const now = (at: number, next: number | null, marks: { between?: 'measures' | 'gap'; isSoon?: true } = {}): SizeFit => ({
  status: 'now',
  at,
  next,
  between: null,
  isSoon: false,
  ...marks,
})

const CLOTHES = heights(74, 80, 86)

test.each<[string, number, SizeFit]>([
  ['as tall as the size below the smallest', 680, { status: 'below' }],
  ['a millimetre taller', 681, now(0, 1)],
  ['as tall as the size says', 740, now(0, 1, { isSoon: true })],
  ['in the middle', 770, now(1, 2)],
  ['2 cm before the end', 780, now(1, 2)],
  ['less than 2 cm before the end', 781, now(1, 2, { isSoon: true })],
  ['in the largest', 860, now(2, null, { isSoon: true })],
  ['taller than the largest', 861, { status: 'above' }],
])('by height: %s', (_, height, expected) => {
  expect(fits('body', CLOTHES, { height })).toEqual(expected)
})

test('a child between two sizes that are made gets the larger one', () => {
  expect(fits('body', heights(74, 86), { height: 780 })).toEqual(now(1, null, { between: 'gap' }))
})

test('the weight moves the size of the height by one at most, and never out of the table', () => {
  expect(fits('body', CLOTHES, { height: 770, weight: 10_000 })).toEqual(now(1, 2))
  expect(fits('body', CLOTHES, { height: 770, weight: 11_000 })).toEqual(now(2, null, { between: 'measures' }))
  expect(fits('body', CLOTHES, { height: 710, weight: 20_000 })).toEqual(now(1, 2, { between: 'measures' }))
  expect(fits('body', CLOTHES, { height: 850, weight: 20_000 })).toEqual(now(2, null, { isSoon: true }))
  // A light child wears what its height says.
  expect(fits('body', CLOTHES, { height: 850, weight: 8000 })).toEqual(now(2, null, { isSoon: true }))
  expect(fits('body', CLOTHES, { weight: 10_000 })).toEqual(now(1, 2))
})

test('of two sleeping bags the smaller one fits, and none below the least weight', () => {
  expect(fits('bag', USUAL_BAGS, { height: 700, weight: 8500 })).toEqual(now(2, 3))
  expect(fits('bag', USUAL_BAGS, { height: 700, weight: 6500 })).toEqual(now(1, 2, { between: 'measures' }))
  expect(fits('bag', USUAL_BAGS, { height: 480 })).toEqual({ status: 'below' })
  expect(fits('bag', USUAL_BAGS, { weight: 4000 })).toEqual({ status: 'below' })
  expect(fits('bag', USUAL_BAGS, { height: 990 })).toEqual({ status: 'above' })
  // As tall as the smallest bag asks for, and too light for its neck.
  expect(fits('bag', USUAL_BAGS, { height: 550, weight: 3500 })).toEqual({ status: 'below' })
  expect(fits('bag', USUAL_BAGS.slice(2), { height: 700, weight: 6500 })).toEqual({ status: 'below' })
})

test('shoes go by the foot alone', () => {
  expect(fits('shoe', shoes, { foot: 145 })).toEqual(now(1, 2))
  expect(fits('shoe', shoes, { foot: 149 })).toEqual(now(1, 2, { isSoon: true }))
  expect(fits('shoe', shoes, { foot: 150 })).toEqual(now(1, 2, { isSoon: true }))
  expect(fits('shoe', shoes, { foot: 151 })).toEqual(now(2, null))
  expect(fits('shoe', shoes, { foot: 158 })).toEqual({ status: 'above' })
  expect(fits('shoe', shoes, { foot: 130 })).toEqual({ status: 'below' })
  expect(fits('shoe', shoes, { age: 24, height: 900 })).toBeNull()
})

test('the age counts only where nothing is measured', () => {
  expect(fits('body', CLOTHES, { age: 9 })).toEqual(now(1, 2))
  expect(fits('body', CLOTHES, { age: 9, height: 850 })).toEqual(now(2, null, { isSoon: true }))
  expect(fits('body', CLOTHES, { age: 5 })).toEqual({ status: 'below' })
  expect(fits('body', CLOTHES, { age: 18 })).toEqual({ status: 'above' })
  expect(fits('body', heights(74, 86), { age: 10 })).toEqual(now(1, null, { between: 'gap' }))
  // Of sizes that overlap the larger one, as on the product page.
  expect(fits('bag', USUAL_BAGS, { age: 6 })).toEqual(now(2, 3))
})

test('nothing is said of what the table does not have', () => {
  expect(fits('body', CLOTHES, {})).toBeNull()
  expect(fits('body', [], { height: 770 })).toBeNull()
  expect(fits('letter', [{ system: 'letter', value: 'M' }], { height: 770, age: 9 })).toBeNull()
})
