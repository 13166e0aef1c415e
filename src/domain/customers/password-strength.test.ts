import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { passwordStrength } from './password-strength.ts'

const EMAIL = 'ioana.marinescu@exemplu.ro'

test.each([
  ['', 1, 'password_short'],
  ['șapte77', 1, 'password_short'],
  ['a'.repeat(129), 1, 'password_long'],
  ['abcabcabc', 1, 'password_common'],
  ['Nestling-2026!', 1, 'password_shop'],
  ['Ioana.Marinescu', 1, 'password_email'],
  ['kx7!pq2z', 2, null],
  ['aaaaaaaaaaaaaaaaaaab', 2, null],
  ['abcdefghijklmnopqrst', 2, null],
  ['1234567890123', 2, null],
  ['xyxyxyxyxyxyxyxyxyxz', 2, null],
  ['tramvai-cais', 2, null],
  ['tramvai-cais-nor', 3, null],
  ['tramvai-cais-nor-lampa-pod', 4, null],
])('%j has level %i: %j', (password, level, problem) => {
  expect(passwordStrength(password, EMAIL)).toEqual({ level, problem })
})

test('no common password is called good', () => {
  const list = readFileSync(new URL('../../services/customers/common-passwords.txt', import.meta.url), 'utf8')
    .trim()
    .split('\n')
  expect(list.length).toBeGreaterThan(2000)
  expect(list.filter((password) => passwordStrength(password, EMAIL).level > 2)).toEqual([])
})
