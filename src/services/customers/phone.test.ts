import { expect, test } from 'vitest'
import { parsePhone, shownPhone } from './phone.ts'

test.each([
  ['0722 123 456', 'RO', '+40722123456', true],
  ['021 312 3456', 'RO', '+40213123456', false],
  ['06 30 123 4567', 'HU', '+36301234567', true],
  ['0036301234567', 'HU', '+36301234567', true],
  ['+44 7400 123456', 'RO', '+447400123456', true],
])('%s from %s becomes %s, mobile: %s (LOC-22)', (typed, country, e164, mobile) => {
  expect(parsePhone(typed, country)).toEqual({ e164, mobile })
})

test('a stored number is shown in international form (LOC-22)', () => {
  expect(shownPhone('+40722123456')).toBe('+40 722 123 456')
  expect(shownPhone('+36301234567')).toBe('+36 30 123 4567')
})

test('a number that is too short, or no number, is refused', () => {
  expect(parsePhone('0712', 'RO')).toBeNull()
  expect(parsePhone('++++++', 'RO')).toBeNull()
  expect(parsePhone('0722123456', 'XX')).toBeNull()
})
