import { expect, test } from 'vitest'
import { daysText, readDays } from './exception-days.ts'

test('days with other hours are read from lines and written as such', () => {
  const days = readDays('2026-12-25 închis\n\n 2026-12-24  10:00 – 14:00 ')
  expect(days).toEqual([
    { day: '2026-12-24', hours: ['10:00', '14:00'] },
    { day: '2026-12-25', hours: null },
  ])
  expect(readDays(daysText(days as Exclude<typeof days, string>))).toEqual(days)
})

test.each(['2026-02-30 10:00-14:00', 'tomorrow closed', '2026-12-24', '2026-12-24 10-14'])('%j is not understood', (line) => {
  expect(readDays(line)).toBe(line)
})
