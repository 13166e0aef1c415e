/**
 * 300 hostile texts in every field that staff and customers write, through the endpoints; then the pages of the back office and of the
 * shop that show them: nothing of them runs, and no policy reports. A text field that is neither written here nor named with its reason
 * fails.
 */
import type { Page } from '@playwright/test'
import { more } from '#messages/admin/shell.ts'
import { OTHER_FIELDS } from '#test/hostile/other-fields.ts'
import { hostilePacks } from '#test/hostile/packs.ts'
import { textFields, unwritten, type ApiDocument } from '#test/hostile/text-fields.ts'
import { exactly } from './customer.ts'
import { expectHarmless, watchedPage } from './harmless.ts'
import { writeCustomer, writeMessage, writeOrder, writeRequests, writeWithdrawal } from './hostile-people.ts'
import { LENGTHS, writer } from './hostile-writer.ts'
import {
  writeContents,
  writeGoods,
  writeProducts,
  writePromotions,
  writeRecalls,
  writeSettings,
  writeStock,
} from './hostile-writes.ts'
import { signInOwner } from './office.ts'
import { expect, test } from './shop-test.ts'

test.use({ office: 'hostile', speaks: 'en' })

test('hostile texts of every field are text in the back office and in the shop', async ({ browser, page, open }) => {
  test.setTimeout(300_000)
  const { url } = open.shop
  await signInOwner(page, open.shop)
  const owner = writer(page.request, url)
  const order = await writeOrder(owner, page, url)
  const withdrawal = await writeWithdrawal(owner, page, url)
  const customer = await writeCustomer(owner, page, url)
  const message = await writeMessage(owner, page, url)
  const requests = await writeRequests(owner, browser, page, url)
  const settings = await writeSettings(owner)
  const products = await writeProducts(owner)
  const goods = await writeGoods(owner)
  const promotions = await writePromotions(owner)
  const contents = await writeContents(owner)
  const stock = await writeStock(owner)
  const recalls = await writeRecalls(owner, 10_009)

  const api = (await (await page.request.get('/admin/api/openapi.json')).json()) as ApiDocument
  const fields = textFields(api)
  const left = unwritten(fields, [...owner.calls, ...requests.calls])
  expect(left.filter((field) => !OTHER_FIELDS.some(([pattern]) => pattern.test(field)))).toEqual([])
  expect(
    OTHER_FIELDS.filter(([pattern]) => !left.some((field) => pattern.test(field))).map(String),
    'nothing is of this kind',
  ).toEqual([])

  const cookies = await page.context().cookies()
  const show = async (
    paths: readonly string[],
    after?: (page: Page, check: (path: string) => Promise<void>) => Promise<void>,
  ) => {
    const { context, page: watched, errors } = await watchedPage(browser, { baseURL: url })
    await context.addCookies(cookies)
    const check = (path: string) => expectHarmless(watched, { path, locale: 'ro' }, errors)
    for (const path of paths) {
      const answer = await watched.goto(path, { waitUntil: 'networkidle' })
      expect(answer?.status(), path).toBe(200)
      await check(path)
    }
    await after?.(watched, check)
    await context.close()
  }
  const office = [order, withdrawal, customer, message, requests.page, ...promotions, ...contents, ...settings, ...stock]
  await Promise.all([
    show(
      [...office, ...products.inOffice, ...goods.inOffice, ...recalls, '/coupons?view=all'].map((path) => `/admin${path}`),
      async (watched, check) => {
        const rows = watched.locator('tbody tr')
        const [next, all] = [watched.getByRole('button', { name: exactly(more()) }), hostilePacks(LENGTHS.name).length]
        for (let shown = await rows.count(); shown < all; shown = await rows.count()) {
          await next.click()
          await expect(rows).not.toHaveCount(shown)
        }
        await check('all coupons')
      },
    ),
    show([...products.inShop, ...goods.inShop, '/ostil-ro', '/en/ostil-en', '/', '/showrooms', '/recalls', '/contact', '/cart']),
  ])
})
