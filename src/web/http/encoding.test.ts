import { expect, test } from 'vitest'
import { encodingFor, isKnown } from './encoding.ts'

test.each([
  ['gzip, deflate, br, zstd', 'br'],
  ['gzip', 'gzip'],
  ['br;q=0, gzip', 'gzip'],
  ['br;q=0.1', 'br'],
  ['brotli', 'identity'],
  ['', 'identity'],
  [undefined, 'identity'],
])('%s takes %s', (accepted, encoding) => {
  expect(encodingFor(accepted)).toBe(encoding)
})

test('a page is known by its tag in any encoding', () => {
  expect(isKnown('"abc-br"', 'abc')).toBe(true)
  expect(isKnown('W/"x", "abc"', 'abc')).toBe(true)
  expect(isKnown('"abd"', 'abc')).toBe(false)
  expect(isKnown(undefined, 'abc')).toBe(false)
})
