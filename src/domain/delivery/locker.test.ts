import { expect, test } from 'vitest'
import { isWholeList, lockerWords, nextNight, placeOfZip } from './locker.ts'

test('a locker is found by the folded words of its town, name, address and postcode', () => {
  const locker = { city: 'Cluj-Napoca', name: 'easybox Mărăști', address: 'Bd. 21 Decembrie 77', zip: '400641' }
  expect(lockerWords(locker)).toBe(' cluj napoca easybox marasti bd 21 decembrie 77 400641')
})

test('an empty list and one of less than half are no lists', () => {
  for (const [listed, before, isWhole] of [
    [0, 0, false],
    [1, 0, true],
    [50, 100, true],
    [49, 100, false],
    [2, 3, true],
    [1, 3, false],
    [500, 100, true],
  ] as const)
    expect([listed, before, isWholeList(listed, before)]).toEqual([listed, before, isWhole])
})

test('a postcode lies amid the lockers that share most of it', () => {
  const at = (zip: string, lat: number, lon: number) => ({ zip, place: { lat, lon } })
  const lockers = [at('400114', 46, 23), at('400117', 48, 25), at('400641', 10, 10), at('300001', 0, 0)]
  expect(placeOfZip('400110', lockers)).toEqual({ lat: 47, lon: 24 })
  expect(placeOfZip('409999', lockers)).toEqual({ lat: 104 / 3, lon: 58 / 3 })
  expect(placeOfZip('500110', lockers)).toBeNull()
  expect(placeOfZip('400110', [])).toBeNull()
})

test('lists are read in the coming night', () => {
  const next = (now: string) => nextNight(new Date(now)).toISOString()
  expect(next('2026-11-18T10:00:00Z')).toBe('2026-11-19T01:20:00.000Z')
  expect(next('2026-11-18T01:19:59Z')).toBe('2026-11-18T01:20:00.000Z')
  expect(next('2026-11-18T01:20:00Z')).toBe('2026-11-19T01:20:00.000Z')
  expect(next('2026-12-31T23:59:59Z')).toBe('2027-01-01T01:20:00.000Z')
})
