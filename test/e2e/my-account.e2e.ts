/** The account: orders, details, addresses, and the cart and wishlist that follow it, on a phone and by keyboard; the languages by turns. */
import { type Page } from '@playwright/test'
import { href, MARKETS, type Locale } from '#domain/market/market.ts'
import * as checkout from '#messages/checkout.ts'
import * as account from '#messages/customers/account.ts'
import * as addresses from '#messages/customers/addresses.ts'
import * as mails from '#messages/customers/auth-mail.ts'
import * as auth from '#messages/customers/auth.ts'
import * as details from '#messages/customers/details.ts'
import * as orders from '#messages/customers/orders.ts'
import * as lists from '#messages/customers/saved-lists.ts'
import { errorSummary } from '#messages/forms.ts'
import { problemText } from '#messages/validation.ts'
import { accountLink, enter, linkInMail, makeAccount, PASSWORD, signIn, signOut, submit } from './account.ts'
import {
  addToCart,
  CARDS,
  cartLines,
  chooseDelivery,
  chooseVariant,
  CUSTOMERS,
  exactly,
  giveInformation,
  goToGateway,
  hydrated,
  openProduct,
  placeOrder,
  seeConfirmation,
  toCheckoutLink,
  typeCard,
  visit,
} from './customer.ts'
import { tabTo, type } from './keyboard.ts'
import { expectAccessible, expectAccessibleAndNarrow } from './page-checks.ts'
import { expect, inTurn, LANGUAGES, test } from './shop-test.ts'

const at = (locale: Locale, path: string) => href(MARKETS[locale], path)
const title = (page: Page) => page.getByRole('heading', { level: 1 })
const main = (page: Page) => page.getByRole('main')

async function fillAddress(page: Page, locale: Locale): Promise<void> {
  const { lastName, firstName, address, city, county, zip, country } = CUSTOMERS[locale]
  const form = main(page)
  await form.getByLabel(exactly(checkout.country())).selectOption(country)
  await form.getByLabel(exactly(checkout.lastName())).fill(lastName)
  await form.getByLabel(exactly(checkout.firstName())).fill(firstName)
  await form.getByLabel(exactly(checkout.address())).fill(address)
  await form.getByLabel(exactly(checkout.zip())).fill(zip)
  await form.getByLabel(exactly(checkout.city())).fill(city)
  if (county) await form.getByLabel(new RegExp(`^${checkout.county()}`)).selectOption({ label: county })
}

/** The postcode fills in its town and county, in Romania and in Hungary; towns that share one are a choice. */
async function completeByZip(page: Page): Promise<void> {
  const form = main(page)
  const [country, zip, town] = [checkout.country(), checkout.zip(), checkout.city()].map((label) =>
    form.getByLabel(exactly(label)),
  )
  await country!.selectOption('RO')
  await zip!.fill('405 200')
  await expect(town!).toHaveValue('Dej')
  await expect(form.getByRole('status').filter({ hasText: 'Dej' })).toHaveText(checkout.placeFilled({ place: 'Dej, Cluj' }))
  await country!.selectOption('HU')
  await zip!.fill('3882')
  await expect(form.getByLabel(new RegExp(`^${checkout.county()}`))).toHaveValue('BZ')
  await town!.selectOption('Abaújkér')
  await expectAccessible(page, 'an address that was completed in the account')
  await zip!.fill('1114')
  // What somebody has chosen stays, and the form says that it does not fit.
  await expect(form.getByText(checkout.zipOfTown({ city: 'Budapest' }), { exact: true })).toBeVisible()
  await expect(town!).toHaveValue('Abaújkér')
}

/** From a product to a paid order; the cart has one line. */
async function buy(page: Page, locale: Locale): Promise<void> {
  await toCheckoutLink(page).click()
  await giveInformation(page, locale, 'individual')
  await chooseDelivery(page)
  await placeOrder(page)
  await goToGateway(page)
  await typeCard(page, locale, CARDS.approved)
  await seeConfirmation(page, locale)
}

for (const locale of LANGUAGES) {
  test.describe(`the account in ${locale}`, () => {
    // Refused passwords and missing orders.
    test.use({ speaks: locale, allowed: /status of 422/ })

    if (inTurn(locale, 0))
      test('takes an order in that was placed before it, and shows it', async ({ page }) => {
        await openProduct(page, locale)
        await chooseVariant(page)
        const name = await addToCart(page)
        await buy(page, locale)
        await makeAccount(page, locale)
        await enter(page, locale)
        await expect(title(page)).toHaveText(account.hello({ name: CUSTOMERS[locale].firstName }))
        await expect(page.getByText(orders.claimable(1))).toBeVisible()
        await expectAccessibleAndNarrow(page, 'overview with an order to claim')
        await submit(page, orders.claim()).click()
        await expect(page.getByText(orders.claimed(1))).toBeVisible()
        await expect(page.getByText(orders.claimable(1))).toBeHidden()

        await page.getByRole('navigation', { name: account.account() }).getByRole('link', { name: account.orders() }).click()
        await expect(title(page)).toHaveText(account.orders())
        await expectAccessibleAndNarrow(page, 'orders')
        const link = main(page).getByRole('listitem').getByRole('link', { name: /^NST-/ }).first()
        const number = (await link.textContent())!.trim()
        await link.click()
        await expect(title(page)).toHaveText(orders.order({ number }))
        await expect(main(page).getByText(orders.paymentText('paid')).first()).toBeVisible()
        await expect(main(page).getByRole('heading', { name: exactly(name) })).toBeVisible()
        await expectAccessibleAndNarrow(page, 'order')
        await submit(page, orders.buyAgain()).click()
        await expect(page).toHaveURL(new RegExp(`${at(locale, '/cart')}$`))
        await expect(main(page).getByText(name).first()).toBeVisible()
      })

    if (inTurn(locale, 2))
      test('keeps addresses, which the checkout is filled from', async ({ page }) => {
        await makeAccount(page, locale)
        await enter(page, locale, '/my/addresses')
        await expect(title(page)).toHaveText(account.addresses())
        await submit(page, addresses.addAddress()).click()
        await expect(page.getByRole('heading', { name: addresses.newAddress() })).toBeFocused()
        await submit(page, addresses.save()).click()
        await expect(page.getByRole('link', { name: problemText('address_required', 'address', '') })).toBeVisible()
        await expectAccessibleAndNarrow(page, 'an address with faults')
        await completeByZip(page)
        await fillAddress(page, locale)
        await submit(page, addresses.save()).click()
        await expect(page.getByText(addresses.saved())).toBeVisible()
        const card = main(page).getByRole('listitem').filter({ hasText: CUSTOMERS[locale].address })
        await expect(card).toContainText(addresses.forDelivery())
        await expectAccessibleAndNarrow(page, 'addresses')

        await openProduct(page, locale)
        await chooseVariant(page)
        await addToCart(page)
        await toCheckoutLink(page).click()
        await expect(page.getByLabel(exactly(checkout.address()))).toHaveValue(CUSTOMERS[locale].address)
        await expect(page.getByLabel(exactly(checkout.email()))).toHaveValue(CUSTOMERS[locale].email)
        await page.getByLabel(exactly(checkout.address())).fill('Strada Nouă 1')
        await page.reload()
        await hydrated(page)
        await expect(page.getByLabel(exactly(checkout.address()))).toHaveValue('Strada Nouă 1')

        await visit(page, at(locale, '/my/addresses'))
        await card.getByRole('button', { name: new RegExp(`^${addresses.remove()}`) }).click()
        const dialog = page.getByRole('dialog')
        await expect(dialog).toBeVisible()
        await expectAccessible(page, 'question before an address is deleted')
        await dialog.getByRole('button', { name: exactly(addresses.remove()) }).click()
        await expect(page.getByText(addresses.removed())).toBeVisible()
        await expect(card).toHaveCount(0)
      })

    if (inTurn(locale, 1))
      test('changes details, and the e-mail address by a link in a mail', async ({ page }) => {
        await page.setViewportSize({ width: 320, height: 640 })
        await makeAccount(page, locale)
        await enter(page, locale, '/my/details')
        await page.getByLabel(exactly(auth.lastName())).fill('')
        await page.getByLabel(new RegExp(`^${details.phone()}`)).fill(CUSTOMERS[locale].phone)
        await submit(page, details.save()).click()
        await expect(page.getByText(errorSummary(1))).toBeVisible()
        await expectAccessibleAndNarrow(page, 'details with a fault')
        await page.getByLabel(exactly(auth.lastName())).fill('Nagy')
        await submit(page, details.save()).click()
        await expect(page.getByText(details.saved())).toBeVisible()
        await page.reload()
        await hydrated(page)
        await expect(page.getByLabel(exactly(auth.lastName()))).toHaveValue('Nagy')

        const email = CUSTOMERS[locale].email.replace('@', '.nou@')
        await page.getByLabel(exactly(details.newEmail())).fill(email)
        await page.getByLabel(exactly(details.passwordNow())).fill('wrong-wrong-wrong')
        await submit(page, details.sendLink()).click()
        await expect(page.getByRole('link', { name: details.detailsFault('password_wrong')! })).toBeVisible()
        await expect(page.getByLabel(exactly(details.newEmail()))).toHaveValue(email)
        await page.getByLabel(exactly(details.passwordNow())).fill(PASSWORD)
        await submit(page, details.sendLink()).click()
        await expect(page.getByText(details.linkSent({ email }))).toBeVisible()
        await expectAccessibleAndNarrow(page, 'details')
        const path = at(locale, '/auth/verify')
        await visit(page, await linkInMail(page, { to: email, subject: mails.emailChangeConfirm.subject(), path }))
        await submit(page, auth.verifyButton()).click()
        await expect(title(page)).toHaveText(auth.verifiedTitle())
        await visit(page, at(locale, '/my/details'))
        await expect(page.getByText(details.emailNow({ email }))).toBeVisible()
      })

    if (inTurn(locale, 1))
      test('an address is added by keyboard', async ({ page }) => {
        await makeAccount(page, locale)
        await enter(page, locale, '/my/addresses')
        await tabTo(page, submit(page, addresses.addAddress()))
        await page.keyboard.press('Enter')
        await expect(page.getByRole('heading', { name: addresses.newAddress() })).toBeFocused()
        const { lastName, firstName, address, city, zip, country, county } = CUSTOMERS[locale]
        const inOrder = MARKETS[locale].familyNameFirst.form ? [lastName, firstName] : [firstName, lastName]
        const labels = MARKETS[locale].familyNameFirst.form
          ? [checkout.lastName(), checkout.firstName()]
          : [checkout.firstName(), checkout.lastName()]
        await type(page, labels[0]!, inOrder[0]!)
        await type(page, labels[1]!, inOrder[1]!)
        await type(page, checkout.address(), address)
        await type(page, checkout.city(), city)
        if (county) {
          await tabTo(page, page.getByLabel(new RegExp(`^${checkout.county()}`)))
          await page.keyboard.type(county)
        }
        await type(page, checkout.zip(), zip)
        if (country !== MARKETS[locale].country) throw new Error('the keyboard journey expects the country of the market')
        await tabTo(page, submit(page, addresses.save()))
        await page.keyboard.press('Enter')
        await expect(page.getByText(addresses.saved())).toBeVisible()
      })
  })
}

test.describe('cart and wishlist', () => {
  test.use({ speaks: 'ro' })

  test('follow the account to another browser, and leave this one on signing out', async ({ page, browser }) => {
    await openProduct(page, 'ro')
    await chooseVariant(page)
    const name = await addToCart(page)
    const [line] = await cartLines(page)
    await makeAccount(page, 'ro')
    await enter(page, 'ro')
    await expect.poll(async () => (await page.request.get('/api/my/cart')).json()).toMatchObject({ lines: [line] })

    const { origin } = new URL(page.url())
    const other = await browser.newPage({ baseURL: origin, locale: 'ro-RO' })
    await other.goto('/')
    await other.evaluate(() => localStorage.setItem('wishlist', '["10001"]'))
    await visit(other, '/my')
    await signIn(other, 'ro')
    await expect(other.getByText(lists.fromAccount({ names: name }))).toBeVisible()
    expect(await cartLines(other)).toEqual([line])

    await accountLink(other).click()
    await signOut(other, () => other.getByRole('button', { name: exactly(auth.signOut()) }).click())
    await expect(other).toHaveURL(/\/$/)
    await hydrated(other)
    const left = await other.evaluate(() =>
      ['cart', 'coupons', 'wishlist', 'saved-lists', 'shipping', 'orders'].filter((key) => localStorage.getItem(key) !== null),
    )
    expect(left).toEqual([])
    await other.close()

    await visit(page, '/my')
    await expect.poll(() => page.evaluate(() => localStorage.getItem('wishlist'))).toContain('10001')
    expect(await cartLines(page)).toEqual([line])
  })
})

test('pages of the account are for customers alone, and say so to caches and search engines', async ({ page }) => {
  for (const path of ['/my', '/my/orders', '/my/orders/nst-1', '/my/details', '/my/addresses']) {
    const answer = await page.request.get(path, { maxRedirects: 0 })
    expect([answer.status(), answer.headers()['cache-control']], path).toEqual([302, 'private, no-store'])
    expect(answer.headers().location).toContain('/auth/signin?error=SessionRequired')
  }
  await makeAccount(page, 'ro')
  await enter(page, 'ro', '/my/orders')
  const answer = await page.request.get('/my/orders')
  expect(answer.headers()['cache-control']).toBe('no-store')
  expect(answer.headers()['x-robots-tag'] ?? (await answer.text())).toContain('noindex')
  expect((await page.request.get('/my/orders/nst-1')).status()).toBe(404)
})
