import { expect, test } from 'vitest'
import { optionText, sizeLabel } from './size.ts'

const months = { system: 'age', unit: 'm', from: 3, to: 6, height_cm: 68 } as const

test('an age reads as each language writes it', () => {
  expect(sizeLabel(months, 'ro')).toBe('3–6\u00a0luni')
  expect(sizeLabel(months, 'en')).toBe('3–6M')
  expect(sizeLabel(months, 'hu')).toBe('3–6\u00a0hó')
  expect(sizeLabel({ ...months, unit: 'y', from: 2, to: 3 }, 'ro')).toBe('2–3\u00a0ani')
})

test('babies born early have a size of their own', () => {
  expect(sizeLabel({ ...months, from: 0, to: 0 }, 'hu')).toBe('koraszülött')
})

test('shoes and letters are as printed', () => {
  expect(sizeLabel({ system: 'shoe', eu: 24, foot_cm: 15 }, 'ro')).toBe('EU\u00a024')
  expect(sizeLabel({ system: 'letter', value: 'M' }, 'hu')).toBe('M')
})

test('an option is size and colour, whichever there are', () => {
  expect(optionText(sizeLabel(months, 'ro'), 'cer')).toBe('3–6\u00a0luni, cer')
  expect(optionText('', 'miere')).toBe('miere')
  expect(optionText(sizeLabel(null, 'ro'), '')).toBe('')
})
