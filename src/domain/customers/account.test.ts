import { expect, test } from 'vitest'
import { accountProblems, passwordProblem } from './account.ts'
import { browserName } from './browser-name.ts'
import { emailKey } from './email.ts'
import { sessionEnd } from './session.ts'
import { DAY_MS } from '#domain/time/durations.ts'

const form = { firstName: 'Ioana', lastName: "O'Brien-Țepeș", email: 'ioana+bebe@exemplu.ro' }

test('a complete form has no problem, an empty one has one in each field (SPEC-5)', () => {
  expect(accountProblems(form)).toEqual({})
  expect(accountProblems({ firstName: '', lastName: '', email: '' })).toEqual({
    firstName: 'first_name_required',
    lastName: 'last_name_required',
    email: 'email_required',
  })
})

test.each([
  ['1234567', 'password_short'],
  ['12345678', null],
  ['👶👶🐻🐻🦆🦆🎈', 'password_short'],
  ['a1'.repeat(64), 'password_common'],
  [`x${'ab1'.repeat(42)}y`, null],
  ['x'.repeat(129), 'password_long'],
  ['ioana+bebe@exemplu.ro', 'password_email'],
  ['IOANA.BEBE1', 'password_email'],
  ['Cuibul 2026!!', 'password_shop'],
  ['jelszó-123', 'password_shop'],
  ['cuibul-meu-alb', null],
])('the password %j: %s', (password, problem) => {
  expect(passwordProblem(password, form.email)).toBe(problem)
})

test('the list of common passwords is asked in lower case', () => {
  expect(passwordProblem('SunShine', form.email, (one) => one === 'sunshine')).toBe('password_common')
})

test('an account is found by its address in any case and width, and keeps what mailboxes may ignore', () => {
  expect(emailKey(' Ioana.M+X@Exemplu.RO ')).toBe('ioana.m+x@exemplu.ro')
  expect(emailKey('ｉｏａｎａ@exemplu.ro')).toBe('ioana@exemplu.ro')
})

test.each([
  ['Mozilla/5.0 (X11; Linux x86_64; rv:145.0) Gecko/20100101 Firefox/145.0', 'Firefox, Linux'],
  ['Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 Chrome/142.0 Safari/537.36 Edg/142.0', 'Edge, Windows'],
  ['Mozilla/5.0 (Linux; Android 16) AppleWebKit/537.36 Chrome/142.0 Mobile Safari/537.36', 'Chrome, Android'],
  ['Mozilla/5.0 (iPhone; CPU iPhone OS 26_0 like Mac OS X) AppleWebKit/605 Version/26.0 Mobile Safari/604.1', 'Safari, iPhone'],
  ['curl/8.5', ''],
  ['<script>alert(1)</script> Linux', 'Linux'],
])('the browser %s is called %s', (userAgent, name) => {
  expect(browserName(userAgent)).toBe(name)
})

test('a session ends 30 days after its last use, at most 90 days after its beginning', () => {
  const begun = new Date('2026-11-18T10:00:00Z')
  const after = (days: number) => new Date(begun.getTime() + days * DAY_MS)
  expect(sessionEnd(begun, begun)).toEqual(after(30))
  expect(sessionEnd(begun, after(59))).toEqual(after(89))
  expect(sessionEnd(begun, after(80))).toEqual(after(90))
})
