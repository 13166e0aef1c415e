import { expect, test } from 'vitest'
import { canonicalJson, differenceOf } from './audit-entry.ts'
import { drawRecoveryCode, readRecoveryCode } from './recovery-code.ts'
import { grantOf } from './roles.ts'

test('an action that is not named is refused, and an owner may everything', () => {
  expect(grantOf('warehouse', 'orders.refund')).toBeNull()
  expect(grantOf('support', 'orders.refund')).toMatchObject({ limit: { RON: 50_000 } })
  expect(grantOf('editor', 'prices.change')).toBe('on_approval')
  expect(grantOf('owner', 'staff.manage')).toBe('always')
})

test('a recovery code is read however it is typed, and nothing else is one', () => {
  const code = drawRecoveryCode((count) => count - 1)
  expect(code).toBe('zzzz-zzzz')
  expect(readRecoveryCode(' K7P2 mx9d ')).toBe('k7p2-mx9d')
  for (const typed of ['', 'k7p2-mx9', 'k7p2-mx9dd', 'k7p1-mx9d', 'k7po-mx9d', '123456'])
    expect(readRecoveryCode(typed)).toBeNull()
})

test('equal values give equal JSON, whatever the order of their keys', () => {
  expect(canonicalJson({ b: [1, { d: null, c: 'ș' }], a: true })).toBe('{"a":true,"b":[1,{"c":"ș","d":null}]}')
})

test('a difference names the fields that differ, and nothing where none does', () => {
  expect(differenceOf({ a: 1, b: { c: 2 }, gone: 3 }, { a: 1, b: { c: 4 }, isNew: 5 })).toEqual({
    before: { b: { c: 2 }, gone: 3, isNew: null },
    after: { b: { c: 4 }, gone: null, isNew: 5 },
  })
  expect(differenceOf({ b: 1, a: 2 }, { a: 2, b: 1 })).toBeNull()
})
