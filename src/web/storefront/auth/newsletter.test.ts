/** The newsletter that a registration asks for: nobody gets it without the link of a mail (LAW-50). */
import { beforeAll, describe, expect, test } from 'vitest'
import { MAIL_TOKEN_MS } from '#domain/customers/session.ts'
import { DAY_MS } from '#domain/time/durations.ts'
import { disableCustomer } from '#services/customers/disable-customer.ts'
import { mailedToken, mailsTo, newcomer, PASSWORD, verifiedCustomer } from '#test/customers/accounts.ts'
import { authBrowser } from '#test/customers/auth-browser.ts'
import { testShop, type TestShop } from '#test/shop.ts'

let shop: TestShop
beforeAll(async () => {
  shop = await testShop()
})

const PATH = '/api/newsletter/confirm'
const confirm = (token: string) => authBrowser(shop).post(PATH, { token, locale: 'hu' })
const kindsTo = async (email: string) => (await mailsTo(shop, email)).map(({ kind }) => kind.replace('customer ', ''))
const recordsOf = (email: string) =>
  shop.db.query
    .selectFrom('customer_consent as c')
    .innerJoin('customer', 'customer.id', 'c.customer_id')
    .select(['is_given', 'text_version', 'c.locale', 'at'])
    .where('email', '=', email)
    .orderBy('at')
    .execute()

/** Registers somebody who ticks the box; returns the address. */
async function asking(change: Partial<ReturnType<typeof newcomer>> = {}): Promise<string> {
  const form = newcomer({ newsletter: true, ...change })
  expect((await authBrowser(shop).post('/api/auth/register', form)).status).toBe(202)
  return form.email
}

async function verified(email: string): Promise<void> {
  const token = await mailedToken(shop, email, 'verify')
  expect((await authBrowser(shop).post('/api/auth/verify', { token })).status).toBe(200)
}

test('a ticked box sends a mail with a link, and the link records the consent once', async () => {
  const email = await asking()
  expect((await kindsTo(email)).toSorted()).toEqual(['newsletter_confirm', 'verify'])
  await verified(email)
  expect(await recordsOf(email)).toEqual([])
  const token = await mailedToken(shop, email, 'newsletter_confirm')
  expect(await confirm(token)).toMatchObject({ status: 200, body: { done: true } })
  expect(await recordsOf(email)).toEqual([{ is_given: true, text_version: '2026-11', locale: 'hu', at: shop.clock.now() }])
  expect((await confirm(token)).body.code).toBe('token_invalid')
  expect(await recordsOf(email)).toHaveLength(1)
})

test('an unticked box sends nothing', async () => {
  const { email } = await verifiedCustomer(shop)
  expect(await kindsTo(email)).toEqual(['verify', 'welcome'])
  expect(await recordsOf(email)).toEqual([])
})

test('the answer is the same for an address with an account, whose owner decides by the mail', async () => {
  const { email } = await verifiedCustomer(shop)
  const known = await authBrowser(shop).post('/api/auth/register', newcomer({ email, newsletter: true }))
  const unknown = await authBrowser(shop).post('/api/auth/register', newcomer({ newsletter: true }))
  expect([known.status, known.text, known.cookies]).toEqual([unknown.status, unknown.text, unknown.cookies])
  expect((await kindsTo(email)).slice(2).toSorted()).toEqual(['already_registered', 'newsletter_confirm'])
  expect(await recordsOf(email)).toEqual([])
  expect((await confirm(await mailedToken(shop, email, 'newsletter_confirm'))).status).toBe(200)
  expect(await recordsOf(email)).toHaveLength(1)
})

test('the link of the newsletter does not open the account, nor the other way round', async () => {
  const form = newcomer({ newsletter: true })
  await authBrowser(shop).post('/api/auth/register', form)
  const token = await mailedToken(shop, form.email, 'newsletter_confirm')
  expect((await authBrowser(shop).post('/api/auth/verify', { token })).status).toBe(410)
  expect((await confirm(await mailedToken(shop, form.email, 'verify'))).status).toBe(410)
  expect((await confirm(token)).status).toBe(200)
  expect((await authBrowser(shop).signIn(form.email, PASSWORD)).body.url).toMatch(/EmailNotVerified$/)
})

describe('a link that is not valid', () => {
  test.each(['', 'x', 'A'.repeat(43)])('the token %j', async (token) => {
    expect(await confirm(token)).toMatchObject({ status: 410, body: { code: 'token_invalid' } })
  })

  test('is older than seven days', async () => {
    expect(MAIL_TOKEN_MS.newsletter).toBe(7 * DAY_MS)
    const email = await asking()
    const token = await mailedToken(shop, email, 'newsletter_confirm')
    shop.clock.advance(MAIL_TOKEN_MS.newsletter)
    expect((await confirm(token)).status).toBe(410)
  })

  test('belongs to an account that the merchant has stopped', async () => {
    const email = await asking()
    await verified(email)
    const token = await mailedToken(shop, email, 'newsletter_confirm')
    await disableCustomer(shop, email, shop.clock.now())
    expect((await confirm(token)).status).toBe(410)
  })
})

test('the account shows the link that waits, and a choice made there ends it', async () => {
  const email = await asking()
  await verified(email)
  const token = await mailedToken(shop, email, 'newsletter_confirm')
  const browser = authBrowser(shop)
  await browser.signIn(email, PASSWORD)
  const { body } = await browser.get('/api/my/consents')
  expect(body).toEqual({ newsletter: null, newsletterUntil: expect.stringMatching(/Z$/) })
  await browser.send('PUT', '/api/my/consents', { json: { newsletter: true, locale: 'ro' } })
  const given = await browser.send('PUT', '/api/my/consents', { json: { newsletter: false, locale: 'ro' } })
  expect(given.body).toMatchObject({ newsletter: { isGiven: false }, newsletterUntil: null })
  expect((await confirm(token)).status).toBe(410)
  expect((await recordsOf(email)).map(({ is_given }) => is_given)).toEqual([true, false])
})
