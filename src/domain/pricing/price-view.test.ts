import { expect, test } from 'vitest'
import type { PriceState } from './price-change.ts'
import { highestLawful, ordinaryPrice, unshownReduction } from './price-view.ts'

const at = (day: number) => new Date(Date.UTC(2026, 10, day))
const state = (over: Partial<PriceState>): PriceState => ({
  currency: 'EUR',
  mrp: 5_190,
  sale: 4_390,
  prior: null,
  reducedAt: at(14),
  noPromo: false,
  history: [
    { price: 4_390, from: at(1), to: at(5) },
    { price: 5_190, from: at(5), to: at(14) },
    { price: 4_390, from: at(14), to: null },
  ],
  ...over,
})

test('the ordinary price is that of the plan, else the one before the reduction, else the price', () => {
  expect(ordinaryPrice(state({}))).toBe(5_190)
  expect(ordinaryPrice(state({}), [{ price: 5_290, isRunning: true }])).toBe(5_290)
  expect(ordinaryPrice(state({}), [{ price: 9_990, isRunning: false }])).toBe(5_190)
  expect(ordinaryPrice(state({ reducedAt: null }))).toBe(4_390)
  expect(ordinaryPrice(state({ history: [{ price: 4_390, from: at(14), to: null }], prior: 4_800 }))).toBe(4_800)
})

test('a lower price that is not below the lowest one is told, with the day from which it would be', () => {
  expect(unshownReduction(state({}), at(20))).toEqual({
    since: at(14),
    lowest: 4_390,
    lawfulFrom: new Date(Date.UTC(2026, 11, 20)),
  })
  expect(unshownReduction(state({ prior: 4_300 }), at(20))).toMatchObject({ lowest: 4_300 })
  expect(unshownReduction(state({ prior: 5_190 }), at(20))).toBeNull()
  expect(unshownReduction(state({ reducedAt: null }), at(20))).toBeNull()
  expect(unshownReduction(state({ noPromo: true }), at(20))).toBeNull()
})

test('the highest lawful price is one step below; forints are whole', () => {
  expect([highestLawful(4_390, 'EUR'), highestLawful(1_799_000, 'HUF'), highestLawful(1, 'RON')]).toEqual([
    4_389,
    1_798_900,
    null,
  ])
})
