import { expect, test } from 'vitest'
import { accountNames, hasVerifiedEmail, keepsMailbox } from './identity.ts'
import { cleanPersonName } from './person-name.ts'

const known = (email: string, isEmailVerified = true, hostedDomain: string | null = null) => ({
  email,
  isEmailVerified,
  hostedDomain,
})

test.each([
  ['ana@exemplu.ro', true, true],
  ['ana@exemplu.ro', false, false],
  ['', true, false],
  ['ana', true, false],
  [`${'a'.repeat(255)}@exemplu.ro`, true, false],
])('%j, verified: %j, makes an account: %j', (email, isVerified, expected) => {
  expect(hasVerifiedEmail(known(email, isVerified))).toBe(expected)
})

test.each([
  ['ana@gmail.com', true, null, true],
  ['Ana@GoogleMail.com', true, null, true],
  ['ana@gmail.com', false, null, false],
  ['ana@exemplu.ro', true, null, false],
  ['ana@exemplu.ro', true, 'exemplu.ro', true],
  ['ana@exemplu.ro', false, 'exemplu.ro', false],
  ['ana@gmail.com.exemplu.ro', true, null, false],
  ['ana@notgmail.com', true, null, false],
  ['', true, 'exemplu.ro', false],
])('%j, verified: %j, of %j: the provider keeps the mailbox: %j', (email, isVerified, domain, expected) => {
  expect(keepsMailbox(known(email, isVerified, domain))).toBe(expected)
})

test.each([
  [' Ana  Maria ', 'Ana Maria'],
  ['D’Angelo-Pop Jr.', 'D’Angelo-Pop Jr.'],
  ['Żółć', 'Żółć'],
  ['Ana 🌸', 'Ana'],
  ['<img src=x>', 'img srcx'],
  ['httphttp', ''],
  ['hthttptp', ''],
  ['-. ’', ''],
  ['', ''],
  [`${'a'.repeat(99)} b`, 'a'.repeat(99)],
])('the name %j becomes %j', (name, clean) => {
  expect(cleanPersonName(name)).toBe(clean)
})

test('names are as Romanian writes them, and the mailbox stands in where there are none', () => {
  expect(accountNames({ email: 'a@b.ro', firstName: 'Ştefan', lastName: 'Ţepeş' }, 'ro')).toEqual({
    firstName: 'Ștefan',
    lastName: 'Țepeș',
  })
  expect(accountNames({ email: 'ana.pop_23@b.ro', firstName: '', lastName: '' }, 'ro')).toEqual({
    firstName: 'ana pop',
    lastName: '',
  })
  expect(accountNames({ email: '123@b.ro', firstName: '', lastName: '' }, 'ro')).toEqual({ firstName: '', lastName: '' })
})
