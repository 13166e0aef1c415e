/** Nothing of other sites before consent, exactly what was chosen after it, and nothing any more once it is withdrawn (D-73). */
import type { Page } from '@playwright/test'
import { href, MARKETS, type Locale } from '#domain/market/market.ts'
import { contactHref, showroomsHref } from '#domain/market/page-paths.ts'
import { withdrawalHref } from '#domain/market/withdrawal-path.ts'
import * as banner from '#messages/consent/banner.ts'
import * as embeds from '#messages/consent/embeds.ts'
import * as settings from '#messages/consent/settings.ts'
import { saleNav } from '#messages/shell.ts'
import { startShop } from '#test/running-shop.ts'
import {
  addToCart,
  CARDS,
  chooseDelivery,
  chooseVariant,
  exactly,
  findProduct,
  giveInformation,
  goToGateway,
  hydrated,
  placeOrder,
  seeConfirmation,
  toCheckoutLink,
  typeCard,
  visit,
} from './customer.ts'
import { tabTo } from './keyboard.ts'
import {
  ANALYTICS,
  FILMS,
  META,
  openOtherSites,
  PIXEL,
  SERVICES,
  TAG_MANAGER,
  TIKTOK,
  TILES,
  type OtherSites,
} from './other-sites.ts'
import { expectAccessible, expectAccessibleAndNarrow, expectNarrow } from './page-checks.ts'
import { seededShop } from './seeded.ts'
import { expect, inTurn, LANGUAGES, test as shopTest } from './shop-test.ts'

/** A shop that uses all services, and the sites of these. */
const test = shopTest.extend<{ sites: OtherSites }>({
  open: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads the fixtures from the pattern
    async ({}, run) => {
      const seeded = seededShop('pglite')
      const { shop, database, end } = await startShop(seeded, { TRUSTED_PROXIES: '1', ...SERVICES })
      await run({ shop, database })
      await end()
      await seeded.close()
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  sites: async ({ context, open }, run) => {
    const sites = await openOtherSites()
    await sites.answer(context, open.shop.url)
    await run(sites)
    // A page that still loads would ask the real sites from now on.
    await Promise.all(context.pages().map((page) => page.close()))
    await sites.close(context)
  },
})

const bannerOf = (page: Page) => page.getByRole('region', { name: exactly(banner.title()) })
const dialogOf = (page: Page) => page.getByRole('dialog', { name: exactly(settings.settingsTitle()) })
const button = (page: Page, name: string) => page.getByRole('button', { name: exactly(name) })
const acceptAll = (page: Page) =>
  bannerOf(page)
    .getByRole('button', { name: exactly(banner.acceptAll()) })
    .click()
const footerLink = (page: Page) => page.getByRole('contentinfo').getByRole('link', { name: exactly(settings.settingsTitle()) })
/** Waits until whatever the page has begun to load is there. */
const quiet = (page: Page) => page.waitForLoadState('networkidle')

/** Pages of every kind, but those that need an order. */
const routes = (locale: Locale): string[] => {
  const market = MARKETS[locale]
  const token = 'a'.repeat(32)
  const own = ['/', '/new', '/sale', '/brands', '/search/urs', '/cart', '/wishlist', '/checkout', '/checkout/shipping', '/track']
  const others = ['/newsletter', '/auth/signin', '/auth/register', '/auth/verify', '/auth/forgot', '/auth/reset', '/auth/error']
  const byToken = [
    `/pay/${token}`,
    `/v/${token}`,
    `/checkout/confirmation/${token}`,
    `/checkout/payment/${token}`,
    `/invoice/${token}`,
  ]
  return [
    ...[...own, ...others, ...byToken, '/my', '/no-such-page'].map((path) => href(market, path)),
    showroomsHref(market),
    contactHref(market),
    withdrawalHref(market),
  ]
}

interface View {
  site: string
  /** Address of the page, as far as the service is told. */
  page: string | null
}

/** Returns the page views that services were told of. */
const views = ({ asked }: OtherSites): View[] =>
  asked.flatMap(({ host, searchParams: query }) => {
    if (host === ANALYTICS && query.get('en') === 'page_view') return [{ site: host, page: query.get('dl') }]
    if (host === META && query.get('ev') === 'PageView') return [{ site: host, page: query.get('dl') }]
    return host === TIKTOK && query.get('event') === 'Pageview' ? [{ site: host, page: null }] : []
  })

const purchases = ({ asked }: OtherSites): URLSearchParams[] =>
  asked.flatMap(({ searchParams: query }) =>
    [query.get('en'), query.get('ev'), query.get('event')].some((event) => /purchase|CompletePayment/i.test(event ?? ''))
      ? [query]
      : [],
  )

/** Expects that each service has been told of these pages, once each and in this order, and forgets them. */
async function expectViews(sites: OtherSites, origin: string, paths: string[]): Promise<void> {
  await expect.poll(() => views(sites).length).toBe(paths.length * 3)
  for (const site of [ANALYTICS, META]) {
    const told = views(sites).filter((view) => view.site === site)
    expect(told.map(({ page }) => page)).toEqual(paths.map((path) => origin + path))
  }
  sites.asked.length = 0
}

for (const locale of LANGUAGES) {
  test.describe(`in ${locale}`, () => {
    test.use({ speaks: locale, allowed: /status of 404/ })
    const market = MARKETS[locale]

    if (inTurn(locale, 1))
      test('before the answer, and after a refusal, no page asks another site for anything', async ({ page, sites }) => {
        test.slow()
        for (const path of routes(locale)) {
          await visit(page, path)
          await quiet(page)
        }
        expect(sites.asked).toEqual([])
        await visit(page, href(market, '/'))
        await bannerOf(page)
          .getByRole('button', { name: exactly(banner.rejectAll()) })
          .click()
        await expect(bannerOf(page)).toBeHidden()
        for (const path of [href(market, '/sale'), showroomsHref(market)]) {
          await visit(page, path)
          await quiet(page)
          await expect(bannerOf(page)).toBeHidden()
        }
        expect(sites.asked).toEqual([])
      })

    if (inTurn(locale, 0))
      test('after consent each service is told of each page once, of no private one, and of nothing typed', async ({
        page,
        sites,
        baseURL,
      }) => {
        await visit(page, href(market, '/'))
        await acceptAll(page)
        await expectViews(sites, baseURL!, [href(market, '/')])
        // A page within the shop, and Back.
        await page
          .getByRole('link', { name: exactly(saleNav()) })
          .first()
          .click()
        await expect(page).toHaveURL(/\/sale$/)
        await expectViews(sites, baseURL!, [href(market, '/sale')])
        await page.goBack()
        await expectViews(sites, baseURL!, [href(market, '/')])
        // Another document, with words and a query in its address.
        await visit(page, href(market, '/search/ursulet?utm_source=mail&email=a@b.example'))
        await expectViews(sites, baseURL!, [href(market, '/search')])
        await page.reload()
        await expectViews(sites, baseURL!, [href(market, '/search')])
        for (const path of ['/track', '/checkout', '/auth/signin', `/pay/${'a'.repeat(32)}`, '/no-such-page']) {
          await visit(page, href(market, path))
          await quiet(page)
          await expect(page.locator('iframe')).toHaveCount(0)
        }
        expect(sites.asked).toEqual([])
        await page.goto(href(market, '/sale'))
        await expectViews(sites, baseURL!, [href(market, '/sale')])
      })

    if (inTurn(locale, 2))
      test('who refuses again is left alone, and nothing of the services is kept', async ({ page, sites }) => {
        await visit(page, href(market, '/'))
        await acceptAll(page)
        await expect.poll(() => sites.asked.some(({ host }) => host === ANALYTICS)).toBe(true)
        await expect.poll(() => sites.asked.some(({ host }) => host === PIXEL)).toBe(true)
        const kept = () => page.evaluate(() => localStorage.getItem('tag-memory'))
        await expect.poll(kept).toContain('visitor-')
        // No cookie of anybody else's, and no script of another site in the shop's own page.
        const cookies = await page.context().cookies()
        expect(cookies.filter(({ name }) => name.startsWith('_'))).toEqual([])
        await footerLink(page).click()
        await dialogOf(page)
          .getByRole('button', { name: exactly(banner.rejectAll()) })
          .click()
        await expect(page.locator('iframe')).toHaveCount(0)
        expect(await kept()).toBeNull()
        expect(await page.evaluate(() => localStorage.getItem('purchases'))).toBeNull()
        await quiet(page)
        sites.asked.length = 0
        for (const path of ['/sale', '/brands']) {
          await visit(page, href(market, path))
          await quiet(page)
        }
        expect(sites.asked).toEqual([])
      })

    test('the banner and the settings work by keyboard, at 320 px and for screen readers', async ({ page, sites }) => {
      await visit(page, href(market, '/'))
      await expect(bannerOf(page)).toBeVisible()
      await expectAccessible(page, 'the banner')
      const [reject, accept] = [banner.rejectAll(), banner.acceptAll()].map((name) =>
        bannerOf(page).getByRole('button', { name: exactly(name) }),
      )
      const looks = await Promise.all(
        [reject!, accept!].map(async (one) => {
          const box = await one.boundingBox()
          const style = await one.evaluate((element) => {
            const { backgroundColor, color, fontWeight, fontSize } = getComputedStyle(element)
            return { backgroundColor, color, fontWeight, fontSize }
          })
          return { ...style, y: box!.y, width: Math.round(box!.width), height: box!.height }
        }),
      )
      expect(looks[0]).toEqual(looks[1])
      await expectNarrow(page, 'the banner')
      // It is the first thing that the keyboard reaches, and nothing keeps the focus there.
      await page.keyboard.press('Tab')
      await expect(reject!).toBeFocused()
      await tabTo(page, button(page, banner.choose()))
      await page.keyboard.press('Enter')
      await expect(dialogOf(page)).toBeVisible()
      await expectAccessibleAndNarrow(page, 'the settings')
      const statistics = dialogOf(page).getByRole('switch', { name: exactly(settings.PURPOSE_NAMES.statistics()) })
      await tabTo(page, statistics)
      await page.keyboard.press('Space')
      await tabTo(page, dialogOf(page).getByRole('button', { name: exactly(settings.save()) }))
      await page.keyboard.press('Enter')
      await expect(dialogOf(page)).toBeHidden()
      // Statistics alone: Google with storage for them, and nobody else.
      await expect.poll(() => sites.asked.some(({ host }) => host === ANALYTICS)).toBe(true)
      const [told] = sites.asked.filter(({ host }) => host === ANALYTICS)
      expect(JSON.parse(told!.searchParams.get('gcs')!)).toEqual({
        ad_storage: 'denied',
        ad_user_data: 'denied',
        ad_personalization: 'denied',
        analytics_storage: 'granted',
      })
      await quiet(page)
      expect(new Set(sites.asked.map(({ host }) => host))).toEqual(new Set([TAG_MANAGER, ANALYTICS]))
      await footerLink(page).click()
      await expect(statistics).toBeChecked()
      await expect(dialogOf(page)).toContainText(settings.PURPOSE_NAMES.statistics().toLocaleLowerCase())
    })

    if (inTurn(locale, 1))
      test('a map and a film are shown after a click, and always where that is allowed', async ({ page, sites }) => {
        await visit(page, showroomsHref(market))
        await bannerOf(page)
          .getByRole('button', { name: exactly(banner.rejectAll()) })
          .click()
        const show = page.getByRole('button', { name: new RegExp(`^${embeds.showMap()}`) })
        await show.first().scrollIntoViewIfNeeded()
        await expectAccessibleAndNarrow(page, 'a map that asks')
        expect(sites.asked).toEqual([])
        const [first] = await show.all()
        await first!.click()
        await expect.poll(() => sites.asked.some(({ host }) => host === TILES)).toBe(true)
        expect(new Set(sites.asked.map(({ host }) => host))).toEqual(new Set([TILES]))
        const map = page.frameLocator('iframe').first()
        await expect(map.getByRole('link', { name: /OpenStreetMap/ })).toBeVisible()
        await map.getByRole('button', { name: exactly(embeds.zoomIn()) }).press('Enter')
        await button(page, embeds.alwaysMaps()).first().click()
        await page.reload()
        await hydrated(page)
        await expect(page.locator('iframe').first()).toBeVisible()
        await expect(show).toHaveCount(0)
      })
  })
}

test.describe('an order', () => {
  test.use({ allowed: /status of 404/ })

  test('is a purchase once, with its number and its value, whatever is loaded again', async ({ page, context, sites }) => {
    await visit(page, '/')
    await acceptAll(page)
    await findProduct(page, 'ro')
    await chooseVariant(page)
    await addToCart(page)
    await page.goto('/cart')
    await hydrated(page)
    await toCheckoutLink(page).click()
    await giveInformation(page, 'ro', 'individual')
    await chooseDelivery(page)
    const id = await placeOrder(page)
    await goToGateway(page)
    await typeCard(page, 'ro', CARDS.approved)
    await seeConfirmation(page, 'ro')
    await page.reload()
    await seeConfirmation(page, 'ro', { isReloaded: true })
    const second = await context.newPage()
    await second.goto(page.url())
    await hydrated(second)
    await expect.poll(() => page.evaluate(() => localStorage.getItem('purchases'))).toContain('NST-')
    expect(purchases(sites)).toEqual([])
    // Both tabs come to a page that is counted at the same time.
    await Promise.all([page.goto('/sale'), second.goto('/brands')])
    await expect.poll(() => purchases(sites).length).toBe(3)
    await page.goBack()
    await page.goto('/')
    await second.goto(`/checkout/confirmation/${id}`)
    await second.goto('/new')
    await Promise.all([quiet(page), quiet(second)])
    const told = purchases(sites)
    expect(told).toHaveLength(3)
    const all = sites.asked.map(({ href: address }) => decodeURIComponent(address)).join('\n')
    expect(all).toMatch(/NST-[A-Z0-9]+/)
    for (const secret of [id, 'exemplu', 'Ioana', 'Marinescu', '0722']) expect(all).not.toContain(secret)
  })
})

test('the film of a page plays inside it after a click', async ({ page, sites }) => {
  await visit(page, '/blocuri')
  await button(page, embeds.playFilm()).click()
  await expect.poll(() => sites.asked.some(({ host }) => host === FILMS)).toBe(true)
  await expect(page.frameLocator('iframe').frameLocator('iframe').getByRole('button', { name: 'play' })).toBeVisible()
  expect(new Set(sites.asked.map(({ host }) => host))).toEqual(new Set([FILMS]))
})

shopTest('a shop without services asks nothing', async ({ page }) => {
  const scripts: string[] = []
  page.on('request', (request) => scripts.push(request.url()))
  await visit(page, '/')
  await quiet(page)
  await expect(page.getByRole('region', { name: exactly(banner.title()) })).toHaveCount(0)
  await expect(page.getByRole('link', { name: exactly(settings.settingsTitle()) })).toHaveCount(0)
  expect(scripts.filter((address) => /consent|frame/.test(address))).toEqual([])
})
