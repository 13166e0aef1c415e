import { expect, test } from 'vitest'
import type { DocumentVatCategory } from './document.ts'
import { authorityOf } from './authority.ts'

const seller = (vatNumber: string | null, country: string) => ({ vatNumber, country }) as never
const vat = (category: DocumentVatCategory, country: string) => ({ category, country, rate: 2100, net: 100, vat: 21 })

test.each([
  ['Romanian VAT', 'RO18547290', 'RO', [vat('standard', 'RO')], 'RO'],
  ['a Romanian seller without VAT registration', null, 'RO', [vat('standard', 'RO')], 'RO'],
  ['Hungarian VAT of a Romanian company that is registered there', 'HU12892312', 'RO', [vat('standard', 'HU')], 'HU'],
  ['Hungarian VAT in the one-stop shop of Romania', 'RO18547290', 'RO', [vat('standard', 'HU')], null],
  ['German VAT in the one-stop shop of Hungary', 'HU12892312', 'HU', [vat('standard', 'DE')], null],
  ['a company elsewhere, from Romania', 'RO18547290', 'RO', [vat('reverse charge', 'DE')], null],
  ['a company elsewhere, from Hungary', '12892312-2-41', 'HU', [vat('reverse charge', 'DE')], 'HU'],
  ['an export from Hungary', 'HU12892312', 'HU', [vat('export', 'CH')], 'HU'],
])('%s', (_, vatNumber, country, groups, expected) => {
  expect(authorityOf({ seller: seller(vatNumber, country), vat: groups })).toBe(expected)
})
