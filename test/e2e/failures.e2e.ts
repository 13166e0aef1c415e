/** Missing pages, sold-out products, repeated orders and incomplete forms. */
import type { Page } from '@playwright/test'
import * as checkout from '#messages/checkout.ts'
import * as auth from '#messages/customers/auth.ts'
import * as track from '#messages/customers/track.ts'
import * as errors from '#messages/errors.ts'
import * as notFound from '#messages/not-found.ts'
import { httpCustomer } from '#test/http-customer.ts'
import {
  acceptTerms,
  addToCart,
  cartLines,
  chooseDelivery,
  chooseVariant,
  exactly,
  giveInformation,
  hydrated,
  openProduct,
  orderButton,
  placeOrder,
  visit,
} from './customer.ts'
import { expect, test } from './shop-test.ts'

test.describe('addresses without a page', () => {
  test.use({ allowed: /status of (404|400)|\/assets\/not-found-|ERR_FAILED/ })

  test('an unknown address is not found', async ({ page }) => {
    const answer = await page.goto('/x/y/z')
    expect(answer!.status()).toBe(404)
    await expect(page.getByRole('main')).toContainText(notFound.unmatched({ path: '/x/y/z' }))
  })

  test('a missing product is not found', async ({ page }) => {
    const answer = await page.goto('/p/nu-exista')
    expect(answer!.status()).toBe(404)
    await expect(page.getByRole('main')).toContainText(notFound.invalid({ path: '/p/nu-exista' }))
    await page
      .getByRole('main')
      .getByRole('link', { name: exactly(notFound.toHome()) })
      .click()
    await expect(page).toHaveURL(/\/$/)
  })

  for (const [what, isBlocked] of [
    ['opens the 404 page', false],
    ['loads the 404 page as a document when its code cannot be loaded', true],
  ] as const)
    test(`a link to a page that is gone ${what}`, async ({ page }) => {
      if (isBlocked) await page.route(/\/assets\/not-found-/, (route) => route.abort())
      await visit(page, '/brands')
      await page.evaluate(() => {
        Object.assign(window, { isSameDocument: true })
        const link = Object.assign(document.createElement('a'), { href: '/p/nu-exista', textContent: 'Produs' })
        document.querySelector('main')?.prepend(link)
      })
      await page.getByRole('link', { name: 'Produs', exact: true }).click()
      await expect(page.getByRole('main')).toContainText(notFound.invalid({ path: '/p/nu-exista' }))
      await expect(page).toHaveURL(/\/p\/nu-exista$/)
      expect(await page.evaluate(() => 'isSameDocument' in window)).toBe(!isBlocked)
    })

  test('a malformed address is refused', async ({ request }) => {
    for (const path of ['/%E0%A4%A', '/p/%E0%A4%A', '/c/%', '/search/%ff']) {
      const status = (await request.get(path)).status()
      expect(status, path).toBeGreaterThanOrEqual(400)
      expect(status, path).toBeLessThan(500)
    }
  })

  test('a page beyond the last one is not found', async ({ page }) => {
    expect((await page.goto('/new?page=999'))!.status()).toBe(404)
  })

  test('an unknown order token and a malformed one are answered alike', async ({ page }) => {
    for (const path of ['/pay/', '/checkout/payment/', '/checkout/confirmation/']) {
      const invented = await page.goto(`${path}${'a'.repeat(32)}`)
      const malformed = await page.goto(`${path}1`)
      expect(invented!.status()).toBe(malformed!.status())
    }
  })
})

/** A customer before the button that binds. */
async function atTheButton(page: Page): Promise<void> {
  await openProduct(page, 'ro')
  await chooseVariant(page)
  await addToCart(page)
  await visit(page, '/checkout')
  await giveInformation(page, 'ro', 'individual')
  await chooseDelivery(page)
}

test.describe('another customer is faster', () => {
  test.use({ allowed: /status of (409|422)/ })

  test('no order is placed, and sold-out products are named', async ({ page, baseURL }) => {
    await atTheButton(page)
    const [line] = await cartLines(page)
    const faster = httpCustomer(baseURL!, 'ro', '10.7.0.1')
    const { lines } = await faster.quote([{ item: line!.item, qty: 1 }])
    const soldOut = async () => (await (await page.request.get(lines[0]!.href)).text()).split('OutOfStock').length
    const before = await soldOut()
    // A line has at most 99 pieces: what there is more of takes several orders.
    for (let left = lines[0]!.max, count = 1; left > 0; count++) {
      const request = await faster.request([{ item: line!.item, qty: left }])
      await faster.order(request, `faster-${line!.item}-0123456789-${count}`)
      left = (await faster.quote([{ item: line!.item, qty: 1 }])).lines[0]?.max ?? 0
    }
    const orders: string[] = []
    page.on('response', (answer) => {
      if (answer.url().endsWith('/api/orders') && answer.status() === 201) orders.push(answer.url())
    })
    await orderButton(page).click()
    const dialog = page.getByRole('dialog', { name: checkout.outOfStockTitle() })
    await expect(dialog).toBeVisible()
    await expect(dialog).toContainText(lines[0]!.name)
    expect(orders).toEqual([])
    // Pages follow within a second: the next journey looks for goods that can be had.
    await expect.poll(soldOut).toBeGreaterThan(before)
  })
})

test('a double click places one order', async ({ page }) => {
  const placed: string[] = []
  page.on('response', async (answer) => {
    if (new URL(answer.url()).pathname === '/api/orders') placed.push(((await answer.json()) as { id: string }).id)
  })
  await atTheButton(page)
  await orderButton(page).dblclick()
  await expect(page).toHaveURL(/\/checkout\/payment\//)
  // The answer may be read after the page has gone on.
  await expect.poll(() => new Set(placed).size).toBe(1)
})

/** The order that a tab has come to, by its own address or by that of the link it offers. */
async function orderIn(page: Page): Promise<string> {
  let order: string | undefined
  await expect
    .poll(async () => {
      const addresses = await page.evaluate(() => [
        location.pathname,
        document.querySelector('main a[href*="/pay/"]')?.getAttribute('href') ?? '',
      ])
      order = addresses.flatMap((address) => /\/(?:checkout\/payment|pay)\/([a-z2-7]{32})$/.exec(address)?.[1] ?? [])[0]
      return order
    })
    .toBeDefined()
  return order!
}

test.describe('in two tabs', () => {
  // The slower tab may lose its form to the order of the other one between the click and the submission.
  test.use({ allowed: /the form is not connected/ })

  test('two tabs that send the same order get the same one', async ({ page, context }) => {
    await atTheButton(page)
    const other = await context.newPage()
    await visit(other, '/checkout/shipping')
    await acceptTerms(other)
    // The slower one may find that the cart has just been bought: then it leads to that order instead.
    await Promise.all([page, other].map((tab) => orderButton(tab).evaluate((button: HTMLElement) => button.click())))
    const orders = await Promise.all([page, other].map(orderIn))
    expect(orders[1]).toBe(orders[0])
  })
})

test('the same cart ordered again before payment is another order', async ({ page }) => {
  await atTheButton(page)
  const first = await placeOrder(page)
  await openProduct(page, 'ro')
  await chooseVariant(page)
  await addToCart(page)
  await visit(page, '/checkout/shipping')
  await chooseDelivery(page)
  expect(await placeOrder(page)).not.toBe(first)
})

test('missing fields are named beside each field and in one list, and typed text is preserved', async ({ page }) => {
  await openProduct(page, 'ro')
  await chooseVariant(page)
  await addToCart(page)
  await visit(page, '/checkout')
  const email = page.getByLabel(exactly(checkout.email()))
  await email.fill('nu-e-o-adresa')
  await page.getByRole('button', { name: new RegExp(`^${checkout.toDelivery()}`) }).click()
  await expect(page).toHaveURL(/\/checkout$/)
  await expect(email).toHaveAttribute('aria-invalid', 'true')
  await expect(page.getByLabel(exactly(checkout.lastName()))).toHaveAttribute('aria-invalid', 'true')
  await expect(email).toHaveValue('nu-e-o-adresa')
  await page.goBack()
  await page.goForward()
  await hydrated(page)
  await expect(email).toHaveValue('nu-e-o-adresa')
})

test.describe('without the code of its checks', () => {
  test.use({ allowed: /ERR_FAILED|\/assets\/checks-/ })

  test('the address form keeps what has been typed, and checks it when the code can be loaded', async ({ page }) => {
    const code = /\/assets\/checks-/
    await page.route(code, (route) => route.abort())
    await openProduct(page, 'ro')
    await chooseVariant(page)
    await addToCart(page)
    await visit(page, '/checkout')
    const email = page.getByLabel(exactly(checkout.email()))
    const submit = page.getByRole('button', { name: new RegExp(`^${checkout.toDelivery()}`) })
    await email.fill('nu-e-o-adresa')
    await submit.click()
    await expect(page.getByText(errors.openingFailed())).toBeVisible()
    await expect(email).toHaveValue('nu-e-o-adresa')
    await page.unroute(code)
    await submit.click()
    await expect(email).toHaveAttribute('aria-invalid', 'true')
    await expect(email).toHaveValue('nu-e-o-adresa')
  })
})

test('the checkout of an empty cart links to the shop', async ({ page }) => {
  for (const path of ['/checkout', '/checkout/shipping']) {
    await visit(page, path)
    await expect(page.getByRole('heading', { name: checkout.emptyCheckout() })).toBeVisible()
  }
})

test('who mistypes the number of an order corrects it, and need not type the address again', async ({ page }) => {
  await visit(page, '/track')
  await page.getByLabel(exactly(track.orderNumber())).fill('NST-00000000')
  await page.getByLabel(exactly(track.email())).fill('ioana@exemplu.ro')
  await page.getByRole('button', { name: exactly(track.findOrder()) }).click()
  await expect(page.getByRole('heading', { name: track.unknownOrder() })).toBeVisible()
  await expect(page).toHaveURL(/\/track\?fault=unknown-order$/)
  await expect(page.getByLabel(exactly(track.orderNumber()))).toHaveValue('NST-00000000')
  await expect(page.getByLabel(exactly(track.email()))).toHaveValue('ioana@exemplu.ro')
  await visit(page, '/track')
  await expect(page.getByLabel(exactly(track.email()))).toHaveValue('')
})

test('what was typed for an order without an account is there again when it is refused', async ({ page }) => {
  await visit(page, '/auth/signin')
  await page.getByText(auth.guestTitle()).click()
  await page.getByLabel(exactly(track.orderNumber())).fill('NST-00000000')
  await page.getByLabel(exactly(auth.guestEmail())).fill('ioana@exemplu.ro')
  await page.getByRole('button', { name: exactly(track.findOrder()) }).click()
  await expect(page.getByRole('heading', { name: track.unknownOrder() })).toBeVisible()
  await expect(page.getByLabel(exactly(track.orderNumber()))).toHaveValue('NST-00000000')
  await expect(page.getByLabel(exactly(track.email()))).toHaveValue('ioana@exemplu.ro')
})
