/** Headers, frames and endpoints of a shop that loads services of others with consent. */
import { beforeAll, describe, expect, test } from 'vitest'
import { PROOF_KEPT_MS } from '#domain/consent/consent.ts'
import { LOCALES, MARKETS, href } from '#domain/market/market.ts'
import { rejectAll } from '#messages/consent/banner.ts'
import { settingsTitle } from '#messages/consent/settings.ts'
import { purgeConsentProofs } from '#services/consent/prove-consent.ts'
import { withLocale } from '#web/http/locale.ts'
import { markPaid } from '#services/orders/order-payment.ts'
import { placedOrder, seedOneProduct, type PlacedOrder } from '#test/placed-order.ts'
import { testShop, type TestShop } from '#test/shop.ts'
import { storefront } from '#web/entry/storefront.server.ts'
import { openSite, type Site } from '#web/http/server/site.ts'

const SERVICES = {
  TAG_MANAGER_ID: 'GTM-ABC123',
  TAG_MANAGER_HOSTS: 'https://tags.example',
  META_PIXEL_ID: '1234567890',
  TIKTOK_PIXEL_ID: 'C4ABCDEFGHIJ',
  TRACKING_PIXEL_URL: 'https://pixel.example/a.gif?a=1&b="2"',
  MAP_TILES_URL: 'https://tile.example/{z}/{x}/{y}.png',
  FILM_HOSTS: 'www.youtube-nocookie.com',
}

let shop: TestShop
let site: Site
beforeAll(async () => {
  shop = await testShop({ settings: SERVICES })
  await seedOneProduct(shop.db, 50, shop.clock.now())
  site = await openSite(shop, storefront)
})

const origin = () => shop.config.publicUrl
const open = (path: string) => site.fetch(new Request(origin() + path))
const post = (path: string, body: unknown) =>
  site.fetch(
    new Request(origin() + path, {
      method: 'POST',
      headers: { 'content-type': 'application/json', origin: origin(), 'sec-fetch-site': 'same-origin' },
      body: JSON.stringify(body),
    }),
  )
const policyOf = async (path: string) => (await open(path)).headers.get('content-security-policy')!

describe('a page', () => {
  test.each(['/', '/cart', '/checkout', '/track', '/my/orders/none'])(
    '%s may show frames of the shop, and asks nobody else',
    async (path) => {
      const response = await open(path)
      const policy = response.headers.get('content-security-policy')
      if (response.status < 300) expect(policy).toMatch(/; frame-src 'self'$/)
      expect(policy ?? '').not.toMatch(/https:/)
    },
  )

  test.each(LOCALES)('in %s has a link to the settings, and no banner before the browser asks', async (locale) => {
    const html = await (await open(href(MARKETS[locale], '/cart'))).text()
    expect(html).toContain(`#cookie-settings">${withLocale(locale, settingsTitle)}<`)
    expect(html).not.toContain(withLocale(locale, rejectAll))
    expect(html).not.toMatch(/googletagmanager|facebook|tiktok\.com|pixel\.example\/|<iframe/)
  })
})

describe('a frame', () => {
  test.each([
    ['google', ['https://www.googletagmanager.com', 'https://tags.example'], ['facebook', 'tiktok']],
    ['meta', ['img-src https://www.facebook.com;'], ['googletagmanager', 'tiktok', 'connect.facebook.net']],
    ['tiktok', ['https://analytics.tiktok.com'], ['googletagmanager', 'facebook']],
    ['pixel', ['img-src https://pixel.example;'], ['script-src', 'googletagmanager']],
    ['map', ['img-src https://tile.example data:;'], ['googletagmanager', 'connect-src']],
  ])('of %s opens its own service alone, in a sandbox without the shop’s origin', async (name, has, hasNot) => {
    const response = await open(`/frames/${name}`)
    expect(response.status).toBe(200)
    const policy = response.headers.get('content-security-policy')!
    for (const source of has) expect(policy).toContain(source)
    for (const source of hasNot) expect(policy).not.toContain(source)
    expect(policy).toContain("default-src 'none'")
    expect(policy).toContain("frame-ancestors 'self'")
    expect(policy).toMatch(/; sandbox( |$)/)
    expect(policy).not.toContain('allow-same-origin')
    expect(response.headers.get('x-frame-options')).toBe('SAMEORIGIN')
    expect(response.headers.get('set-cookie')).toBeNull()
    expect(await response.text()).not.toMatch(/<script(?![^>]* src="\/assets\/frame-)/)
  })

  test('of the picture writes its address as text', async () => {
    expect(await (await open('/frames/pixel')).text()).toContain('src="https://pixel.example/a.gif?a=1&amp;b=&quot;2&quot;"')
  })

  test('runs a script that is one file, which a frame without an origin may load', async () => {
    for (const name of ['google', 'map']) {
      const address = / src="([^"]+)"/.exec(await (await open(`/frames/${name}`)).text())![1]!
      const response = await open(address)
      expect(response.headers.get('access-control-allow-origin')).toBe('*')
      expect(response.headers.get('cross-origin-resource-policy')).toBe('cross-origin')
      expect(await response.text()).not.toMatch(/\bimport\s*[{"'(*]|from\s*["']/)
    }
    const entry = /data-modules="([^ "]+)/.exec(await (await open('/cart')).text())![1]!
    expect((await open(entry)).headers.get('access-control-allow-origin')).toBeNull()
  })

  test('of a film opens the host of the film', async () => {
    const response = await open('/frames/film?film=https://youtu.be/aqz-KE-bpKQ')
    expect(response.headers.get('content-security-policy')).toContain('frame-src https://www.youtube-nocookie.com;')
    expect(await response.text()).toContain('src="https://www.youtube-nocookie.com/embed/aqz-KE-bpKQ"')
  })

  test.each(['', '?film=https://evil.example/x', '?film=https://youtu.be/%22%3E%3Cscript%3E', '?film=javascript:alert(1)'])(
    'of the film %j is not there',
    async (query) => {
      expect((await open(`/frames/film${query}`)).status).toBe(404)
    },
  )
})

describe('the proof of a choice', () => {
  const CHOICE = { version: 1, choice: { statistics: true, marketing: false }, locale: 'hu' }
  const proofs = () => shop.db.query.selectFrom('consent_proof').selectAll().execute()

  test('says what was chosen, who was named and when, and nothing about who chose', async () => {
    const response = await post('/api/consent', CHOICE)
    expect(response.status).toBe(201)
    const { id, at } = (await response.json()) as { id: string; at: string }
    expect(at).toBe(shop.clock.now().toISOString())
    expect(await proofs()).toEqual([
      {
        id,
        version: 1,
        locale: 'hu',
        choice: { statistics: true, marketing: false },
        recipients: {
          statistics: ['Google', 'tags.example'],
          marketing: ['Google', 'tags.example', 'Meta', 'TikTok', 'pixel.example'],
          external: ['tile.example', 'www.youtube-nocookie.com'],
        },
        chosen_at: shop.clock.now(),
      },
    ])
  })

  test.each([
    [{ ...CHOICE, version: 2 }, 409],
    [{ ...CHOICE, choice: { spying: true } }, 400],
    [{ ...CHOICE, choice: { statistics: 'yes' } }, 400],
    [{ ...CHOICE, email: 'a@b.example' }, 400],
    [{ ...CHOICE, locale: 'de' }, 400],
  ])('%j is refused', async (body, status) => {
    expect((await post('/api/consent', body)).status).toBe(status)
  })

  test('is deleted after four years', async () => {
    const [proof] = await proofs()
    const end = proof!.chosen_at.getTime() + PROOF_KEPT_MS
    await purgeConsentProofs(shop, new Date(end))
    expect(await proofs()).toHaveLength(1)
    await purgeConsentProofs(shop, new Date(end + 1))
    expect(await proofs()).toEqual([])
  })
})

describe('the purchase of an order', () => {
  const pay = ({ id }: PlacedOrder) => shop.db.transaction((tx) => markPaid(tx, id, null, shop.clock.now()))
  const key = (letter: string) => letter.repeat(32)
  const ask = async (token: string, by: string) => {
    const response = await post(`/api/orders/${token}/purchase`, { key: by })
    return { status: response.status, body: (await response.json()) as { purchase?: { id: string; value: number } | null } }
  }

  test('goes to one browser of many that ask at once, and to it again; others get none', async () => {
    const order = await placedOrder(shop, { delivery: 1999 })
    expect((await ask(order.token, key('a'))).body.purchase).toBeNull()
    await pay(order)
    const keys = ['a', 'b', 'c', 'd', 'e', 'f'].map(key)
    const answers = await Promise.all(keys.map((one) => ask(order.token, one)))
    const given = answers.flatMap(({ body }, i) => (body.purchase ? [keys[i]!] : []))
    expect(given).toHaveLength(1)
    const again = await ask(order.token, given[0]!)
    expect(again.body.purchase).toMatchObject({ id: order.number, currency: 'RON' })
    expect(JSON.stringify(again.body)).not.toContain(order.token)
  })

  test('is none after seven days, and of an unknown order', async () => {
    const order = await placedOrder(shop, { delivery: 1999 })
    await pay(order)
    shop.clock.advance(7 * 24 * 60 * 60_000)
    expect((await ask(order.token, key('a'))).body.purchase).toBeNull()
    expect((await ask('a'.repeat(32), key('a'))).status).toBe(404)
    expect((await ask(order.token, 'short')).status).toBe(400)
  })
})

test('a shop without services has no frames, no link to settings and the policy as ever', async () => {
  const plain = await openSite(
    {
      ...shop,
      config: {
        ...shop.config,
        integrations: {
          ...shop.config.integrations,
          tagManager: null,
          metaPixel: null,
          tiktokPixel: null,
          trackingPixel: null,
          map: null,
          filmHosts: [],
        },
      },
    },
    storefront,
  )
  const get = (path: string) => plain.fetch(new Request(origin() + path))
  const page = await get('/cart')
  expect(page.headers.get('content-security-policy')).not.toMatch(/frame-src|https?:/)
  const html = await page.text()
  for (const text of ['cookie-settings', '"consent"', settingsTitle()]) expect(html).not.toContain(text)
  for (const frame of ['google', 'meta', 'tiktok', 'pixel', 'map', 'film'])
    expect((await get(`/frames/${frame}`)).status).toBe(404)
  expect(await policyOf('/cart')).toContain('frame-src')
})
