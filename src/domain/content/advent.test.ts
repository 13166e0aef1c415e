import { describe, expect, test } from 'vitest'
import { MARKETS } from '#domain/market/market.ts'
import { ADVENT_DOORS, adventState, doorPlaces, hasCalendar, withoutShutDoors } from './advent.ts'

const rule = { year: 2026, isDayOnly: false }
const stateAt = (moment: string, market = MARKETS.ro, isDayOnly = false) =>
  adventState({ ...rule, isDayOnly }, market, new Date(moment))
const openAt = (moment: string, market = MARKETS.ro, isDayOnly = false) => {
  const { isOpen } = stateAt(moment, market, isDayOnly)
  return Array.from({ length: 26 }, (_, door) => door).filter(isOpen)
}

describe('doors', () => {
  test('the first opens at midnight in Bucharest, an hour later in Budapest', () => {
    expect(openAt('2026-11-30T21:59:59.999Z')).toEqual([])
    expect(openAt('2026-11-30T22:00:00Z')).toEqual([1])
    expect(openAt('2026-11-30T22:59:59Z', MARKETS.hu)).toEqual([])
    expect(openAt('2026-11-30T23:00:00Z', MARKETS.hu)).toEqual([1])
  })

  test('stay open until the end of the 24th, and none is open after it', () => {
    expect(openAt('2026-12-24T21:59:59Z')).toHaveLength(ADVENT_DOORS)
    expect(openAt('2026-12-24T22:00:00Z')).toEqual([])
    expect(stateAt('2026-12-24T22:00:00Z')).toMatchObject({ phase: 'after', changesAt: null })
    expect(openAt('2025-12-10T10:00:00Z')).toEqual([])
    expect(openAt('2027-12-10T10:00:00Z')).toEqual([])
  })

  test('of their day alone are shut the day after', () => {
    expect(openAt('2026-12-09T10:00:00Z', MARKETS.ro, true)).toEqual([9])
  })

  test('each change is told before it comes', () => {
    expect(stateAt('2026-07-01T10:00:00Z').changesAt?.toISOString()).toBe('2026-11-30T22:00:00.000Z')
    expect(stateAt('2026-12-09T10:00:00Z').changesAt?.toISOString()).toBe('2026-12-09T22:00:00.000Z')
    expect(stateAt('2026-12-24T10:00:00Z').changesAt?.toISOString()).toBe('2026-12-24T22:00:00.000Z')
  })

  test('have another order each year, always the same in a year', () => {
    const orders = Array.from({ length: 10 }, (_, at) => doorPlaces(2024 + at))
    for (const order of orders)
      expect(order.toSorted((a, b) => a - b)).toEqual(Array.from({ length: ADVENT_DOORS }, (_, at) => at))
    expect(new Set(orders.map(String)).size).toBe(10)
    expect(doorPlaces(2026)).toEqual(orders[2])
  })
})

describe('what is behind a shut door', () => {
  const doors = [
    { day: 8, title: 'eighth', code: 'ADVENT8' },
    { day: 9, title: 'ninth' },
    { day: 10, title: 'tenth', text: 'secret' },
  ]
  const calendar = { _uid: 'a', component: 'advent', title: 'Advent', year: 2026, doors }
  const at = new Date('2026-12-09T10:00:00Z')

  test('is left out, also where the calendar lies inside another block', () => {
    const content = { component: 'page', body: [{ component: 'text' }, { component: 'group', inside: [calendar] }] }
    const shown = withoutShutDoors(content, MARKETS.ro, at)
    expect(shown.body[1]).toEqual({
      component: 'group',
      inside: [{ ...calendar, doors: [doors[0], doors[1], { day: 10 }] }],
    })
    expect(JSON.stringify(shown)).not.toMatch(/tenth|secret/)
  })

  test.each([
    ['a calendar without a year', { ...calendar, year: undefined }],
    ['one whose year is text', { ...calendar, year: '2026' }],
    ['one whose doors are no list', { ...calendar, doors: { 0: doors[2] } }],
    ['doors whose day is no number', { ...calendar, doors: [{ day: 'tenth', title: 'secret' }, null, 'tenth secret'] }],
    ['a door of a day that does not exist', { ...calendar, doors: [{ day: 25, title: 'secret' }] }],
  ])('is left out of %s', (_, broken) => {
    expect(JSON.stringify(withoutShutDoors({ body: [broken] }, MARKETS.ro, at))).not.toContain('secret')
  })

  test('calendars are found anywhere in content', () => {
    expect(hasCalendar({ body: [{ inside: calendar }] })).toBe(true)
    expect(hasCalendar({ body: [{ component: 'text', text: '"component":"advent"' }] })).toBe(false)
  })
})
