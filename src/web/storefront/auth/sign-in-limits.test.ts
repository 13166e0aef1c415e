/** Limits on failures to sign in: they hold, and keep no owner out. */
import { beforeEach, describe, expect, test } from 'vitest'
import { SIGN_IN_LIMITS } from '#domain/checkout/limits.ts'
import { MINUTE_MS } from '#domain/time/durations.ts'
import { authBrowser } from '#test/customers/auth-browser.ts'
import { mailedToken, PASSWORD, verifiedCustomer } from '#test/customers/accounts.ts'
import { testShop } from '#test/shop.ts'

const shop = await testShop()
const OTHER_PASSWORD = 'fereastra-lac-munte'
const errorOf = (url: string) => new URL(url).searchParams.get('error')

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

describe('failures to sign in', () => {
  test('are limited for an account; a browser known to it and the link of a mail let its owner in', async () => {
    const { email } = await verifiedCustomer(shop)
    const owner = authBrowser(shop)
    await owner.signIn(email, PASSWORD)
    for (let at = 0; at < SIGN_IN_LIMITS.account.most; at++)
      expect((await authBrowser(shop).signIn(email, `guess ${at}`)).status).toBe(401)
    const stranger = await authBrowser(shop).signIn(email, PASSWORD)
    expect([stranger.status, errorOf(stranger.body.url)]).toEqual([429, 'TooManySignIns'])
    expect(Number(stranger.headers.get('retry-after'))).toBeGreaterThan(60)
    expect((await owner.signIn(email, PASSWORD)).status).toBe(200)
    const newDevice = authBrowser(shop)
    await newDevice.post('/api/auth/forgot', { email })
    await newDevice.post('/api/auth/reset', { token: await mailedToken(shop, email, 'reset'), password: OTHER_PASSWORD })
    for (let at = 0; at < 2 * SIGN_IN_LIMITS.account.most; at++) await authBrowser(shop).signIn(email, `guess ${at}`)
    expect((await newDevice.signIn(email, OTHER_PASSWORD)).status).toBe(200)
  })

  test('a known browser has its own limit, for its own account only', async () => {
    const { email } = await verifiedCustomer(shop)
    const { email: other } = await verifiedCustomer(shop)
    const browser = authBrowser(shop)
    await browser.signIn(email, PASSWORD)
    for (let at = 0; at < SIGN_IN_LIMITS.browser.most; at++) expect((await browser.signIn(email, 'wrong')).status).toBe(401)
    expect((await browser.signIn(email, PASSWORD)).status).toBe(429)
    expect((await browser.signIn(other, PASSWORD)).status).toBe(200)
  })

  test('unknown addresses are limited alike', async () => {
    const { email } = await verifiedCustomer(shop)
    const tryAll = async (address: string) => {
      const replies = []
      for (let at = 0; at < 12; at++) replies.push(shown(await authBrowser(shop).signIn(address, 'wrong')))
      return replies
    }
    expect(await tryAll('nobody.else@exemplu.ro')).toEqual(await tryAll(email))
  })

  test('right passwords do not count, and the count ends with its window', async () => {
    const { email } = await verifiedCustomer(shop)
    const address = '192.0.2.77'
    for (let at = 0; at < 2 * SIGN_IN_LIMITS.caller.most; at++)
      expect((await authBrowser(shop, { address }).signIn(email, PASSWORD)).status).toBe(200)
    for (let at = 0; at < SIGN_IN_LIMITS.account.most; at++) await authBrowser(shop).signIn(email, 'wrong')
    expect((await authBrowser(shop).signIn(email, PASSWORD)).status).toBe(429)
    shop.clock.advance(SIGN_IN_LIMITS.account.minutes * MINUTE_MS)
    expect((await authBrowser(shop).signIn(email, PASSWORD)).status).toBe(200)
  })
})

test('nothing of this was an error of the shop', () => {
  expect(shop.errors).toEqual([])
})
