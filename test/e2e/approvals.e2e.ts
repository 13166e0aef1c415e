/** An editor asks an owner for a price in a browser; the owner reads what it would do and approves it, and the price is changed. */
import type { ItemPrices } from '#admin/schema/prices.ts'
import * as say from '#messages/admin/approvals.ts'
import { askOwner, price, onlyOnApproval } from '#messages/admin/prices.ts'
import { problems } from '#messages/admin/shell.ts'
import { markets } from '#messages/admin/today.ts'
import { codeOf } from '#test/staff/authenticator-app.ts'
import { STAFF_PASSWORD } from '#test/staff/staff-member.ts'
import { exactly } from './customer.ts'
import { signInOwner } from './office.ts'
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
  const invited = await page.request.post('/admin/api/staff', { data: EDITOR, headers: { origin: url } })
  expect(invited.ok()).toBe(true)
  let token = ''
  await expect(async () => {
    const list = await (await fetch(`${url}/dev/mail`)).text()
    for (const [, address] of list.matchAll(/href="(\/dev\/mail\/[^"]+)"/g)) {
      const mail = await (await fetch(url + address!)).text()
      token ||= /\/admin\/invitation#token=([\w-]+)/.exec(mail)?.[1] ?? ''
    }
    expect(token).not.toBe('')
  }).toPass({ timeout: 20_000 })

  const context = await browser.newContext({ baseURL: url, locale: 'ro-RO', reducedMotion: 'reduce' })
  listen(context, complaints)
  const post = async (path: string, data: object) =>
    expect((await context.request.post(`/admin/api${path}`, { data, headers: { origin: url } })).ok()).toBe(true)
  await post('/password', { purpose: 'invitation', token, password: STAFF_PASSWORD })
  const { key } = (await (await context.request.get('/admin/api/enrol')).json()) as { key: string }
  await post('/enrol', { code: codeOf(key, new Date()) })

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
