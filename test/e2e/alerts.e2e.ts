/** Back in stock by mail: asked on the product's page, confirmed, told when the office books a delivery; by keyboard, touch and without scripts. */
import type { Page } from '@playwright/test'
import type { Locale } from '#domain/market/market.ts'
import * as form from '#messages/alerts/form.ts'
import { notifyMe } from '#messages/alerts/button.ts'
import * as mails from '#messages/alerts/mails.ts'
import * as pages from '#messages/alerts/pages.ts'
import * as wanted from '#messages/admin/goods/wanted.ts'
import { oncemore } from '#messages/forms.ts'
import * as listing from '#messages/listing.ts'
import { CUSTOMERS, exactly, openMails, visit } from './customer.ts'
import { signInOwner } from './office.ts'
import { expectAccessible, expectAccessibleAndNarrow, expectNarrow } from './page-checks.ts'
import { expect, LANGUAGES, test } from './shop-test.ts'

// A shop of its own: deliveries are booked.
test.use({ office: 'alerts' })

interface SoldOut {
  item: string
  /** Address of its page with it chosen. */
  href: string
  name: string
  sku: string
  places: { warehouse: string; lying: number }[]
}

/** Says what lies everywhere of an item, as the owner who is signed in on the page. */
async function count(page: Page, item: string, places: SoldOut['places'], lying: number): Promise<void> {
  const changes = places.map((place) => ({ item, warehouse: place.warehouse, seen: place.lying, lying }))
  const booked = await page.request.post('/admin/api/stock', {
    data: { changes, reason: 'delivery', note: null },
    headers: { origin: new URL(page.url()).origin },
  })
  expect(booked.ok(), await booked.text()).toBe(true)
}

/** Empties the shelves of something that a market sells, and opens its page; each journey takes another thing. */
async function soldOut(page: Page, locale: Locale, nth: number): Promise<SoldOut> {
  await page.goto('/admin/stock')
  const { items } = (await (await page.request.get('/admin/api/stock?words=body')).json()) as {
    items: { item: string; product: number; sku: string; places: { warehouse: string; lying: number; promised: number }[] }[]
  }
  const free = items.filter(({ places }) => places.every(({ promised }) => promised === 0))
  const { item, product, sku, places } = free[nth * 3]!
  const filled = places.filter(({ lying }) => lying > 0)
  await count(page, item, filled, 0)
  const [card] = (await (await page.request.get(`/api/cards?market=${locale}&ids=${product}`)).json()) as SoldOut[]
  const href = `${card!.href}?item=${item}`
  await expect(async () => {
    await visit(page, href)
    await expect(page.locator('#notify')).toBeVisible({ timeout: 1_000 })
  }).toPass()
  return { item, href, sku, name: card!.name, places: places.map(({ warehouse }) => ({ warehouse, lying: 0 })) }
}

/** Returns the first address of a page of ours in the newest mail to somebody. */
async function addressInMail(page: Page, { to, subject, part }: { to: string; subject: string; part: string }): Promise<string> {
  const mail = page.getByRole('row').filter({ hasText: to }).filter({ hasText: subject }).getByRole('link').first()
  await expect(async () => {
    await openMails(page)
    await expect(mail).toBeVisible({ timeout: 500 })
  }).toPass()
  await mail.click()
  const text = (await page.locator('pre').textContent())!
  const found = new RegExp(`https?://[^\\s\\]]*${part}[^\\s\\]]*`).exec(text)
  expect(found, text).not.toBeNull()
  return found![0]
}

const heading = (page: Page) => page.getByRole('heading', { level: 1 })

for (const [nth, locale] of LANGUAGES.entries()) {
  test.describe(locale, () => {
    test.use({ speaks: locale })

    test(`asked by keyboard in ${locale}, confirmed, told once, and the address is gone`, async ({ page, open }) => {
      await signInOwner(page, open.shop)
      const goods = await soldOut(page, locale, nth)
      const { email } = CUSTOMERS[locale]
      const field = page.locator('#notify').getByLabel(exactly(form.email()))
      await field.focus()
      await page.keyboard.type('gresit')
      await page.keyboard.press('Enter')
      await expect(page.getByText(exactly(form.faultText('email_invalid')))).toBeVisible()
      await expect(field).toBeFocused()
      await expectAccessibleAndNarrow(page, 'the form for a mail')
      await field.fill(email)
      await page.keyboard.press('Tab')
      await expect(page.locator('#notify').getByRole('button', { name: exactly(notifyMe()) })).toBeFocused()
      await page.keyboard.press('Enter')
      await expect(page.getByText(exactly(form.sentText()))).toBeFocused()
      await expect(page.getByText(email)).toBeVisible()
      await expectAccessible(page, 'the form that was sent')

      const link = await addressInMail(page, { to: email, subject: goods.name, part: '/alerts/confirm' })
      await visit(page, link)
      await expect(heading(page)).toHaveText(pages.confirmTitle())
      await expectAccessibleAndNarrow(page, 'the page that confirms')
      await page.getByRole('button', { name: exactly(pages.confirm()) }).click()
      await expect(heading(page)).toHaveText(pages.doneTitle())
      await expectAccessible(page, 'the page of who waits')

      await page.goto('/admin/stock/wanted')
      await expect(page.getByRole('row').filter({ hasText: goods.sku })).toBeVisible()
      await expect(page.getByText(email)).toHaveCount(0)
      await expectAccessible(page, 'what most customers wait for')
      await expectNarrow(page, 'what most customers wait for')

      await count(page, goods.item, goods.places.slice(0, 1), 3)
      const subject = mails.back.subject({ name: goods.name })
      await visit(page, await addressInMail(page, { to: email, subject, part: '/p/' }))
      expect(page.url()).toContain(`item=${goods.item}`)
      await expect(async () => {
        await page.reload()
        await expect(
          page
            .getByRole('main')
            .getByRole('button', { name: exactly(listing.add()) })
            .first(),
        ).toBeEnabled({
          timeout: 1_000,
        })
      }).toPass()
      await visit(page, link)
      await expect(heading(page)).toHaveText(pages.endedTitle())
    })
  })
}

test.describe('by touch', () => {
  test.use({ speaks: 'hu', hasTouch: true, viewport: { width: 390, height: 844 } })

  test('another address by touch, and a mail that somebody does not want', async ({ page, open }) => {
    await signInOwner(page, open.shop)
    const goods = await soldOut(page, 'hu', 3)
    const email = `mas.${CUSTOMERS.hu.email}`
    await page.locator('#notify').getByLabel(exactly(form.email())).tap()
    await page.keyboard.type('elso@pelda.hu')
    await page
      .locator('#notify')
      .getByRole('button', { name: exactly(notifyMe()) })
      .tap()
    await page.getByRole('button', { name: exactly(form.anotherAddress()) }).tap()
    await page.locator('#notify').getByLabel(exactly(form.email())).fill(email)
    await page
      .locator('#notify')
      .getByRole('button', { name: exactly(notifyMe()) })
      .tap()
    await expect(page.getByText(exactly(form.sentTitle()))).toBeVisible()
    await visit(page, await addressInMail(page, { to: email, subject: goods.name, part: '/alerts/confirm' }))
    await page.getByRole('link', { name: exactly(pages.notMe()) }).tap()
    await expect(heading(page)).toHaveText(pages.stopTitle())
    await expectAccessibleAndNarrow(page, 'the page that stops')
    await page.getByRole('button', { name: exactly(pages.stop()) }).tap()
    await expect(heading(page)).toHaveText(pages.overTitle())
  })
})

test.describe('without scripts', () => {
  test.use({ speaks: 'en' })

  test('the form is sent without JavaScript, once more where it came too fast', async ({ page, browser, open }) => {
    await signInOwner(page, open.shop)
    const goods = await soldOut(page, 'en', 4)
    const context = await browser.newContext({ baseURL: open.shop.url, javaScriptEnabled: false, locale: 'en-GB' })
    const plain = await context.newPage()
    await plain.goto(goods.href)
    const field = plain.locator('form[action="/alerts/forms/ask"]').getByLabel(exactly(form.email()))
    await expect(field).toBeVisible()
    await field.fill(CUSTOMERS.en.email)
    await plain.getByRole('button', { name: exactly(notifyMe()) }).click()
    await expect(plain.getByText(exactly(oncemore()))).toBeVisible()
    await expect(plain.getByLabel(exactly(form.email()))).toHaveValue(CUSTOMERS.en.email)
    // A person needs two seconds.
    await expect(async () => {
      await plain.getByRole('button', { name: exactly(notifyMe()) }).click()
      await expect(heading(plain)).toHaveText(form.sentTitle(), { timeout: 500 })
    }).toPass({ intervals: [2_100] })
    await context.close()
  })
})

test('the list of what is wanted says so where nobody waits', async ({ page, open }) => {
  await signInOwner(page, open.shop)
  await page.goto('/admin/stock/wanted')
  await expect(page.getByRole('link', { name: exactly(wanted.wanted()) })).toHaveAttribute('aria-current', 'page')
})
