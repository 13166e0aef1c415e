/**
 * Playwright's `test` with a shop of its own per worker. A journey fails when the browser's console has an error or a warning of the
 * content security policy.
 */
import { test as base, expect, type BrowserContext, type TestInfo } from '@playwright/test'
import { MARKETS, type Locale } from '#domain/market/market.ts'
import { setLocaleSource } from '#messages/text.ts'
import { startShop, type DatabaseKind, type OwnDatabase, type RunningShop } from '#test/running-shop.ts'
import { renewCustomers } from './customer.ts'
import { seededShop } from './seeded.ts'

interface ShopOfWorker {
  shop: RunningShop
  database: OwnDatabase
}
interface Journey {
  /** Language of the pages. */
  speaks: Locale
  /** Console messages that the journey expects. One pattern: Playwright reads a list of two objects as a value and its options. */
  allowed: RegExp
  /** Console messages of all pages of the journey. */
  complaints: string[]
}

export const test = base.extend<Journey, { database: DatabaseKind; office: string; open: ShopOfWorker }>({
  database: ['pglite', { option: true, scope: 'worker' }],
  // Journeys with the same name here share a shop and its owner. A journey that makes the first owner by itself has a name of its own.
  office: ['', { option: true, scope: 'worker' }],
  open: [
    async ({ database: kind }, run) => {
      const seeded = seededShop(kind)
      const { shop, database, end } = await startShop(seeded, { TRUSTED_PROXIES: '1' })
      await run({ shop, database })
      await end()
      await seeded.close()
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  speaks: ['ro', { option: true }],
  allowed: [/(?!)/, { option: true }],
  baseURL: async ({ open }, run) => run(open.shop.url),
  locale: async ({ speaks }, run) => run(MARKETS[speaks].language),
  complaints: async ({ allowed }, run) => {
    const complaints: string[] = []
    await run(complaints)
    expect(complaints.filter((one) => !allowed.test(one))).toEqual([])
  },
  context: async ({ context, speaks, complaints, allowed }, run, journey) => {
    setLocaleSource(() => speaks)
    listen(context, complaints)
    // Every visitor comes from elsewhere and is somebody else, as the limits of the shop expect.
    renewCustomers(visitors)
    await context.setExtraHTTPHeaders({ 'x-forwarded-for': newAddress() })
    // Asked once in life; the journey that is about the question has its own context.
    await context.addInitScript(() => {
      if (origin !== 'null') localStorage.setItem('market-confirmed', '1')
    })
    await run(context)
    const isFailed = journey.status !== journey.expectedStatus || complaints.some((one) => !allowed.test(one))
    if (isFailed) await keepPictures(context, journey)
  },
})

/**
 * Keeps what the pages of a failed journey show. Playwright's own pictures of failures are taken of passed journeys too, before their pages
 * are closed, and thrown away.
 */
async function keepPictures(context: BrowserContext, journey: TestInfo): Promise<void> {
  const pages = context
    .browser()!
    .contexts()
    .flatMap((one) => one.pages())
  for (const [at, page] of pages.entries()) {
    const path = journey.outputPath(`failed-${at + 1}.png`)
    // A page that has crashed or still loads has none.
    const isKept = await page.screenshot({ path, timeout: 5000 }).then(
      () => true,
      () => false,
    )
    if (isKept) await journey.attach('screenshot', { path, contentType: 'image/png' })
  }
}

/** Playwright's own word where a journey does without the service worker (playwright.config.ts). */
const WITHOUT_WORKER = 'Service Worker registration blocked by Playwright'

/** Notes errors of all pages of a context. */
export function listen(context: BrowserContext, complaints: string[]): void {
  context.on('console', (message) => {
    if (message.text().trim() === WITHOUT_WORKER) return
    if (message.type() === 'error' || message.type() === 'warning') {
      complaints.push(`${message.page()?.url()}: ${message.text()} ${message.location().url}`)
    }
  })
  context.on('weberror', (error) => complaints.push(`${error.page()?.url()}: ${String(error.error())}`))
}

let visitors = 0
const newAddress = () => {
  visitors++
  return `10.6.${(visitors >> 8) & 255}.${visitors & 255}`
}

export { expect }
export const LANGUAGES: readonly Locale[] = ['ro', 'en', 'hu']

/** Set by `JOURNEY_LANGUAGES=all`: every journey runs in every language. */
export const isEachLanguage = process.env.JOURNEY_LANGUAGES === 'all'

/**
 * Returns whether a journey runs in a language. What a customer does on the way to an order and in the account runs in each; a
 * journey about one part of a page runs in one of them, the language by turns, unless `isEachLanguage`.
 */
export const inTurn = (locale: Locale, turn: number): boolean => isEachLanguage || LANGUAGES[turn % LANGUAGES.length] === locale
