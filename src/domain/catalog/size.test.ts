import { expect, test } from 'vitest'
import { parseSizeKey, sizeKey, sizeLabel, type Size } from './size.ts'
import { optionText } from '#domain/products/option-text.ts'

const months = { system: 'age', unit: 'm', from: 3, to: 6, height_cm: 68 } as const

test('an age reads as each language writes it', () => {
  expect(sizeLabel(months, 'ro')).toBe('3–6\u00a0luni')
  expect(sizeLabel(months, 'en')).toBe('3–6M')
  expect(sizeLabel(months, 'hu')).toBe('3–6\u00a0hó')
  expect(sizeLabel({ ...months, unit: 'y', from: 2, to: 3 }, 'ro')).toBe('2–3\u00a0ani')
})

test('preterm babies have their own size', () => {
  expect(sizeLabel({ ...months, from: 0, to: 0 }, 'hu')).toBe('koraszülött')
})

test('shoe and letter sizes are unchanged', () => {
  expect(sizeLabel({ system: 'shoe', eu: 24, foot_cm: 15 }, 'ro')).toBe('EU\u00a024')
  expect(sizeLabel({ system: 'letter', value: 'M' }, 'hu')).toBe('M')
})

test('an option is named by its size and colour, as far as it has them', () => {
  expect(optionText(sizeLabel(months, 'ro'), 'cer')).toBe('3–6\u00a0luni, cer')
  expect(optionText('', 'miere')).toBe('miere')
  expect(optionText(sizeLabel(null, 'ro'), '')).toBe('')
})

const age = (unit: 'm' | 'y', from: number, to: number, height_cm: number): Size => ({ system: 'age', unit, from, to, height_cm })

test.each<[Size, string]>([
  [age('m', 2, 4, 62), '62'],
  [age('m', 0, 3, 56), '56'],
  [age('y', 2, 4, 104), '104'],
  [age('m', 0, 0, 44), '44'],
  [age('m', 18, 36, 110), '110-18m-36m'],
  [age('m', 0, 3, 60), '60-0m-3m'],
  [{ system: 'shoe', eu: 24, foot_cm: 15 }, 's-24'],
  [{ system: 'letter', value: 'M' }, 'm'],
  [{ system: 'belly', value: 'XL' }, 'b-xl'],
  [{ system: 'cup', value: '75B' }, 'c-75b'],
])('%o is called %s', (size, key) => {
  expect(sizeKey(size)).toBe(key)
  expect(sizeKey(parseSizeKey(key)!)).toBe(key)
})

test('clothes of one body height have one size, whatever their ages', () => {
  expect(sizeKey(age('m', 3, 6, 68))).toBe(sizeKey(age('m', 4, 6, 68)))
  expect(parseSizeKey('68')).toEqual(age('m', 4, 6, 68))
})

test.each(['63', 's-', 's-1', '62-2m-4m', '110-18m-36y', '060', 'x l', '', 'd-xl'])('%s names no size', (key) => {
  expect(parseSizeKey(key)).toBeNull()
})
