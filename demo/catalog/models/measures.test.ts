import { expect, test } from 'vitest'
import { openSize } from './measures.ts'

test('a pram is larger open than folded, seats have the size of a car seat, and nothing else is measured', () => {
  for (let weight = 5_000; weight < 9_000; weight += 10) {
    const [depth, width, height] = openSize({ wheel_type: 'gel', folded_size: '84 × 60 × 44' }, weight)!.split(' × ').map(Number)
    expect(depth).toBeGreaterThan(84)
    expect(width).toBe(60)
    expect(height).toBeGreaterThan(84)
    const seat = openSize({ approval: 'un-r129-i-size', direction: 'both' }, weight)!.split(' × ').map(Number)
    expect(Math.max(...seat)).toBeLessThan(75)
  }
  expect(openSize({ folded_size: '84 × 60 × 44' }, 9_000)).toBeNull()
  expect(openSize({}, 9_000)).toBeNull()
})
