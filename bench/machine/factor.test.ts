import fc from 'fast-check'
import { expect, test } from 'vitest'
import { machineFactor, WORKS } from './factor.ts'
import { REFERENCE } from './reference.ts'

test('the reference machine has the factor 1, with any of its works', () => {
  expect(machineFactor(REFERENCE, REFERENCE)).toBeCloseTo(1, 12)
  for (const work of WORKS) expect(machineFactor({ [work]: REFERENCE[work] }, REFERENCE)).toBeCloseTo(1, 12)
})

test('a machine that takes n times as long for every work has the factor n', () => {
  fc.assert(
    fc.property(fc.double({ min: 0.05, max: 20, noNaN: true }), fc.subarray([...WORKS], { minLength: 1 }), (times, works) => {
      const here = Object.fromEntries(works.map((work) => [work, REFERENCE[work] * times]))
      expect(machineFactor(here, REFERENCE)).toBeCloseTo(times, 9)
    }),
  )
})

test('twice as long in one work and half as long in another is the same speed', () => {
  expect(machineFactor({ react: REFERENCE.react * 2, json: REFERENCE.json / 2 }, REFERENCE)).toBeCloseTo(1, 12)
})

test('a failed measurement gives no factor', () => {
  for (const here of [{}, { react: 0 }, { react: Number.NaN }, { json: Infinity }])
    expect(() => machineFactor(here, REFERENCE)).toThrow(RangeError)
})
