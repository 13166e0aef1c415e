import { expect, test } from 'vitest'
import { DAY_MS, HOUR_MS, MINUTE_MS } from './durations.ts'
import { timeLeft } from './time-left.ts'

test('time left is whole days, hours and minutes, and not nought before the end', () => {
  expect(timeLeft(8 * DAY_MS + 12 * HOUR_MS + 17 * MINUTE_MS)).toEqual({ days: 8, hours: 12, minutes: 17 })
  expect(timeLeft(1)).toEqual({ days: 0, hours: 0, minutes: 1 })
  expect(timeLeft(HOUR_MS - 1)).toEqual({ days: 0, hours: 1, minutes: 0 })
  expect(timeLeft(-5)).toEqual({ days: 0, hours: 0, minutes: 0 })
})
