import { expect, test } from 'vitest'
import { afterCounty, fromPlaces, fromZip, mismatchOf } from './address-rules.ts'

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

const CLUJ = [{ county: 'CJ', city: 'Cluj-Napoca' }]
const DEJ = [{ county: 'CJ', city: 'Dej' }]
const SHARED = ['Abaújalpár', 'Abaújkér'].map((city) => ({ county: 'BZ', city }))
const NOTHING = { county: '', city: '' }

test('the place of a postcode fills an empty county and town', () => {
  expect(fromPlaces(address, CLUJ, NOTHING)).toEqual({ county: 'CJ', city: 'Cluj-Napoca' })
})

test('what was typed stays; what the form filled in follows the postcode', () => {
  expect(fromPlaces({ ...address, city: 'Florești' }, CLUJ, NOTHING)).toEqual({ county: 'CJ', city: 'Florești' })
  expect(fromPlaces({ ...address, county: 'BV' }, CLUJ, NOTHING)).toEqual({ county: 'BV', city: '' })
  const filled = { county: 'CJ', city: 'Cluj-Napoca' }
  expect(fromPlaces({ ...address, ...filled }, DEJ, filled)).toEqual({ county: 'CJ', city: 'Dej' })
  expect(fromPlaces({ ...address, ...filled }, [{ county: 'CJ', city: '' }], filled)).toEqual({ county: 'CJ', city: '' })
  expect(fromPlaces({ ...address, ...filled }, DEJ, NOTHING)).toEqual(filled)
})

test('between Bucharest and a county the sector makes way for the town, and the town for the sector', () => {
  const sector = [{ county: 'B', city: 'Sector 3' }]
  expect(fromPlaces({ ...address, city: 'București' }, sector, NOTHING)).toEqual({ county: 'B', city: 'Sector 3' })
  expect(fromPlaces({ ...address, county: 'B', city: 'Sector 1' }, sector, NOTHING)).toEqual({ county: 'B', city: 'Sector 1' })
  const filled = { county: 'B', city: 'Sector 3' }
  expect(fromPlaces({ ...address, ...filled }, CLUJ, filled)).toEqual({ county: 'CJ', city: 'Cluj-Napoca' })
})

test('several towns leave the town open, several counties the county too', () => {
  const hungarian = { ...address, country: 'HU' }
  expect(fromPlaces(hungarian, SHARED, NOTHING)).toEqual({ county: 'BZ', city: '' })
  const border = [
    { county: 'BA', city: 'Szárász' },
    { county: 'TO', city: 'Lengyel' },
  ]
  expect(fromPlaces(hungarian, border, NOTHING)).toEqual({ county: '', city: '' })
  expect(fromPlaces({ ...hungarian, county: 'TO' }, border, NOTHING)).toEqual({ county: 'TO', city: 'Lengyel' })
})

test('an address that names another place is told so, one that only writes it otherwise is not', () => {
  expect(mismatchOf({ county: 'BV', city: '' }, CLUJ)).toEqual({ county: 'CJ' })
  expect(mismatchOf({ county: 'CJ', city: 'Dej' }, CLUJ)).toEqual({ city: 'Cluj-Napoca' })
  expect(mismatchOf({ county: 'BZ', city: 'Miskolc' }, SHARED)).toEqual({ city: 'Abaújalpár, Abaújkér' })
  for (const city of ['', 'Cluj-Napoca', 'cluj napoca', 'Mun. CLUJ-NAPOCA'])
    expect(mismatchOf({ county: 'CJ', city }, CLUJ)).toBeNull()
  expect(mismatchOf({ county: 'CJ', city: 'Aghireșu' }, [{ county: 'CJ', city: '' }])).toBeNull()
  expect(mismatchOf({ county: 'CJ', city: 'Dej' }, [])).toBeNull()
})
