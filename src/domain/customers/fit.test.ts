import fc from 'fast-check'
import { expect, test } from 'vitest'
import { parseSizeKey, USUAL_SIZES, type AgeSize } from '#domain/catalog/size.ts'
import { DAY_MS } from '#domain/time/durations.ts'
import { isoDay } from '#domain/time/calendar-day.ts'
import { agesOfGoods, fitsOf, usualSizes, wearingOf, type Ages } from './fit.ts'

const size = (key: string): AgeSize => parseSizeKey(key) as AgeSize
const heights = (birth: string, day: string) => {
  const { now, next } = usualSizes(birth, day)
  return [now?.height_cm ?? null, next ? `${next.one.height_cm} ${next.from}` : null]
}

test.each([
  // Born on the day itself.
  ['2026-11-22', '2026-11-22', 50, '56 2026-12-22'],
  // The day before a size ends, and the day on which it has ended.
  ['2026-02-23', '2026-11-22', 74, '80 2026-11-23'],
  ['2026-02-22', '2026-11-22', 80, '86 2027-02-22'],
  ['2026-02-08', '2026-11-22', 80, '86 2027-02-08'],
  // Years.
  ['2022-05-19', '2026-11-22', 110, '116 2027-05-19'],
  ['2024-11-23', '2026-11-22', 92, '98 2026-11-23'],
  // Born on a leap day: a year later its birthday is the last day of February.
  ['2024-02-29', '2025-02-27', 80, '86 2025-02-28'],
  ['2024-02-29', '2025-02-28', 86, '92 2025-08-29'],
  ['2024-02-29', '2028-02-28', 104, '110 2028-02-29'],
  ['2024-02-29', '2028-02-29', 110, '116 2029-02-28'],
  // A month that lacks the day of birth.
  ['2026-08-31', '2026-09-29', 50, '56 2026-09-30'],
  ['2026-08-31', '2026-09-30', 56, '62 2026-10-31'],
  // The last size of the table, and those who have outgrown it.
  ['2010-11-23', '2026-11-22', 176, null],
  ['2010-11-22', '2026-11-22', null, null],
  ['1986-11-22', '2026-11-22', null, null],
  // Not yet born.
  ['2026-11-23', '2026-11-22', null, null],
])('born on %s, a child wears on %s size %s, then %s', (birth, day, now, next) => {
  expect(heights(birth, day)).toEqual([now, next])
})

test('the sizes of a product are judged by the ages that it prints', () => {
  const wide: Ages[] = [
    { unit: 'm', from: 6, to: 12 },
    { unit: 'm', from: 12, to: 24 },
    { unit: 'y', from: 2, to: 4 },
  ]
  expect(fitsOf('2025-05-01', wide, '2026-11-22')).toEqual([null, 'now', 'next'])
})

test('of overlapping sizes all fit, and the next is the one that begins while they do', () => {
  const sizes: Ages[] = [
    { unit: 'm', from: 6, to: 18 },
    { unit: 'm', from: 9, to: 20 },
    { unit: 'm', from: 12, to: 24 },
    { unit: 'm', from: 24, to: 36 },
  ]
  expect(fitsOf('2026-01-22', sizes, '2026-11-22')).toEqual(['now', 'now', 'next', null])
})

test('the first size of a product is next once the child has nothing smaller to wear before it', () => {
  const sizes = ['74', '80'].map(size)
  expect(fitsOf('2026-09-22', sizes, '2026-11-22')).toEqual([null, null])
  expect(fitsOf('2026-07-21', sizes, '2026-11-22')).toEqual(['next', null])
})

test('a size beyond a gap is not next', () => {
  const sizes = ['68', '104'].map(size)
  expect(fitsOf('2026-07-20', sizes, '2026-11-22')).toEqual(['now', null])
})

test('the size of preterm babies fits no age', () => {
  expect(fitsOf('2026-11-22', [size('44')], '2026-11-22')).toEqual([null])
})

test('goods without an upper age fit for ever, and never before their first day', () => {
  const ages: Ages = { unit: 'm', from: 36, to: null }
  expect(fitsOf('2023-11-23', [ages], '2026-11-22')).toEqual(['next'])
  expect(fitsOf('2023-10-22', [{ ...ages, from: 60 }], '2026-11-22')).toEqual([null])
  expect(fitsOf('2023-11-22', [ages], '2026-11-22')).toEqual(['now'])
  expect(fitsOf('1960-11-22', [ages], '2026-11-22')).toEqual(['now'])
})

test.each([
  [null, null, null],
  [6, 12, { unit: 'm', from: 6, to: 12 }],
  [null, 3, { unit: 'm', from: 0, to: 3 }],
  [36, null, { unit: 'm', from: 36, to: null }],
  // The month that begins then.
  [12, 12, { unit: 'm', from: 12, to: 13 }],
  [0, 0, { unit: 'm', from: 0, to: 1 }],
])('goods from %s to %s months are for the ages %o', (ageFrom, ageTo, ages) => {
  expect(agesOfGoods({ ageFrom, ageTo })).toEqual(ages)
})

test('nothing is outgrown and nothing comes where nothing fits', () => {
  expect(wearingOf('2026-11-23', [{ unit: 'm', from: 0, to: null }], '2026-11-22')).toEqual({ now: null, next: null })
})

const day = fc.integer({ min: 0, max: 40_000 }).map((at) => isoDay(at * DAY_MS))
test('from birth to sixteen years a child wears exactly one usual size, and never a smaller one later', () => {
  fc.assert(
    fc.property(day, fc.nat(16 * 365), fc.nat(400), (birth, age, later) => {
      const at = isoDay(Date.parse(birth) + age * DAY_MS)
      const worn = fitsOf(birth, USUAL_SIZES, at).filter((fit) => fit === 'now')
      expect(worn).toHaveLength(1)
      const then = usualSizes(birth, isoDay(Date.parse(at) + later * DAY_MS)).now
      expect(then?.height_cm ?? 999).toBeGreaterThanOrEqual(usualSizes(birth, at).now!.height_cm)
    }),
  )
})
