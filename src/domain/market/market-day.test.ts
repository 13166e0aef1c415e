import { expect, test } from 'vitest'
import { MARKETS } from './market.ts'
import { marketDay } from './market-day.ts'

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
