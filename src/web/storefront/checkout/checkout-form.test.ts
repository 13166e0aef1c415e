import { expect, test } from 'vitest'
import { MARKETS } from '#domain/market/market.ts'
import { parseBilling, parseShipping } from '#web/storefront/draft/checkout-draft.browser.ts'
import { formOf, formProblems, isPhoneShort } from './checkout-form.browser.ts'

test('a new draft has the country of the market', () => {
  expect(formOf(parseShipping(null), parseBilling(null), MARKETS.hu).address.country).toBe('HU')
  const typed = parseShipping({ address: { country: 'AT' } })
  expect(formOf(typed, parseBilling(null), MARKETS.hu)).toMatchObject({ address: { country: 'AT' }, billing: { country: 'AT' } })
})

test('a complete draft has no problems, an empty one names every mandatory field', () => {
  const shipping = parseShipping({
    contact: { email: 'ioana.marinescu@exemplu.ro', phone: '0722 418 305' },
    address: {
      firstName: 'Ioana',
      lastName: 'Marinescu',
      address: 'Str. Țepeș Vodă 14, ap. 6',
      city: 'Târgu Mureș',
      county: 'MS',
      zip: '540 056',
      country: 'RO',
    },
  })
  const form = formOf(shipping, parseBilling(null), MARKETS.ro)
  expect(formProblems(form, { countyStrict: false })).toEqual({})
  expect(form.address.zip).toBe('540056')
  const empty = formProblems(formOf(parseShipping(null), parseBilling({ personType: 'company' }), MARKETS.ro), {
    countyStrict: false,
  })
  expect(Object.keys(empty).toSorted()).toEqual([
    'address.address',
    'address.city',
    'address.county',
    'address.firstName',
    'address.lastName',
    'address.zip',
    'billing.companyName',
    'billing.vatNumber',
    'contact.email',
    'contact.phone',
  ])
})

test('a phone number too short for its country is refused in the browser', () => {
  expect(isPhoneShort('0722 41', 'RO')).toBe(true)
  expect(isPhoneShort('0722 418 305', 'RO')).toBe(false)
  expect(isPhoneShort('722418305', 'RO')).toBe(false)
  expect(isPhoneShort('06 30 123', 'HU')).toBe(true)
  expect(isPhoneShort('06 1 234 5678', 'HU')).toBe(false)
  expect(isPhoneShort('+44 7400 1', 'RO')).toBe(false)
  expect(isPhoneShort('0712', 'DE')).toBe(false)
})
