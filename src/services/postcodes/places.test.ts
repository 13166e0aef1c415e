import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { countiesOf, countyFromZip } from '#domain/customers/address.ts'
import { BUCHAREST_SECTORS } from '#domain/market/ro-counties.ts'
import { placesOfZip, townsOfCounty } from './places.ts'

const rowsOf = (file: string) => {
  let county = ''
  return readFileSync(new URL(file, import.meta.url), 'utf8')
    .trimEnd()
    .split('\n')
    .flatMap((line) => {
      if (line.startsWith('=')) county = line.slice(1)
      const [, code = '', cities = ''] = /^(\d+) (.+)$/.exec(line) ?? []
      return cities.split('/').flatMap((city) => (code ? [{ county, code, city }] : []))
    })
}
const romania = rowsOf('ro.txt')
const hungary = rowsOf('hu.txt')

test.each([
  ['RO', '400001', 'CJ', 'Cluj-Napoca'],
  ['RO', '400 001', 'CJ', 'Cluj-Napoca'],
  ['RO', '401012', 'CJ', 'Turda'],
  ['RO', '407280', 'CJ', 'Florești'],
  ['RO', '010011', 'B', 'Sector 1'],
  ['RO', '062204', 'B', 'Sector 6'],
  ['RO', '300001', 'TM', 'Timișoara'],
  ['RO', '700028', 'IS', 'Iași'],
  ['RO', '077190', 'IF', 'Voluntari'],
  ['RO', '515800', 'AB', 'Sebeș'],
  ['HU', '1011', 'BU', 'Budapest'],
  ['HU', ' 6720', 'CS', 'Szeged'],
  ['HU', '8127', 'FE', 'Aba'],
  ['HU', '7621', 'BA', 'Pécs'],
  ['HU', '9400', 'GS', 'Sopron'],
  ['HU', '2440', 'PE', 'Százhalombatta'],
] as const)('%s %s is in %s: %s', (country, zip, county, city) => {
  expect(placesOfZip(country, zip)).toEqual([{ county, city }])
})

test('places that share a postcode are a choice, also over the border of a county', () => {
  expect(placesOfZip('HU', '3882').map(({ city }) => city)).toEqual(['Abaújalpár', 'Abaújkér'])
  expect(placesOfZip('HU', '7184')).toEqual([
    { county: 'BA', city: 'Szárász' },
    { county: 'TO', city: 'Lengyel' },
  ])
})

test('an unknown or malformed postcode has no place', () => {
  for (const zip of ['407999', '40001', '', 'abcdef', '4000011']) expect(placesOfZip('RO', zip)).toEqual([])
  for (const zip of ['2999', '0111', '67200', '1']) expect(placesOfZip('HU', zip)).toEqual([])
})

test('towns of a county with one postcode; not those whose postcodes are streets', () => {
  const cluj = townsOfCounty('CJ')
  expect(cluj).toContainEqual({ city: 'Dej', zip: '405200' })
  expect(cluj.map(({ city }) => city)).not.toContain('Cluj-Napoca')
  expect(townsOfCounty('B')).toEqual([])
  expect(townsOfCounty('XX')).toEqual([])
  expect(townsOfCounty('VN').map(({ city }) => city)).toEqual(['Adjud', 'Mărășești', 'Odobești', 'Panciu'])
})

test('every Romanian row is in the county of its first digits (LOC-17), and every county has rows', () => {
  for (const { code, county } of romania) expect(countyFromZip('RO', code), code).toBe(county)
  expect(new Set(romania.map(({ county }) => county))).toEqual(new Set(countiesOf('RO')!.map(({ code }) => code)))
  expect(romania.flatMap(({ county, city }) => (county === 'B' ? [city] : []))).toEqual(BUCHAREST_SECTORS)
})

test('every Hungarian row is in a county of the list; nothing but Budapest begins with 1', () => {
  const counties = new Set(countiesOf('HU')!.map(({ code }) => code))
  expect(new Set(hungary.map(({ county }) => county))).toEqual(counties)
  for (const { code, county } of hungary) expect(code.startsWith('1'), code).toBe(county === 'BU')
  // As many settlements as each county has: Békés 75, Zala 258, Pest 187.
  const settlements = (county: string) => new Set(hungary.flatMap((row) => (row.county === county ? [row.city] : []))).size
  expect([settlements('BE'), settlements('ZA'), settlements('PE')]).toEqual([75, 258, 187])
})

test('names are written with their own letters', () => {
  const names = [...romania, ...hungary].map(({ city }) => city)
  expect(names.filter((name) => !/^[\p{L}][\p{L}\d '-]*$/u.test(name) || /[şţŞŢõûÕÛ]/.test(name))).toEqual([])
  expect(names.filter((name) => name.length > 50)).toEqual([])
})
