import { expect, test } from 'vitest'
import { bootFor, boxOf, fitsBoot } from './boot.ts'

test('a size is read as it is written, its longest side first', () => {
  expect(boxOf('52 × 62 × 26')).toEqual([62, 52, 26])
  expect(boxOf('52x62,5x26')).toEqual([62.5, 52, 26])
  for (const wrong of ['', '52 × 62', '52 × 62 × a', '0 × 1 × 1', '1 × 2 × 3 × 4', 5, null]) expect(boxOf(wrong)).toBeNull()
})

test('a boot of 350 litres is 100 by 70 by 50 cm, and a box is turned into it', () => {
  expect(fitsBoot(boxOf('70 × 50 × 100')!, 350)).toBe(true)
  expect(fitsBoot(boxOf('50 × 71 × 100')!, 350)).toBe(false)
  expect(fitsBoot(boxOf('101 × 20 × 20')!, 350)).toBe(false)
})

test('the smallest boot fits, ten litres less does not', () => {
  for (const size of ['62 × 52 × 26', '84 × 60 × 44', '100 × 70 × 50', '30 × 20 × 10']) {
    const litres = bootFor(boxOf(size))!
    expect(fitsBoot(boxOf(size)!, litres)).toBe(true)
    if (litres > 100) expect(fitsBoot(boxOf(size)!, litres - 10)).toBe(false)
  }
  expect(bootFor(boxOf('101 × 90 × 50'))).toBe(510)
  expect(bootFor(boxOf('120 × 101 × 20'))).toBeNull()
  expect(bootFor(boxOf('unknown'))).toBeNull()
})
