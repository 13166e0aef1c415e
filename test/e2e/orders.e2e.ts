/** Orders in the back office in a browser: one that was paid in the shop is opened from the list, sent, refunded, and its mail sent again. */
import type { Page } from '@playwright/test'
import * as act from '#messages/admin/order/acts.ts'
import * as happened from '#messages/admin/order/events.ts'
import * as money from '#messages/admin/order/money.ts'
import * as say from '#messages/admin/order/page.ts'
import { orders, payments, statuses } from '#messages/admin/orders.ts'
import * as views from '#messages/admin/people/views.ts'
import { problems } from '#messages/admin/shell.ts'
import { placeOrders } from './account-orders.ts'
import { CARDS, exactly, goToGateway, seeConfirmation, typeCard } from './customer.ts'
import { signInOwner } from './office.ts'
import { expectAccessible, expectNarrow } from './page-checks.ts'
import { expect, test } from './shop-test.ts'

// Money asks for the second step again after ten minutes: its owner has just signed in.
test.use({ office: 'orders', speaks: 'ro', allowed: /status of (409|422)/ })

const dialogOf = (page: Page) => page.getByRole('dialog')

/** Saves what the list shows, without the words that were searched for, and takes it back. */
async function saveView(page: Page): Promise<void> {
  const name = 'Toate, cu colegii'
  await page.getByRole('button', { name: views.save() }).press('Enter')
  await page.getByLabel(views.name()).fill(name)
  await page.getByLabel(views.share()).press('Space')
  await expectAccessible(page, 'saving a view')
  await page.getByLabel(views.name()).press('Enter')
  await expect(page.getByText(views.saved({ name }))).toBeVisible()
  const saved = page.getByRole('link', { name })
  await expect(saved).toHaveAttribute('aria-current', 'true')
  await expect(saved).toHaveAttribute('href', '/admin/orders?view=all')
  await page.keyboard.press('Control+z')
  await expect(saved).toBeHidden()
}

/** Corrects the postcode, and takes the town that belongs to it. */
async function correctPlace(page: Page): Promise<void> {
  await page.getByRole('button', { name: exactly(say.steps.address()) }).press('Enter')
  const dialog = dialogOf(page)
  await dialog.getByLabel(exactly(act.zip())).fill('405200')
  const offer = dialog.getByRole('button', { name: exactly(act.takePlace({ place: 'Dej, Cluj' })) })
  await expect(offer).toBeVisible()
  await expectAccessible(page, 'an address with the place of its postcode')
  await expectNarrow(page, 'an address with the place of its postcode')
  await offer.press('Enter')
  await expect(dialog.getByLabel(exactly(act.city()))).toHaveValue('Dej')
  await expect(dialog.getByLabel(exactly(act.county()))).toHaveValue('CJ')
  await expect(offer).toHaveCount(0)
  await expect(dialog.locator(':focus')).toHaveCount(1)
  await dialog.getByLabel(exactly(act.reason())).fill('A scris clienta.')
  await dialog.getByRole('button', { name: exactly(act.save()) }).press('Enter')
  await expect(page.getByText(say.stepDone.address())).toBeVisible()
  await expect(page.getByText(/405200 Dej/)).toBeVisible()
}

test('a paid order is opened by keys, sent while a colleague works on it, refunded by line, and its mail sent again', async ({
  page,
  open,
}) => {
  const [placed] = await placeOrders(page, 'ro', open.shop.url, 1)
  const { id, number } = placed!
  await page.goto(`/pay/${id}`)
  await goToGateway(page)
  await typeCard(page, 'ro', CARDS.approved)
  await seeConfirmation(page, 'ro')

  await signInOwner(page, open.shop)
  await page.goto(`/admin/orders?words=${number}&view=all`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(orders())
  await expect(page.getByRole('link', { name: number })).toBeVisible()
  await expectAccessible(page, 'orders')
  await expectNarrow(page, 'orders')
  await saveView(page)
  await page.keyboard.press('j')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(`/admin/orders/${number}`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(number)
  await expectAccessible(page, 'order')
  await expectNarrow(page, 'order')
  await correctPlace(page)

  await page.keyboard.press('s')
  const send = dialogOf(page).getByRole('button', { name: exactly(say.steps.ship()) })
  await expect(dialogOf(page).getByLabel(act.from())).toBeVisible()
  await expectAccessible(page, 'a shipment')
  // A colleague begins with it meanwhile.
  const order = (await (await page.request.get(`/admin/api/orders/${number}`)).json()) as { version: string }
  const begun = await page.request.post(`/admin/api/orders/${number}/prepare`, {
    data: { version: order.version },
    headers: { origin: open.shop.url },
  })
  expect(begun.ok()).toBe(true)
  await send.press('Enter')
  await expect(dialogOf(page).getByText(problems.changed_meanwhile())).toBeVisible()
  await send.press('Enter')
  await expect(page.getByText(say.stepDone.ship({ number: 1 }))).toBeVisible()
  await expect(page.getByText(statuses.fulfilled()).first()).toBeVisible()

  await page.keyboard.press('r')
  await dialogOf(page).getByLabel(money.goodsAre()).selectOption('kept')
  await dialogOf(page).getByRole('checkbox').first().press('Space')
  const refund = dialogOf(page).getByRole('button', { name: /^Rambursează [1-9]/ })
  // What it gives back is known.
  await expect(refund).not.toHaveAttribute('aria-busy')
  await refund.press('Enter')
  await expect(dialogOf(page).getByText(problems.reason_needed())).toBeVisible()
  await dialogOf(page).getByRole('button', { name: money.reasons.damaged() }).press('Enter')
  await expectAccessible(page, 'a refund')
  await expectNarrow(page, 'a refund')
  await refund.press('Enter')
  await expect(page.getByText(new RegExp(`^${money.refunded({ amount: '' }).trim()}`))).toBeVisible()
  await expect(page.getByText(new RegExp(`^(${payments['partly refunded']()}|${payments.refunded()})$`)).first()).toBeVisible()

  await page
    .getByRole('row')
    .filter({ hasText: `Am primit comanda ${number}` })
    .getByRole('button')
    .press('Enter')
  await expect(page.frameLocator('dialog iframe').getByText(number).first()).toBeVisible()
  await dialogOf(page).getByRole('button', { name: say.sendAgain() }).press('Enter')
  await expect(page.getByText(say.sentAgain())).toBeVisible()

  await page.keyboard.press('m')
  await page.keyboard.type('Cutia era udă.')
  await page.keyboard.press('Control+Enter')
  await expect(page.getByRole('listitem').filter({ hasText: 'Cutia era udă.' })).toContainText('Ruxandra')
  await page.getByRole('button', { name: exactly(happened.groups.money()) }).press('Enter')
  await expect(page.getByText('Cutia era udă.')).toBeHidden()
  await expect(page.getByText(happened.eventText('partly refunded')).first()).toBeVisible()
})
