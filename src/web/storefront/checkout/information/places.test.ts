import { beforeAll, expect, test } from 'vitest'
import { callerOf } from '#test/endpoint-calls.ts'
import { testShop } from '#test/shop.ts'

let call: ReturnType<typeof callerOf>
beforeAll(async () => {
  call = callerOf(await testShop())
})

const places = (country: string, zip: string) => call('GET', `/api/places?${new URLSearchParams({ country, zip }).toString()}`)

test('the places of a postcode, however it is spaced, may be kept for a day', async () => {
  const found = await places('RO', '400 001')
  expect(found).toMatchObject({ status: 200, body: { places: [{ county: 'CJ', city: 'Cluj-Napoca' }] } })
  expect(found.headers.get('cache-control')).toBe('public, max-age=86400')
  expect((await places('HU', '3882')).body).toEqual({
    places: [
      { county: 'BZ', city: 'Abaújalpár' },
      { county: 'BZ', city: 'Abaújkér' },
    ],
  })
})

test('an unknown postcode has no places; another country and other parameters are refused', async () => {
  expect(await places('RO', '407999')).toMatchObject({ status: 200, body: { places: [] } })
  expect(await places('HU', '67')).toMatchObject({ status: 200, body: { places: [] } })
  for (const [country, zip] of [
    ['DE', '10115'],
    ['RO', '400001 Strada Horea 5'],
    ['RO', ''],
  ] as const)
    expect((await places(country, zip)).status).toBe(400)
  expect((await call('GET', '/api/places?country=RO&zip=400001&city=Dej')).status).toBe(400)
})

test('the towns of a Romanian county with one postcode', async () => {
  const { body } = await call('GET', '/api/places/towns?county=CJ')
  expect((body as { towns: object[] }).towns).toContainEqual({ city: 'Dej', zip: '405200' })
  expect((await call('GET', '/api/places/towns?county=XX')).body).toEqual({ towns: [] })
  expect((await call('GET', '/api/places/towns?county=cluj')).status).toBe(400)
})
