/** Passkeys of staff on the wire: cookies, the browser that a challenge is for, and the confirmation that changes need. */
import { beforeEach, expect, test } from 'vitest'
import { STAFF_CONFIRMATION_MS } from '#domain/staff/staff-session.ts'
import { adminEndpoints } from '#admin/entry/admin.server.ts'
import { authenticator } from '#test/customers/authenticator.ts'
import { testShop } from '#test/shop.ts'
import { firstOwner } from '#test/staff/staff-member.ts'
import { createApi } from '#web/http/api/endpoints.ts'

const shop = await testShop()
const api = createApi(shop, adminEndpoints)
const owner = await firstOwner(shop)
const device = authenticator({ origin: shop.config.publicUrl, counts: false })

beforeEach(async () => {
  await shop.db.query.deleteFrom('attempt_count').execute()
})

/** A browser that keeps its cookies. */
function browser(token: string | null = null) {
  const jar = new Map<string, string>(token === null ? [] : [['staff-session', token]])
  return async (method: string, path: string, body: unknown = {}) => {
    const cookie = Array.from(jar, ([name, value]) => `${name}=${value}`).join('; ')
    const request = new Request(`${shop.config.publicUrl}/admin/api${path}`, {
      method,
      headers: { cookie, ...(method !== 'GET' && { 'content-type': 'application/json', origin: shop.config.publicUrl }) },
      ...(method !== 'GET' && { body: JSON.stringify(body) }),
    })
    const answer = (await api(request, new URL(request.url)))!
    for (const set of answer.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(set) ?? []
      jar.set(name, value)
    }
    return { status: answer.status, body: (await answer.json()) as never }
  }
}

test('a passkey is added after a confirmation, signs in in another browser, and only where it was asked for', async () => {
  const office = browser(owner.token)
  const offered = await office('POST', '/passkeys/options')
  expect(await office('POST', '/passkeys', device.create(offered.body))).toMatchObject({ status: 201 })
  expect((await office('GET', '/second-steps')).body).toMatchObject({ hasApp: true, passkeys: [{}], recoveryCodes: 10 })

  const [other, third] = [browser(), browser()]
  const answer = device.get((await other('POST', '/sign-in/passkey/options')).body)
  expect(await third('POST', '/sign-in/passkey', answer)).toMatchObject({ status: 410, body: { code: 'passkey_expired' } })
  const again = device.get((await other('POST', '/sign-in/passkey/options')).body)
  expect(await other('POST', '/sign-in/passkey', again)).toMatchObject({ status: 200, body: { staff: { hasPasskey: true } } })
  expect(await other('GET', '/session')).toMatchObject({ body: { staff: { email: owner.email } } })
})

test('after ten minutes changes wait for a confirmation, which a passkey gives', async () => {
  const office = browser(owner.token)
  shop.clock.advance(STAFF_CONFIRMATION_MS)
  const late = { status: 403, body: { code: 'confirmation_required' } }
  for (const path of ['/passkeys/options', '/recovery-codes']) expect(await office('POST', path)).toMatchObject(late)
  const asked = await office('POST', '/confirm/passkey/options')
  expect(await office('POST', '/confirm/passkey', device.get(asked.body))).toMatchObject({ status: 200 })
  const codes = await office('POST', '/recovery-codes')
  expect(codes).toMatchObject({ status: 200, body: { recoveryCodes: { length: 10 } } })
})

test('nothing of this was an error of the shop', () => {
  expect(shop.errors).toEqual([])
})
