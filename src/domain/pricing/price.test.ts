import fc from 'fast-check'
import { expect, test } from 'vitest'
import { priorPrice, reduction, type PricePeriod } from './price.ts'

const START = Date.UTC(2026, 0, 1)
const day = (number: number) => new Date(START + number * 86_400_000)
/** [price, first day] …: each price holds until the next one. */
const history = (...steps: [price: number, day: number][]): PricePeriod[] =>
  steps.map(([price, from], index) => ({ price, from: day(from), to: steps[index + 1] ? day(steps[index + 1]![1]) : null }))

test('100 for 60 days, then 80: prior 100, −20 %', () => {
  const prior = priorPrice(history([10000, 0], [8000, 60]), day(60))
  expect(reduction(8000, prior)).toEqual({ prior: 10000, percent: 20 })
})

test('70 for two days ten days ago, now 75: prior 70, nothing may be shown', () => {
  const prior = priorPrice(history([10000, 0], [7000, 48], [10000, 50], [7500, 60]), day(60))
  expect(prior).toBe(7000)
  expect(reduction(7500, prior)).toBeNull()
})

test('80, then 60 five days later: the second reduction is measured from 80, −25 %', () => {
  const prior = priorPrice(history([10000, 0], [8000, 60], [6000, 65]), day(65))
  expect(reduction(6000, prior)).toEqual({ prior: 8000, percent: 25 })
})

test('a product five days old at 50, now 40: prior 50', () => {
  expect(priorPrice(history([5000, 0], [4000, 5]), day(5))).toBe(5000)
})

test('a price that ended exactly 30 days before does not count, one a moment longer does', () => {
  const low = { price: 5000, from: day(0), to: day(30) }
  const usual = { price: 9000, from: day(30), to: null }
  expect(priorPrice([low, usual], day(60))).toBe(9000)
  expect(priorPrice([{ ...low, to: new Date(day(30).getTime() + 1) }, usual], day(60))).toBe(5000)
})

test('a product without earlier prices has no prior price', () => {
  expect(priorPrice(history([5000, 0]), day(0))).toBeNull()
  expect(reduction(5000, null)).toBeNull()
})

test('the percentage is rounded down', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 10_000_000 }), fc.integer({ min: 1, max: 10_000_000 }), (sale, prior) => {
      const shown = reduction(sale, prior)
      if (sale >= prior) expect(shown).toBeNull()
      else expect((prior * (100 - shown!.percent)) / 100).toBeGreaterThanOrEqual(sale)
    }),
  )
})
