import { expect, test } from 'vitest'
import { hostName, isLoopback } from './host-name.ts'

test.each(['localhost', '127.0.0.1', '127.255.0.9', '::1', '[::1]', '::ffff:127.0.0.1'])('%s is this machine', (name) => {
  expect(isLoopback(name)).toBe(true)
})

test.each(['', '0.0.0.0', '::', '10.0.0.1', '127.0.0.1.evil.example', 'localhost.evil.example', '1270.0.0.1', '128.0.0.1'])(
  '%j is not this machine alone',
  (name) => {
    expect(isLoopback(name)).toBe(false)
  },
)

test.each([
  ['localhost:3000', 'localhost'],
  ['Shop.Example', 'shop.example'],
  ['[::1]:3000', '[::1]'],
  ['127.0.0.1', '127.0.0.1'],
])('the name in %s is %s', (header, name) => {
  expect(hostName(header)).toBe(name)
})

test.each(['', 'a b', 'user@localhost', 'localhost/x', 'localhost:', 'localhost:port', '::1', 'a,b'])(
  '%j is no host header',
  (header) => {
    expect(hostName(header)).toBeNull()
  },
)
