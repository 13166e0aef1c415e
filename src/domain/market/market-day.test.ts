import { expect, test } from 'vitest'
import { MARKETS } from './market.ts'
import { endOfDay, marketDay, startOfDay } from './market-day.ts'

test.each([
  ['ro', '2025-07-31T20:59:59.999Z', '2025-07-31'],
  ['ro', '2025-07-31T21:00:00Z', '2025-08-01'],
  ['ro', '2025-12-31T21:59:59Z', '2025-12-31'],
  ['ro', '2025-12-31T22:00:00Z', '2026-01-01'],
  ['en', '2025-07-31T21:00:00Z', '2025-08-01'],
  ['hu', '2025-07-31T21:59:59Z', '2025-07-31'],
  ['hu', '2025-07-31T22:00:00Z', '2025-08-01'],
  ['hu', '2025-12-31T23:00:00Z', '2026-01-01'],
] as const)('the day in %s at %s is %s', (locale, moment, day) => {
  expect(marketDay(MARKETS[locale], new Date(moment))).toBe(day)
})

test.each([
  ['hu', '2026-07-01', '2026-06-30T22:00:00.000Z', '2026-07-01T21:59:59.999Z'],
  ['ro', '2026-11-30', '2026-11-29T22:00:00.000Z', '2026-11-30T21:59:59.999Z'],
  // The clock goes back an hour on this day, and forward on that.
  ['ro', '2026-10-25', '2026-10-24T21:00:00.000Z', '2026-10-25T21:59:59.999Z'],
  ['hu', '2026-03-29', '2026-03-28T23:00:00.000Z', '2026-03-29T21:59:59.999Z'],
] as const)('in %s the day %s begins at %s and ends at %s', (locale, day, start, end) => {
  expect(startOfDay(MARKETS[locale], day).toISOString()).toBe(start)
  expect(endOfDay(MARKETS[locale], day).toISOString()).toBe(end)
})
