/** Two people in one form: each sees the other, drafts survive a crash, and what both changed is chosen field by field. */
import type { Page } from '@playwright/test'
import { MARKETS } from '#domain/market/market.ts'
import * as access from '#messages/admin/access.ts'
import * as form from '#messages/admin/form.ts'
import * as drafts from '#messages/admin/people/drafts.ts'
import * as product from '#messages/admin/product.ts'
import * as coupon from '#messages/admin/promotions/coupons.ts'
import { yourAccess } from '#messages/admin/shell.ts'
import { inLocale } from '#messages/text.ts'
import { exactly } from './customer.ts'
import { signInInvited, signInOwner } from './office.ts'
import { expectAccessible, expectNarrow } from './page-checks.ts'
import { expect, listen, test } from './shop-test.ts'

test.use({ office: 'two-people', speaks: 'ro', allowed: /status of 409/ })

const VLAD = { firstName: 'Vlad', lastName: 'Petrescu', email: 'vlad@exemplu.ro', role: 'editor', locale: 'ro' }
const PRODUCT = '10001'
const NAMES = { ours: 'Body scris de Vlad', theirs: 'Body scris de Ruxandra', hu: 'Ruxandra neve' }

const field = (page: Page, name: string) => page.locator(`#field-${name.replaceAll('.', '-')}`).getByRole('textbox')
const keptLine = (page: Page) => page.getByText(drafts.kept({ at: '' }).trim())
const offered = (page: Page) => page.getByText(drafts.offer({ at: '' }).split(' ').slice(0, 3).join(' '))

test('a draft survives a crash, and two people who save the same product lose nothing', async ({
  browser,
  page,
  open,
  complaints,
}) => {
  const { url } = open.shop
  await signInOwner(page, open.shop)
  const newDevice = async () => {
    const context = await browser.newContext({ baseURL: url, locale: 'ro-RO', reducedMotion: 'reduce' })
    listen(context, complaints)
    return context
  }
  const desk = await newDevice()
  await signInInvited({ page, url }, desk, VLAD)
  const crashed = await desk.newPage()
  const path = `/admin/products/${PRODUCT}`
  await crashed.goto(path)
  await field(crashed, 'name.ro').fill(NAMES.ours)
  await expect(keptLine(crashed)).toBeVisible()

  await page.goto(path)
  await expect(page.getByText(drafts.isHereIn({ name: VLAD.firstName, section: product.texts() }))).toBeVisible()
  await expectAccessible(page, 'a product that another person has open')
  await expectNarrow(page, 'a product that another person has open')

  const cookies = await desk.cookies()
  await crashed.close()
  await desk.close()
  const phone = await newDevice()
  await phone.addCookies(cookies)
  const vlad = await phone.newPage()
  await vlad.goto(path)
  await expect(offered(vlad)).toBeVisible()
  await expectAccessible(vlad, 'a draft that is offered')
  await expectNarrow(vlad, 'a draft that is offered')
  await vlad.getByRole('button', { name: exactly(drafts.goOn()) }).click()
  await expect(field(vlad, 'name.ro')).toHaveValue(NAMES.ours)
  await field(vlad, 'name.hu').fill('Vlad neve')
  await field(vlad, 'opening.ro').fill('Scris doar de Vlad.')

  await field(page, 'name.ro').fill(NAMES.theirs)
  await field(page, 'name.hu').fill(NAMES.hu)
  await field(page, 'opening.en').fill('Written by Ruxandra alone.')
  await page.keyboard.press('Control+s')
  await expect(page.getByText(exactly(product.saved()))).toBeVisible()

  await vlad.keyboard.press('Control+s')
  const dialog = vlad.getByRole('dialog')
  await expect(dialog.getByRole('group')).toHaveCount(2)
  await expectAccessible(vlad, 'two people changed the same fields')
  await dialog
    .getByRole('group')
    .nth(1)
    .getByRole('radio', { name: new RegExp(product.theirs()) })
    .check()
  await dialog.getByRole('button', { name: exactly(product.saveMixture()) }).click()
  await expect(dialog).toBeHidden()
  await expect(vlad.getByText(exactly(product.noChanges()))).toBeVisible()
  const { fields } = (await (await page.request.get(`/admin/api/products/${PRODUCT}`)).json()) as { fields: object }
  expect(fields).toMatchObject({
    'name.ro': NAMES.ours,
    'name.hu': NAMES.hu,
    'opening.ro': 'Scris doar de Vlad.',
    'opening.en': 'Written by Ruxandra alone.',
  })
  const draft = async () => (await phone.request.get(`/admin/api/form-drafts?form=product/${PRODUCT}`)).json()
  await expect.poll(draft).toEqual({ draft: null })
  await phone.close()
})

test('a new coupon is kept until it is made, and a coupon that two people change is put together', async ({ page, open }) => {
  const { url } = open.shop
  await signInOwner(page, open.shop)
  await page.goto('/admin/coupons/new')
  await page.getByLabel(exactly(coupon.code())).fill('ciornita')
  await page.getByLabel(exactly(coupon.name())).fill('Ciorniță')
  await page.getByLabel(new RegExp(`^${coupon.amount()} `)).fill('15')
  await expect(keptLine(page)).toBeVisible()
  await page.reload()
  await page.getByRole('button', { name: exactly(drafts.goOn()) }).click()
  await expect(page.getByLabel(exactly(coupon.code()))).toHaveValue('ciornita')
  await page.getByRole('button', { name: exactly(coupon.make()) }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('CIORNITA')
  const draft = async () => (await page.request.get('/admin/api/form-drafts?form=new-coupon')).json()
  await expect.poll(draft).toEqual({ draft: null })

  // The same coupon, changed by a program meanwhile.
  const { coupon: read } = (await (await page.request.get('/admin/api/coupons/CIORNITA')).json()) as {
    coupon: { version: string; terms: object }
  }
  await page.getByLabel(exactly(coupon.name())).fill('Numele meu')
  await page.getByLabel(new RegExp(`^${coupon.amount()} `)).fill('20')
  const terms = { ...read.terms, amount: 25, maxUses: 7 }
  const changed = await page.request.post('/admin/api/coupons/CIORNITA', {
    data: { version: read.version, terms, reason: null },
    headers: { origin: url },
  })
  expect(changed.ok()).toBe(true)
  await page.keyboard.press('Control+s')
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByRole('radio')).toHaveCount(2)
  await expectAccessible(page, 'two people changed the same coupon')
  await expectNarrow(page, 'two people changed the same coupon')
  await dialog.getByRole('radio', { name: exactly(`${coupon.amount()}: 25`) }).check()
  await dialog.getByRole('button', { name: exactly(form.saveMixture()) }).click()
  await expect(dialog).toBeHidden()
  await expect(page.getByLabel(new RegExp(`^${coupon.amount()} `))).toHaveValue('25')
  await expect(page.getByLabel(exactly(coupon.maxUses()))).toHaveValue('7')
  await expect(page.getByLabel(exactly(coupon.name()))).toHaveValue('Numele meu')
})

test('the language of a person follows to another device', async ({ browser, page, open, complaints }) => {
  await signInOwner(page, open.shop)
  await page.goto('/admin/account')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(yourAccess())
  await page.getByLabel(exactly(access.language())).selectOption('hu')
  const inHungarian = inLocale('hu', () => ({ heading: yourAccess(), language: access.language() }))
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(inHungarian.heading)
  await expect(page.getByLabel(exactly(inHungarian.language))).toBeFocused()
  await expect(page.locator('html')).toHaveAttribute('lang', MARKETS.hu.language)
  await expectAccessible(page, 'one’s own access')
  await expectNarrow(page, 'one’s own access')

  const other = await browser.newContext({ baseURL: open.shop.url, locale: 'ro-RO', reducedMotion: 'reduce' })
  listen(other, complaints)
  await other.addCookies(await page.context().cookies())
  const phone = await other.newPage()
  await phone.goto('/admin/account')
  await expect(phone.getByRole('heading', { level: 1 })).toHaveText(inHungarian.heading)
  await phone.getByLabel(exactly(inHungarian.language)).selectOption('ro')
  await expect(phone.getByRole('heading', { level: 1 })).toHaveText(yourAccess())
  await other.close()
})
