import { expect, test } from 'vitest'
import { euOf, footOf, USUAL_BAGS, USUAL_SIZES, type AgeSize, type Size } from '#domain/catalog/size.ts'
import { BAND_SIZES } from '#domain/content/belly-band.ts'
import { BODY_TABLE } from './body-table.ts'
import { guideOf, guideRows, measuresOf, type Guide } from './size-guide.ts'

const months = (from: number, to: number, height_cm: number): AgeSize => ({ system: 'age', unit: 'm', from, to, height_cm })
const years = (from: number, to: number, height_cm: number): AgeSize => ({ system: 'age', unit: 'y', from, to, height_cm })
const shoe = (eu: number, foot_cm = 0): Size => ({ system: 'shoe', eu, foot_cm })
const spansOf = (guide: Guide, size: Size) => guideRows(guide, [size])[0]!.spans

test('the tables of bodies and of usual sizes have the same heights, 6 cm apart, and each measure grows', () => {
  expect(BODY_TABLE.map(({ height }) => height / 10)).toEqual(USUAL_SIZES.map(({ height_cm }) => height_cm))
  for (const [at, one] of BODY_TABLE.entries()) {
    const below = BODY_TABLE[at - 1]
    if (!below) continue
    expect(one.height - below.height).toBe(60)
    for (const of of ['chest', 'waist', 'weight', 'head'] as const)
      expect(one[of], `${of} of ${one.height}`).toBeGreaterThan(below[of])
    if (below.hips !== null) expect(one.hips, `hips of ${one.height}`).toBeGreaterThan(below.hips)
    expect(one.waist).toBeLessThanOrEqual(one.chest)
  }
})

test('clothes are worn up to the height that names them, from that of the size below on', () => {
  expect(spansOf('body', months(9, 12, 80))).toEqual({
    height: { from: 740, to: 800 },
    weight: { from: 9200, to: 10_500 },
    chest: { from: 480, to: 480 },
    waist: { from: 470, to: 470 },
  })
  expect(spansOf('body', years(5, 6, 116))).toEqual({
    height: { from: 1100, to: 1160 },
    weight: { from: 18_600, to: 20_800 },
    chest: { from: 600, to: 600 },
    waist: { from: 560, to: 560 },
    hips: { from: 640, to: 640 },
  })
})

test.each([
  [months(0, 3, 56), 440, 560],
  [months(3, 6, 68), 560, 680],
  [months(6, 12, 80), 680, 800],
  [months(12, 24, 92), 800, 920],
  [years(2, 4, 104), 920, 1040],
  [years(4, 6, 116), 1040, 1160],
  [months(0, 0, 44), 380, 440],
  // Larger than the table and between two of its heights.
  [years(16, 17, 182), 1700, 1820],
  [years(3, 4, 100), 980, 1000],
])('a maker’s size of several usual ones begins where the first of them does: %o', (size, from, to) => {
  expect(spansOf('body', size).height).toEqual({ from, to })
})

test('sleeping bags have their own measures, and no table of bodies', () => {
  expect(guideRows('bag', USUAL_BAGS).map(({ spans }) => [spans.height, spans.length?.to, spans.neck?.to])).toEqual([
    [{ from: 500, to: 620 }, 600, 230],
    [{ from: 620, to: 680 }, 700, 240],
    [{ from: 680, to: 860 }, 900, 260],
    [{ from: 860, to: 980 }, 1100, 280],
  ])
  expect(spansOf('bag', months(24, 48, 130))).toEqual({ length: { from: 1300, to: 1300 } })
})

test('hats go by the head', () => {
  expect(spansOf('head', months(6, 12, 80))).toEqual({ head: { from: 430, to: 460 } })
  expect(spansOf('head', months(0, 1, 50))).toEqual({ head: { from: 330, to: 370 } })
})

test('socks go by the foot and say the size of the shoes, tights by height and foot', () => {
  expect(spansOf('foot', years(2, 4, 104))).toEqual({ foot: { from: 143, to: 161 }, eu: { from: 24, to: 26 } })
  expect(spansOf('foot', months(0, 1, 50))).toEqual({ foot: { from: 68, to: 78 }, eu: { from: 15, to: 15 } })
  expect(Object.keys(spansOf('legs', months(9, 12, 80)))).toEqual(['height', 'weight', 'foot', 'eu'])
})

test('a shoe is for feet up to its own length less one centimetre: EU 24 has 16 cm inside', () => {
  expect(footOf({ system: 'shoe', eu: 24, foot_cm: 0 })).toBe(15)
  expect([97, 98, 150, 151, 217, 223].map(euOf)).toEqual([16, 17, 24, 25, 34, 35])
  const rows = guideRows('shoe', [shoe(23, 14.3), shoe(24, 15), shoe(27, 17)])
  expect(rows.map(({ spans }) => spans.foot)).toEqual([
    { from: 136, to: 143 },
    { from: 143, to: 150 },
    { from: 163, to: 170 },
  ])
  expect(rows.map(({ usual }) => usual?.height_cm)).toEqual([98, 98, 110])
})

test('women’s clothes and bras go by the standard’s girths', () => {
  expect(spansOf('letter', { system: 'letter', value: 'M' })).toEqual({
    chest: { from: 900, to: 980 },
    waist: { from: 740, to: 820 },
    hips: { from: 980, to: 1060 },
  })
  expect(spansOf('cup', { system: 'cup', value: '75B' })).toEqual({
    under: { from: 730, to: 770 },
    chest: { from: 890, to: 910 },
  })
  expect(spansOf('cup', { system: 'cup', value: '85D' }).chest).toEqual({ from: 1030, to: 1050 })
  expect(spansOf('cup', { system: 'cup', value: '75' })).toEqual({})
})

test('belly bands have what their maker says', () => {
  const rows = guideRows('belly', [{ system: 'belly', value: 'M' }], BAND_SIZES)
  expect(rows[0]?.spans).toEqual({ belly: { from: 860, to: 1040 } })
})

test.each<[Guide | null, Size[], string[]]>([
  ['body', [months(9, 12, 80)], ['bodysuit']],
  ['head', [months(6, 12, 80)], ['balaclava', 'winter-hat', 'headwear']],
  ['foot', [months(6, 12, 80)], ['non-slip-socks', 'socks', 'hosiery']],
  ['legs', [months(6, 12, 80)], ['tights', 'hosiery']],
  ['bag', [months(6, 18, 90)], ['summer-sleeping-bag', 'baby-sleeping-bag']],
  ['bag', [months(6, 18, 90)], []],
  ['shoe', [shoe(24)], ['footwear']],
  ['letter', [{ system: 'letter', value: 'M' }], ['tights']],
  ['cup', [{ system: 'cup', value: '75B' }], []],
  ['belly', [{ system: 'belly', value: 'M' }], []],
  [null, [], ['bodysuit']],
])('the guide is %s', (guide, sizes, types) => {
  expect(guideOf(sizes, types)).toBe(guide)
})

test('a table has the columns of its rows; hips only where no row is for babies', () => {
  expect(measuresOf(guideRows('body', [months(9, 12, 80), years(2, 3, 98)]))).toEqual(['height', 'weight', 'chest', 'waist'])
  expect(measuresOf(guideRows('body', [years(2, 3, 98)]))).toEqual(['height', 'weight', 'chest', 'waist', 'hips'])
  expect(measuresOf(guideRows('shoe', [shoe(24)]))).toEqual(['foot'])
})
