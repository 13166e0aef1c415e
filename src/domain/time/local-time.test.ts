import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { DAY_MS, MINUTE_MS } from './durations.ts'
import { localTime, momentOf, startOfDay } from './local-time.ts'

const calendar = Temporal

/** Returns the changes of the clocks of a zone from 2024 to 2029, in milliseconds since 1970. */
function changesOf(zone: string): number[] {
  const changes: number[] = []
  let change = calendar.Instant.from('2024-01-01T00:00Z').toZonedDateTimeISO(zone).getTimeZoneTransition('next')
  for (; change && change.year < 2030; change = change.getTimeZoneTransition('next')) changes.push(change.epochMilliseconds)
  return changes
}

describe.each([
  ['with the calendar of the platform', calendar],
  ['with its formats, where it has no calendar', undefined],
])('%s', (_, platform) => {
  beforeEach(() => void vi.stubGlobal('Temporal', platform))
  afterEach(() => void vi.unstubAllGlobals())

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

  test.each([
    // Spring: 03:00 to 04:00 in Bucharest, 02:00 to 03:00 in Budapest are left out.
    ['Europe/Bucharest', '2026-03-29', '02:59', '2026-03-29T00:59:00.000Z'],
    ['Europe/Bucharest', '2026-03-29', '03:00', '2026-03-29T01:00:00.000Z'],
    ['Europe/Bucharest', '2026-03-29', '03:30', '2026-03-29T01:30:00.000Z'],
    ['Europe/Bucharest', '2026-03-29', '04:00', '2026-03-29T01:00:00.000Z'],
    ['Europe/Budapest', '2026-03-29', '01:59', '2026-03-29T00:59:00.000Z'],
    ['Europe/Budapest', '2026-03-29', '02:30', '2026-03-29T01:30:00.000Z'],
    ['Europe/Budapest', '2026-03-29', '03:00', '2026-03-29T01:00:00.000Z'],
    // Autumn: the hour before 04:00 and before 03:00 comes twice.
    ['Europe/Bucharest', '2026-10-25', '02:59', '2026-10-24T23:59:00.000Z'],
    ['Europe/Bucharest', '2026-10-25', '03:30', '2026-10-25T00:30:00.000Z'],
    ['Europe/Bucharest', '2026-10-25', '04:00', '2026-10-25T02:00:00.000Z'],
    ['Europe/Budapest', '2026-10-25', '02:30', '2026-10-25T00:30:00.000Z'],
    ['Europe/Budapest', '2026-10-25', '03:00', '2026-10-25T02:00:00.000Z'],
  ])('in %s it is %s %s at %s', (zone, day, time, moment) => {
    expect(momentOf(day, time, zone).toISOString()).toBe(moment)
  })

  test('around every change of the clocks of six years it is what the calendar of the language says', () => {
    for (const zone of ['Europe/Bucharest', 'Europe/Budapest', 'America/Santiago', 'Australia/Lord_Howe']) {
      const changes = changesOf(zone)
      expect(changes).toHaveLength(12)
      for (const change of changes)
        for (let at = change - 2 * DAY_MS; at < change + 2 * DAY_MS; at += 15 * MINUTE_MS) {
          const shown = new Date(at).toISOString()
          const [day, time] = [shown.slice(0, 10), shown.slice(11, 16)]
          const expected = calendar.PlainDateTime.from(`${day}T${time}`).toZonedDateTime(zone).epochMilliseconds
          if (momentOf(day, time, zone).getTime() !== expected) expect.fail(`${zone} ${day} ${time}`)
        }
    }
  })
})
