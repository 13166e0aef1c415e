import { beforeAll, expect, test } from 'vitest'
import { lockerWords } from '#domain/delivery/locker.ts'
import { testShop } from '#test/shop.ts'
import { findLockers } from './lockers.ts'

const shop = await testShop()
/** Town, postcode, name, latitude and longitude where it is known. */
const places: [id: string, city: string, zip: string, name: string, lat?: number, lon?: number][] = [
  ['centre', 'Cluj-Napoca', '400001', 'Centru', 46.77, 23.59],
  ['iris', 'Cluj-Napoca', '400664', 'Iris', 46.8, 23.62],
  ['zorilor', 'Cluj-Napoca', '400347', 'Zorilor', 46.75, 23.58],
  ['floresti', 'Florești', '407280', 'Florești', 46.74, 23.49],
  ['turda', 'Turda', '401001', 'Turda', 46.57, 23.78],
  ['zalau', 'Zalău', '450001', 'Zalău', 47.19, 23.06],
  ['iasi', 'Iași', '700028', 'Strada Cluj', 47.16, 27.58],
  ['deva', 'Deva', '330003', 'Centru'],
  ['deva-2', 'Deva', '330190', 'Dacia'],
  ['simeria', 'Simeria', '335900', 'Simeria'],
]
beforeAll(async () => {
  const rows = places.map(([id, city, zip, name, lat, lon]) => ({ id, city, zip, name, lat: lat ?? null, lon: lon ?? null }))
  const rest = { courier: 'Cuibox', country: 'RO', address: 'Str. Scurtă 1' }
  await shop.db.query
    .insertInto('locker')
    .values(rows.map((row) => ({ ...row, ...rest, words: lockerWords({ ...row, ...rest }) })))
    .execute()
})
const find = async (question: { query?: string; zip?: string }) =>
  (await findLockers(shop, { country: 'RO', ...question })).map(({ id }) => id)

test('the nearest to a postcode come first, also those of other counties', async () => {
  expect(await find({ zip: '400001' })).toEqual([
    'centre',
    'zorilor',
    'iris',
    'floresti',
    'turda',
    'zalau',
    'iasi',
    'deva',
    'deva-2',
    'simeria',
  ])
  expect((await find({ zip: '407 200' }))[0]).toBe('floresti')
})

test('without coordinates those come first whose postcodes have most in common, and none of other areas', async () => {
  expect(await find({ zip: '335999' })).toEqual(['simeria', 'deva', 'deva-2'])
  expect(await find({ zip: '330191' })).toEqual(['deva-2', 'deva', 'simeria'])
  expect(await find({ zip: '990001' })).toEqual([])
})

test('all words are looked for; towns that they begin come first, then what is near', async () => {
  expect(await find({ query: 'cluj', zip: '407280' })).toEqual(['zorilor', 'centre', 'iris', 'iasi'])
  expect(await find({ query: 'cluj' })).toEqual(['centre', 'zorilor', 'iris', 'iasi'])
  expect(await find({ query: 'Cluj napoca IRIS' })).toEqual(['iris'])
  expect(await find({ query: 'floresti' })).toEqual(['floresti'])
  expect(await find({ query: 'Iași' })).toEqual(['iasi'])
  expect(await find({ query: '4003' })).toEqual(['zorilor'])
  expect(await find({ query: 'cluj deva' })).toEqual([])
  expect(await find({ query: '%', zip: '990001' })).toEqual([])
  expect(await find({})).toEqual([])
})

test('at most fifty are told', async () => {
  const row = { courier: 'Cuibox', country: 'HU', city: 'Pécs', zip: '7621', name: 'Pécs', address: 'Fő tér 1', words: ' pecs' }
  await shop.db.query
    .insertInto('locker')
    .values(Array.from({ length: 120 }, (_, at) => ({ ...row, id: `pecs-${at}` })))
    .execute()
  expect(await findLockers(shop, { country: 'HU', query: 'pécs' })).toHaveLength(50)
  expect(await findLockers(shop, { country: 'HU', zip: '7621' })).toHaveLength(50)
})
