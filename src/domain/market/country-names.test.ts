import { expect, test } from 'vitest'
import { addressIn } from './country-names.ts'

test.each([
  ['Strada Cuibului 12, 400114 Cluj-Napoca, România', 'en', 'Strada Cuibului 12, 400114 Cluj-Napoca, Romania'],
  ['Strada Cuibului 12, 400114 Cluj-Napoca, Romania', 'hu', 'Strada Cuibului 12, 400114 Cluj-Napoca, Románia'],
  ['Fő utca 1., 1011 Budapest, Magyarország', 'ro', 'Fő utca 1., 1011 Budapest, Ungaria'],
  ['Strada România 3, Cluj-Napoca', 'en', 'Strada România 3, Cluj-Napoca'],
  ['România', 'en', 'România'],
  ['', 'hu', ''],
] as const)('the country at the end of “%s” is written in %s: “%s”', (address, locale, expected) => {
  expect(addressIn(address, locale)).toBe(expected)
})
