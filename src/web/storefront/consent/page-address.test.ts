import { expect, test } from 'vitest'
import { href, MARKETS } from '#domain/market/market.ts'
import { routeAt } from '#web/app/view.ts'
import { ROUTES } from '#web/routes.ts'
import { countedAddress } from './page-address.ts'

const SHOP = 'https://shop.example'
const told = (path: string, isFound = true) => countedAddress(path, routeAt(path).route, isFound, SHOP)

test.each([
  ['/', '/'],
  ['/hu/p/nyuszi', '/hu/p/nyuszi'],
  ['/en/search/ioana@example.com', '/en/search'],
  ['/new/whatever', '/new'],
  ['/hu/sale/x/y', '/hu/sale'],
  ['/cart', '/cart'],
])('%s is told as %s', (path, address) => {
  expect(told(path)).toBe(SHOP + address)
})

test('no private route and no step of the checkout is told, in any market', () => {
  const secret = ROUTES.filter(({ cache, layout }) => cache === 'private' || layout === 'checkout')
  expect(secret.length).toBeGreaterThan(25)
  for (const market of Object.values(MARKETS))
    for (const { path } of secret) expect([path, told(href(market, path.replace(/:\w+|\*/, 'a')))]).toEqual([path, null])
})

test('an address without a page may be anything, and is not told', () => {
  expect(told('/payy/abcdefgh', false)).toBeNull()
})
