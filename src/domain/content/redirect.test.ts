import { expect, test } from 'vitest'
import { endOf, redirectPath, redirectTarget, withRedirect, type Redirect } from './redirect.ts'

const mapOf = (all: readonly Redirect[]) => new Map(all.map((one) => [one.path, one]))
const one = (path: string, target: string, status: 301 | 302 = 301): Redirect => ({ path, target, status })

test.each([
  ['/Vechi/', '/vechi'],
  ['/hu//Régi', '/hu/r%C3%A9gi'],
  ['/a%2Fb', '/a/b'],
  ['/%2F%2Fevil.example', '/evil.example'],
])('the path %s is written %s', (address, path) => {
  expect(redirectPath(address)).toBe(path)
})

test.each(['', 'vechi', 'https://shop.example/x', '/x?y=1', '/x#y', '/%00', '/%E0%A4%A', `/${'x'.repeat(2000)}`])(
  '%s is no path of a redirect',
  (address) => {
    expect(redirectPath(address)).toBeNull()
  },
)

test.each([
  ['/Nou?Sort=New#Top', '/nou?Sort=New#Top'],
  ['/c/jucarii', '/c/jucarii'],
  ['/a%2F%2Fb', '/a/b'],
])('the target %s is written %s', (address, target) => {
  expect(redirectTarget(address)).toBe(target)
})

test.each([
  '//evil.example',
  '/\\evil.example',
  '\\/evil.example',
  'https://evil.example',
  'javascript:alert(1)',
  '/\tx',
  '/x y',
  '/x\r\nset-cookie: a=1',
  '/\u2028x',
  'mailto:a@b.example',
  '#top',
  '',
])('%j leads out of the shop, or nowhere, and is no target', (address) => {
  expect(redirectTarget(address)).toBeNull()
})

test.each(['/%2F/evil.example', '/%2f%2fevil.example', '/%5Cevil.example', '/.//evil.example'])(
  'an escaped slash or dot makes no address of another host: %s',
  (address) => {
    const target = redirectTarget(address)
    expect(target === null || new URL(target, 'https://shop.example').host === 'shop.example').toBe(true)
  },
)

test('a new redirect leads to the end at once, and so do those that led to it', () => {
  const all = mapOf([one('/b', '/c'), one('/x', '/a?y=1', 302)])
  expect(withRedirect(all, one('/a', '/b?size=m'))).toEqual([one('/a', '/c?size=m'), one('/x', '/c?size=m', 302)])
  expect(withRedirect(all, one('/n', '/m'))).toEqual([one('/n', '/m')])
})

test('a redirect that replaces one of the same path does not follow it', () => {
  expect(withRedirect(mapOf([one('/a', '/b')]), one('/a', '/c'))).toEqual([one('/a', '/c')])
})

test('a redirect that leads back to itself is none', () => {
  expect(withRedirect(new Map(), one('/a', '/a?again=1'))).toBeNull()
  expect(withRedirect(mapOf([one('/b', '/a')]), one('/a', '/b'))).toBeNull()
  expect(endOf(mapOf([one('/b', '/c'), one('/c', '/b')]), one('/a', '/b'))).toBeNull()
})
