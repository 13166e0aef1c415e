import { expect, test } from 'vitest'
import { HUNGARIAN_PERSON, ROMANIAN_SELLER } from '#test/documents/document-records.ts'
import { xmlDocument } from '../xml.ts'
import { buyerParty } from './parties.ts'
import type { Profile } from './profile.ts'

const romanian: Profile = { customization: '', isRomanian: true }
const european: Profile = { customization: '', isRomanian: false }
const person = { ...ROMANIAN_SELLER, isCompany: false, vatNumber: null, registerNumber: null }
const valuesOf = (xml: string, name: string) =>
  Array.from(xml.matchAll(new RegExp(`<cbc:${name}>([^<]*)<`, 'g')), ([, text]) => text)

test.each([
  ['a sector', { city: 'Sector 5' }, 'SECTOR5'],
  ['the sector of the postcode', { city: 'București', zip: '060101' }, 'SECTOR6'],
  ['the county by its name', { city: 'Sector 1', subdivision: null }, 'SECTOR1'],
  ['the county by the postcode', { city: 'Bucuresti', subdivision: null, county: 'Bucuresti', zip: '020101' }, 'SECTOR2'],
])('Bucharest: %s', (_, change, city) => {
  const xml = xmlDocument(buyerParty({ ...person, ...change }, romanian))
  expect(valuesOf(xml, 'CityName')).toEqual([city])
  expect(valuesOf(xml, 'CountrySubentity')).toEqual(['RO-B'])
})

test('elsewhere in Romania the county is a code, in other countries it is as written', () => {
  const inCluj = { ...person, city: 'Dej', county: 'Cluj', subdivision: null, zip: '405200' }
  expect(valuesOf(xmlDocument(buyerParty(inCluj, romanian)), 'CountrySubentity')).toEqual(['RO-CJ'])
  expect(valuesOf(xmlDocument(buyerParty(HUNGARIAN_PERSON, european)), 'CountrySubentity')).toEqual(['HU-GS'])
})

test('a person has 13 zeros in Romania, no number elsewhere, and neither mail nor phone anywhere', () => {
  expect(valuesOf(xmlDocument(buyerParty(person, romanian)), 'CompanyID')).toEqual(['0000000000000'])
  const abroad = xmlDocument(buyerParty(HUNGARIAN_PERSON, european))
  expect(valuesOf(abroad, 'CompanyID')).toEqual([])
  expect(abroad).not.toMatch(/ElectronicMail|Telephone/)
})

test.each([
  ['HU', '12345676-2-42', 'HU12345676'],
  ['GR', '094259216', 'EL094259216'],
  ['DE', 'DE123456788', 'DE123456788'],
])('a VAT number has the prefix of its country: %s %s', (country, vatNumber, expected) => {
  const xml = xmlDocument(buyerParty({ ...HUNGARIAN_PERSON, isCompany: true, country, vatNumber }, european))
  expect(valuesOf(xml, 'CompanyID')).toEqual([expected])
})

test('what an address lacks is a dash where Romania requires it', () => {
  const xml = xmlDocument(buyerParty({ ...person, street: ' ' }, romanian))
  expect(valuesOf(xml, 'StreetName')).toEqual(['-'])
})
