/** The account without a pointer, and a partner's code on a phone. */
import type { Page } from '@playwright/test'
import { readFile } from 'node:fs/promises'
import { TEXTS as CARD_PAGE } from '#adapters/payment/sandbox/texts.ts'
import { plainText } from '#domain/pricing/money.ts'
import { codesOf } from '#messages/code-effects.ts'
import * as codes from '#messages/codes.ts'
import * as account from '#messages/customers/account.ts'
import * as mails from '#messages/customers/auth-mail.ts'
import * as auth from '#messages/customers/auth.ts'
import * as details from '#messages/customers/details.ts'
import * as myOrders from '#messages/customers/orders.ts'
import * as privacy from '#messages/customers/privacy.ts'
import * as security from '#messages/customers/security.ts'
import * as orders from '#messages/order.ts'
import * as partnerships from '#messages/promotions/partnerships.ts'
import { enter, linkInMail, makeAccount, PASSWORD, submit } from './account.ts'
import { placeOrders } from './account-orders.ts'
import { things, withCart } from './campaign.ts'
import { CARDS, CUSTOMERS, exactly, hydrated, seeConfirmation, visit } from './customer.ts'
import { tabTo, type } from './keyboard.ts'
import { expect, test } from './shop-test.ts'

const main = (page: Page) => page.getByRole('main')

/** Opens a page of the account over its navigation. */
async function go(page: Page, label: string, path: string): Promise<void> {
  await tabTo(page, page.getByRole('navigation', { name: account.account() }).getByRole('link', { name: exactly(label) }))
  await page.keyboard.press('Enter')
  await page.waitForURL((url) => url.pathname === path)
  await hydrated(page)
}

test('an unpaid order is paid from the overview by keyboard', async ({ page, open }) => {
  await makeAccount(page, 'ro')
  await enter(page, 'ro')
  const [order] = await placeOrders(page, 'ro', open.shop.url, 1)
  await visit(page, '/my')
  const amount = plainText(order!.due, order!.currency, 'ro')
  await tabTo(page, page.getByRole('link', { name: exactly(myOrders.payOrder({ amount, number: order!.number })) }))
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/(pay|checkout\/payment)\//)
  await hydrated(page)
  await tabTo(page, page.getByRole('button').filter({ hasText: orders.pay({ amount: '' }).trim() }))
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/sandbox\/pay\//)
  const text = CARD_PAGE.ro
  await type(page, text.number, CARDS.approved)
  await type(page, text.expiry, '12 / 39')
  await type(page, text.cvc, '123')
  await type(page, text.name, 'I. Marinescu')
  await page.keyboard.press('Enter')
  await seeConfirmation(page, 'ro')
})

test('a session is ended, the address changed, a copy downloaded and the account deleted by keyboard', async ({
  page,
  browser,
  open,
}) => {
  await makeAccount(page, 'ro')
  const other = await browser.newPage({ baseURL: open.shop.url, locale: 'ro-RO' })
  await enter(other, 'ro')
  await enter(page, 'ro')

  await go(page, account.security(), '/my/security')
  await tabTo(page, main(page).getByRole('button', { name: new RegExp(`^${security.end()}: `) }))
  await page.keyboard.press('Enter')
  await expect(page.getByText(security.ended(1))).toBeVisible()
  await expect(page.getByRole('heading', { name: security.sessionsTitle() })).toBeFocused()
  await other.goto('/my')
  await expect(other).toHaveURL(/\/auth\/signin/)
  await other.close()

  await go(page, account.details(), '/my/details')
  const email = CUSTOMERS.ro.email.replace('@', '.nou@')
  await type(page, details.newEmail(), email)
  await type(page, details.passwordNow(), PASSWORD)
  await page.keyboard.press('Enter')
  await expect(page.getByText(details.linkSent({ email }))).toBeVisible()
  await visit(page, await linkInMail(page, { to: email, subject: mails.emailChangeConfirm.subject(), path: '/auth/verify' }))
  await tabTo(page, submit(page, auth.verifyButton()))
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(auth.verifiedTitle())

  await visit(page, '/my')
  await go(page, account.privacy(), '/my/privacy')
  await tabTo(page, page.getByRole('link', { name: exactly(privacy.download()) }))
  const [file] = await Promise.all([page.waitForEvent('download'), page.keyboard.press('Enter')])
  expect(JSON.parse(await readFile(await file.path(), 'utf8')).data.customer[0].email).toBe(email)

  await tabTo(page, submit(page, privacy.begin()))
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { name: privacy.firstStep() })).toBeFocused()
  await type(page, privacy.password(), PASSWORD)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { name: privacy.secondStep() })).toBeFocused()
  await type(page, privacy.address(), email)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(privacy.deletedTitle())
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })

  test('a code of a partner is obtained and used in the cart by touch', async ({ page, open }) => {
    await makeAccount(page, 'ro')
    await enter(page, 'ro', '/my/partnerships')
    const card = main(page).getByRole('listitem').filter({ hasText: 'grădina mare' })
    await card.getByRole('button', { name: exactly(partnerships.obtain()) }).tap()
    const box = page.getByRole('group', { name: partnerships.stateNames.obtained() })
    await expect(box).toBeVisible()
    const code = /GRM-\w{11}/.exec((await box.textContent())!)![0]

    const bags = (await things(page, 'ro', open.shop.url)).filter(({ tags }) => tags.includes('pram-bags'))
    const pieces = (sale: number) => Math.ceil(MINIMUM / sale)
    const bag = bags.find(({ sale, mrp, max }) => sale === mrp && max >= pieces(sale))!
    await withCart(page, 'ro', [bag], { [bag.id]: pieces(bag.sale) })
    await page.evaluate(() => localStorage.removeItem('cart'))
    await visit(page, '/cart')
    await page.getByRole('textbox', { name: exactly(codes.label()) }).tap()
    await page.keyboard.type(code)
    await page.getByRole('button', { name: exactly(codes.apply()) }).tap()
    await expect(page.getByRole('list', { name: exactly(codesOf()) })).toContainText(code)
    await expect(main(page)).toContainText(codes.discountBy({ code }))
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390)
  })
})

/** Of the demo's code for bags, in bani. */
const MINIMUM = 20_000
