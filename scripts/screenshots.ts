/**
 * `npm run screenshots`: takes the pictures of the README from a demo shop of its own, into `docs/screens`.
 * `npm run screenshots -- <directory>` takes every page of a purchase, in the three languages, whole, into that directory.
 */
import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { chromium, type Page } from 'playwright-core'
import sharp from 'sharp'
import { href, MARKETS, type Locale } from '#domain/market/market.ts'
import { CHROMIUM_FLAGS, chromiumPath } from '#test/chromium.ts'
import { seedDatabase, startShop } from '#test/running-shop.ts'
import { httpCustomer } from '#test/http-customer.ts'
import { build, isBuilt, words } from './setup.mjs'

const PRODUCTS = 8500
const SIZES = { desktop: { width: 1440, height: 900 }, mobile: { width: 390, height: 844 } }
const everywhere = process.argv[2]
const directory = everywhere ?? fileURLToPath(new URL('../docs/screens', import.meta.url))

const settled = async (page: Page) => {
  await page.waitForLoadState('networkidle')
  // The page has come to life, and what it asked for is there.
  await page.waitForFunction(() => {
    const main = document.querySelector('main')
    const isAlive = !main || Object.keys(main).some((key) => key.startsWith('__react')) || !document.querySelector('script[src]')
    const sum = document.querySelector('main aside')
    return isAlive && !document.querySelector('[aria-busy=true]') && (!sum || /\d/.test(sum.textContent))
  })
  await page.evaluate(async () => {
    await document.fonts.ready
    // Pictures below come only when they are near.
    for (let y = 0; y < document.body.scrollHeight; y += 600) {
      scrollTo(0, y)
      await new Promise((resolve) => setTimeout(resolve, 60))
    }
    scrollTo(0, 0)
    // Those beside the window's edge have not been asked for: nobody would wait for them.
    const asked = Array.from(document.images).filter((image) => image.complete || image.loading !== 'lazy')
    await Promise.all(asked.map((image) => image.decode().catch(() => undefined)))
  })
}

async function take(page: Page, name: string): Promise<void> {
  await settled(page)
  const picture = await page.screenshot({ fullPage: everywhere !== undefined, animations: 'disabled' })
  await sharp(picture)
    .webp({ quality: 80, effort: 6 })
    .toFile(join(directory, `${name}.webp`))
}

await words()
if (!isBuilt()) await build()
const seeded = await seedDatabase(PRODUCTS, null)
const { shop, end } = await startShop(seeded, { TRUSTED_PROXIES: '1' })
const browser = await chromium.launch({ executablePath: chromiumPath(), args: CHROMIUM_FLAGS })
mkdirSync(directory, { recursive: true })

/** A cart with several lines. */
async function cartOf(locale: Locale): Promise<{ item: string; qty: number }[]> {
  const context = await browser.newContext({ baseURL: shop.url, viewport: SIZES.desktop })
  const page = await context.newPage()
  await context.addInitScript(() => localStorage.setItem('market-confirmed', '1'))
  await page.goto(href(MARKETS[locale], '/sale'))
  await page.waitForLoadState('networkidle')
  // The quick way to the cart comes with the pointer, for what needs no choosing.
  const cards = page.locator('main article')
  for (let at = 0, added = 0; added < 3 && at < (await cards.count()); at++) {
    await cards.nth(at).hover()
    const add = cards.nth(at).locator('button:not([aria-pressed])')
    if ((await add.count()) === 0) continue
    await add.click()
    added++
  }
  const lines = await page.evaluate(() => JSON.parse(localStorage.getItem('cart') ?? '{"lines":[]}').lines)
  await context.close()
  return lines
}

async function journey(locale: Locale, size: keyof typeof SIZES): Promise<void> {
  const market = MARKETS[locale]
  const lines = await cartOf(locale)
  const customer = httpCustomer(shop.url, locale, '10.8.0.1')
  const { contact, address } = await customer.request(lines)
  const context = await browser.newContext({
    baseURL: shop.url,
    viewport: SIZES[size],
    locale: market.language,
    isMobile: size === 'mobile',
    hasTouch: size === 'mobile',
  })
  await context.addInitScript(
    ([cart, shipping]) => {
      localStorage.setItem('market-confirmed', '1')
      localStorage.setItem('cart', cart!)
      localStorage.setItem('shipping', shipping!)
    },
    [
      JSON.stringify({ lines, market: locale }),
      JSON.stringify({ contact, address, delivery: 'courier', locker: null, note: '', newsletter: false }),
    ],
  )
  const page = await context.newPage()
  const name = (what: string) => (everywhere ? `${size}-${locale}-${what}` : `${what}-${size}`)
  const visit = async (what: string, path: string) => {
    await page.goto(path.startsWith('http') ? path : href(market, path))
    await take(page, name(what))
  }
  const link = (selector: string) => page.locator(selector).first().getAttribute('href')

  await visit('home', '/')
  const collection = await link('main a[href*="/c/"]')
  await visit('listing', shop.url + collection)
  await visit('product', shop.url + (await link('main article h3 a')))
  await visit('checkout', '/checkout')
  if (everywhere) {
    await visit('cart', '/cart')
    await visit('delivery', '/checkout/shipping')
    const { id } = await customer.order(await customer.request(lines), `picture-${locale}-${size}-0123456789`)
    await visit('payment', `/checkout/payment/${id}`)
    const action = await customer.startPayment(id)
    if (action.type === 'redirect') await visit('card-page', action.url)
    await customer.pay(action)
    await visit('confirmation', `/checkout/confirmation/${id}`)
    await visit('wishlist', '/wishlist')
    await visit('404', '/x/y')
  }
  await context.close()
}

try {
  for (const locale of everywhere ? (['ro', 'en', 'hu'] as const) : (['en'] as const)) {
    for (const size of ['desktop', 'mobile'] as const) await journey(locale, size)
  }
} finally {
  await browser.close()
  await end()
  await seeded.remove()
}
