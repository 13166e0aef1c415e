/** A recall in a browser: written and published by staff, read by a customer, ended (LAW-41). */
import { randomUUID } from 'node:crypto'
import type { Page } from '@playwright/test'
import { href, LOCALES, MARKETS } from '#domain/market/market.ts'
import { recallsHref } from '#domain/market/page-paths.ts'
import * as say from '#messages/admin/goods/recalls.ts'
import { reason } from '#messages/admin/promotions/coupon-trial.ts'
import { choose } from '#messages/admin/promotions/coupons.ts'
import { markets } from '#messages/admin/today.ts'
import * as list from '#messages/recalls/list.ts'
import * as notice from '#messages/recalls/notice.ts'
import * as owned from '#messages/recalls/owned.ts'
import { inLocale } from '#messages/text.ts'
import { httpCustomer } from '#test/http-customer.ts'
import { payloadPath } from '#web/http/pages/address.ts'
import type { ListingView } from '#web/storefront/listing/listing-view.ts'
import { enter, fetchAs, makeAccount } from './account.ts'
import { exactly, visit } from './customer.ts'
import { signInOwner } from './office.ts'
import { expectAccessible, expectNarrow, expectWrapped } from './page-checks.ts'
import { expect, test } from './shop-test.ts'

// A shop of its own: a recalled product is not sold any more.
test.use({ office: 'recalls', speaks: 'ro' })

const SAID = { hazard: 'Scutul se poate rupe. Copilul se poate îneca.', todo: 'Nu o mai folosi.' }

/** A customer with an account and an order of one thing that is sold in one size. */
async function bought(buyer: Page, origin: string): Promise<{ name: string; order: string }> {
  await makeAccount(buyer, 'ro')
  await enter(buyer, 'ro')
  const answer = await buyer.request.get(payloadPath('/c/puericultura'))
  const { data } = (await answer.json()) as { data: ListingView }
  const card = data.cards.find(({ item, soldOut }) => item !== undefined && !soldOut)
  if (!card) throw new Error('nothing is sold in one size')
  const customer = httpCustomer(origin, 'ro', '10.9.9.5', fetchAs(buyer))
  const request = await customer.request([{ item: card.item!, qty: 1 }])
  const { id } = await customer.order(request, randomUUID())
  return { name: card.name, order: (await customer.view(id)).number }
}

const PARTS = { hazard: say.hazard, todo: say.todo }

test('a recall is published by staff and read by a customer, who is told first of what they have bought', async ({
  page,
  open,
}) => {
  const buyer = await page.context().newPage()
  const { name, order } = await bought(buyer, open.shop.url)
  await signInOwner(page, open.shop)
  await page.goto('/admin/recalls/new')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(say.newRecall())
  await page.getByLabel(exactly(say.product())).fill(name)
  await page
    .getByRole('button', { name: exactly(choose({ name })) })
    .first()
    .click()
  await page.getByLabel(exactly(say.columns.lots())).fill('Lot 2609')
  await page.getByRole('checkbox', { name: exactly(say.remedyNames.refund()) }).check()
  for (const part of ['hazard', 'todo'] as const)
    for (const locale of ['ro', 'en', 'hu'] as const)
      await page
        .getByLabel(exactly(`${PARTS[part]()} (${markets[locale]()})`))
        .fill(part === 'hazard' && locale === 'en' ? 'Voluntary.' : SAID[part])
  await page.getByRole('button', { name: exactly(say.save()) }).click()
  await expect(page.getByRole('heading', { level: 1 })).toContainText('RC-')
  await expect(page.getByText(say.softened({ words: 'Voluntary' }))).toBeVisible()
  await expectAccessible(page, 'the draft of a recall')
  await expectNarrow(page, 'the draft of a recall')
  await expectWrapped(page, 'the draft of a recall')
  await page.getByLabel(exactly(`${say.hazard()} (${markets.en()})`)).fill('The shield can break.')
  await page.getByRole('button', { name: exactly(say.save()) }).click()
  await page.getByRole('button', { name: exactly(say.publish()) }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel(exactly(reason())).fill('Scutul se rupe.')
  await dialog.getByRole('button', { name: exactly(say.publish()) }).click()
  await expect(dialog).toBeHidden()
  await expect(page.getByText(exactly(say.states.running()))).toBeVisible()
  await expectAccessible(page, 'a recall that runs')
  await expectNarrow(page, 'a recall that runs')
  const address = page.url()

  await expect(async () => {
    await page.goto(recallsHref(MARKETS.ro))
    await expect(page.getByRole('link', { name: new RegExp(notice.readNotice()) })).toBeVisible({ timeout: 1_000 })
  }).toPass()
  await expectAccessible(page, 'recalls')
  await expectNarrow(page, 'recalls')
  await page.getByRole('link', { name: new RegExp(notice.readNotice()) }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(notice.headline())
  await expect(page.getByText(SAID.todo)).toBeVisible()
  await expect(page.getByText('Lot 2609')).toBeVisible()
  await expectAccessible(page, 'the notice of a recall')
  await expectNarrow(page, 'the notice of a recall')
  await expectWrapped(page, 'the notice of a recall')

  for (const locale of LOCALES) {
    const text = (one: () => string) => inLocale(locale, one)
    for (const path of ['/my', recallsHref(MARKETS[locale])]) {
      await visit(buyer, path === '/my' ? href(MARKETS[locale], path) : path)
      const told = buyer.getByRole('alert').filter({ hasText: text(owned.youHave) })
      await expect(told).toContainText(text(() => owned.fromOrder({ order })))
      await expectAccessible(buyer, `${path} of a buyer`)
      await expectNarrow(buyer, `${path} of a buyer`)
      await told.getByRole('link', { name: new RegExp(text(owned.whatToDo)) }).click()
      await expect(buyer.getByRole('heading', { level: 1 })).toHaveText(text(notice.headline))
      await expect(buyer.getByRole('alert').filter({ hasText: text(owned.youHave) })).toContainText(order)
    }
  }
  await expectAccessible(buyer, 'the notice for a buyer')
  await expectNarrow(buyer, 'the notice for a buyer')
  await buyer.close()

  await page.goto(address)
  await page.getByRole('button', { name: exactly(say.end()) }).click()
  await dialog.getByLabel(exactly(reason())).fill('Toate s-au întors.')
  await dialog.getByRole('button', { name: exactly(say.end()) }).click()
  await expect(page.getByText(exactly(say.states.ended()))).toBeVisible()
  await expect(async () => {
    await page.goto(recallsHref(MARKETS.ro))
    await expect(page.getByRole('heading', { name: exactly(list.ended()) })).toBeVisible({ timeout: 1_000 })
  }).toPass()
  await page.getByRole('textbox', { name: exactly(list.searchedBy()) }).fill('lot 2609')
  await page.getByRole('button', { name: exactly(list.check()) }).click()
  await expect(page.getByRole('status').filter({ hasText: 'lot 2609' })).toContainText(list.found(1, { query: 'lot 2609' }))
  await expectAccessible(page, 'an ended recall that was searched for')
  await expectNarrow(page, 'an ended recall that was searched for')
  await page.goto('/admin/recalls')
  await expect(page.getByRole('link', { name: /RC-/ }).first()).toBeVisible()
  await expectAccessible(page, 'the list of recalls')
})
