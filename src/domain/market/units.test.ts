import { expect, test } from 'vitest'
import { unitIn } from './units.ts'

test('a unit is named in the language, and one of the merchant as it was written', () => {
  expect(['months', 'pcs', 'W'].map((unit) => unitIn(unit, 'ro'))).toEqual(['luni', 'buc.', 'W'])
  expect(['months', 'pcs', 'W'].map((unit) => unitIn(unit, 'hu'))).toEqual(['hónap', 'db', 'W'])
})
