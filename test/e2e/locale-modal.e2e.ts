/** The locale modal at the first visit (SPEC-4, D-72) and the market switch (D-3). */
import { LOCALES, MARKETS } from '#domain/market/market.ts'
import { CONTINUE, stop, text, title } from '#messages/market.ts'
import { MARKET_NAMES } from '#messages/shell.ts'
import { setLocaleSource } from '#messages/text.ts'
import { hydrated, openProduct, visit } from './customer.ts'
import { expect, listen, test } from './shop-test.ts'

test.describe('the locale modal at the first visit', () => {
  test.use({
    // A visitor who has never been here. The clock of the page is moved on: an answer that comes at once may then be late for it.
    allowed: /status of 404|the answer is late/,
    context: async ({ browser, baseURL, complaints }, run) => {
      setLocaleSource(() => 'ro')
      const context = await browser.newContext({ baseURL, locale: 'ro-RO' })
      listen(context, complaints)
      await run(context)
      await context.close()
    },
  })

  test('closes after twenty seconds and is not shown again', async ({ page }) => {
    await page.clock.install()
    await page.goto('/')
    await page.clock.runFor(1000)
    const dialog = page.getByRole('dialog', { name: title() })
    await expect(dialog).toBeVisible()
    await expect(dialog.getByRole('timer')).toBeVisible()
    for (let second = 0; second < 21; second++) await page.clock.runFor(1000)
    await expect(dialog).toBeHidden()
    const cookies = Object.fromEntries((await page.context().cookies()).map(({ name, value }) => [name, value]))
    expect(cookies).toMatchObject({ currency: 'RON', language: 'ro' })
    await page.reload()
    await page.clock.runFor(3000)
    await expect(dialog).toBeHidden()
  })

  test('waits without a limit once the timer is stopped', async ({ page }) => {
    await page.clock.install()
    await page.goto('/')
    await page.clock.runFor(1000)
    const dialog = page.getByRole('dialog', { name: title() })
    await expect(dialog.getByRole('button', { name: stop() })).toBeVisible()
    // A moving pointer stops it, before it reaches the button. The dialog listens from its next frame on.
    await expect(async () => {
      await dialog.getByRole('heading').hover()
      await dialog.getByText(text()).hover()
      await expect(dialog.getByRole('timer')).toBeHidden({ timeout: 500 })
    }).toPass()
    for (let second = 0; second < 60; second++) await page.clock.runFor(1000)
    await expect(dialog).toBeVisible()
  })

  test('opens the shop of the chosen country', async ({ page }) => {
    await page.goto('/')
    const dialog = page.getByRole('dialog', { name: title() })
    await dialog.getByRole('radio', { name: new RegExp(MARKET_NAMES.hu.place) }).check({ force: true })
    await dialog.getByRole('button', { name: CONTINUE.hu }).click()
    await expect(page).toHaveURL(/\/hu$/)
    await expect(page.locator('html')).toHaveAttribute('lang', 'hu')
  })

  test('is shown on a deep page after a search engine, and Escape confirms the selected country', async ({ page }) => {
    await page.goto('/brands', { referer: 'https://www.google.com/' })
    const dialog = page.getByRole('dialog', { name: title() })
    await dialog.getByRole('radio', { name: new RegExp(MARKET_NAMES.hu.place) }).check({ force: true })
    await page.keyboard.press('Escape')
    await expect(page).toHaveURL(/\/hu\/brands$/)
  })

  test('is not shown on a page with a private token', async ({ page }) => {
    await visit(page, `/v/${'a'.repeat(32)}`)
    await expect(page.getByRole('dialog')).toHaveCount(0)
    await visit(page, `/checkout/confirmation/${'a'.repeat(32)}`)
    await expect(page.getByRole('dialog')).toHaveCount(0)
  })

  test('does not shift when the first press stops the timer', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 })
    await page.goto('/')
    const dialog = page.getByRole('dialog', { name: title() })
    const go = dialog.getByRole('button', { name: CONTINUE.ro })
    await expect(go).toBeVisible()
    const before = await go.boundingBox()
    await dialog.getByText(MARKET_NAMES.en.place).first().dispatchEvent('pointerdown', { bubbles: true })
    await expect(dialog.getByRole('timer')).toBeHidden()
    expect(await go.boundingBox()).toEqual(before)
  })

  test('is not shown in the other two markets', async ({ page }) => {
    for (const path of ['/en', '/hu']) {
      await visit(page, path)
      await expect(page.getByRole('dialog')).toHaveCount(0)
    }
  })
})

test('the market switch opens the same product, and each language links the others', async ({ page }) => {
  await openProduct(page, 'ro')
  const romanian = new URL(page.url()).pathname
  const alternates = await page
    .locator('link[rel=alternate][hreflang]')
    .evaluateAll((links) => links.map((link) => [link.getAttribute('hreflang'), (link as HTMLLinkElement).href]))
  expect(alternates.length).toBeGreaterThanOrEqual(LOCALES.length)
  for (const locale of ['en', 'hu'] as const) {
    await page
      .locator('summary')
      .filter({ hasText: MARKET_NAMES[locale === 'en' ? 'ro' : 'en'].place })
      .first()
      .click()
    await page
      .getByRole('link', { name: new RegExp(MARKET_NAMES[locale].place) })
      .first()
      .click()
    await expect(page).toHaveURL(new RegExp(`^[^/]+//[^/]+${MARKETS[locale].prefix}/p/`))
    await hydrated(page)
    await expect(page.locator('html')).toHaveAttribute('lang', MARKETS[locale].language)
    const there = await page.locator('link[rel=alternate][hreflang=ro]').getAttribute('href')
    expect(new URL(there!).pathname).toBe(romanian)
  }
})

test('the market switch preserves sorting and page of a listing', async ({ page }) => {
  await visit(page, '/sale?sort=price-asc&page=2')
  await page.locator('summary').filter({ hasText: MARKET_NAMES.ro.place }).first().click()
  await page
    .getByRole('link', { name: new RegExp(MARKET_NAMES.en.place) })
    .first()
    .click()
  await expect(page).toHaveURL(/\/en\/sale\?sort=price-asc&page=2$/)
})
