import { expect, test } from 'vitest'
import { afterCounty, fromZip } from './address-rules.ts'

const address = { firstName: '', lastName: '', address: '', city: '', county: '', zip: '', country: 'RO' }

test('a postcode becomes canonical and fills an empty county (LOC-17)', () => {
  expect(fromZip({ ...address, zip: '400 001' })).toEqual({ zip: '400001', county: 'CJ' })
  expect(fromZip({ ...address, country: 'HU', zip: '1114' })).toEqual({ zip: '1114', county: 'BU' })
  expect(fromZip({ ...address, country: 'NL', zip: '1012ab' })).toMatchObject({ zip: '1012 AB' })
})

test('a postcode does not replace a chosen county', () => {
  expect(fromZip({ ...address, zip: '400001', county: 'BV' })).toEqual({ zip: '400001', county: 'BV' })
})

test('a postcode of Bucharest gives the sector, unless one is chosen (LOC-18)', () => {
  expect(fromZip({ ...address, zip: '030167' })).toEqual({ zip: '030167', county: 'B', city: 'Sector 3' })
  expect(fromZip({ ...address, zip: '030167', county: 'B', city: 'Sector 1' })).toEqual({ zip: '030167', county: 'B' })
})

test('an invalid postcode changes nothing', () => {
  expect(fromZip({ ...address, zip: '40001' })).toEqual({})
  expect(fromZip({ ...address, country: 'XX', zip: '400001' })).toEqual({})
})

test('choosing Bucharest requires a sector, any other county a town', () => {
  expect(afterCounty({ ...address, city: 'Cluj-Napoca', zip: '' }, 'B')).toEqual({ county: 'B', city: '' })
  expect(afterCounty({ ...address, zip: '050001' }, 'B')).toEqual({ county: 'B', city: 'Sector 5' })
  expect(afterCounty({ ...address, city: 'Sector 5' }, 'CJ')).toEqual({ county: 'CJ', city: '' })
  expect(afterCounty({ ...address, city: 'Dej' }, 'CJ')).toEqual({ county: 'CJ' })
})
