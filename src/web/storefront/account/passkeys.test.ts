/** A customer's passkeys over HTTP: list, addition, name, removal, and the confirmation that changes need. */
import { sign } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { CONFIRMATION_MS, MAX_PASSKEYS } from '#domain/customers/account-limits.ts'
import { CHALLENGE_MS, MAX_PASSKEY_NAME } from '#domain/customers/passkey.ts'
import { mailsTo, PASSWORD, verifiedCustomer } from '#test/customers/accounts.ts'
import { authBrowser } from '#test/customers/auth-browser.ts'
import { authenticator, newKey, type Deviation } from '#test/customers/authenticator.ts'
import { attestationCertificate } from '#test/customers/certificate.ts'
import { addPasskeyIn, customerWithPasskey, signInWithPasskeyIn } from '#test/customers/passkeys.ts'
import { testShop } from '#test/shop.ts'

const shop = await testShop()
const { publicUrl } = shop.config
const UNKNOWN = '01990000-0000-7000-8000-000000000000'

async function customer() {
  const { email } = await verifiedCustomer(shop)
  const browser = authBrowser(shop)
  await browser.signIn(email, PASSWORD)
  return { email, browser, device: authenticator({ origin: publicUrl }) }
}
const listed = async (browser: ReturnType<typeof authBrowser>) => (await browser.get('/api/my/passkeys')).body.passkeys

describe('adding a passkey', () => {
  test('is offered for this shop and this account alone, and tells the customer by mail', async () => {
    const { email, browser, device } = await customer()
    const { body } = await browser.post('/api/my/passkeys/options', {})
    expect(body).toMatchObject({
      rp: { id: new URL(publicUrl).hostname },
      user: { name: email, displayName: 'Ioana Marinescu' },
      attestation: 'none',
      authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
      excludeCredentials: [],
    })
    const added = await browser.post('/api/my/passkeys', device.create(body))
    expect([added.status, added.body]).toMatchObject([201, { name: 'Firefox, Linux', lastUsedAt: null }])
    expect(await listed(browser)).toEqual([added.body])
    const again = (await browser.post('/api/my/passkeys/options', {})).body
    const id = device.passkeys[0]!.id.toString('base64url')
    expect(again.excludeCredentials).toEqual([{ type: 'public-key', id, transports: ['internal', 'hybrid'] }])
    expect(again.user.id).toBe(body.user.id)
    const mail = (await mailsTo(shop, email)).at(-1)!
    expect(mail.kind).toBe('customer passkey_added')
    expect(mail.text).toContain('Firefox, Linux')
    expect(mail.html).toContain(`${publicUrl}/my/security`)
  })

  const packed = (statement: (signed: Buffer) => [string, unknown][]): Deviation => ({
    attestation: { fmt: 'packed', attStmt: (signed) => new Map(statement(signed)) },
  })
  const maker = newKey('ES256')
  test.each<[string, Deviation]>([
    ['another origin', { origin: 'https://evil.example' }],
    ['another relying party', { rpId: 'evil.example' }],
    ['a page in a frame of another site', { crossOrigin: true }],
    ['the answer of a sign-in', { type: 'webauthn.get' }],
    ['no person present', { flags: 4 }],
    ['a person present and not verified', { flags: 1 }],
    [
      'the certificate of a maker, which nobody asked for',
      packed((signed) => [
        ['alg', -7],
        ['sig', sign('sha256', signed, maker.privateKey)],
        ['x5c', [attestationCertificate(maker)]],
      ]),
    ],
    [
      'a wrong signature of its own',
      packed(() => [
        ['alg', -7],
        ['sig', Buffer.alloc(64)],
      ]),
    ],
    ['another form of attestation', { attestation: { fmt: 'android-safetynet', attStmt: () => new Map() } }],
    ['a statement where none is', { attestation: { fmt: 'none', attStmt: () => new Map([['alg', -7]]) } }],
  ])('%s is refused', async (_, change) => {
    const { email, browser, device } = await customer()
    const reply = await addPasskeyIn(browser, device, change)
    expect([reply.status, reply.body.code]).toEqual([422, 'passkey_refused'])
    expect(await listed(browser)).toEqual([])
    expect((await mailsTo(shop, email)).at(-1)!.kind).toBe('customer welcome')
  })

  test.each(['', 'AA', Buffer.from('a0', 'hex').toString('base64url'), 'A'.repeat(16_384)])(
    'an attestation that nobody can read is refused (%#)',
    async (attestation) => {
      const { browser, device } = await customer()
      const { body } = await browser.post('/api/my/passkeys/options', {})
      const reply = await browser.post('/api/my/passkeys', { ...device.create(body), attestation })
      expect(reply.body.code).toBe(attestation === '' ? 'validation_failed' : 'passkey_refused')
    },
  )

  test('a challenge is answered once, in its session and its time', async () => {
    const { email, browser, device } = await customer()
    const ask = async () => (await browser.post('/api/my/passkeys/options', {})).body
    const options = await ask()
    expect((await browser.post('/api/my/passkeys', device.create(options))).status).toBe(201)
    expect((await browser.post('/api/my/passkeys', device.create(options))).body.code).toBe('passkey_expired')
    const other = await customer()
    expect((await other.browser.post('/api/my/passkeys', device.create(await ask()))).body.code).toBe('passkey_expired')
    const later = await ask()
    await browser.signIn(email, PASSWORD)
    expect((await browser.post('/api/my/passkeys', device.create(later))).body.code).toBe('passkey_expired')
    const late = await ask()
    shop.clock.advance(CHALLENGE_MS)
    await browser.post('/api/my/confirmation', { password: PASSWORD })
    expect((await browser.post('/api/my/passkeys', device.create(late))).body.code).toBe('passkey_expired')
    for (const path of ['/api/auth/passkey/options', '/api/my/confirmation/passkey/options']) {
      const { challenge } = (await browser.post(path, {})).body
      expect((await addPasskeyIn(browser, device, { challenge })).body.code).toBe('passkey_expired')
    }
  })

  test('a credential is one customer’s', async () => {
    const { browser, device } = await customerWithPasskey(shop, { counts: false })
    const thief = await customer()
    const { body } = await thief.browser.post('/api/my/passkeys/options', {})
    const own = thief.device.create(body)
    const { id } = device.passkeys[0]!
    // The same id, with a key of the thief's own.
    const attestation = Buffer.from(own.attestation, 'base64url')
    id.copy(attestation, attestation.indexOf(thief.device.passkeys[0]!.id))
    const copied = { ...own, id: id.toString('base64url'), attestation: attestation.toString('base64url') }
    expect((await thief.browser.post('/api/my/passkeys', copied)).body.code).toBe('passkey_refused')
    expect(await listed(thief.browser)).toEqual([])
    expect((await signInWithPasskeyIn(browser, device)).status).toBe(200)
    // An id beside the one that is attested.
    const { body: next } = await thief.browser.post('/api/my/passkeys/options', {})
    const named = { ...thief.device.create(next), id: Buffer.alloc(32, 7).toString('base64url') }
    expect((await thief.browser.post('/api/my/passkeys', named)).body.code).toBe('passkey_refused')
  })

  test('an account has so many', async () => {
    const { browser, device } = await customer()
    for (let at = 0; at < MAX_PASSKEYS; at++) expect((await addPasskeyIn(browser, device)).status).toBe(201)
    const reply = await browser.post('/api/my/passkeys/options', {})
    expect([reply.status, reply.body.code]).toEqual([409, 'too_many_passkeys'])
  })
})

describe('a passkey', () => {
  test('has a name that its customer gives it', async () => {
    const { browser, passkeyId } = await customerWithPasskey(shop)
    const rename = (name: string) => browser.send('PUT', `/api/my/passkeys/${passkeyId}`, { json: { name } })
    expect((await rename('  Telefonul   mamei ')).body.name).toBe('Telefonul mamei')
    expect(await listed(browser)).toMatchObject([{ id: passkeyId, name: 'Telefonul mamei' }])
    const faults = { '  ': 'passkey_name_required', ['x'.repeat(MAX_PASSKEY_NAME + 1)]: 'passkey_name_too_long' }
    for (const [name, code] of Object.entries({ ...faults, 'www.evil.example': 'text_link', 'a\u202eb': 'text_invisible' }))
      expect((await rename(name)).body.fields).toEqual({ name: code })
  })

  test('is removed, signs nobody in then, and its removal is told by mail', async () => {
    const { email, browser, device, passkeyId } = await customerWithPasskey(shop)
    expect((await browser.post(`/api/my/passkeys/${passkeyId}/delete`, {})).body).toEqual({ deleted: true })
    expect(await listed(browser)).toEqual([])
    expect((await signInWithPasskeyIn(authBrowser(shop), device)).status).toBe(401)
    expect((await mailsTo(shop, email)).at(-1)!.kind).toBe('customer passkey_removed')
    expect((await browser.post(`/api/my/passkeys/${passkeyId}/delete`, {})).body.code).toBe('passkey_not_found')
  })

  test('of another customer is answered like an unknown one, and stays', async () => {
    const { browser, passkeyId } = await customerWithPasskey(shop)
    const stranger = await customer()
    const tried = async (id: string) => {
      const removed = await stranger.browser.post(`/api/my/passkeys/${id}/delete`, {})
      const renamed = await stranger.browser.send('PUT', `/api/my/passkeys/${id}`, { json: { name: 'X' } })
      return [removed.status, removed.text, Object.fromEntries(removed.headers), renamed.status, renamed.text]
    }
    const foreign = await tried(passkeyId)
    expect(foreign[0]).toBe(404)
    for (const id of [UNKNOWN, 'null', '%20']) expect(await tried(id)).toEqual(foreign)
    expect(await listed(browser)).toMatchObject([{ id: passkeyId, name: 'Firefox, Linux' }])
  })
})

describe('a session that was confirmed long ago', () => {
  test('changes no passkey until the password is typed; then it goes on under another token', async () => {
    const { browser, device, passkeyId } = await customerWithPasskey(shop)
    const { body: options } = await browser.post('/api/my/passkeys/options', {})
    shop.clock.advance(CONFIRMATION_MS)
    const calls: [string, object][] = [
      ['/api/my/passkeys/options', {}],
      ['/api/my/passkeys', device.create(options)],
      [`/api/my/passkeys/${passkeyId}/delete`, {}],
    ]
    for (const [path, body] of calls) {
      const reply = await browser.post(path, body)
      expect([path, reply.status, reply.body.code]).toEqual([path, 403, 'confirmation_required'])
    }
    const former = browser.jar.get('session')!
    const wrong = await browser.post('/api/my/confirmation', { password: 'wrong' })
    expect([wrong.status, wrong.body.fields]).toEqual([422, { password: 'password_wrong' }])
    const { body } = await browser.post('/api/my/confirmation', { password: PASSWORD })
    expect(body).toEqual({ until: new Date(shop.clock.now().getTime() + CONFIRMATION_MS).toISOString() })
    expect(browser.jar.get('session')).not.toBe(former)
    const left = authBrowser(shop)
    left.jar.set('session', former)
    expect((await left.get('/api/my/passkeys')).status).toBe(401)
    expect((await addPasskeyIn(browser, device)).status).toBe(201)
  })

  test('is confirmed by a passkey of its customer, and by no other', async () => {
    const { browser, device, passkeyId } = await customerWithPasskey(shop)
    const other = await customerWithPasskey(shop)
    shop.clock.advance(CONFIRMATION_MS)
    const confirm = async (change: Deviation = {}, by = device) => {
      const { body } = await browser.post('/api/my/confirmation/passkey/options', {})
      expect(body.allowCredentials.map(({ id }: { id: string }) => id)).toEqual([device.passkeys[0]!.id.toString('base64url')])
      return browser.post('/api/my/confirmation/passkey', by.get(body, change))
    }
    for (const [change, by] of [
      [{}, other.device],
      [{ userHandle: device.passkeys[0]!.userHandle }, other.device],
      [{ userHandle: other.device.passkeys[0]!.userHandle }, device],
      [{ flags: 1 }, device],
      [{ key: newKey('ES256').privateKey }, device],
    ] as const)
      expect((await confirm(change, by)).body.code).toBe('passkey_refused')
    expect((await browser.post(`/api/my/passkeys/${passkeyId}/delete`, {})).status).toBe(403)
    expect((await confirm({ counter: 1 })).body.code).toBe('passkey_stale')
    const former = browser.jar.get('session')
    // An authenticator that was told which passkey to use may leave out whose it is.
    expect((await confirm({ userHandle: null })).status).toBe(200)
    expect(browser.jar.get('session')).not.toBe(former)
    expect((await browser.post(`/api/my/passkeys/${passkeyId}/delete`, {})).status).toBe(200)
  })

  test('is confirmed by signing in with a passkey', async () => {
    const { browser, device, passkeyId } = await customerWithPasskey(shop)
    shop.clock.advance(CONFIRMATION_MS)
    await signInWithPasskeyIn(browser, device)
    expect((await browser.post(`/api/my/passkeys/${passkeyId}/delete`, {})).status).toBe(200)
  })
})

test('nothing of this was an error of the shop', () => {
  expect(shop.errors).toEqual([])
})
