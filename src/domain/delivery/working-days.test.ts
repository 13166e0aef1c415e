import fc from 'fast-check'
import { expect, test } from 'vitest'
import { addWorkingDays, isoDate, isWorkingDay, orthodoxEaster, wallClock, westernEaster } from './working-days.ts'

const day = (iso: string) => Date.parse(iso) / 86_400_000

test.each([
  [2024, '2024-03-31', '2024-05-05'],
  [2025, '2025-04-20', '2025-04-20'],
  [2026, '2026-04-05', '2026-04-12'],
  [2027, '2027-03-28', '2027-05-02'],
  [2028, '2028-04-16', '2028-04-16'],
])('Easter %d is %s in the west and %s in the east', (year, western, orthodox) => {
  expect(isoDate(westernEaster(year))).toBe(western)
  expect(isoDate(orthodoxEaster(year))).toBe(orthodox)
})

test.each([
  ['2026-11-20', true, true],
  ['2026-11-21', false, false],
  ['2026-11-30', false, true],
  ['2026-12-01', false, true],
  ['2026-12-24', true, false],
  ['2026-10-23', true, false],
  ['2026-04-03', true, false],
  ['2026-04-10', false, true],
  ['2026-04-13', false, true],
  ['2026-06-01', false, true],
  ['2026-05-25', true, false],
  ['2027-01-06', false, true],
])('%s is a working day in Romania: %s, in Hungary: %s', (date, ro, hu) => {
  expect(isWorkingDay(day(date), 'RO')).toBe(ro)
  expect(isWorkingDay(day(date), 'HU')).toBe(hu)
})

test('weekends and holidays do not count', () => {
  expect(isoDate(addWorkingDays(day('2026-11-27'), 1, 'RO'))).toBe('2026-12-02')
  expect(isoDate(addWorkingDays(day('2026-11-27'), 1, 'HU'))).toBe('2026-11-30')
  expect(isoDate(addWorkingDays(day('2026-11-28'), 0, 'RO'))).toBe('2026-12-02')
})

test('local times follow the daylight saving time of the time zone', () => {
  const zones = { RO: 'Europe/Bucharest', HU: 'Europe/Budapest' } as const
  fc.assert(
    fc.property(
      fc.date({ min: new Date('2024-01-01'), max: new Date('2035-01-01'), noInvalidDate: true }),
      fc.constantFrom('RO', 'HU'),
      (now, country) => {
        const parts = new Intl.DateTimeFormat('sv-SE', {
          timeZone: zones[country],
          dateStyle: 'short',
          timeStyle: 'short',
        }).format(now)
        const { day: at, hour } = wallClock(now, country)
        expect(`${isoDate(at)} ${String(hour).padStart(2, '0')}`).toBe(parts.slice(0, 13))
      },
    ),
    { numRuns: 300 },
  )
})
