/** Passkeys under calls at the same moment, and what is left of them. */
import { beforeEach, expect, test } from 'vitest'
import { MAX_PASSKEYS } from '#domain/customers/account-limits.ts'
import { CHALLENGE_MS } from '#domain/customers/passkey.ts'
import { exportAccount } from '#services/customers/export-account.ts'
import { purgeCustomers } from '#services/customers/purge-customers.ts'
import { authenticator } from '#test/customers/authenticator.ts'
import { signedInCustomer } from '#test/customers/signed-in.ts'
import { testShop } from '#test/shop.ts'
import { addPasskey, listPasskeys, offerPasskey, removePasskey } from './passkeys.ts'
import { askForPasskey, signInWithPasskey } from './sign-in.ts'

const shop = await testShop()
const browserSecret = 'a'.repeat(64)
const browser = { name: 'Firefox, Linux', token: null }
let customers = 0

beforeEach(async () => {
  await shop.db.query.deleteFrom('attempt_count').execute()
})

async function customerWithDevice() {
  customers++
  const { signedIn } = await signedInCustomer(shop, { email: `maria.${customers}@exemplu.ro` })
  const device = authenticator({ origin: shop.config.publicUrl, counts: false })
  const newAnswer = async () => {
    const offered = await offerPasskey(shop, signedIn, { browserSecret, ip: '192.0.2.1' })
    if (!offered.ok) throw new Error(offered.reason)
    return device.create(offered.options)
  }
  const add = (answer: Awaited<ReturnType<typeof newAnswer>>) =>
    addPasskey(shop, signedIn, { answer, browser: 'Firefox, Linux', browserSecret })
  const ask = async () => {
    const asked = await askForPasskey(shop, { browserSecret, ip: '192.0.2.1', customer: null })
    if (!asked.ok) throw new Error(asked.reason)
    return device.get(asked.options)
  }
  const signIn = (answer: Awaited<ReturnType<typeof ask>>) =>
    signInWithPasskey(shop, { answer, browserSecret, ip: '192.0.2.1', browser, formerToken: null })
  return { signedIn, device, newAnswer, add, ask, signIn }
}

const reasons = (answers: readonly ({ ok: true } | { ok: false; reason: string })[]) =>
  answers.map((answer) => (answer.ok ? 'ok' : answer.reason)).toSorted()

test('of ten answers to one challenge at the same moment one signs in', async () => {
  const { newAnswer, add, ask, signIn } = await customerWithDevice()
  await add(await newAnswer())
  const answer = await ask()
  const answers = await Promise.all(Array.from({ length: 10 }, () => signIn(answer)))
  expect(reasons(answers)).toEqual(['ok', ...Array(9).fill('passkey_expired')])
})

test('of two signatures with the same counter at the same moment one signs in', async () => {
  const { device, newAnswer, add, signIn } = await customerWithDevice()
  await add(await newAnswer())
  const asked = await Promise.all([1, 2].map(() => askForPasskey(shop, { browserSecret, ip: '192.0.2.1', customer: null })))
  const signed = asked.map((one) => device.get(one.ok ? one.options : ({} as never), { counter: 7 }))
  expect(reasons(await Promise.all(signed.map(signIn)))).toEqual(['ok', 'passkey_stale'])
})

test('additions at the same moment do not exceed what an account has', async () => {
  const { signedIn, newAnswer, add } = await customerWithDevice()
  for (let at = 0; at < MAX_PASSKEYS - 2; at++) await add(await newAnswer())
  const waiting = [await newAnswer(), await newAnswer(), await newAnswer(), await newAnswer()]
  const answers = await Promise.all(waiting.map(add))
  expect(reasons(answers)).toEqual(['ok', 'ok', 'too_many_passkeys', 'too_many_passkeys'])
  expect(await listPasskeys(shop, signedIn.id)).toHaveLength(MAX_PASSKEYS)
})

test('passkeys made in browsers of one name can be told apart, also after one was removed', async () => {
  const { signedIn, newAnswer, add } = await customerWithDevice()
  const names = async () => (await listPasskeys(shop, signedIn.id)).map(({ name }) => name).toSorted()
  for (let at = 0; at < 3; at++) await add(await newAnswer())
  expect(await names()).toEqual(['Firefox, Linux', 'Firefox, Linux 2', 'Firefox, Linux 3'])
  const second = (await listPasskeys(shop, signedIn.id)).find(({ name }) => name === 'Firefox, Linux 2')!
  await removePasskey(shop, signedIn, { id: second.id, browser: 'Firefox, Linux' })
  await add(await newAnswer())
  expect(await names()).toEqual(['Firefox, Linux', 'Firefox, Linux 2', 'Firefox, Linux 3'])
})

test('a challenge ends with its session, and with its time', async () => {
  const { signedIn, newAnswer, add, ask } = await customerWithDevice()
  const left = async () => (await shop.db.query.selectFrom('passkey_challenge').selectAll().execute()).length
  await shop.db.query.deleteFrom('passkey_challenge').execute()
  const answer = await newAnswer()
  await ask()
  expect(await left()).toBe(2)
  await purgeCustomers(shop, shop.clock.now())
  expect(await left()).toBe(2)
  await shop.db.query.deleteFrom('customer_session').where('id', '=', signedIn.sessionId).execute()
  expect(await left()).toBe(1)
  expect(reasons([await add(answer)])).toEqual(['passkey_expired'])
  await purgeCustomers(shop, new Date(shop.clock.now().getTime() + CHALLENGE_MS))
  expect(await left()).toBe(0)
})

test('the copy of everything names the passkeys, and has no key of them', async () => {
  const { signedIn, device, newAnswer, add } = await customerWithDevice()
  await add(await newAnswer())
  const { data } = await exportAccount(shop, signedIn)
  expect(data.customer_passkey).toMatchObject([
    { name: 'Firefox, Linux', transports: ['internal', 'hybrid'], last_used_at: null },
  ])
  const { id } = device.passkeys[0]!
  for (const form of ['hex', 'base64', 'base64url'] as const) expect(JSON.stringify(data)).not.toContain(id.toString(form))
})

test('nothing of this was an error of the shop', () => {
  expect(shop.errors).toEqual([])
})
