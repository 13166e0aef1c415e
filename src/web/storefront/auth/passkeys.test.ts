/** Signing in with a passkey, by an authenticator in software; and everything that must not sign in. */
import { beforeEach, describe, expect, test } from 'vitest'
import { PASSKEY_CHALLENGE_LIMIT, PASSKEY_LIMITS } from '#domain/checkout/limits.ts'
import { CHALLENGE_MS } from '#domain/customers/passkey.ts'
import { disableCustomer } from '#services/customers/disable-customer.ts'
import { mailsTo, PASSWORD } from '#test/customers/accounts.ts'
import { authBrowser } from '#test/customers/auth-browser.ts'
import { authenticator, newKey, type Deviation } from '#test/customers/authenticator.ts'
import { customerWithPasskey, signInWithPasskeyIn } from '#test/customers/passkeys.ts'
import { newAddress } from '#test/endpoint-calls.ts'
import { testShop } from '#test/shop.ts'

const shop = await testShop()
const { publicUrl } = shop.config
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

describe('a passkey signs in', () => {
  test.each(['ES256', 'EdDSA', 'RS256'] as const)('with %s, without a password, under a new token', async (algorithm) => {
    const { email, device } = await customerWithPasskey(shop, { algorithm })
    const browser = authBrowser(shop)
    browser.jar.set('session', 'A'.repeat(43))
    const reply = await signInWithPasskeyIn(browser, device)
    expect([reply.status, reply.body]).toEqual([200, { signedIn: true }])
    const first = browser.jar.get('session')!
    expect(first).not.toBe('A'.repeat(43))
    expect((await browser.get('/api/auth/session')).body.user.email).toBe(email)
    await signInWithPasskeyIn(browser, device)
    expect(browser.jar.get('session')).not.toBe(first)
    const former = authBrowser(shop)
    former.jar.set('session', first)
    expect((await former.get('/api/auth/session')).text).toBe('{}')
  })

  test('an authenticator that does not count signs in again and again', async () => {
    const { device } = await customerWithPasskey(shop, { counts: false })
    for (let at = 0; at < 3; at++) expect((await signInWithPasskeyIn(authBrowser(shop), device)).status).toBe(200)
  })

  test('a browser that is new to the account is told by mail, and its use is shown', async () => {
    const { email, device, browser, passkeyId } = await customerWithPasskey(shop)
    await signInWithPasskeyIn(browser, device)
    expect(await kindsTo(email)).toEqual(['verify', 'welcome', 'passkey_added'])
    await signInWithPasskeyIn(authBrowser(shop), device)
    expect((await kindsTo(email)).at(-1)).toBe('new_sign_in')
    const { passkeys } = (await browser.get('/api/my/passkeys')).body
    expect(passkeys).toMatchObject([{ id: passkeyId, name: 'Firefox, Linux' }])
    expect(passkeys[0].lastUsedAt > passkeys[0].createdAt).toBe(true)
  })

  test('who signs in is asked the same, whoever it is', async () => {
    const { browser } = await customerWithPasskey(shop)
    const [known, unknown] = [
      await browser.post('/api/auth/passkey/options', {}),
      await authBrowser(shop).post('/api/auth/passkey/options', {}),
    ]
    expect({ ...known.body, challenge: '' }).toEqual({ ...unknown.body, challenge: '' })
    expect(known.body).toMatchObject({ rpId: new URL(publicUrl).hostname, userVerification: 'required', allowCredentials: [] })
    expect(known.body.challenge).toMatch(/^[\w-]{43}$/)
  })
})

/** Each of these is answered with the same bytes as an unknown passkey. */
const HOSTILE: Record<string, Deviation> = {
  'another origin': { origin: 'https://evil.example' },
  'another port': { origin: publicUrl.replace(/:\d+$/, ':1') },
  'a host below ours': { origin: publicUrl.replace('://', '://a.') },
  'another relying party': { rpId: 'evil.example' },
  'a page in a frame of another site': { crossOrigin: true },
  'the answer of a registration': { type: 'webauthn.create' },
  'no person present': { flags: 4 },
  'a person present and not verified': { flags: 1 },
  'the signature of another key': { key: newKey('ES256').privateKey },
  'the account of somebody else': { userHandle: Buffer.alloc(16, 1).toString('base64url') },
  'no account': { userHandle: null },
}

describe('is refused like an unknown passkey', () => {
  const unknown = async () => {
    const device = authenticator({ origin: publicUrl })
    device.create({ challenge: '', rp: { id: new URL(publicUrl).hostname }, user: { id: 'AAAA' } })
    return shown(await signInWithPasskeyIn(authBrowser(shop), device))
  }

  test.each(Object.entries(HOSTILE))('%s', async (_, change) => {
    const { device } = await customerWithPasskey(shop)
    const browser = authBrowser(shop)
    const reply = await signInWithPasskeyIn(browser, device, change)
    expect([reply.status, reply.body.code]).toEqual([401, 'passkey_refused'])
    expect(shown(reply)).toEqual(await unknown())
    expect(browser.jar.has('session')).toBe(false)
    // Nothing of it counts against the owner.
    expect((await signInWithPasskeyIn(browser, device)).status).toBe(200)
  })

  test.each(['clientData', 'authenticatorData', 'signature'] as const)('a changed bit of %s', async (part) => {
    const { device } = await customerWithPasskey(shop)
    const browser = authBrowser(shop)
    const { body } = await browser.post('/api/auth/passkey/options', {})
    const answer = device.get(body)
    const bytes = Buffer.from(answer[part], 'base64url')
    // The last one of the client data closes its braces.
    bytes[part === 'clientData' ? bytes.indexOf('crossOrigin') : bytes.length - 1]! ^= 1
    const reply = await browser.post('/api/auth/passkey', { ...answer, [part]: bytes.toString('base64url') })
    expect(shown(reply)).toEqual(await unknown())
  })

  test.each(['AAAA', Buffer.from('null').toString('base64url'), Buffer.from('{"challenge":1}').toString('base64url')])(
    'client data that nobody can read: %s',
    async (clientData) => {
      const { device } = await customerWithPasskey(shop)
      const browser = authBrowser(shop)
      const { body } = await browser.post('/api/auth/passkey/options', {})
      expect(shown(await browser.post('/api/auth/passkey', { ...device.get(body), clientData }))).toEqual(await unknown())
    },
  )

  test('the passkey of another customer under the name of this one', async () => {
    const [one, other] = [await customerWithPasskey(shop), await customerWithPasskey(shop)]
    const { userHandle } = one.device.passkeys[0]!
    const browser = authBrowser(shop)
    expect(shown(await signInWithPasskeyIn(browser, other.device, { userHandle }))).toEqual(await unknown())
    // Its id with the signature of the other one's key.
    const { body } = await browser.post('/api/auth/passkey/options', {})
    const answer = { ...other.device.get(body, { userHandle }), id: one.device.passkeys[0]!.id.toString('base64url') }
    expect(shown(await browser.post('/api/auth/passkey', answer))).toEqual(await unknown())
  })

  test('a disabled account, and a removed passkey', async () => {
    const { email, device, browser, passkeyId } = await customerWithPasskey(shop)
    await browser.post(`/api/my/passkeys/${passkeyId}/delete`, {})
    expect(shown(await signInWithPasskeyIn(authBrowser(shop), device))).toEqual(await unknown())
    const disabled = await customerWithPasskey(shop)
    await disableCustomer(shop, disabled.email, shop.clock.now())
    expect(shown(await signInWithPasskeyIn(authBrowser(shop), disabled.device))).toEqual(await unknown())
    expect((await kindsTo(email)).at(-1)).toBe('passkey_removed')
  })
})

describe('a challenge', () => {
  test('is answered once', async () => {
    const { device } = await customerWithPasskey(shop, { counts: false })
    const browser = authBrowser(shop)
    const { body } = await browser.post('/api/auth/passkey/options', {})
    const answer = device.get(body)
    expect((await browser.post('/api/auth/passkey', answer)).status).toBe(200)
    const replayed = await browser.post('/api/auth/passkey', answer)
    expect([replayed.status, replayed.body.code]).toEqual([410, 'passkey_expired'])
  })

  test('is used up by a refused answer too', async () => {
    const { device } = await customerWithPasskey(shop)
    const browser = authBrowser(shop)
    const { body } = await browser.post('/api/auth/passkey/options', {})
    expect((await browser.post('/api/auth/passkey', device.get(body, { flags: 1 }))).status).toBe(401)
    expect((await browser.post('/api/auth/passkey', device.get(body))).body.code).toBe('passkey_expired')
  })

  test('is for the browser that asked, and stays its own', async () => {
    const { device } = await customerWithPasskey(shop, { counts: false })
    const [browser, other] = [authBrowser(shop), authBrowser(shop)]
    const { body } = await browser.post('/api/auth/passkey/options', {})
    await other.post('/api/auth/passkey/options', {})
    const answer = device.get(body)
    for (const thief of [other, authBrowser(shop)])
      expect((await thief.post('/api/auth/passkey', answer)).body.code).toBe('passkey_expired')
    expect((await browser.post('/api/auth/passkey', answer)).status).toBe(200)
  })

  test('is over after its time, and one that nobody made is never one', async () => {
    const { device } = await customerWithPasskey(shop)
    const browser = authBrowser(shop)
    const { body } = await browser.post('/api/auth/passkey/options', {})
    shop.clock.advance(CHALLENGE_MS)
    expect((await browser.post('/api/auth/passkey', device.get(body))).body.code).toBe('passkey_expired')
    const own = await signInWithPasskeyIn(browser, device, { challenge: 'A'.repeat(43) })
    expect(own.body.code).toBe('passkey_expired')
  })

  test('of an addition or a confirmation signs nobody in', async () => {
    const { device, browser } = await customerWithPasskey(shop)
    for (const path of ['/api/my/passkeys/options', '/api/my/confirmation/passkey/options']) {
      const { challenge } = (await browser.post(path, {})).body
      expect((await signInWithPasskeyIn(browser, device, { challenge })).body.code).toBe('passkey_expired')
    }
  })

  test('is stored as a hash', async () => {
    const { body } = await authBrowser(shop).post('/api/auth/passkey/options', {})
    const stored = JSON.stringify(await shop.db.query.selectFrom('passkey_challenge').selectAll().execute())
    expect(stored).not.toContain(body.challenge)
  })
})

describe('a counter that has not grown', () => {
  test.each([
    ['the same', 2],
    ['a smaller one', 1],
    ['none any more', 0],
  ])('%s is refused, and said', async (_, counter) => {
    const { device } = await customerWithPasskey(shop)
    await signInWithPasskeyIn(authBrowser(shop), device)
    const reply = await signInWithPasskeyIn(authBrowser(shop), device, { counter })
    expect([reply.status, reply.body.code]).toEqual([401, 'passkey_stale'])
    expect(reply.cookies).toEqual([])
    // Told only to who has the key: a wrong signature is refused as always.
    const forged = await signInWithPasskeyIn(authBrowser(shop), device, { counter, key: newKey('ES256').privateKey })
    expect(forged.body.code).toBe('passkey_refused')
  })
})

describe('limits', () => {
  test('hold for a caller, whatever it pretends, and a browser that the account knows is not kept out', async () => {
    const { device, browser } = await customerWithPasskey(shop)
    const address = newAddress()
    const stranger = () => authBrowser(shop, { address, proxied: () => ({ 'x-forwarded-for': newAddress() }) })
    for (let at = 0; at < PASSKEY_LIMITS.caller.most; at++)
      expect((await signInWithPasskeyIn(stranger(), device, { flags: 1 })).status).toBe(401)
    const limited = await signInWithPasskeyIn(stranger(), device)
    expect([limited.status, limited.body.code]).toEqual([429, 'too_many_sign_ins'])
    expect(Number(limited.headers.get('retry-after'))).toBeGreaterThan(60)
    const known = authBrowser(shop, { address })
    known.jar.set('browser', browser.jar.get('browser')!)
    expect((await signInWithPasskeyIn(known, device)).status).toBe(200)
  })

  test('sign-ins do not count, and mistyped passwords keep no passkey out', async () => {
    const { email, device, browser } = await customerWithPasskey(shop)
    for (let at = 0; at < PASSKEY_LIMITS.browser.most + 2; at++) await browser.signIn(email, 'wrong')
    expect((await browser.signIn(email, PASSWORD)).status).toBe(429)
    for (let at = 0; at < PASSKEY_LIMITS.browser.most + 2; at++)
      expect((await signInWithPasskeyIn(browser, device)).status).toBe(200)
  })

  test('a caller gets so many challenges', async () => {
    const address = newAddress()
    const ask = () => authBrowser(shop, { address }).post('/api/auth/passkey/options', {})
    for (let at = 0; at < PASSKEY_CHALLENGE_LIMIT.most; at++) expect((await ask()).status).toBe(200)
    expect((await ask()).body.code).toBe('too_many_requests')
  })
})

test.each([
  {},
  { id: '' },
  { id: 'a b' },
  { id: 'A'.repeat(1365) },
  { signature: 'A'.repeat(2049) },
  { userHandle: undefined },
  { rawId: 'AAAA' },
  { clientData: ['AAAA'] },
])('an answer of another form is refused before it is looked at: %j', async (change) => {
  const answer = { id: 'AAAA', clientData: 'AAAA', authenticatorData: 'AAAA', signature: 'AAAA', userHandle: 'AAAA' }
  const body = Object.keys(change).length === 0 ? {} : { ...answer, ...change }
  expect((await authBrowser(shop).post('/api/auth/passkey', body)).body.code).toBe('validation_failed')
})

test('another site can neither ask nor answer', async () => {
  for (const path of ['/api/auth/passkey/options', '/api/auth/passkey']) {
    const headers = { origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' }
    expect((await authBrowser(shop).send('POST', path, { json: {}, headers })).status).toBe(403)
    expect((await authBrowser(shop).send('POST', path, { form: {} })).status).toBe(415)
  }
})

test('nothing of this was an error of the shop', () => {
  expect(shop.errors).toEqual([])
})
