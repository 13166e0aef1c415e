import { expect, test } from 'vitest'
import { isToken, makeTokens } from './tokens.ts'

const tokens = makeTokens('a secret of at least thirty-two characters')
const id = '019a9a3e-0000-7000-8000-000000000001'

test('a token is 160 bits in lower-case base32 and the same each time', () => {
  expect(tokens.orderToken(id)).toMatch(/^[a-z2-7]{32}$/)
  expect(tokens.orderToken(id)).toBe(tokens.orderToken(id))
  expect(isToken(tokens.orderToken(id))).toBe(true)
})

test('different orders or secrets have different tokens', () => {
  expect(tokens.orderToken('019a9a3e-0000-7000-8000-000000000002')).not.toBe(tokens.orderToken(id))
  expect(makeTokens('another secret of thirty-two characters').orderToken(id)).not.toBe(tokens.orderToken(id))
})

test.each(['', 'null', 'A'.repeat(32), 'a'.repeat(31), 'a'.repeat(33), `${'a'.repeat(31)}1`, '../etc/passwd'])(
  '%j is no token',
  (text) => {
    expect(isToken(text)).toBe(false)
  },
)

test('an order number is short and has no ambiguous letters', () => {
  expect(tokens.orderNumber(id)).toMatch(/^NST-[0-9A-HJKMNP-TV-Z]{8}$/)
})
