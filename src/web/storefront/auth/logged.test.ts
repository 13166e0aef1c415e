import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { describeError } from '#src/log.ts'
import { authBrowser } from '#test/customers/auth-browser.ts'
import { mailedToken, mailsTo } from '#test/customers/accounts.ts'
import { authenticator } from '#test/customers/authenticator.ts'
import { addPasskeyIn, signInWithPasskeyIn } from '#test/customers/passkeys.ts'
import { testShop, type TestShop } from '#test/shop.ts'

const opened = await testShop()
const EMAIL = 'canary.9f3k@exemplu.ro'
const PASSWORDS = ['canary-parola-9f3k', 'canary-noua-9f3k']

test('the log has no address, name, password or token of a customer, whatever fails', async () => {
  const lines: string[] = []
  const write = (message: string, error?: unknown) =>
    void lines.push(`${message} ${error === undefined ? '' : describeError(error)}`)
  const shop: TestShop = { ...opened, log: { error: write, info: write, debug: write } }
  const form = { email: EMAIL, password: PASSWORDS[0], firstName: 'Canaryna', lastName: 'Canaryescu', market: 'ro' }
  const browser = authBrowser(shop)
  await browser.post('/api/auth/register', { ...form, password: 'canary' })
  await browser.post('/api/auth/register', form)
  // A mail that cannot be written is tried again.
  const writeMail = () => Promise.reject(new Error('no mail can be written'))
  await mailsTo({ ...shop, writeMail }, EMAIL)
  shop.clock.advance(60_000)
  const verify = await mailedToken(shop, EMAIL, 'verify')
  await browser.post('/api/auth/verify', { token: verify })
  await browser.signIn(EMAIL, 'canary-gresit-9f3k')
  await browser.signIn(EMAIL, PASSWORDS[0]!)
  const session = browser.jar.get('session')!
  // The database's error has the refused row in its details.
  const refused = sql`insert into customer (id, email, first_name) values (gen_random_uuid(), ${EMAIL}, 'Canaryna')`
  const transaction = () => refused.execute(shop.db.query) as never
  const broken = authBrowser({ ...shop, db: { ...shop.db, transaction } })
  for (const [name, value] of browser.jar) broken.jar.set(name, value)
  await broken.signIn(EMAIL, PASSWORDS[0]!)
  await broken.post('/api/auth/register', form)
  await broken.post('/api/auth/forgot', { email: EMAIL })
  await broken.post('/api/auth/password', { current: PASSWORDS[0], password: PASSWORDS[1] })
  await browser.post('/api/auth/forgot', { email: EMAIL })
  const device = authenticator({ origin: shop.config.publicUrl })
  await browser.signIn(EMAIL, PASSWORDS[0]!)
  await addPasskeyIn(browser, device)
  const { body: options } = await browser.post('/api/my/passkeys/options', {})
  for (const [name, value] of browser.jar) broken.jar.set(name, value)
  await broken.post('/api/my/passkeys', device.create(options))
  await signInWithPasskeyIn(browser, device, { counter: 1 }, device.passkeys[0])
  await signInWithPasskeyIn(broken, device, {}, device.passkeys[0])
  const reset = await mailedToken(shop, EMAIL, 'reset')
  await broken.post('/api/auth/reset', { token: reset, password: PASSWORDS[1] })
  await browser.post('/api/auth/reset', { token: reset, password: PASSWORDS[1] })
  expect(lines.length).toBeGreaterThan(4)
  const credential = device.passkeys[0]!.id.toString('base64url')
  const secrets = [
    credential,
    options.challenge,
    verify,
    reset,
    session,
    browser.jar.get('browser')!,
    browser.jar.get('csrf')!.slice(0, 64),
  ]
  for (const line of lines) {
    expect(line).not.toMatch(/canary/i)
    for (const secret of secrets) expect(line).not.toContain(secret)
  }
})
