/** Customers with passkeys, and what their browsers do with them. */
import type { TestShop } from '#test/shop.ts'
import { PASSWORD, verifiedCustomer } from './accounts.ts'
import { authBrowser, type AuthBrowser, type Reply } from './auth-browser.ts'
import { authenticator, type Deviation } from './authenticator.ts'

type Device = ReturnType<typeof authenticator>

/** Adds a passkey to the account that the browser is signed in to. */
export async function addPasskeyIn(browser: AuthBrowser, device: Device, change: Deviation = {}): Promise<Reply> {
  const { status, body } = await browser.post('/api/my/passkeys/options', {})
  if (status !== 200) throw new Error(`no passkey is offered: ${JSON.stringify(body)}`)
  return browser.post('/api/my/passkeys', device.create(body, change))
}

/** Signs in with a passkey, the newest of the device unless given. */
export async function signInWithPasskeyIn(
  browser: AuthBrowser,
  device: Device,
  change: Deviation = {},
  passkey = device.passkeys.at(-1)!,
): Promise<Reply> {
  const { body } = await browser.post('/api/auth/passkey/options', {})
  return browser.post('/api/auth/passkey', device.get(body, change, passkey))
}

/** A customer who has added a passkey in a browser where they are still signed in. */
export async function customerWithPasskey(shop: TestShop, options: Partial<Parameters<typeof authenticator>[0]> = {}) {
  const { email } = await verifiedCustomer(shop)
  const device = authenticator({ origin: shop.config.publicUrl, ...options })
  const browser = authBrowser(shop)
  await browser.signIn(email, PASSWORD)
  const { body } = await addPasskeyIn(browser, device)
  return { email, device, browser, passkeyId: body.id as string }
}
