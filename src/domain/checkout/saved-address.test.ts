import { expect, test } from 'vitest'
import { IOANAS_HOME } from '#test/customers/ioana.ts'
import { savedAddressProblems, tidyAddress, type TypedAddress } from './saved-address.ts'

const HOME: TypedAddress = {
  label: 'Acasă',
  phone: '',
  ...IOANAS_HOME,
  personType: 'individual',
  companyName: '',
  vatNumber: '',
  registerNumber: '',
}
const rules = { countyStrict: false }
const problemsOf = (more: Partial<TypedAddress>) => savedAddressProblems(tidyAddress({ ...HOME, ...more }, 'ro'), rules)

test('an address without a name and a number is complete', () => {
  expect(problemsOf({ label: '' })).toEqual({})
})

test('an address has the problems that the checkout would find', () => {
  expect(problemsOf({ firstName: ' ', zip: '12', county: '', country: 'RO' })).toEqual({
    firstName: 'first_name_required',
    zip: 'zip_invalid',
    county: 'county_required',
  })
  expect(problemsOf({ country: 'US' })).toEqual({ country: 'country_unavailable' })
})

test('a company needs its name and number; an individual loses them', () => {
  expect(problemsOf({ personType: 'company' })).toEqual({ companyName: 'company_required', vatNumber: 'vat_required' })
  expect(tidyAddress({ ...HOME, companyName: 'Atelier SRL', vatNumber: 'RO18547290' }, 'ro')).toEqual(HOME)
  const company = tidyAddress({ ...HOME, personType: 'company', companyName: 'Atelier SRL', vatNumber: ' ro 18547290 ' }, 'ro')
  expect(company.vatNumber).toBe('RO18547290')
})

test('the name of an address has at most 40 characters and no web address', () => {
  expect(problemsOf({ label: 'x'.repeat(40) })).toEqual({})
  expect(problemsOf({ label: 'x'.repeat(41) })).toEqual({ label: 'too_long' })
  expect(problemsOf({ label: 'www.example.com' })).toEqual({ label: 'text_link' })
})
