import { expect, test } from 'vitest'
import { encodingFor } from './encoding.ts'

test.each([
  ['gzip, deflate, br, zstd', 'br'],
  ['gzip', 'gzip'],
  ['br;q=0, gzip', 'gzip'],
  ['br;q=0.1', 'br'],
  ['br;q=1.0, gzip;q=0.8', 'br'],
  ['br ; q=0.0, gzip', 'gzip'],
  ['gzip;q=0', 'identity'],
  ['identity', 'identity'],
  ['brotli', 'identity'],
  ['', 'identity'],
  [null, 'identity'],
  [undefined, 'identity'],
])('%s accepts %s', (accepted, encoding) => {
  expect(encodingFor(accepted)).toBe(encoding)
})

test('of fewer encodings the best that is offered', () => {
  expect(encodingFor('br, gzip', ['gzip'])).toBe('gzip')
  expect(encodingFor('br', ['gzip'])).toBe('identity')
})
