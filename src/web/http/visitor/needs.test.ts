import { expect, test } from 'vitest'
import { MARKETS } from '#domain/market/market.ts'
import type { SignedIn } from '#services/customers/sessions.ts'
import { needsRedirect } from './needs.ts'

const asked = (path: string, query = '') => ({
  market: MARKETS.hu,
  path,
  query: new URLSearchParams(query),
  publicUrl: 'https://shop.example',
})
const somebody = {} as SignedIn

test('a page that needs a customer sends others to sign in, and back to the whole address', () => {
  expect(needsRedirect('customer', null, asked('/hu/my/orders', 'page=2&sort=date'))).toBe(
    '/hu/auth/signin?error=SessionRequired&callbackUrl=%2Fhu%2Fmy%2Forders%3Fpage%3D2%26sort%3Ddate',
  )
  expect(needsRedirect('customer', somebody, asked('/hu/my'))).toBeNull()
})

test('a page for visitors sends customers on to where they wanted to go, on this shop only', () => {
  expect(needsRedirect('visitor', somebody, asked('/hu/auth/signin', 'callbackUrl=/hu/sale?page=2'))).toBe('/hu/sale?page=2')
  for (const hostile of ['https://evil.example/', '//evil.example', '/\\evil.example', 'javascript:alert(1)', 'garbage'])
    expect(needsRedirect('visitor', somebody, asked('/hu/auth/signin', `callbackUrl=${encodeURIComponent(hostile)}`))).toBe('/')
  expect(needsRedirect('visitor', null, asked('/hu/auth/signin'))).toBeNull()
})

test('other pages are for everybody', () => {
  expect(needsRedirect(undefined, null, asked('/hu'))).toBeNull()
  expect(needsRedirect(undefined, somebody, asked('/hu'))).toBeNull()
})
