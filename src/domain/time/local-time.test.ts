import { expect, test } from 'vitest'
import { DAY_MS } from './durations.ts'
import { localTime, startOfDay } from './local-time.ts'

test('midnight in Bucharest is an hour before midnight in Budapest, in winter and in summer', () => {
  expect(startOfDay('2026-12-01', 'Europe/Bucharest').toISOString()).toBe('2026-11-30T22:00:00.000Z')
  expect(startOfDay('2026-12-01', 'Europe/Budapest').toISOString()).toBe('2026-11-30T23:00:00.000Z')
  expect(startOfDay('2026-07-01', 'Europe/Bucharest').toISOString()).toBe('2026-06-30T21:00:00.000Z')
})

test('every day of a year begins where the day before ends, also where midnight is skipped or comes twice', () => {
  for (const zone of ['Europe/Bucharest', 'Europe/Budapest', 'America/Santiago'])
    for (let at = Date.parse('2025-01-01'); at < Date.parse('2026-01-01'); at += DAY_MS) {
      const day = new Date(at).toISOString().slice(0, 10)
      const start = startOfDay(day, zone)
      expect([zone, localTime(start, zone).day, localTime(new Date(start.getTime() - 1), zone).day < day]).toEqual([
        zone,
        day,
        true,
      ])
    }
})
