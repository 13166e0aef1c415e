/** Frame, headers and proof of a shop whose gateway has wallets; without its key for browsers none of them is there. */
import { expect, test } from 'vitest'
import { APPLE_PAY_PROOF_PATH, STRIPE_WALLETS_PATH } from '#domain/payments/wallet.ts'
import { placedOrder, seedOneProduct } from '#test/placed-order.ts'
import { testShop } from '#test/shop.ts'
import { storefront } from '#web/entry/storefront.server.ts'
import { openSite } from '#web/http/server/site.ts'

const KEYS = { STRIPE_SECRET_KEY: 'sk_test_a', STRIPE_WEBHOOK_SECRET: 'whsec_a' }
const shop = await testShop({
  settings: { ...KEYS, STRIPE_PUBLISHABLE_KEY: 'pk_test_a', APPLE_PAY_DOMAIN_ASSOCIATION: '7B2276657273696F6E' },
})
const without = {
  ...shop,
  config: { ...shop.config, stripe: { ...shop.config.stripe!, publishableKey: null, applePayProof: null } },
}
const opened = async (config: typeof shop) => {
  const site = await openSite(config, storefront)
  return (path: string) => site.fetch(new Request(shop.config.publicUrl + path))
}

test('the script of the gateway may run in one frame, which a page of the shop alone may show', async () => {
  const open = await opened(shop)
  const frame = await open(STRIPE_WALLETS_PATH)
  const policy = frame.headers.get('content-security-policy')!
  expect(policy).toContain("script-src 'self' https://js.stripe.com")
  expect(policy).toContain("frame-ancestors 'self'")
  expect(policy).not.toMatch(/script-src[^;]*unsafe/)
  expect(await frame.text()).toContain('data-id="pk_test_a"')
  await seedOneProduct(shop.db, 5, shop.clock.now())
  const { token } = await placedOrder(shop)
  for (const path of ['/', `/checkout/payment/${token}`, `/pay/${token}`]) {
    const { headers } = await open(path)
    expect(headers.get('content-security-policy')).toMatch(/script-src 'self';.*frame-src 'self'$/)
    expect(headers.get('content-security-policy')).not.toContain('stripe')
    expect(headers.get('permissions-policy')).toContain('payment=(self "https://js.stripe.com")')
    expect(headers.get('cross-origin-opener-policy')).toBe('same-origin-allow-popups')
  }
})

test('Apple reads the proof of the domain as it was given', async () => {
  const answer = await (await opened(shop))(APPLE_PAY_PROOF_PATH)
  expect([answer.status, answer.headers.get('content-type'), await answer.text()]).toEqual([
    200,
    'text/plain; charset=utf-8',
    '7B2276657273696F6E',
  ])
})

test('without the key for browsers there is no frame, no proof and no feature to pay', async () => {
  const open = await opened(without)
  expect((await open(STRIPE_WALLETS_PATH)).status).toBe(404)
  expect((await open(APPLE_PAY_PROOF_PATH)).status).toBe(404)
  const { headers } = await open('/')
  expect(headers.get('permissions-policy')).toContain('payment=()')
  expect(headers.get('content-security-policy')).not.toContain('frame-src')
})
