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

test('a sealed text is read for its purpose, also under a later key, and differs each time', () => {
  const sealed = tokens.seal('trip', 'Iași, 3 lei')
  expect(sealed).toMatch(/^[\w-]+$/)
  expect(tokens.unseal('trip', sealed)).toBe('Iași, 3 lei')
  expect(tokens.seal('trip', 'Iași, 3 lei')).not.toBe(sealed)
  const later = makeTokens('a later secret of thirty-two characters!', ['a secret of at least thirty-two characters'])
  expect(later.unseal('trip', sealed)).toBe('Iași, 3 lei')
  expect(tokens.unseal('trip', later.seal('trip', 'x'))).toBeNull()
})

test('nothing else is read: another purpose, a changed byte, a part of it', () => {
  const sealed = tokens.seal('trip', 'to the sea')
  expect(tokens.unseal('other', sealed)).toBeNull()
  const bytes = Buffer.from(sealed, 'base64url')
  for (const at of bytes.keys()) {
    const changed = Buffer.from(bytes)
    changed[at]! ^= 1
    expect(tokens.unseal('trip', changed.toString('base64url'))).toBeNull()
    expect(tokens.unseal('trip', bytes.subarray(0, at).toString('base64url'))).toBeNull()
  }
})
