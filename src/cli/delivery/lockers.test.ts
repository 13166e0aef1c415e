import { beforeAll, expect, test } from 'vitest'
import { writeLockers } from '#services/delivery/write-delivery.ts'
import { SAMEDAY_USER, samedayPlace, samedayServer } from '#test/couriers/sameday-server.ts'
import { testShop } from '#test/shop.ts'
import { lockerCommand } from './lockers.ts'

const sameday = await samedayServer()
const shop = await testShop({
  settings: {
    SAMEDAY_USERNAME: SAMEDAY_USER.username,
    SAMEDAY_PASSWORD: SAMEDAY_USER.password,
    SAMEDAY_PICKUP_POINT: '11150',
    SAMEDAY_URL: sameday.url,
  },
})
const own = {
  id: 'CUIB-1',
  courier: 'Cuibox',
  country: 'RO',
  city: 'Iași',
  zip: '700028',
  name: 'Palas',
  address: 'Str. Palas 7',
}
beforeAll(() => shop.db.transaction((tx) => writeLockers(tx, [own])))
const command = (...words: string[]) => lockerCommand(shop, words)

test('lists are read, told and searched', async () => {
  sameday.places.push(...[1, 2, 3].map((id) => samedayPlace(id)))
  expect(await command('import')).toBe('sameday: 3 lockers, 3 of them new; 0 are no longer listed.')
  sameday.places.pop()
  expect(await command('import', 'sameday')).toBe('sameday: 2 lockers, 0 of them new; 1 are no longer listed.')
  expect(await command('list')).toBe(
    'the shop itself  1 lockers\nsameday  2 lockers  1 no longer listed  read 2026-11-18 10:00 UTC',
  )
  expect(await command('list', 'memorandumului', '2')).toBe('sameday-2  easybox 2, Str. Memorandumului 2, 400114 Cluj-Napoca')
  expect(await command('list', 'Palas')).toContain('No locker')
  const alone = { ...shop, couriers: { own: shop.couriers.own! } }
  expect(await lockerCommand(alone, ['list', 'palas'])).toContain('CUIB-1  Palas')
})

test('a list that cannot be one is refused, and may be taken by hand', async () => {
  sameday.places.splice(0, Infinity, ...[1, 2, 3].map((id) => samedayPlace(id)))
  await command('import')
  sameday.places.length = 1
  await expect(command('import')).rejects.toThrow('1 lockers where it had 3: the list stays as it is')
  expect(await command('import', '--fewer')).toContain('sameday: 1 lockers')
  sameday.places.length = 0
  await expect(command('import', '--fewer')).rejects.toThrow('0 lockers where it had')
})

test('what is not understood is said', async () => {
  sameday.fail('/api/client/ooh-locations', 'html', 'html')
  await expect(command('import')).rejects.toThrow('sameday: no list: CourierUnavailable')
  await expect(command('import', 'fan')).rejects.toThrow('fan: not connected')
  await expect(command('import', 'dhl')).rejects.toThrow('There is no courier dhl')
  await expect(command('throw')).rejects.toThrow('There is no command lockers throw')
  await expect(lockerCommand({ ...shop, couriers: {} }, ['import'])).rejects.toThrow('No courier that has lockers')
})
