/** A partnership in a browser: made by staff, its pool filled, a code given to a customer past the rules, stopped (D-30). */
import { reason } from '#messages/admin/promotions/coupon-trial.ts'
import * as coupons from '#messages/admin/promotions/coupons.ts'
import * as say from '#messages/admin/promotions/partnerships.ts'
import { save } from '#messages/admin/form.ts'
import { markets } from '#messages/admin/today.ts'
import * as account from '#messages/promotions/partnerships.ts'
import type { PartnershipPageView } from '#admin/schema/promotions/partnerships.ts'
import { enter, makeAccount } from './account.ts'
import { CUSTOMERS, exactly } from './customer.ts'
import { signInOwner } from './office.ts'
import { expectAccessible, expectNarrow } from './page-checks.ts'
import { expect, test } from './shop-test.ts'

// A shop of its own: the pool is counted.
test.use({ office: 'partnerships', speaks: 'ro', allowed: /status of (?:409|422)/ })

test('a partnership is made, filled, and stopped', async ({ page, open }) => {
  await signInOwner(page, open.shop)
  await page.goto('/admin/partnerships')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(say.partnerships())
  await page.keyboard.press('n')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(say.newPartnership())
  await page.getByRole('textbox', { name: exactly(say.partner()) }).fill('Grădinița Licurici')
  for (const locale of ['ro', 'en', 'hu'] as const) {
    await page.getByLabel(`${say.title()} (${markets[locale]()})`).fill(`Titlu ${locale}`)
    if (locale !== 'hu') await page.getByLabel(`${say.text()} (${markets[locale]()})`, { exact: true }).fill('Pentru părinți.')
  }
  await page
    .getByRole('group', { name: exactly(say.addRule()) })
    .getByRole('button', { name: exactly(say.rules.registered()) })
    .click()
  await page.getByLabel(exactly(say.days())).fill('30')
  await page.getByLabel(exactly(say.lowLevel())).fill('2')
  await expectAccessible(page, 'a new partnership')
  await expectNarrow(page, 'a new partnership')
  await page.getByRole('button', { name: new RegExp(save()) }).click()
  // What is wrong stands beside its field, and what was typed stays.
  const left = page.getByLabel(`${say.text()} (${markets.hu()})`, { exact: true })
  await expect(left).toHaveAttribute('aria-invalid', 'true')
  await left.fill('Szülőknek.')
  await page.getByRole('button', { name: new RegExp(save()) }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Grădinița Licurici: Titlu ro')
  await expect(page.getByText(exactly(say.empty()))).toBeVisible()

  await page.getByRole('button', { name: exactly(say.addCodes()) }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel(exactly(say.codesList())).fill('LIC-0001\nLIC-0002\nLIC 3')
  await dialog.getByRole('button', { name: exactly(say.addCodes()) }).click()
  await expect(dialog.getByText(say.codeWrong({ line: 'LIC 3', most: '64' }))).toBeVisible()
  await expectAccessible(page, 'codes of a pool')
  await dialog.getByLabel(exactly(say.codesList())).fill('LIC-0001\nLIC-0002\nLIC-0003')
  await dialog.getByRole('button', { name: exactly(say.addCodes()) }).click()
  await expect(dialog).toBeHidden()
  await expect(page.getByText(say.added(3))).toBeVisible()
  await expect(page.getByText(exactly(say.empty()))).toBeHidden()

  await makeAccount(page, 'ro')
  await page.getByRole('button', { name: exactly(say.handOut()) }).click()
  await dialog.getByLabel(exactly(say.email())).fill(CUSTOMERS.ro.email)
  await dialog.getByLabel(exactly(reason())).fill('A fost la eveniment.')
  await dialog.getByRole('button', { name: exactly(say.handOut()) }).click()
  await expect(dialog).toBeHidden()
  await expect(page.getByRole('rowheader', { name: 'LIC-…' })).toBeVisible()
  await expect(page.getByRole('link', { name: `${CUSTOMERS.ro.firstName} ${CUSTOMERS.ro.lastName}` })).toBeVisible()
  const address = page.url()
  await enter(page, 'ro', '/my/partnerships')
  await expect(page.getByRole('group', { name: account.stateNames.obtained() })).toContainText(/LIC-000[123]/)
  await page.goto(address)

  await page.getByRole('button', { name: exactly(say.stop()) }).click()
  await dialog.getByLabel(exactly(reason())).fill('Bugetul s-a terminat.')
  await dialog.getByRole('button', { name: exactly(say.stop()) }).click()
  await expect(dialog).toBeHidden()
  await expect(page.getByText(exactly(say.phases.stopped()))).toBeVisible()
  await page.getByRole('button', { name: exactly(say.letGoOn()) }).click()
  await dialog.getByLabel(exactly(reason())).fill('Mai sunt bani.')
  await dialog.getByRole('button', { name: exactly(say.letGoOn()) }).click()
  await expect(dialog).toBeHidden()
  await expect(page.getByText(exactly(say.phases.running()))).toBeVisible()
  await expectAccessible(page, 'a partnership')
  await expectNarrow(page, 'a partnership')

  await page.goto('/admin/partnerships')
  await expect(page.getByRole('link', { name: 'Grădinița Licurici' })).toBeVisible()
  await expectAccessible(page, 'the list of partnerships')
  await expectNarrow(page, 'the list of partnerships')
})

test('a generator keeps what each code gives, whatever is typed first, and two people who change it lose nothing', async ({
  page,
  open,
}) => {
  await signInOwner(page, open.shop)
  await page.goto('/admin/partnerships/new')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(say.newPartnership())
  await page.getByRole('textbox', { name: exactly(say.partner()) }).fill('Clubul mamelor')
  for (const locale of ['ro', 'en', 'hu'] as const) {
    await page.getByLabel(`${say.title()} (${markets[locale]()})`).fill('15%')
    await page.getByLabel(`${say.text()} (${markets[locale]()})`, { exact: true }).fill('Pentru membre.')
  }
  await page.getByRole('radio', { name: new RegExp(`^${say.sources.generator()}`) }).check()
  await page.getByLabel(`${say.minPurchase()} (RON)`).fill('100,00')
  await page.getByRole('checkbox', { name: exactly(say.signedInOnly()) }).check()
  await page.getByLabel(exactly(say.prefix())).fill('MAME')
  await page.getByLabel(`${coupons.amount()} (%)`).fill('15')
  await page.getByLabel(exactly(say.validDays())).fill('60')
  await page.getByRole('button', { name: new RegExp(save()) }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Clubul mamelor: 15%')
  const path = page.url().split('/admin')[1]!
  const read = async () => (await (await page.request.get(`/admin/api${path}`)).json()) as PartnershipPageView
  const { partnership } = await read()
  expect(partnership.fields.source).toEqual({
    kind: 'generator',
    maxCodes: 0,
    coupon: { prefix: 'MAME', type: 0, amount: 15, currency: 'RON', minPurchase: 10_000, validDays: 60, signedIn: true },
  })

  // A colleague changes the days meanwhile.
  const fields = { ...partnership.fields, until: '2099-12-31' }
  const headers = { origin: open.shop.url }
  const data = { version: partnership.version, partnership: fields }
  expect((await page.request.post(`/admin/api${path}`, { data, headers })).status()).toBe(200)
  await page.getByLabel(`${coupons.amount()} (%)`).fill('20')
  await page.getByLabel(`${say.minPurchase()} (RON)`).fill('150,00')
  await page.getByRole('button', { name: new RegExp(save()) }).click()
  await expect(page.getByLabel(exactly(say.until()))).toHaveValue('2099-12-31')
  const merged = (await read()).partnership.fields
  expect(merged).toMatchObject({ until: '2099-12-31', source: { coupon: { amount: 20, minPurchase: 15_000, validDays: 60 } } })
  await expectAccessible(page, 'a generator')
  await expectNarrow(page, 'a generator')
})
