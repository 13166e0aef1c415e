import { expect, test } from 'vitest'
import { isAbout } from './find-recalls.ts'

const RATTLE = {
  goods: {
    name: 'Zornăitoare cu mărgele din fag',
    brand: 'Trapotel',
    items: [{ sku: 'TR-RATTLE-1', barcode: '2004711000234' }],
  },
  lots: 'Lot TR-2604 până la TR-2611',
}

test.each([
  ['zornaitoare', true],
  ['MĂRGELE fag', true],
  ['trapotel', true],
  ['tr-rattle-1', true],
  ['2004711000234', true],
  ['lot 2604', true],
  ['TR-26', true],
  ['', true],
  ['2609', false],
  ['zornaitoare lemn', false],
  ['gele', false],
])('“%s” is about the rattle: %s', (typed, isFound) => expect(isAbout(typed, RATTLE)).toBe(isFound))
