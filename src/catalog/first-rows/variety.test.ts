import { expect, test } from 'vitest'
import { hueOf, NEUTRAL, NO_COLOUR, type Look } from './looks.ts'
import { withVariety } from './variety.ts'

const look = (doc: number, of: Partial<Look> = {}): Look => ({
  doc,
  collection: 1,
  root: 1,
  place: 0,
  kind: 1,
  trail: [1],
  tint: 'oat',
  price: 1_000,
  hue: NO_COLOUR,
  isOffSeason: false,
  isAccessory: false,
  ...of,
})
const docsOf = (looks: readonly Look[], count = looks.length) => withVariety(looks, count).map(({ doc }) => doc)

test('a list of one kind in one colour stays in its order', () => {
  expect(docsOf(Array.from({ length: 30 }, (_, doc) => look(doc)))).toEqual(Array.from({ length: 30 }, (_, doc) => doc))
})

test('collections take turns, and kinds and colours that stand side by side differ', () => {
  const pram = { collection: 1, kind: 1, trail: [1] }
  const seat = { collection: 2, kind: 2, trail: [2] }
  const grey = { hue: NEUTRAL, tint: 'stone' }
  const pink = { hue: 0, tint: 'blush' }
  const list = [
    look(0, { ...pram, ...grey }),
    look(1, { ...pram, ...grey }),
    look(2, { ...pram, ...pink }),
    look(3, { ...seat, ...grey }),
    look(4, { ...seat, ...pink }),
    look(5, { ...seat, ...grey }),
  ]
  const order = withVariety(list, list.length)
  expect(order).toHaveLength(list.length)
  for (const [at, one] of order.slice(1, 3).entries()) {
    expect(one.kind).not.toBe(order[at]!.kind)
    expect(one.hue).not.toBe(order[at]!.hue)
  }
})

test('accessories and goods of the other half of the year stand behind the first rows, while there is anything else', () => {
  const list = [
    ...Array.from({ length: 3 }, (_, doc) => look(doc, { collection: 2, kind: 2, trail: [2], isAccessory: true })),
    ...Array.from({ length: 3 }, (_, at) => look(3 + at, { collection: 3, kind: 3, trail: [3], isOffSeason: true })),
    ...Array.from({ length: 20 }, (_, at) => look(6 + at)),
  ]
  const first = withVariety(list, 16)
  expect(first.some((one) => one.isAccessory || one.isOffSeason)).toBe(false)
  expect(docsOf(list.slice(0, 6)).toSorted((a, b) => a - b)).toEqual([0, 1, 2, 3, 4, 5])
})

test('a collection of little value, or the last of its sisters, waits longer for its first turn', () => {
  const of = (collection: number, from: number, count: number, rest: Partial<Look>) =>
    Array.from({ length: count }, (_, at) => look(from + at, { collection, kind: collection, trail: [collection], ...rest }))
  const cheap = docsOf([...of(1, 0, 2, { price: 100 }), ...of(2, 10, 8, { price: 90_000 }), ...of(3, 20, 8, { price: 80_000 })])
  expect(cheap.slice(0, 4).every((doc) => doc >= 10)).toBe(true)
  const last = docsOf([...of(1, 0, 8, { place: 0.9 }), ...of(2, 10, 8, { place: 0 })])
  expect(last[0]).toBe(10)
})

test('colours belong to a sixth of their circle, and white, grey and black to none', () => {
  expect(['#d23b1e', '#2e6a48', '#1d5f8a'].map(hueOf)).toEqual([0, 2, 3])
  expect(['#efe4d3', '#ffffff', '#555350', '#15110e'].map(hueOf)).toEqual([NEUTRAL, NEUTRAL, NEUTRAL, NEUTRAL])
  expect(hueOf(undefined)).toBe(NO_COLOUR)
})
