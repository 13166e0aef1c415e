import { expect, test } from 'vitest'
import { safeCallbackUrl } from './callback-url.ts'

const ORIGIN = 'https://shop.example'

test.each([
  ['/my', '/my'],
  ['/hu/my?tab=orders#top', '/hu/my?tab=orders#top'],
  ['https://shop.example/my', '/my'],
  ['HTTPS://SHOP.EXAMPLE:443/my', '/my'],
  ['/search/pătuț', '/search/p%C4%83tu%C8%9B'],
  ['/a/../my', '/my'],
])('%s stays', (value, path) => {
  expect(safeCallbackUrl(value, ORIGIN)).toBe(ORIGIN + path)
})

/** Forms by which redirects of other programs were led astray. */
const HOSTILE = [
  null,
  undefined,
  '',
  'garbage',
  'my',
  './my',
  '?x',
  '#x',
  'https://evil.example',
  'http://shop.example/my',
  'https://shop.example.evil.example',
  'https://shop.example@evil.example',
  'https://evil.example@shop.example/',
  'https://user:pass@shop.example/',
  'https://shop.example:444/',
  'https://shop.example:80/',
  'ftp://shop.example/',
  'javascript:alert(1)',
  'JaVaScRiPt:alert(1)//https://shop.example',
  'data:text/html,<script>alert(1)</script>',
  'vbscript:x',
  'blob:https://shop.example/1',
  'about:blank',
  'file:///etc/passwd',
  '//evil.example',
  '///evil.example',
  '////evil.example/..',
  '/\\evil.example',
  '\\\\evil.example',
  '\\/evil.example',
  '/\\/evil.example',
  'https:\\\\evil.example',
  'https:/evil.example',
  'https:evil.example',
  'https:///evil.example',
  '/\t/evil.example',
  '/\n/evil.example',
  '\u0000//evil.example',
  ' //evil.example',
  '\u00a0//evil.example',
  'https://evil.example\u0000.shop.example',
  'java\nscript:alert(1)',
  '/..//evil.example',
  '/.//evil.example',
  '/a/..//evil.example',
  '/%2e%2e//evil.example',
  'https://shop.example//evil.example',
  'https://shоp.example/',
  'https://[::1]/',
  'https://shop.example\\.evil.example',
  '/my\u007f',
  '/my\u0085',
  '/\ud800',
  `/${'a'.repeat(2048)}`,
]

test('the list of hostile forms has at least forty', () => {
  expect(new Set(HOSTILE).size).toBeGreaterThanOrEqual(40)
})

test.each(HOSTILE.map((value) => [value]))('%j becomes the home page', (value) => {
  expect(safeCallbackUrl(value, ORIGIN)).toBe(`${ORIGIN}/`)
})

test('whatever is accepted is on this shop for a browser too, which resolves it against the page', () => {
  for (const value of HOSTILE) {
    const { origin, pathname } = new URL(safeCallbackUrl(value, ORIGIN), 'https://other.example')
    expect([origin, pathname.startsWith('//')]).toEqual([ORIGIN, false])
  }
})
