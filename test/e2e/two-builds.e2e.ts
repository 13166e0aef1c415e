/** A tab that was opened before a release: what it shows comes from a build that is no longer on the server (D-74, D-90). */
import type { BrowserContext, Page } from '@playwright/test'
import { HOUR_MS } from '#domain/time/durations.ts'
import { cartTitle } from '#messages/cart.ts'
import * as errors from '#messages/errors.ts'
import { MARKET_NAMES, saleNav } from '#messages/shell.ts'
import * as shell from '#messages/shell.ts'
import { exactly, hydrated, visit } from './customer.ts'
import { expect, test } from './shop-test.ts'

test.use({ allowed: /status of 404|Failed to load|dynamically imported module|preload but not used|The build cannot be read/ })

/** A newer build that has no file of the one before: the same code under other names. */
class Release {
  /** Documents that were loaded since. */
  documents: string[] = []
  #isOut = false
  readonly #context: BrowserContext

  constructor(context: BrowserContext) {
    this.#context = context
  }

  async prepare(): Promise<void> {
    const renamed = (text: string) =>
      text.replaceAll(/([\w.-]+-[\w-]{7})\.js/g, '$1.next.js').replace(/"build":"\w+"/, '"build":"next"')
    await this.#context.route('**/*', async (route) => {
      const request = route.request()
      const url = new URL(request.url())
      if (!this.#isOut) return route.fallback()
      const isDocument = request.resourceType() === 'document'
      const isScript = url.pathname.startsWith('/assets/') && url.pathname.endsWith('.js')
      if (url.pathname === '/builds/latest.json') return route.fulfill({ json: { id: 'next', timestamp: 1 } })
      if (isScript && !url.pathname.endsWith('.next.js')) return route.fulfill({ status: 404 })
      if (!isDocument && !isScript) return route.fallback()
      // A document that is left meanwhile gives up its files.
      const answer = await route.fetch({ url: url.href.replace('.next.js', '.js'), maxRedirects: 0 }).catch(() => null)
      if (answer === null) return
      const { location } = answer.headers()
      // What a redirect leads to would come from the server itself.
      if (location !== undefined)
        return route.fulfill({ contentType: 'text/html', body: `<script>location.replace('${location}')</script>` })
      if (isDocument) this.documents.push(url.pathname + url.search)
      const isText = /html|javascript/.test(answer.headers()['content-type'] ?? '')
      const body = await answer.text().catch(() => null)
      if (body === null) return
      return route.fulfill({ response: answer, ...(isText && { body: renamed(body) }) })
    })
  }

  out(): void {
    this.#isOut = true
  }
}

interface Kind {
  name: string
  from?: string
  act(page: Page): Promise<unknown>
  target: RegExp
  /** Documents that the browser may load for it. */
  documents?: number
  /** The page it leads to has no search field. */
  hasNoSearch?: true
}

/** Its role changes with its suggestions. */
const searchField = (page: Page) => page.getByRole('search').locator('input[name=q]').first()
const main = (page: Page) => page.getByRole('main')
const card = (page: Page) => main(page).getByRole('article').first()
/** Clicks without the pointer's way there, which would fetch ahead. */
const press = (link: ReturnType<Page['locator']>) => link.evaluate((element: HTMLElement) => element.click())

/** Clicks a link that the page does not have. */
const follow = (page: Page, href: string) =>
  page.evaluate((to) => {
    const link = Object.assign(document.createElement('a'), { href: to })
    document.querySelector('main')?.append(link)
    link.click()
  }, href)

const KINDS: Kind[] = [
  { name: 'the logo', act: (page) => page.locator('header a[href="/"]').first().click(), target: /\/$/ },
  {
    name: 'a category of the menu',
    act: (page) => press(page.getByRole('navigation', { name: shell.categories() }).locator('a[href^="/c/"]').first()),
    target: /\/c\//,
  },
  { name: 'the name of a product', act: (page) => card(page).getByRole('heading').getByRole('link').click(), target: /\/p\// },
  {
    name: 'the picture of a product, without resting on it',
    act: (page) => press(card(page).locator('a[href^="/p/"]').first()),
    target: /\/p\//,
  },
  {
    name: 'the second page of a listing',
    act: (page) => press(main(page).locator('a[href*="page=2"]').first()),
    target: /page=2/,
  },
  { name: 'all brands', act: (page) => press(page.locator('a[href="/brands"]').first()), target: /\/brands$/ },
  {
    name: 'a brand',
    from: '/brands',
    act: (page) => press(main(page).locator('a[href^="/brands/"]').first()),
    target: /\/brands\/./,
  },
  { name: 'new products', act: (page) => press(page.locator('a[href="/new"]').first()), target: /\/new$/ },
  {
    name: 'reduced products from a product',
    from: '/new',
    act: (page) => page.getByRole('link', { name: saleNav() }).first().click(),
    target: /\/sale$/,
  },
  { name: 'the wishlist', act: (page) => page.locator('header a[href="/wishlist"]').first().click(), target: /\/wishlist$/ },
  {
    name: 'the account',
    act: (page) => follow(page, '/my'),
    target: /\/auth\/signin/,
    hasNoSearch: true,
  },
  { name: 'a page of the footer', act: (page) => press(page.locator('footer a[href="/contact"]').first()), target: /\/contact$/ },
  {
    name: 'an old address of a page',
    act: (page) => follow(page, '/showrooms'),
    target: /\/showroomuri$/,
  },
  {
    name: 'a link with the keyboard',
    act: async (page) => {
      await page.locator('header a[href="/wishlist"]').first().focus()
      await page.keyboard.press('Enter')
    },
    target: /\/wishlist$/,
  },
  {
    name: 'a search',
    act: (page) => searchField(page).press('Enter'),
    target: /\/search\/body$/,
  },
  {
    name: 'another order of a listing',
    act: (page) => main(page).getByRole('combobox').first().selectOption('price-asc'),
    target: /sort=price-asc/,
  },
  {
    name: 'another market',
    act: async (page) => {
      await page.locator('summary').filter({ hasText: MARKET_NAMES.ro.place }).first().click()
      await page
        .getByRole('link', { name: new RegExp(MARKET_NAMES.en.place) })
        .first()
        .click()
    },
    target: /\/en\/sale$/,
  },
  {
    name: 'the checkout',
    act: (page) => page.evaluate(() => location.assign('/checkout')),
    target: /\/checkout$/,
    hasNoSearch: true,
  },
  {
    name: 'a place within the page',
    from: '/brands',
    act: (page) => press(main(page).getByRole('navigation').getByRole('link').last()),
    target: /\/brands#/,
    documents: 0,
  },
  {
    name: 'the page before',
    act: async (page) => {
      await page.evaluate(() => history.back())
    },
    target: /\/brands$/,
  },
  {
    name: 'a page that does not exist',
    act: (page) => follow(page, '/p/nu-exista'),
    target: /\/p\/nu-exista$/,
  },
]

/** Opens the page in a tab and types into its search field; the tab has loaded nothing beyond that. */
async function openOldTab(page: Page, { from = '/sale', name }: Kind): Promise<Release> {
  const release = new Release(page.context())
  await release.prepare()
  const isIdle = page.waitForResponse(/\/api\/sb\/list-vendors/)
  if (name === 'the page before') {
    await visit(page, '/brands')
    await press(page.locator(`a[href="${from}"]`).first())
    await expect(page).toHaveURL(from)
    await expect(main(page).getByRole('article').first()).toBeVisible()
  } else await visit(page, from)
  await isIdle
  await searchField(page).fill('body')
  release.out()
  return release
}

async function expectTarget(page: Page, release: Release, { target, documents = 1, hasNoSearch }: Kind): Promise<void> {
  await expect(page).toHaveURL(target)
  await hydrated(page)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  expect(release.documents.length).toBeLessThanOrEqual(documents)
  if (!hasNoSearch) await expect(searchField(page)).toHaveValue('body')
}

for (const kind of KINDS) {
  test(`after a release, ${kind.name} opens in one reload and what was typed is there`, async ({ page }) => {
    await page.clock.install()
    const release = await openOldTab(page, kind)
    const asked = page.waitForResponse(/\/builds\/latest\.json/)
    await page.clock.fastForward(HOUR_MS + 10_000)
    await asked
    await kind.act(page)
    await expectTarget(page, release, kind)
    if (kind.documents !== 0 && kind.name !== 'the page before') expect(release.documents).toHaveLength(1)
  })

  test(`before the release is noticed, ${kind.name} opens in one reload at most`, async ({ page }) => {
    const release = await openOldTab(page, kind)
    await kind.act(page)
    await expectTarget(page, release, kind)
  })
}

test('a page whose code is nowhere is loaded once, not again within ten seconds, and says that it is broken', async ({
  page,
}) => {
  const documents: string[] = []
  await page.route(/\/assets\/page-[\w-]+\.js/, (route) => route.fulfill({ status: 404 }))
  page.on('request', (request) => request.isNavigationRequest() && documents.push(new URL(request.url()).pathname))
  await page.goto('/brands')
  await expect.poll(() => documents.length).toBe(2)
  // The markup of the server stays.
  await expect(page.locator('html[data-plain]')).toBeAttached()
  expect(documents).toEqual(['/brands', '/brands'])
})

test('a document whose scripts are gone is loaded once more, then stays plain HTML', async ({ page }) => {
  const documents: string[] = []
  await page.route(/\/assets\/client-[\w-]+\.js/, (route) => route.fulfill({ status: 404 }))
  page.on('request', (request) => request.isNavigationRequest() && documents.push(new URL(request.url()).pathname))
  await page.goto('/brands')
  await expect.poll(() => documents.length, { timeout: 30_000 }).toBe(2)
  await expect(page.locator('html[data-plain]')).toBeAttached({ timeout: 30_000 })
  expect(documents).toEqual(['/brands', '/brands'])
})

test('a part that is lost in a release leaves its page as it is, and the next page has it again', async ({ page }) => {
  const release = await openOldTab(page, { name: 'the cart drawer', act: async () => {}, target: /./ })
  await page.getByRole('link', { name: exactly(shell.cart()) }).click()
  await expect(page.getByText(errors.openingFailed())).toBeVisible()
  await expect(searchField(page)).toHaveValue('body')
  expect(release.documents).toEqual([])
  await page.getByRole('link', { name: saleNav() }).first().click()
  await expect.poll(() => release.documents).toEqual(['/sale'])
  await hydrated(page)
  await page.getByRole('link', { name: exactly(shell.cart()) }).click()
  await expect(page.getByRole('dialog', { name: cartTitle() })).toBeVisible()
})

test('a message that was begun is there again when its page is', async ({ page }) => {
  const release = await openOldTab(page, { name: 'a form', from: '/contact', act: async () => {}, target: /./ })
  const message = main(page).locator('textarea').first()
  await message.fill('Bună ziua, am o întrebare')
  await press(page.locator('a[href="/brands"]').first())
  await expect.poll(() => release.documents).toEqual(['/brands'])
  await hydrated(page)
  await page.goBack()
  await expect(page).toHaveURL(/\/contact$/)
  await expect(message).toHaveValue('Bună ziua, am o întrebare')
})
