import fc from 'fast-check'
import { expect, test } from 'vitest'
import { atLeast, atMost, infoRow, notMeasured, type Unit } from './row.ts'
import { judge, scaledLimit } from './verdict.ts'

const verdictOf = (row: ReturnType<typeof atMost>, factor: number) => judge(row, factor).isMet
const factors = fc.double({ min: 0.1, max: 10, noNaN: true })
const figures = fc.double({ min: 0.001, max: 1000, noNaN: true })

test('a limit in time is multiplied by the factor, a rate is divided by it', () => {
  expect(judge(atMost('P2', 'cold page', 5, 3, 'ms'), 2)).toMatchObject({ scaled: 6, isMet: true })
  expect(judge(atMost('P2', 'cold page', 6.1, 3, 'ms'), 2)).toMatchObject({ scaled: 6, isMet: false })
  expect(judge(atMost('P10', 'start', 0.9, 1, 's'), 0.5)).toMatchObject({ scaled: 0.5, isMet: false })
  expect(judge(atLeast('P5', 'orders', 60, 100, '/s'), 2)).toMatchObject({ scaled: 50, isMet: true })
  expect(judge(atLeast('P5', 'orders', 49, 100, '/s'), 2)).toMatchObject({ scaled: 50, isMet: false })
})

test('an emulated latency is the same on every machine', () => {
  expect(judge(atMost('P9', 'navigation', 340, 250, 'ms', 0, 150), 2)).toMatchObject({ scaled: 350, isMet: true })
  expect(judge(atMost('P8', 'paint', 1.7, 1.6, 's', 2, 1.6), 3)).toMatchObject({ scaled: 1.6, isMet: false })
})

test.each(['KB', 'MB', ''] satisfies Unit[])('a bar in "%s" is not scaled', (unit) => {
  fc.assert(
    fc.property(figures, factors, (value, factor) => {
      expect(scaledLimit({ kind: 'at most', value, fixed: 0 }, unit, factor)).toBe(value)
    }),
  )
})

test('a uniformly slower machine gives the same verdict', () => {
  fc.assert(
    fc.property(figures, figures, factors, (value, limit, factor) => {
      // At the bar itself the verdict depends on rounding.
      fc.pre(Math.abs(value / limit - 1) > 1e-6)
      const time = (slower: number) => atMost('', '', value * slower, limit, 'ms')
      const rate = (slower: number) => atLeast('', '', value / slower, limit, '/s')
      expect(verdictOf(time(factor), factor)).toBe(verdictOf(time(1), 1))
      expect(verdictOf(rate(factor), factor)).toBe(verdictOf(rate(1), 1))
    }),
  )
})

test('an informative row has no verdict, an unmeasured one is missed', () => {
  expect(judge(infoRow('the same, p50', 3, 'ms'), 2)).toMatchObject({ scaled: null, isMet: null })
  expect(judge(notMeasured('P8', 'the browser ended'), 1)).toMatchObject({ scaled: null, isMet: false })
})
