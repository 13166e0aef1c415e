import { expect, test } from 'vitest'
import { compareSizes, sizeLabel, sizeMeasure, type Size } from './size.ts'

const bag: Size = { system: 'age', unit: 'm', from: 6, to: 18, height_cm: 90 }

test('ages are written as each language writes them', () => {
  expect([sizeLabel(bag, 'ro'), sizeLabel(bag, 'en'), sizeLabel(bag, 'hu')]).toEqual(['6–18\u00a0luni', '6–18M', '6–18\u00a0hó'])
  expect(sizeMeasure(bag, 'hu')).toBe('90\u00a0cm')
})

test('shoes carry the length of the foot', () => {
  const shoe: Size = { system: 'shoe', eu: 24, foot_cm: 15.7 }
  expect([sizeLabel(shoe, 'ro'), sizeMeasure(shoe, 'ro'), sizeMeasure(shoe, 'en')]).toEqual([
    '24',
    '15,7\u00a0cm',
    '15.7\u00a0cm',
  ])
})

test('sizes are ordered by age, number and letter, never as text', () => {
  const ages: Size[] = [
    { system: 'age', unit: 'y', from: 2, to: 3 },
    { system: 'age', unit: 'm', from: 12, to: 18 },
    { system: 'age', unit: 'm', from: 6, to: 9 },
    { system: 'age', unit: 'w', from: 1, to: 4 },
  ]
  expect(ages.toSorted(compareSizes).map((size) => sizeLabel(size, 'en'))).toEqual(['1–4W', '6–9M', '12–18M', '2–3Y'])
  const letters: Size[] = ['XL', 'S', 'XS', 'M'].map((value) => ({ system: 'letter', value }))
  expect(letters.toSorted(compareSizes).map((size) => sizeLabel(size, 'en'))).toEqual(['XS', 'S', 'M', 'XL'])
})
