/** An editor asks an owner for a price in a browser; the owner reads what it would do and approves it, and the price is changed. */
import type { ItemPrices } from '#admin/schema/prices.ts'
import * as say from '#messages/admin/approvals.ts'
import { askOwner, price, onlyOnApproval } from '#messages/admin/prices.ts'
import { problems } from '#messages/admin/shell.ts'
import { markets } from '#messages/admin/today.ts'
import { exactly } from './customer.ts'
import { signInInvited, signInOwner } from './office.ts'
import { expectAccessible, expectNarrow } from './page-checks.ts'
import { expect, listen, test } from './shop-test.ts'

test.use({ office: 'approvals', speaks: 'ro' })

const EDITOR = { firstName: 'Vlad', lastName: 'Petrescu', email: 'vlad@exemplu.ro', role: 'editor', locale: 'ro' }
const PRODUCT = '10001'

test('a price that an editor asks for waits, is told in words, and is changed once an owner approves', async ({
  browser,
  page,
  open,
  complaints,
}) => {
  const { url } = open.shop
  await signInOwner(page, open.shop)
  const context = await browser.newContext({ baseURL: url, locale: 'ro-RO', reducedMotion: 'reduce' })
  listen(context, complaints)
  await signInInvited({ page, url }, context, EDITOR)

  const editor = await context.newPage()
  await editor.goto(`/admin/products/${PRODUCT}`)
  const pricesOf = async () => {
    const answer = await page.request.get(`/admin/api/products/${PRODUCT}/prices`)
    const { items } = (await answer.json()) as { items: ItemPrices[] }
    return items[0]!.prices.find(({ market }) => market === 'ro')!.sale
  }
  const before = await pricesOf()
  await expect(editor.getByText(onlyOnApproval())).toBeVisible()
  await editor.getByRole('textbox', { name: exactly(`${price()}, ${markets.ro()}`) }).fill(`${before / 100 + 1}`)
  await editor.getByRole('button', { name: exactly(askOwner()) }).click()
  await expect(editor.getByText(problems.waits_for_approval())).toBeVisible()
  expect(await pricesOf()).toBe(before)
  await expectAccessible(editor, 'a price that was asked for')

  await page.goto('/admin/approvals')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(say.approvals())
  await expect(page.getByRole('listitem').filter({ hasText: 'RON' }).first()).toBeVisible()
  await expectAccessible(page, 'approvals')
  await page.getByRole('button', { name: exactly(say.approveWhose({ name: 'Vlad Petrescu' })) }).click()
  await expect(page.getByText(say.states.done())).toBeVisible()
  expect(await pricesOf()).toBe(before + 100)
  await expectNarrow(page, 'approvals')
  await context.close()
})
