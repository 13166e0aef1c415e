import fc from 'fast-check'
import { expect, test } from 'vitest'
import { BAND_SIZES, bandAdvice } from './belly-band.ts'

/** [week, cm, status, size, predicted cm, predicted week, fits until week, next size] (DOM-4) */
const VECTORS = [
  [12, 70, 'ok', 'XS', 76, 20],
  [16, 78, 'ok', 'S', 86.4, 24],
  [18, 80, 'ok', 'S', 88.7, 26],
  [20, 82, 'ok', 'S', 90.7, 28],
  [20, 90, 'ok', 'M', 98.7, 28],
  [22, 88, 'ok', 'M', 96.1, 30],
  [24, 95, 'ok', 'M', 102.5, 32],
  [26, 97.5, 'ok_until_week', 'M', 104.7, 34, 33, 'L'],
  [28, 100, 'ok', 'L', 106.8, 36],
  [30, 104, 'ok', 'L', 110, 38],
  [30, 112, 'ok', 'L', 118, 38],
  [32, 99, 'ok', 'L', 104.2, 40],
  [34, 118, 'ok', 'XL', 121.4, 40],
  [36, 102, 'ok', 'M', 104, 40],
  [38, 110, 'ok', 'L', 111, 40],
  [40, 125, 'ok', 'XL', 125, 40],
  [41, 112, 'ok', 'L', 112, 41],
  [20, 67, 'below_range'],
  [25, 153, 'above_range'],
  [11, 80, 'week_out_of_range'],
  [43, 110, 'week_out_of_range'],
  [20, 92, 'ok', 'M', 100.7, 28],
  [24, 118, 'ok', 'XL', 125.5, 32],
] as const

test.each(VECTORS)('week %i, %f cm: %s', (week, cm, status, ...rest) => {
  const [size, predictedCm, predictedWeek, fitsUntilWeek, nextSize] = rest as (string | number)[]
  const advice = bandAdvice(week, Math.round(cm * 10))
  expect(advice).toEqual({
    status,
    ...(size && { size, predicted: Math.round(Number(predictedCm) * 10), predictedWeek }),
    ...(fitsUntilWeek && { fitsUntilWeek, nextSize }),
  })
})

test('the chosen size always contains the measure of today', () => {
  fc.assert(
    fc.property(fc.integer({ min: 12, max: 42 }), fc.integer({ min: 680, max: 1520 }), (week, measured) => {
      const advice = bandAdvice(week, measured)
      const chosen = BAND_SIZES.find((s) => 'size' in advice && s.size === advice.size)
      expect(chosen?.min).toBeLessThanOrEqual(measured)
      expect(chosen?.max).toBeGreaterThanOrEqual(measured)
    }),
  )
})
