/** Hours of showrooms on their own clocks (DOM-9). */
import { describe, expect, test } from 'vitest'
import { comingExceptions, hourRows, hoursOn, nextChange, openState, timeZoneIn, type HoursException } from './showroom.ts'
import type { OpeningWeek } from './delivery-input.ts'

const usual = ['10:00', '19:00'] as const
const week: OpeningWeek = [usual, usual, usual, usual, usual, ['10:00', '16:00'], null]
const exceptions: HoursException[] = [
  { day: '2026-12-24', hours: ['10:00', '14:00'] },
  { day: '2026-12-25', hours: null },
  { day: '2027-05-01', hours: null },
]
const opening = { week, exceptions }
const bucharest = 'Europe/Bucharest'
const at = (moment: string, zone = bucharest) => openState(opening, zone, new Date(moment))

test('a place is open from its first minute to the one before its last, on its own clock', () => {
  // Monday; Bucharest is two hours ahead of UTC, Budapest one.
  expect(at('2026-11-23T07:59:59Z')).toEqual({ isOpen: false, opens: { day: '2026-11-23', at: '10:00', isToday: true } })
  expect(at('2026-11-23T08:00:00Z')).toEqual({ isOpen: true, until: '19:00' })
  expect(at('2026-11-23T16:59:59Z')).toEqual({ isOpen: true, until: '19:00' })
  expect(at('2026-11-23T17:00:00Z')).toEqual({ isOpen: false, opens: { day: '2026-11-24', at: '10:00', isToday: false } })
  expect(at('2026-11-23T08:30:00Z', 'Europe/Budapest')).toMatchObject({ isOpen: false })
  expect(at('2026-11-23T17:30:00Z', 'Europe/Budapest')).toEqual({ isOpen: true, until: '19:00' })
})

test('summer time moves with the clock of the place', () => {
  expect(at('2026-10-24T07:00:00Z')).toMatchObject({ isOpen: true })
  expect(at('2026-10-26T07:30:00Z')).toMatchObject({ isOpen: false })
})

test('an exception stands above the day of the week, and a closed day is passed over', () => {
  expect(hoursOn(opening, '2026-12-24')).toEqual(['10:00', '14:00'])
  expect(at('2026-12-24T12:00:00Z')).toEqual({ isOpen: false, opens: { day: '2026-12-26', at: '10:00', isToday: false } })
  expect(at('2026-11-29T10:00:00Z')).toEqual({ isOpen: false, opens: { day: '2026-11-30', at: '10:00', isToday: false } })
  expect(
    openState({ week: [null, null, null, null, null, null, null], exceptions: [] }, bucharest, new Date('2026-11-23T10:00:00Z')),
  ).toEqual({ isOpen: false, opens: null })
})

test('days of the same hours stand together, and exceptions are told some weeks before', () => {
  expect(hourRows(week).map(({ from, to }) => [from, to])).toEqual([
    [0, 4],
    [5, 5],
    [6, 6],
  ])
  expect(comingExceptions(exceptions, bucharest, new Date('2026-12-24T22:30:00Z')).map(({ day }) => day)).toEqual(['2026-12-25'])
})

test('the time zone is that of the market of the country', () => {
  expect([timeZoneIn('HU'), timeZoneIn('RO'), timeZoneIn('FR')]).toEqual(['Europe/Budapest', bucharest, bucharest])
})

describe('the next change', () => {
  const week = [['10:00', '19:00'], null, null, null, null, ['10:00', '15:00'], null] as const satisfies OpeningWeek
  const at = (now: string, exceptions: HoursException[] = []) =>
    nextChange({ week, exceptions }, 'Europe/Bucharest', new Date(now)).toISOString()

  test.each([
    ['before the opening', '2026-11-23T07:00:00Z', '2026-11-23T08:00:00.000Z'],
    ['while it is open', '2026-11-23T08:00:00Z', '2026-11-23T17:00:00.000Z'],
    ['after closing: midnight there', '2026-11-23T17:00:00Z', '2026-11-23T22:00:00.000Z'],
    ['on a closed day: midnight there', '2026-11-24T12:00:00Z', '2026-11-24T22:00:00.000Z'],
    ['in the night of summer time', '2026-03-28T23:00:00Z', '2026-03-29T21:00:00.000Z'],
    ['in the night of winter time', '2026-10-24T21:30:00Z', '2026-10-25T22:00:00.000Z'],
  ])('%s', (_, now, change) => {
    expect(at(now)).toBe(change)
  })

  test('is that of the day with other hours', () => {
    expect(at('2026-11-24T07:00:00Z', [{ day: '2026-11-24', hours: ['11:00', '12:00'] }])).toBe('2026-11-24T09:00:00.000Z')
  })
})
