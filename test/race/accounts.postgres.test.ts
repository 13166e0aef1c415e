/** Accounts under calls at the same moment on several connections: limits, links that are used once, sessions. */
import { beforeEach, expect, test } from 'vitest'
import { REGISTRATION_LIMIT, SIGN_IN_LIMITS } from '#domain/checkout/limits.ts'
import { authBrowser } from '#test/customers/auth-browser.ts'
import { mailedToken, newcomer, PASSWORD, verifiedCustomer } from '#test/customers/accounts.ts'
import { testShop } from '#test/shop.ts'

const shop = await testShop({ settings: { TRUSTED_PROXIES: '0' } })
const behindProxy = { ...shop, config: { ...shop.config, trustedProxies: 1 } }

beforeEach(async () => {
  await shop.db.query.deleteFrom('attempt_count').execute()
})

const times = <T>(count: number, work: (at: number) => Promise<T>) =>
  Promise.all(Array.from({ length: count }, (_, at) => work(at)))
/** Groups below the queue of hashes. */
async function inGroups<T>(groups: number, size: number, work: (at: number) => Promise<T>): Promise<T[]> {
  const all: T[] = []
  for (let group = 0; group < groups; group++) all.push(...(await times(size, (at) => work(group * size + at))))
  return all
}
const statuses = (replies: { status: number }[]) =>
  Object.fromEntries(
    Map.groupBy(replies, ({ status }) => status)
      .entries()
      .map(([status, all]) => [status, all.length]),
  )

test('guesses at one account from many callers: exactly the limit is checked', async () => {
  const { email } = await verifiedCustomer(shop)
  const replies = await inGroups(3, 20, () => authBrowser(shop).signIn(email, 'wrong-password'))
  expect(statuses(replies)).toEqual({ 401: SIGN_IN_LIMITS.account.most, 429: 60 - SIGN_IN_LIMITS.account.most })
})

let made = 0
const madeUp = () => {
  made++
  return {
    'x-forwarded-for': `203.0.113.${made % 250}, 198.51.100.${made % 7}`,
    'x-real-ip': `203.0.113.${made % 250}`,
    forwarded: `for=203.0.113.${made % 250}`,
    'x-client-ip': `203.0.113.${made % 250}`,
    'cf-connecting-ip': `203.0.113.${made % 250}`,
  }
}

test('guesses of one caller at many accounts: exactly the limit is checked, whatever headers it makes up', async () => {
  const replies = await inGroups(3, 20, (at) =>
    authBrowser(shop, { address: '192.0.2.9', proxied: madeUp }).signIn(`somebody.${at}@exemplu.ro`, 'wrong-password'),
  )
  expect(statuses(replies)).toEqual({ 401: SIGN_IN_LIMITS.caller.most, 429: 60 - SIGN_IN_LIMITS.caller.most })
})

test('behind a proxy its own entry counts, not those that the client wrote before it', async () => {
  const proxied = () => ({ 'x-forwarded-for': `${madeUp()['x-forwarded-for']}, 192.0.2.44` })
  const replies = await inGroups(3, 20, (at) =>
    authBrowser(behindProxy, { proxied }).signIn(`person.${at}@exemplu.ro`, 'wrong-password'),
  )
  expect(statuses(replies)).toEqual({ 401: SIGN_IN_LIMITS.caller.most, 429: 60 - SIGN_IN_LIMITS.caller.most })
})

test('an IPv6 network of /64 is one caller in every spelling', async () => {
  const spellings = ['2001:db8::1', '2001:DB8:0:0:ffff::2', '2001:0db8:0000:0000:1:2:3:4', '2001:db8::5%eth0']
  const replies = await inGroups(2, 20, (at) =>
    authBrowser(shop, { address: spellings[at % 4]! }).signIn(`v6.${at}@exemplu.ro`, 'wrong-password'),
  )
  expect(statuses(replies)).toEqual({ 401: SIGN_IN_LIMITS.caller.most, 429: 40 - SIGN_IN_LIMITS.caller.most })
})

test('registrations of one caller: exactly the limit', async () => {
  const replies = await inGroups(2, 20, () => authBrowser(shop, { address: '192.0.2.10' }).post('/api/auth/register', newcomer()))
  expect(statuses(replies)).toEqual({ 202: REGISTRATION_LIMIT.most, 429: 40 - REGISTRATION_LIMIT.most })
})

test('20 registrations of one address at the same moment make one account', async () => {
  const form = newcomer()
  const replies = await times(20, () => authBrowser(shop).post('/api/auth/register', form))
  expect(statuses(replies)).toEqual({ 202: 20 })
  const rows = await shop.db.query.selectFrom('customer').select('id').where('email', '=', form.email).execute()
  expect(rows).toHaveLength(1)
})

test('a link that is used 20 times at the same moment works once', async () => {
  const form = newcomer()
  await authBrowser(shop).post('/api/auth/register', form)
  const token = await mailedToken(shop, form.email, 'verify')
  expect(statuses(await times(20, () => authBrowser(shop).post('/api/auth/verify', { token })))).toEqual({ 200: 1, 410: 19 })

  await authBrowser(shop).post('/api/auth/forgot', { email: form.email })
  const reset = await mailedToken(shop, form.email, 'reset')
  const passwords = Array.from({ length: 20 }, (_, at) => `fereastra-lac-${at}-munte`)
  const replies = await times(20, (at) => authBrowser(shop).post('/api/auth/reset', { token: reset, password: passwords[at] }))
  expect(statuses(replies)).toEqual({ 200: 1, 410: 19 })
  const winner = passwords[replies.findIndex(({ status }) => status === 200)]!
  expect((await authBrowser(shop).signIn(form.email, winner)).status).toBe(200)
})

test('two accounts that confirm the same new address at the same moment: one gets it', async () => {
  const to = newcomer().email
  const tokens: string[] = []
  for (let at = 0; at < 2; at++) {
    const { email } = await verifiedCustomer(shop)
    const browser = authBrowser(shop)
    await browser.signIn(email, PASSWORD)
    await browser.post('/api/auth/email', { email: to, password: PASSWORD })
    tokens.push(await mailedToken(shop, to, 'email_change_confirm'))
  }
  const replies = await times(2, (at) => authBrowser(shop).post('/api/auth/email/confirm', { token: tokens[at] }))
  expect(statuses(replies)).toEqual({ 200: 1, 410: 1 })
  expect(shop.errors).toEqual([])
})

test('a session that begins while the password is reset does not outlive it', async () => {
  const { email } = await verifiedCustomer(shop)
  await authBrowser(shop).post('/api/auth/forgot', { email })
  const token = await mailedToken(shop, email, 'reset')
  const browsers = Array.from({ length: 8 }, () => authBrowser(shop))
  await Promise.all([
    ...browsers.map((browser) => browser.signIn(email, PASSWORD)),
    authBrowser(shop).post('/api/auth/reset', { token, password: 'fereastra-lac-munte' }),
  ])
  for (const browser of browsers) expect((await browser.get('/api/auth/session')).text).toBe('{}')
  expect(shop.errors).toEqual([])
})
