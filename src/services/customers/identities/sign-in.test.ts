import { expect, test } from 'vitest'
import type { ProvenPerson } from '#domain/customers/identity.ts'
import { MINUTE_MS } from '#domain/time/durations.ts'
import { changeDetails, readDetails } from '#services/customers/details.ts'
import { disableCustomer } from '#services/customers/disable-customer.ts'
import { registerCustomer } from '#services/customers/register.ts'
import { forgotPassword, resetPassword } from '#services/customers/reset-password.ts'
import { readSession, type Browser } from '#services/customers/sessions.ts'
import { signIn } from '#services/customers/sign-in.ts'
import { verifyEmail } from '#services/customers/verify-email.ts'
import { newAddress } from '#test/endpoint-calls.ts'
import { mailedToken, mailsTo, newcomer, PASSWORD, verifiedCustomer } from '#test/customers/accounts.ts'
import { testShop } from '#test/shop.ts'
import { signInWithIdentity } from './sign-in.ts'

const shop = await testShop()
const BROWSER: Browser = { name: 'Firefox, Linux', token: null }

let people = 0
/** Somebody whose mailbox the provider keeps. */
function person(change: Partial<ProvenPerson> = {}): ProvenPerson {
  people++
  const email = `maria.${people}@exemplu.ro`
  const key = { issuer: 'https://id.example', subject: `subject-${people}` }
  const names = { firstName: 'Maria', lastName: 'Ionescu' }
  return { ...key, email, isEmailVerified: true, hostedDomain: 'exemplu.ro', ...names, ...change }
}

const enter = async (who: ProvenPerson) => {
  shop.clock.advance(MINUTE_MS)
  return signInWithIdentity(shop, who, { browser: BROWSER, formerToken: null, market: 'ro' })
}
/** Returns who is signed in, or why nobody is. */
async function entered(who: ProvenPerson) {
  const answer = await enter(who)
  return answer.ok ? (await readSession(shop, answer.token))! : answer.reason
}
const identities = (customerId: string) =>
  shop.db.query.selectFrom('customer_identity').select(['subject', 'email']).where('customer_id', '=', customerId).execute()

test('an account of the same address, verified on both sides and kept by the provider, is the same person', async () => {
  const { email } = await verifiedCustomer(shop)
  const who = person({ email: email.toUpperCase() })
  expect(await entered(who)).toMatchObject({ email, firstName: 'Ioana' })
  // The password still works, too.
  const attempt = { email, password: PASSWORD, ip: newAddress(), browser: BROWSER, formerToken: null }
  expect(await signIn(shop, attempt)).toMatchObject({ ok: true })
})

test.each<[string, Partial<ProvenPerson>]>([
  ['the provider has not verified', { isEmailVerified: false }],
  ['the provider does not keep', { hostedDomain: null }],
])('an account is not opened by an address that %s', async (_, change) => {
  const { email } = await verifiedCustomer(shop)
  const reason = change.isEmailVerified === false ? 'OAuthCreateAccount' : 'OAuthAccountNotLinked'
  expect(await entered(person({ email, ...change }))).toBe(reason)
})

test('Google keeps the mailboxes of its own domain', async () => {
  const { email } = await verifiedCustomer(shop, { email: 'elena.radu@gmail.com' })
  expect(await entered(person({ email: 'Elena.Radu@gmail.com', hostedDomain: null }))).toMatchObject({ email })
})

test('a registration that nobody verified gives way: neither its password nor its link opens the account', async () => {
  const form = newcomer({ firstName: 'Stranger' })
  await registerCustomer(shop, form, newAddress())
  const token = await mailedToken(shop, form.email, 'verify')
  // A one-time verification by the provider suffices where nobody has the address.
  const owner = await entered(person({ email: form.email, hostedDomain: null }))
  expect(owner).toMatchObject({ firstName: 'Maria' })
  expect(await verifyEmail(shop, { token, ip: newAddress() })).toMatchObject({ reason: 'token_invalid' })
  const attempt = { email: form.email, password: form.password, ip: newAddress(), browser: BROWSER, formerToken: null }
  expect(await signIn(shop, attempt)).toEqual({ ok: false, reason: 'CredentialsSignin' })
})

test('another person behind the same address does not get into the account of the first', async () => {
  const first = person()
  expect(await entered(first)).toMatchObject({ email: first.email })
  expect(await entered(person({ email: first.email }))).toBe('OAuthAccountNotLinked')
  // Nor the same key of another provider.
  expect(await entered({ ...first, issuer: 'https://other.example', hostedDomain: null })).toBe('OAuthAccountNotLinked')
})

test('the key counts, not the address: a changed one is shown and opens nobody else’s account', async () => {
  const { email } = await verifiedCustomer(shop)
  const who = person()
  const before = await entered(who)
  const after = await entered({ ...who, email })
  expect(after).toMatchObject({ id: (before as { id: string }).id, email: who.email })
  expect(await identities((before as { id: string }).id)).toEqual([{ subject: who.subject, email }])
})

test('an account that was stopped stays closed, by key and by address', async () => {
  const who = person()
  await enter(who)
  const { email } = await verifiedCustomer(shop)
  const unverified = newcomer()
  await registerCustomer(shop, unverified, newAddress())
  for (const address of [who.email, email, unverified.email]) await disableCustomer(shop, address, shop.clock.now())
  for (const closed of [who, person({ email }), person({ email: unverified.email })])
    expect(await entered(closed)).toBe('AccessDenied')
})

test.each([
  ['one name', { firstName: 'Cher', lastName: '' }, ['Cher', '']],
  ['no name', { firstName: '', lastName: '' }, ['maria', '']],
  ['what no name has', { firstName: 'Ana 🌸 <b>', lastName: 'www.evil.example' }, ['Ana b', 'evil.example']],
  ['nothing but that', { firstName: '🌸', lastName: '123' }, ['maria', '']],
  ['a long one', { firstName: 'a'.repeat(150), lastName: 'b' }, ['a'.repeat(100), 'b']],
])('a new account of somebody with %s', async (_, names, [firstName, lastName]) => {
  people++
  const session = await entered(person({ ...names, email: `maria@exemplu${people}.ro` }))
  expect(session).toMatchObject({ firstName, lastName })
})

test('an account without a password has its details, and gets a password by the link of a mail', async () => {
  const who = person()
  const customer = await entered(who)
  if (typeof customer === 'string') throw new Error(customer)
  expect(await readDetails(shop, customer.id)).toMatchObject({ hasPassword: false, email: who.email })
  expect(await changeDetails(shop, customer, { firstName: 'Ana', lastName: 'Pop', phone: '' })).toEqual({ ok: true })
  const attempt = { email: who.email, password: PASSWORD, ip: newAddress(), browser: BROWSER, formerToken: null }
  expect(await signIn(shop, attempt)).toEqual({ ok: false, reason: 'CredentialsSignin' })
  await forgotPassword(shop, who.email, newAddress())
  const token = await mailedToken(shop, who.email, 'reset')
  await resetPassword(shop, { token, password: PASSWORD, browser: BROWSER, ip: newAddress() })
  expect(await signIn(shop, attempt)).toMatchObject({ ok: true })
  expect(await entered(who)).toMatchObject({ id: customer.id })
})

test('a new account is welcomed once, in the language of its market', async () => {
  const who = person()
  await signInWithIdentity(shop, who, { browser: BROWSER, formerToken: null, market: 'hu' })
  await enter(who)
  const mails = (await mailsTo(shop, who.email)).map(({ kind, locale }) => `${kind} ${locale}`)
  expect(mails).toEqual(['customer welcome hu', 'customer new_sign_in hu'])
})

test('first sign-ins at the same moment make one account', async () => {
  const who = person()
  const visits = Array.from({ length: 8 }, () =>
    signInWithIdentity(shop, who, { browser: BROWSER, formerToken: null, market: 'ro' }),
  )
  const answers = await Promise.all(visits)
  const ids = await Promise.all(answers.map(async (answer) => answer.ok && (await readSession(shop, answer.token))?.id))
  expect(new Set(ids).size).toBe(1)
  expect(ids[0]).toBeTypeOf('string')
})

test('sign-ins at the same moment link an account once', async () => {
  const { email } = await verifiedCustomer(shop)
  const who = person({ email })
  const visits = Array.from({ length: 8 }, () =>
    signInWithIdentity(shop, who, { browser: BROWSER, formerToken: null, market: 'ro' }),
  )
  expect((await Promise.all(visits)).every(({ ok }) => ok)).toBe(true)
  expect(shop.errors).toEqual([])
})
