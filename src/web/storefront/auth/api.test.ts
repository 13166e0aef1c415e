/** The shop's own endpoints of accounts, from registration to a changed address, with the mails that they send. */
import { beforeEach, describe, expect, test } from 'vitest'
import { MAILED_LINK_LIMIT } from '#domain/checkout/limits.ts'
import { MAIL_TOKEN_MS } from '#domain/customers/session.ts'
import { MINUTE_MS } from '#domain/time/durations.ts'
import { authBrowser } from '#test/customers/auth-browser.ts'
import { mailedToken, mailsTo, newcomer, PASSWORD, verifiedCustomer } from '#test/customers/accounts.ts'
import { testShop } from '#test/shop.ts'

const shop = await testShop()
const OTHER_PASSWORD = 'fereastra-lac-munte'
const kindsTo = async (email: string) => (await mailsTo(shop, email)).map(({ kind }) => kind.replace('customer ', ''))

beforeEach(async () => {
  await shop.db.query.deleteFrom('attempt_count').execute()
})

/** What an answer shows: everything but the time. */
const shown = ({ status, headers, text, cookies }: Awaited<ReturnType<ReturnType<typeof authBrowser>['post']>>) => ({
  status,
  text,
  cookies,
  headers: Object.fromEntries(headers),
})

describe('registration', () => {
  test('makes an account that can be used after the link of the mail', async () => {
    const form = newcomer({ firstName: '  Ioana  Maria ', market: 'hu' })
    const browser = authBrowser(shop)
    expect(await browser.post('/api/auth/register', form)).toMatchObject({ status: 202, body: { sent: true } })
    expect((await browser.signIn(form.email, PASSWORD)).body.url).toMatch(/error=EmailNotVerified$/)
    const [mail] = await mailsTo(shop, form.email)
    expect(mail).toMatchObject({ kind: 'customer verify', locale: 'hu' })
    // Nothing that the visitor typed goes to an address that is not verified.
    expect(mail!.text + mail!.html).not.toContain('Ioana')
    const token = await mailedToken(shop, form.email, 'verify')
    expect(mail!.html).toContain(`${shop.config.publicUrl}/hu/auth/verify#token=${token}`)
    expect(await browser.post('/api/auth/verify', { token })).toMatchObject({ status: 200, body: { email: form.email } })
    expect((await browser.signIn(form.email.toUpperCase(), PASSWORD)).status).toBe(200)
    expect((await browser.get('/api/auth/session')).body.user).toEqual({ name: 'Marinescu Ioana Maria', email: form.email })
    expect(await kindsTo(form.email)).toEqual(['verify', 'welcome'])
    expect((await browser.post('/api/auth/verify', { token })).body.code).toBe('token_invalid')
  })

  test.each([
    [{ firstName: '' }, { firstName: 'first_name_required' }],
    [{ lastName: ' ' }, { lastName: 'last_name_required' }],
    [{ firstName: 'www.evil.example' }, { firstName: 'text_link' }],
    [{ firstName: 'a'.repeat(101) }, { firstName: 'too_long' }],
    [{ lastName: 'x\u202ey' }, { lastName: 'text_invisible' }],
    [{ email: '' }, { email: 'email_required' }],
    [{ email: 'nobody' }, { email: 'email_invalid' }],
    [{ password: '1234567' }, { password: 'password_short' }],
    [{ password: 'a'.repeat(129) }, { password: 'password_long' }],
    [{ password: 'Password1' }, { password: 'password_shop' }],
    [{ password: 'Sunshine' }, { password: 'password_common' }],
    [{ password: 'abcabcabc' }, { password: 'password_common' }],
    [{ password: 'Nestling-2026!' }, { password: 'password_shop' }],
    [{ email: 'ioana.m@exemplu.ro', password: 'Ioana.M2026' }, { password: 'password_email' }],
  ])('%j is refused: %j', async (change, fields) => {
    const reply = await authBrowser(shop).post('/api/auth/register', newcomer(change))
    expect([reply.status, reply.body.fields]).toEqual([422, fields])
  })

  test.each(['👶🐻🦆🎈🌙🧸🍼🐑', ' spaces in between ', 'ăâîșț ŐŰ 漢字漢字', 'ab'.repeat(3) + 'cdefgh'])(
    'any characters are allowed: %j',
    async (password) => {
      const { email } = await verifiedCustomer(shop, { password })
      expect((await authBrowser(shop).signIn(email, password)).status).toBe(200)
      expect((await authBrowser(shop).signIn(email, password.trim() + 'x')).status).toBe(401)
    },
  )

  test('an address with an account gets the same answer and another mail', async () => {
    const { email } = await verifiedCustomer(shop)
    const known = await authBrowser(shop).post(
      '/api/auth/register',
      newcomer({ email: email.toUpperCase(), password: OTHER_PASSWORD }),
    )
    const unknown = await authBrowser(shop).post('/api/auth/register', newcomer())
    expect(shown(known)).toEqual(shown(unknown))
    expect(await kindsTo(email)).toEqual(['verify', 'welcome', 'already_registered'])
    expect((await authBrowser(shop).signIn(email, PASSWORD)).status).toBe(200)
  })

  test('each link confirms what its own registration typed, and the others end', async () => {
    const form = newcomer()
    await authBrowser(shop).post('/api/auth/register', form)
    const own = await mailedToken(shop, form.email, 'verify')
    await authBrowser(shop).post('/api/auth/register', { ...form, firstName: 'Mallory', password: OTHER_PASSWORD })
    const foreign = await mailedToken(shop, form.email, 'verify')
    expect(foreign).not.toBe(own)
    const browser = authBrowser(shop)
    expect((await browser.post('/api/auth/verify', { token: own })).status).toBe(200)
    expect((await browser.post('/api/auth/verify', { token: foreign })).status).toBe(410)
    expect((await browser.signIn(form.email, OTHER_PASSWORD)).status).toBe(401)
    expect((await browser.signIn(form.email, PASSWORD)).status).toBe(200)
    expect((await browser.get('/api/auth/session')).body.user.name).toBe('Ioana Marinescu')
  })
})

describe('links of mails', () => {
  test.each(['', 'x', 'A'.repeat(43), '\u00e9'.repeat(43), 'A'.repeat(1000)])(
    'the token %j is answered with 410',
    async (token) => {
      for (const path of ['/api/auth/verify', '/api/auth/email/confirm'])
        expect((await authBrowser(shop).post(path, { token })).body.code).toBe('token_invalid')
      expect((await authBrowser(shop).post('/api/auth/reset', { token, password: PASSWORD })).body.code).toBe('token_invalid')
    },
  )

  test('a link is valid for its time and its purpose', async () => {
    const form = newcomer()
    const browser = authBrowser(shop)
    await browser.post('/api/auth/register', form)
    const token = await mailedToken(shop, form.email, 'verify')
    expect((await browser.post('/api/auth/reset', { token, password: PASSWORD })).status).toBe(410)
    expect((await browser.post('/api/auth/email/confirm', { token })).status).toBe(410)
    shop.clock.advance(MAIL_TOKEN_MS.verify)
    expect((await browser.post('/api/auth/verify', { token })).status).toBe(410)
    await browser.post('/api/auth/verify/resend', { email: form.email })
    const again = await mailedToken(shop, form.email, 'verify')
    expect((await browser.post('/api/auth/verify', { token: again })).status).toBe(200)
    await browser.post('/api/auth/forgot', { email: form.email })
    const reset = await mailedToken(shop, form.email, 'reset')
    shop.clock.advance(MAIL_TOKEN_MS.reset)
    expect((await browser.post('/api/auth/reset', { token: reset, password: OTHER_PASSWORD })).status).toBe(410)
  })

  test('forgot and resend answer alike for every address, and mail only where it helps', async () => {
    const { email } = await verifiedCustomer(shop)
    const waiting = newcomer().email
    await authBrowser(shop).post('/api/auth/register', newcomer({ email: waiting }))
    for (const path of ['/api/auth/forgot', '/api/auth/verify/resend']) {
      const replies = []
      for (const one of [email, waiting, 'nobody@exemplu.ro', 'no address', ''])
        replies.push(shown(await authBrowser(shop).post(path, { email: one })))
      for (const reply of replies) expect(reply).toEqual(replies[0])
      expect(replies[0]).toMatchObject({ status: 202, text: '{"sent":true}', cookies: [] })
    }
    expect(await kindsTo(email)).toEqual(['verify', 'welcome', 'reset'])
    expect((await kindsTo(waiting)).toSorted()).toEqual(['reset', 'verify', 'verify'])
    expect(await kindsTo('nobody@exemplu.ro')).toEqual([])
  })

  test('an address gets a few links in half an hour, and the last of them still works when the next may come', async () => {
    const { email } = await verifiedCustomer(shop)
    await shop.db.query.deleteFrom('attempt_count').execute()
    for (let at = 0; at < 20; at++) expect((await authBrowser(shop).post('/api/auth/forgot', { email })).status).toBe(202)
    const links = (await kindsTo(email)).filter((kind) => kind === 'reset')
    expect(links).toHaveLength(MAILED_LINK_LIMIT.most)
    expect(MAILED_LINK_LIMIT.minutes * MINUTE_MS).toBeLessThanOrEqual(MAIL_TOKEN_MS.reset)
    const token = await mailedToken(shop, email, 'reset')
    expect((await authBrowser(shop).post('/api/auth/reset', { token, password: OTHER_PASSWORD })).status).toBe(200)
  })
})

describe('a new password', () => {
  test('by the link of a mail ends every session and the other links; a refused one does not use the link', async () => {
    const { email } = await verifiedCustomer(shop)
    const browser = authBrowser(shop)
    await browser.signIn(email, PASSWORD)
    await browser.post('/api/auth/forgot', { email })
    const first = await mailedToken(shop, email, 'reset')
    await browser.post('/api/auth/forgot', { email })
    const token = await mailedToken(shop, email, 'reset')
    const elsewhere = authBrowser(shop)
    const refused = await elsewhere.post('/api/auth/reset', { token, password: '12345678' })
    expect([refused.status, refused.body.fields]).toEqual([422, { password: 'password_common' }])
    expect((await elsewhere.post('/api/auth/reset', { token, password: OTHER_PASSWORD })).status).toBe(200)
    expect((await elsewhere.post('/api/auth/reset', { token: first, password: PASSWORD })).status).toBe(410)
    expect((await browser.get('/api/auth/session')).text).toBe('{}')
    expect((await browser.signIn(email, PASSWORD)).status).toBe(401)
    expect((await browser.signIn(email, OTHER_PASSWORD)).status).toBe(200)
    expect(await kindsTo(email)).toEqual(['verify', 'welcome', 'reset', 'reset', 'password_changed'])
  })

  test('verifies the address too', async () => {
    const form = newcomer()
    const browser = authBrowser(shop)
    await browser.post('/api/auth/register', form)
    await browser.post('/api/auth/forgot', { email: form.email })
    await browser.post('/api/auth/reset', { token: await mailedToken(shop, form.email, 'reset'), password: OTHER_PASSWORD })
    expect((await browser.signIn(form.email, OTHER_PASSWORD)).status).toBe(200)
  })

  test('by a signed-in customer ends the other sessions; this one goes on under another token', async () => {
    const { email } = await verifiedCustomer(shop)
    const [browser, other] = [authBrowser(shop), authBrowser(shop)]
    await browser.signIn(email, PASSWORD)
    await other.signIn(email, PASSWORD)
    const before = browser.jar.get('session')
    const wrong = await browser.post('/api/auth/password', { current: 'wrong', password: OTHER_PASSWORD })
    expect([wrong.status, wrong.body.fields]).toEqual([422, { current: 'password_wrong' }])
    const short = await browser.post('/api/auth/password', { current: PASSWORD, password: 'short' })
    expect(short.body.fields).toEqual({ password: 'password_short' })
    expect((await browser.post('/api/auth/password', { current: PASSWORD, password: OTHER_PASSWORD })).status).toBe(200)
    expect(browser.jar.get('session')).not.toBe(before)
    expect((await browser.get('/api/auth/session')).body.user.email).toBe(email)
    expect((await other.get('/api/auth/session')).text).toBe('{}')
    expect(await kindsTo(email)).toContain('password_changed')
  })

  test('wrong current passwords are counted', async () => {
    const { email } = await verifiedCustomer(shop)
    const browser = authBrowser(shop)
    await browser.signIn(email, PASSWORD)
    const answers = []
    for (let at = 0; at < 12; at++)
      answers.push(await browser.post('/api/auth/password', { current: 'x', password: OTHER_PASSWORD }))
    expect(answers.map(({ status }) => status)).toEqual([...Array(10).fill(422), 429, 429])
    expect(answers.at(-1)!.body.code).toBe('too_many_password_checks')
  })
})

describe('a changed address', () => {
  test('is confirmed at the new one and told to the old one', async () => {
    const { email } = await verifiedCustomer(shop)
    const to = newcomer().email
    const browser = authBrowser(shop)
    await browser.signIn(email, PASSWORD)
    expect((await browser.post('/api/auth/email', { email: to, password: 'wrong' })).body.fields).toEqual({
      password: 'password_wrong',
    })
    expect((await browser.post('/api/auth/email', { email: email.toUpperCase(), password: PASSWORD })).body.fields).toEqual({
      email: 'email_unchanged',
    })
    expect((await browser.post('/api/auth/email', { email: to, password: PASSWORD })).status).toBe(202)
    expect((await browser.get('/api/auth/session')).body.user.email).toBe(email)
    const token = await mailedToken(shop, to, 'email_change_confirm')
    expect((await authBrowser(shop).post('/api/auth/email/confirm', { token })).body).toEqual({ email: to })
    expect((await authBrowser(shop).post('/api/auth/email/confirm', { token })).status).toBe(410)
    expect((await browser.get('/api/auth/session')).body.user.email).toBe(to)
    expect(await kindsTo(email)).toEqual(['verify', 'welcome', 'email_changed'])
    expect((await authBrowser(shop).signIn(email, PASSWORD)).status).toBe(401)
    expect((await authBrowser(shop).signIn(to, PASSWORD)).status).toBe(200)
  })

  test('the address of another account is answered alike, and its owner is told', async () => {
    const { email } = await verifiedCustomer(shop)
    const { email: taken } = await verifiedCustomer(shop)
    const browser = authBrowser(shop)
    await browser.signIn(email, PASSWORD)
    const known = await browser.post('/api/auth/email', { email: taken, password: PASSWORD })
    const unknown = await browser.post('/api/auth/email', { email: newcomer().email, password: PASSWORD })
    expect(shown(known)).toEqual(shown(unknown))
    expect(await kindsTo(taken)).toEqual(['verify', 'welcome', 'already_registered'])
  })

  test('a link whose address another account got meanwhile changes nothing', async () => {
    const { email } = await verifiedCustomer(shop)
    const to = newcomer()
    const browser = authBrowser(shop)
    await browser.signIn(email, PASSWORD)
    await browser.post('/api/auth/email', { email: to.email, password: PASSWORD })
    const token = await mailedToken(shop, to.email, 'email_change_confirm')
    await verifiedCustomer(shop, to)
    expect((await browser.post('/api/auth/email/confirm', { token })).status).toBe(410)
    expect((await browser.get('/api/auth/session')).body.user.email).toBe(email)
  })
})

test('nothing of this was an error of the shop', () => {
  expect(shop.errors).toEqual([])
})
