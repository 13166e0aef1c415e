import { expect, test } from 'vitest'
import { demoCampaigns } from './campaigns.ts'

const datesAt = (now: string) => demoCampaigns(new Date(now)).map(({ key, starts, ends }) => [key, starts, ends])

test.each([
  ['2026-01-01T00:00:00Z', 2026, '27'],
  ['2026-11-30T20:00:00Z', 2026, '27'],
  ['2026-12-02T00:00:00Z', 2027, '26'],
  ['2024-06-01T00:00:00Z', 2024, '29'],
])('at %s the next Black Friday is that of %i, the %s', (now, year, day) => {
  const [friday, advent] = datesAt(now)
  expect(friday!.slice(0, 2)).toEqual(['black-friday', `${year}-11-${day}T00:00`])
  expect(new Date(`${friday![1]}Z`).getUTCDay()).toBe(5)
  expect(advent).toEqual(['advent', `${year}-12-01T00:00`, `${year}-12-25T00:00`])
})

test('a Black Friday late in November ends in Advent, which is why both are off until they are switched on', () => {
  expect(datesAt('2024-06-01T00:00:00Z')[0]).toEqual(['black-friday', '2024-11-29T00:00', '2024-12-03T00:00'])
  expect(demoCampaigns(new Date('2024-06-01T00:00:00Z')).every(({ isOn }) => !isOn)).toBe(true)
})
