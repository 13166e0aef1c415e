/** Coupons, codes, vouchers, customers, redirects and campaigns in the back office: each made, changed and taken back on its screen. */
import type { Page } from '@playwright/test'
import { LOCALES } from '#domain/market/market.ts'
import * as campaign from '#messages/admin/content/campaigns.ts'
import { begin } from '#messages/admin/content/pages.ts'
import * as redirect from '#messages/admin/content/redirects.ts'
import * as person from '#messages/admin/people/customers.ts'
import * as trial from '#messages/admin/promotions/coupon-trial.ts'
import * as coupon from '#messages/admin/promotions/coupons.ts'
import * as voucher from '#messages/admin/promotions/vouchers.ts'
import { markets } from '#messages/admin/today.ts'
import { undo } from '#messages/admin/undo.ts'
import { makeAccount } from './account.ts'
import { CUSTOMERS, exactly } from './customer.ts'
import { signInOwner } from './office.ts'
import { expectAccessible, expectNarrow } from './page-checks.ts'
import { expect, test } from './shop-test.ts'

// The home page of a campaign is shown in a frame that runs nothing.
test.use({ office: 'shared', speaks: 'ro', allowed: /Blocked script execution/ })

const button = (page: Page, name: string) => page.getByRole('button', { name: exactly(name) })
const field = (page: Page, label: string) => page.getByLabel(exactly(label))

/** Gives the reason that the open dialog asks for, and does what it is about. */
async function giveReason(page: Page, act: string): Promise<void> {
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel(exactly(trial.reason())).fill('Cerut de client')
  await dialog.getByRole('button', { name: exactly(act) }).click()
  await expect(dialog).toBeHidden()
}

test('a coupon is made, tried on a cart, stopped and let go on; a series of codes is made and stopped', async ({
  page,
  open,
}) => {
  await signInOwner(page, open.shop)
  await page.goto('/admin/coupons/new')
  await field(page, coupon.code()).fill('toamna26')
  await field(page, coupon.name()).fill('Toamna')
  await field(page, `${coupon.amount()} (%)`).fill('20')
  await field(page, `${coupon.maxAmount()} (RON)`).fill('150,50')
  await field(page, `${coupon.minPurchase()} (RON)`).fill('10')
  await field(page, coupon.from()).fill('2026-01-01T00:00')
  await field(page, coupon.until()).fill('2099-12-31T23:59')
  await field(page, coupon.maxUses()).fill('500')
  await field(page, coupon.perCustomer()).fill('2')
  await page.getByRole('radio', { name: exactly(coupon.scopes.vendors()) }).check()
  await field(page, coupon.addGoods()).fill('a')
  const brand = page.getByRole('button', { name: new RegExp(coupon.choose({ name: '' })) }).first()
  await brand.click()
  await field(page, trial.addItem()).fill('body')
  await page.getByRole('button', { name: / · / }).first().click()
  await expect(page.getByText(exactly(trial.after()))).toBeVisible()
  await expectAccessible(page, 'a new coupon and its trial')
  await button(page, coupon.make()).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('TOAMNA26')
  await button(page, coupon.stopNow()).click()
  await expect(button(page, coupon.letGoOn())).toBeVisible()
  await page.getByRole('button', { name: new RegExp(`^${undo()}`) }).click()
  await expect(button(page, coupon.stopNow())).toBeVisible()
  await expectNarrow(page, 'a coupon')
  await page.goto('/admin/coupons')
  await expect(page.getByRole('link', { name: exactly('TOAMNA26') })).toBeVisible()
  await expectAccessible(page, 'coupons')
  await expectNarrow(page, 'coupons')

  await page.getByRole('link', { name: exactly(coupon.uniqueCodes()) }).click()
  await field(page, trial.batchName()).fill('Târg')
  await field(page, trial.howMany()).fill('12')
  await field(page, trial.beginsWith()).fill('targ')
  await field(page, `${coupon.amount()} (%)`).fill('10')
  await button(page, trial.makeCodes({ count: '12' })).click()
  await button(page, `${trial.downloadCsv()}: ${trial.downloadOf({ name: 'Târg' })}`).click()
  const saved = page.waitForEvent('download')
  await giveReason(page, trial.download())
  expect((await saved).suggestedFilename()).toBe('Târg.csv')
  await button(page, trial.stopOf({ name: 'Târg' })).click()
  await giveReason(page, coupon.stop())
  await expect(page.getByText(trial.codesStopped({ count: '12' }))).toBeVisible()
  await expectAccessible(page, 'series of codes')
  await expectNarrow(page, 'series of codes')
})

test('a voucher is given, stopped and let go on; a customer is found, changed and gets the data', async ({ page, open }) => {
  await makeAccount(page, 'ro')
  const { email, firstName, lastName } = CUSTOMERS.ro
  await signInOwner(page, open.shop)
  await page.goto('/admin/vouchers')
  await button(page, voucher.newVoucher()).click()
  await field(page, `${voucher.amount()} (RON)`).fill('125,50')
  await field(page, voucher.recipient()).fill(email)
  await field(page, voucher.name()).fill(firstName)
  await field(page, voucher.reason()).fill('Colet întârziat')
  await expectAccessible(page, 'a new voucher')
  await button(page, voucher.issue({ amount: '125,50 RON' })).click()
  await expect(page.getByRole('rowheader')).toHaveCount(1)
  await expect(page.getByRole('cell', { name: '125,50' })).toHaveCount(2)
  await expectAccessible(page, 'a voucher')
  await button(page, voucher.stop()).click()
  await giveReason(page, voucher.stop())
  await expect(page.getByText(exactly(voucher.states.stopped()))).toBeVisible()
  await page.getByRole('button', { name: new RegExp(`^${undo()}`) }).click()
  await expect(button(page, voucher.stop())).toBeVisible()
  await expectNarrow(page, 'a voucher')

  await page.goto('/admin/customers')
  await field(page, person.findLabel()).fill(email)
  await page.keyboard.press('Enter')
  await page.getByRole('link', { name: `${firstName} ${lastName}` }).click()
  await button(page, person.change()).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel(exactly(person.lastName())).fill(`${lastName}-Pop`)
  await dialog.getByLabel(exactly(person.reason())).fill('Căsătorie')
  await dialog.getByRole('button', { name: exactly(person.saveDetails()) }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(`${firstName} ${lastName}-Pop`)
  await expectAccessible(page, 'a customer')
  await button(page, person.sendCopy()).click()
  await giveReason(page, person.sendCopyTitle())
  await expect(page.getByText(exactly(person.done())).first()).toBeVisible()
  await expectNarrow(page, 'a customer')
})

test('a redirect is added, and a campaign is planned', async ({ page, open }) => {
  await signInOwner(page, open.shop)
  await page.goto('/admin/redirects')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await page.keyboard.press('n')
  await field(page, redirect.from()).fill('/toamna-veche')
  await field(page, redirect.to()).fill('/sale')
  await expect(page.getByText(redirect.willBe({ path: '/toamna-veche', target: '/sale' }))).toBeVisible()
  await expectAccessible(page, 'a new redirect')
  await button(page, redirect.save()).click()
  await expect(page.getByRole('rowheader', { name: /toamna-veche/ })).toBeVisible()
  expect((await page.request.get('/toamna-veche', { maxRedirects: 0 })).status()).toBe(301)
  await expectNarrow(page, 'redirects')

  await page.goto('/admin/campaigns')
  await button(page, campaign.newCampaign()).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel(exactly(campaign.name())).fill('primavara-27')
  await dialog.getByLabel(exactly(campaign.starts())).fill('2098-03-01T00:00')
  await dialog.getByLabel(exactly(campaign.ends())).fill('2098-03-15T00:00')
  for (const locale of LOCALES) await dialog.getByLabel(exactly(`${campaign.bar()}: ${markets[locale]()}`)).fill('Primăvara vine')
  await expectAccessible(page, 'a new campaign')
  await dialog.getByRole('button', { name: exactly(begin()) }).click()
  await expect(page.getByRole('heading', { level: 2, name: 'primavara-27' })).toBeVisible()
  await button(page, campaign.switchOn()).click()
  await expect(button(page, campaign.stop())).toBeVisible()
  await expectAccessible(page, 'campaigns')
  await expectNarrow(page, 'campaigns')
})
