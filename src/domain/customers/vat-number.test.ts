import { expect, test } from 'vitest'
import { canonicalVatNumber, isRomanianRegisterNumber } from './vat-number.ts'

test.each([
  ['RO', '18547290', '18547290'],
  ['RO', '18547291', null],
  ['RO', 'RO 185 472 90', 'RO18547290'],
  ['RO', 'ro18547290', 'RO18547290'],
  ['RO', '1234567897', '1234567897'],
  ['RO', '018547290', null],
  ['RO', '1', null],
  ['HU', '12892312', '12892312'],
  ['HU', 'HU12892312', 'HU12892312'],
  ['HU', '12345676-2-42', '12345676-2-42'],
  ['HU', '12345676242', '12345676-2-42'],
  ['HU', '12892313', null],
  ['HU', '12345676-6-42', null],
  ['HU', '12345676-2-21', null],
  ['HU', '12345676-2-01', null],
  ['GR', 'EL123456789', 'EL123456789'],
  ['GR', '123456789', 'EL123456789'],
  ['GR', 'GR123456789', null],
  ['BE', 'BE1009876502', 'BE1009876502'],
  ['DE', '123 456 789', 'DE123456789'],
  ['DE', '012345678', null],
  ['NL', 'NL123456789B01', 'NL123456789B01'],
  ['AT', 'ATU12345678', 'ATU12345678'],
  ['GB', 'XI123456789', 'XI123456789'],
  ['GB', '123456789', 'GB123456789'],
  ['CH', 'CHE-123.456.789', 'CHE123456789'],
  ['CH', '<script>', null],
  ['constructor', '!!', null],
])('in %s the VAT number %j becomes %j', (country, typed, canonical) => {
  expect(canonicalVatNumber(country, typed)).toBe(canonical)
})

test.each([
  ['J52/750/2012', true],
  ['J41/1/2000', false],
  ['J12/345/1989', false],
  ['J2012000750528', true],
  ['J2016012984401', true],
  ['J2024020698007', true],
  ['J2012000750529', false],
  ['X12/345/2019', false],
])('the trade-register number %s is valid: %s', (number, valid) => {
  expect(isRomanianRegisterNumber(number)).toBe(valid)
})
