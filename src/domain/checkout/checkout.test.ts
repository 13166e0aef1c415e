import fc from 'fast-check'
import { expect, test } from 'vitest'
import { tidyText } from '#domain/customers/free-text.ts'
import { IOANAS_HOME } from '#test/customers/ioana.ts'
import { billingOf, checkoutProblems, tidyForm, type CheckoutForm } from './checkout.ts'

const rules = { countyStrict: false }
const form: CheckoutForm = {
  contact: { email: 'ioana.marinescu@exemplu.ro', phone: '0722 123 456' },
  address: IOANAS_HOME,
  billing: { sameAsDelivery: true, personType: 'individual' },
}
const withAddress = (change: object): CheckoutForm => ({ ...form, address: { ...form.address, ...change } })
const withBilling = (change: object): CheckoutForm => ({ ...form, billing: { ...form.billing, ...change } })
const check = (input: CheckoutForm, strict = false) => checkoutProblems(tidyForm(input, 'ro'), { countyStrict: strict })

test('a complete form has no problem', () => {
  expect(check(form)).toEqual({})
})

test('every mandatory field of SPEC-5 has its own message', () => {
  const empty: CheckoutForm = {
    contact: { email: '', phone: '' },
    address: { firstName: '', lastName: '', address: '', city: '', county: '', zip: '', country: '' },
    billing: { sameAsDelivery: true, personType: '' },
  }
  expect(check(empty)).toEqual({
    'contact.email': 'email_required',
    'contact.phone': 'phone_required',
    'address.firstName': 'first_name_required',
    'address.lastName': 'last_name_required',
    'address.address': 'address_required',
    'address.city': 'city_required',
    'address.zip': 'zip_required',
    'address.country': 'country_required',
    'billing.personType': 'person_type_required',
  })
  expect(check(withAddress({ county: ' ' }))).toEqual({ 'address.county': 'county_required' })
})

test('a company must give its name and VAT number', () => {
  expect(check(withBilling({ personType: 'company' }))).toEqual({
    'billing.companyName': 'company_required',
    'billing.vatNumber': 'vat_required',
  })
  expect(check(withBilling({ personType: 'company', companyName: 'Cuib SRL', vatNumber: '18547291' }))).toEqual({
    'billing.vatNumber': 'vat_invalid',
  })
  const good = withBilling({
    personType: 'company',
    companyName: 'Cuib SRL',
    vatNumber: 'ro 18547290',
    registerNumber: 'J52/750/2012',
  })
  expect(check(good)).toEqual({})
  expect(billingOf(tidyForm(good, 'ro'))).toMatchObject({ vatNumber: 'RO18547290', city: 'Târgu Mureș' })
  expect(check(withBilling({ ...good.billing, registerNumber: 'J99/1/2012' }))).toEqual({
    'billing.registerNumber': 'register_invalid',
  })
})

test('a different billing address is checked like the delivery address', () => {
  const other = withBilling({ sameAsDelivery: false, firstName: 'Radu', zip: '1011', country: 'HU' })
  expect(check(other)).toEqual({
    'billing.lastName': 'last_name_required',
    'billing.address': 'address_required',
    'billing.city': 'city_required',
    'billing.county': 'county_required',
  })
})

test('the VAT number is checked by the billing country, not the delivery country', () => {
  const billing = {
    ...form.address,
    sameAsDelivery: false,
    personType: 'company',
    companyName: 'Babaház Kft.',
    vatNumber: '12345676-2-42',
  }
  const hungarian = { ...billing, country: 'HU', zip: '1011', county: 'BU', city: 'Budapest' }
  expect(check(withBilling(hungarian))).toEqual({})
  expect(check(withBilling(billing))).toEqual({ 'billing.vatNumber': 'vat_invalid' })
})

test.each([
  ['O’Neill-Şerban', undefined],
  ["d'Artagnan Jr.", undefined],
  ['Ștefan Țîrlea', undefined],
  ['Kőműves Éva', undefined],
  ['Αλέξανδρος', undefined],
  ['王小明', undefined],
  ['http spam', 'name_invalid'],
  ['www.spam.example', 'text_link'],
  ['spam.com', 'text_link'],
  ['Ioana\u202e', 'text_invisible'],
  ['<b>', 'name_invalid'],
  ['. -', 'name_invalid'],
  ['a'.repeat(101), 'too_long'],
  ['a'.repeat(100), undefined],
])('the name %j: %s (LOC-13)', (firstName, problem) => {
  expect(check(withAddress({ firstName, lastName: 'M' }))['address.firstName']).toBe(problem)
})

test('first and last name together are limited to the length of an invoice line', () => {
  expect(check(withAddress({ firstName: 'a'.repeat(100), lastName: 'b'.repeat(100) }))['address.lastName']).toBe('too_long')
})

test.each([
  ['ana@exemplu.ro', undefined],
  ['ana+cos@mail.exemplu.co.uk', undefined],
  ['ana@exemplu', 'email_invalid'],
  ['ana exemplu.ro', 'email_invalid'],
  ['a@b@c.ro', 'email_invalid'],
  ['ana@-exemplu.ro', 'email_invalid'],
  ['Ana <ana@exemplu.ro>', 'email_invalid'],
  [`${'a'.repeat(60)}@${'b'.repeat(60)}.${'c'.repeat(60)}.${'d'.repeat(60)}.${'e'.repeat(20)}.ro`, 'too_long'],
])('the address %j: %s', (email, problem) => {
  expect(check({ ...form, contact: { ...form.contact, email } })['contact.email']).toBe(problem)
})

test.each([
  ['0722 123 456', undefined],
  ['+36 (30) 123-4567', undefined],
  ['0712', 'phone_invalid'],
  ['call me', 'phone_invalid'],
])('the phone number %j: %s', (phone, problem) => {
  expect(check({ ...form, contact: { ...form.contact, phone } })['contact.phone']).toBe(problem)
})

test('Bucharest requires a sector, which need not match the postcode', () => {
  const bucharest = { county: 'B', city: 'București', zip: '030167' }
  expect(check(withAddress(bucharest))).toEqual({ 'address.city': 'sector_required' })
  expect(check(withAddress({ ...bucharest, city: 'sectorul 3' }))).toEqual({})
  expect(check(withAddress({ county: 'CJ' }))).toEqual({})
})

test('postcodes are stored in canonical form, impossible ones are refused', () => {
  expect(check(withAddress({ zip: '540 056' }))).toEqual({})
  expect(check(withAddress({ zip: '54005' }))).toEqual({ 'address.zip': 'zip_invalid' })
  expect(check(withAddress({ country: 'TR' }))).toEqual({ 'address.country': 'country_unavailable' })
})

test('a German address needs no county unless the shop is strict (D-84)', () => {
  const german = withAddress({ country: 'DE', zip: '10115', county: '', city: 'Berlin' })
  expect(check(german)).toEqual({})
  expect(check(german, true)).toEqual({ 'address.county': 'county_required' })
})

test('texts longer than an invoice can hold are refused (LOC-19)', () => {
  expect(check(withAddress({ address: 'a'.repeat(151) }))).toEqual({ 'address.address': 'too_long' })
  expect(check({ ...form, note: 'a'.repeat(301) })).toEqual({ note: 'too_long' })
})

test('text is normalised: composed, without control characters and Romanian cedillas', () => {
  expect(tidyText(' Ştefan\t\r\n\u2028 Ţar\u0301 ', 'ro')).toBe('Ștefan Țaŕ')
  expect(tidyText('Şahin', 'en')).toBe('Şahin')
})

test('normalising twice equals normalising once', () => {
  const text = fc.string({ unit: 'grapheme', maxLength: 30 })
  const address = fc.record({
    firstName: text,
    lastName: text,
    address: text,
    city: fc.oneof(text, fc.constantFrom('3', 'sector 4')),
    county: fc.constantFrom('B', 'CJ', ''),
    zip: fc.oneof(text, fc.constantFrom('400 001', 'lv1010', 'sw1a1aa', 'd02af30')),
    country: fc.constantFrom('RO', 'HU', 'LV', 'GB', 'IE', 'XX', ''),
  })
  fc.assert(
    fc.property(address, text, (drawn, vatNumber) => {
      const once = tidyForm(
        { ...form, address: drawn, billing: { sameAsDelivery: true, personType: 'company', vatNumber } },
        'ro',
      )
      expect(tidyForm(once, 'ro')).toEqual(once)
      expect(checkoutProblems(once, rules)).toEqual(checkoutProblems(tidyForm(once, 'ro'), rules))
    }),
  )
})
