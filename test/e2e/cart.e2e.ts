/** Cart, drawer and wishlist: stored in the browser, priced by the server. */
import * as cart from '#messages/cart.ts'
import * as field from '#messages/shopping/quantity.ts'
import * as catalog from '#messages/listing.ts'
import * as shell from '#messages/shell.ts'
import { addToCart, cartButton, cartLines, chooseVariant, exactly, hydrated, openProduct, reload, visit } from './customer.ts'
import { expect, test } from './shop-test.ts'

test('an empty cart links to new products', async ({ page }) => {
  await visit(page, '/cart')
  await expect(page.getByRole('heading', { name: cart.emptyTitle() })).toBeVisible()
  await page
    .getByRole('main')
    .getByRole('link', { name: exactly(cart.seeNews()) })
    .click()
  await expect(page).toHaveURL(/\/new$/)
})

test('the drawer opens from the header, changes quantities, removes a line and restores it', async ({ page }) => {
  await openProduct(page, 'ro')
  await chooseVariant(page)
  const name = await addToCart(page)
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await cartButton(page).click()
  const drawer = page.getByRole('dialog')
  await expect(drawer.getByRole('link', { name: exactly(name) })).toBeVisible()
  const quantity = drawer.getByRole('textbox', { name: field.quantity({ name }) })
  if (await drawer.getByRole('button', { name: field.more() }).isEnabled()) {
    await drawer.getByRole('button', { name: field.more() }).click()
    await expect(quantity).toHaveValue('2')
    await drawer.getByRole('button', { name: field.less() }).click()
    await expect(quantity).toHaveValue('1')
  }
  await drawer.getByRole('button', { name: exactly(field.remove()) }).click()
  await expect(drawer.getByRole('heading', { name: cart.emptyTitle() })).toBeVisible()
  await page.getByRole('button', { name: exactly(cart.undo()) }).click()
  await expect(drawer.getByRole('link', { name: exactly(name) })).toBeVisible()
})

test('two tabs share one cart', async ({ page, context }) => {
  await openProduct(page, 'ro')
  await chooseVariant(page)
  const other = await context.newPage()
  await visit(other, '/')
  await addToCart(page)
  await expect(cartButton(other)).toHaveAccessibleName(shell.cartCount(1))
  expect(await cartLines(other)).toEqual(await cartLines(page))
})

test('in another market the cart is priced again in its currency, with a notice', async ({ page }) => {
  await openProduct(page, 'ro')
  await chooseVariant(page)
  await addToCart(page)
  await visit(page, '/cart')
  await expect(page.getByRole('main')).toContainText('lei')
  await visit(page, '/en/cart')
  await expect(page.getByRole('main')).toContainText('€')
  await expect(page.getByRole('main')).not.toContainText(/\d lei/)
})

test('wishlist products are stored, counted, shown and removed', async ({ page }) => {
  await visit(page, '/new')
  const hearts = page.getByRole('button', { name: new RegExp(`^${catalog.like({ name: '' })}`) })
  const name = (await hearts.first().getAttribute('aria-label'))!.slice(catalog.like({ name: '' }).length)
  await hearts.first().click()
  await hearts.nth(1).click()
  const counter = page.getByRole('link', { name: shell.wishlistCount(2) })
  await expect(counter).toBeVisible()
  await reload(page, () => expect(counter).toBeVisible())
  await counter.click()
  await expect(page).toHaveURL(/\/wishlist$/)
  await hydrated(page)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(cart.wishlistTitle())
  const liked = page.getByRole('main').getByRole('link', { name: exactly(name) })
  await expect(liked).toBeVisible()
  await page
    .getByRole('button', { name: exactly(catalog.like({ name })) })
    .first()
    .click()
  await expect(liked).toHaveCount(0)
})

test('a typed quantity above stock is lowered to the available one', async ({ page }) => {
  await openProduct(page, 'ro')
  await chooseVariant(page)
  const name = await addToCart(page)
  await visit(page, '/cart')
  const quantity = page.getByRole('textbox', { name: field.quantity({ name }) })
  await expect(quantity).toHaveValue('1')
  await quantity.fill('99')
  await quantity.press('Enter')
  await expect.poll(async () => Number(await quantity.inputValue())).toBeGreaterThanOrEqual(1)
  const [line] = await cartLines(page)
  expect(line!.qty).toBeLessThanOrEqual(99)
})
