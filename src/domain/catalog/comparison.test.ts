import { expect, test } from 'vitest'
import { comparedKind, withCompared } from './comparison.ts'

test('prams are compared with prams, seats with seats, and bottles with nothing', () => {
  expect(comparedKind({ wheel_type: 'gel', folded_size: '62 × 52 × 26' })).toBe('pram')
  expect(comparedKind({ approval: 'un-r129-i-size', height_range: '40-87' })).toBe('seat')
  expect(comparedKind({ wheel_type: 'gel', folded_size: '' })).toBeNull()
  expect(comparedKind({ approval: 'un-r129-i-size' })).toBeNull()
  expect(comparedKind({})).toBeNull()
})

test('a product is compared once, at the end, and a fifth takes the place of the first', () => {
  expect(withCompared(['1', '2'], '1')).toEqual(['2', '1'])
  expect(withCompared(['1', '2', '3', '4'], '5')).toEqual(['2', '3', '4', '5'])
})
