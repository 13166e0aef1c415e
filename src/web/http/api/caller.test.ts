import type { IncomingMessage } from 'node:http'
import { expect, test } from 'vitest'
import { callerOf } from './caller.ts'

const from = (remoteAddress: string, forwarded?: string) =>
  ({ socket: { remoteAddress }, headers: { 'x-forwarded-for': forwarded } }) as unknown as IncomingMessage

test('without a proxy a forwarded address is ignored', () => {
  expect(callerOf(from('::ffff:10.0.0.1', '1.2.3.4'), 0)).toBe('10.0.0.1')
})

test('behind proxies the entry of the outermost proxy counts, earlier ones are ignored', () => {
  expect(callerOf(from('10.0.0.1', '6.6.6.6, 1.2.3.4'), 1)).toBe('1.2.3.4')
  expect(callerOf(from('10.0.0.1', '6.6.6.6, 1.2.3.4, 10.0.0.2'), 2)).toBe('1.2.3.4')
  expect(callerOf(from('10.0.0.1'), 1)).toBe('10.0.0.1')
})

test('an IPv6 caller is its /64 network, in any spelling', () => {
  const spellings = ['2001:db8::1', '2001:DB8:0:0::2', '2001:0db8:0000:0000:ffff:0:0:3']
  expect(new Set(spellings.map((address) => callerOf(from(address), 0)))).toEqual(new Set(['2001:db8:0:0::/64']))
})
