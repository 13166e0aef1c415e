import { expect, test } from 'vitest'
import {
  canonicalCity,
  canonicalZip,
  countyFromZip,
  countyUse,
  deliveryCountry,
  formatAddress,
  formatFullName,
  formatPlace,
  labelLines,
  sectorFromZip,
} from './address.ts'
import { COUNTRIES } from '#domain/market/countries.ts'

const country = (code: string) => COUNTRIES.find((one) => one.code === code)!

test.each([
  ['RO', '400 001', '400001'],
  ['RO', '40001', null],
  ['HU', '1011', '1011'],
  ['HU', '0111', null],
  ['LV', '1010', 'LV-1010'],
  ['LV', 'lv-1010', 'LV-1010'],
  ['PL', '00001', '00-001'],
  ['PL', '00-001', '00-001'],
  ['NL', '1012ab', '1012 AB'],
  ['NL', '1234 SS', null],
  ['GB', 'sw1a1aa', 'SW1A 1AA'],
  ['GB', 'SW1A 1AA', 'SW1A 1AA'],
  ['GB', 'm11ae', 'M1 1AE'],
  ['IE', 'd02af30', 'D02 AF30'],
  ['GR', '10557', '105 57'],
  ['LT', 'LT-01100', '01100'],
  ['LU', 'L-1009', '1009'],
  ['SE', 'SE-111 22', '111 22'],
  ['MD', '2001', 'MD-2001'],
  ['MD', 'MD2001', 'MD-2001'],
  ['PT', '1000205', '1000-205'],
  ['MT', 'vlt1117', 'VLT 1117'],
  ['AT', '', null],
])('a postcode of %s written %j becomes %j (LOC-16)', (code, typed, canonical) => {
  expect(canonicalZip(country(code), typed)).toBe(canonical)
})

test.each(COUNTRIES.map((one) => [one.code, one.zip.example]))('the example of %s, %s, is canonical already', (code, example) => {
  expect(canonicalZip(country(code), example)).toBe(example)
  expect(canonicalZip(country(code), example.replace(/[ -]/g, '').toLowerCase())).toBe(example)
})

test('42 countries are delivered to', () => {
  expect(COUNTRIES.filter((one) => deliveryCountry(one.code))).toHaveLength(42)
  expect(deliveryCountry('TR')).toBeUndefined()
  expect(deliveryCountry('__proto__')).toBeUndefined()
})

test.each([
  ['400001', 'CJ'],
  ['030167', 'B'],
  ['540056', 'MS'],
  ['990000', null],
])('postcode %s lies in county %s (LOC-17)', (zip, county) => {
  expect(countyFromZip('RO', zip)).toBe(county)
})

test('a Hungarian postcode 1xxx is Budapest, others do not determine the county', () => {
  expect(countyFromZip('HU', '1011')).toBe('BU')
  expect(countyFromZip('HU', '6720')).toBeNull()
})

test.each([
  ['Sector 3', 'Sector 3'],
  ['sectorul 3', 'Sector 3'],
  ['3', 'Sector 3'],
  ['SECTOR6', 'Sector 6'],
  ['Sector 7', null],
  ['București', null],
])('in Bucharest the city %j is %j (LOC-18)', (typed, canonical) => {
  expect(canonicalCity('RO', 'B', typed)).toBe(canonical)
  expect(canonicalCity('RO', 'CJ', typed)).toBe(typed)
})

test('the postcode determines the sector', () => {
  expect(sectorFromZip('030167')).toBe('Sector 3')
  expect(sectorFromZip('070000')).toBeNull()
})

test('the county is required where addresses have one, and everywhere with the strict setting (D-84)', () => {
  expect(countyUse(country('RO'), false)).toBe('select')
  expect(countyUse(country('DE'), false)).toBe('none')
  expect(countyUse(country('DE'), true)).toBe('text-required')
  expect(countyUse(country('GB'), true)).toBe('text-required')
})

test('address, postcode and city are joined, empty parts skipped', () => {
  expect(formatAddress({ address: 'Str. Țepeș Vodă 14', zip: '540056', city: 'Târgu Mureș' })).toBe(
    'Str. Țepeș Vodă 14, 540056, Târgu Mureș',
  )
  expect(formatAddress({ address: '', zip: '540056', city: '' })).toBe('540056')
})

test('Hungarian names begin with the family name (LOC-11)', () => {
  expect(formatFullName({ firstName: 'Anna', lastName: 'Kovács' }, 'hu')).toBe('Kovács Anna')
  expect(formatFullName({ firstName: 'Ioana', lastName: 'Marinescu' }, 'ro')).toBe('Ioana Marinescu')
})

test('a place names its county in words, and Budapest once', () => {
  const cluj = { zip: '400001', city: 'Cluj-Napoca', county: 'CJ', country: 'RO' }
  expect(formatPlace(cluj)).toBe('400001 Cluj-Napoca, Cluj')
  expect(formatPlace({ zip: '1011', city: 'Budapest', county: 'BU', country: 'HU' })).toBe('1011 Budapest')
  expect(formatPlace({ zip: '75011', city: 'Paris', county: '', country: 'FR' })).toBe('75011 Paris')
})

test('labels take the form of the destination', () => {
  const person = { firstName: 'Ioana', lastName: 'Marinescu' }
  const home = { ...person, address: 'Str. Țepeș Vodă 14', city: 'Târgu Mureș', county: 'MS', zip: '540056', country: 'RO' }
  expect(labelLines(home, { countryName: 'România' })).toEqual([
    'Ioana Marinescu',
    'Str. Țepeș Vodă 14',
    '540056 Târgu Mureș',
    'jud. Mureș',
    'ROMÂNIA',
  ])
  const capital = { ...home, city: 'Sector 3', county: 'B', zip: '030167' }
  expect(labelLines(capital, { countryName: 'România' })).toEqual([
    'Ioana Marinescu',
    'Str. Țepeș Vodă 14',
    '030167 București, Sector 3',
    'ROMÂNIA',
  ])
  const pest = {
    firstName: 'Anna',
    lastName: 'Kovács',
    address: 'Fő utca 5.',
    city: 'Budapest',
    county: 'BU',
    zip: '1011',
    country: 'HU',
  }
  expect(labelLines(pest, { company: 'Babaház Kft.', countryName: 'Magyarország' })).toEqual([
    'Kovács Anna',
    'Babaház Kft.',
    'Budapest',
    'Fő utca 5.',
    '1011',
    'MAGYARORSZÁG',
  ])
})
