/** Stock in the back office in a browser: a count without a network, booked, then a transfer, and the shop that knows of both. */
import type { Page } from '@playwright/test'
import * as papers from '#messages/admin/stock-papers.ts'
import * as say from '#messages/admin/stock.ts'
import { signInOwner } from './office.ts'
import { expectAccessible, expectNarrow } from './page-checks.ts'
import { expect, test } from './shop-test.ts'

// Without a network the browser complains of each call.
test.use({ office: 'shared', speaks: 'ro', allowed: /ERR_INTERNET_DISCONNECTED/ })

interface Place {
  warehouse: string
  lying: number
  promised: number
}
interface Item {
  item: string
  barcode: string | null
  name: string
  places: Place[]
}

/** An article whose pieces are free in its first warehouse. */
async function freeItem(page: Page): Promise<Item & { barcode: string; place: Place }> {
  const { items } = (await (await page.request.get('/admin/api/stock?sort=most')).json()) as { items: Item[] }
  for (const item of items) {
    const place = item.places.find(({ lying, promised }) => lying > 8 && promised === 0)
    if (place && item.barcode !== null) return { ...item, barcode: item.barcode, place }
  }
  throw new Error('no article has free pieces')
}

const lyingIn = async (page: Page, item: string, warehouse: string) => {
  const answer = (await (await page.request.get(`/admin/api/stock/${item}`)).json()) as { item: Item }
  return answer.item.places.find((place) => place.warehouse === warehouse)?.lying
}

test('a sheet is counted without a network, booked and seen; then a transfer leaves, arrives in part and ends', async ({
  page,
  open,
  context,
}) => {
  await signInOwner(page, open.shop)
  await page.goto('/admin/stock')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(say.stock())
  await expect(page.getByRole('table')).toBeVisible()
  await expectAccessible(page, 'stock')
  const chosen = await freeItem(page)
  await page.goto('/admin/stock/count')
  await page.getByLabel(say.warehouse()).selectOption(chosen.place.warehouse)
  await page.getByRole('button', { name: papers.begin() }).press('Enter')
  const field = page.getByLabel(papers.scan())
  await expect(field).toBeFocused()

  await context.setOffline(true)
  await page.keyboard.type(`5*${chosen.barcode}`)
  await page.keyboard.press('Enter')
  await page.keyboard.type(chosen.barcode)
  await page.keyboard.press('Enter')
  await expect(page.getByText(papers.keptHere(2))).toBeVisible()
  await expect(page.locator('output')).toHaveText('6')
  await context.setOffline(false)
  await expect(page.getByText(papers.allSent())).toBeVisible()
  await expect(page.getByText(papers.differences(1))).toBeVisible()
  await expectAccessible(page, 'count sheet')
  await expectNarrow(page, 'count sheet')
  await page.getByRole('button', { name: papers.finish() }).press('Enter')
  await page.getByRole('button', { name: papers.book(1) }).press('Enter')
  await expect(page.getByText(papers.booked())).toBeVisible()
  expect(await lyingIn(page, chosen.item, chosen.place.warehouse)).toBe(6)

  await page.goto('/admin/stock/transfers/new')
  await page.getByLabel(papers.from(), { exact: true }).selectOption(chosen.place.warehouse)
  const other = await page
    .getByLabel(papers.to(), { exact: true })
    .locator('option')
    .evaluateAll(
      (options, from) => options.map((option) => (option as HTMLOptionElement).value).find((id) => id !== from)!,
      chosen.place.warehouse,
    )
  await page.getByLabel(papers.to(), { exact: true }).selectOption(other)
  const before = (await lyingIn(page, chosen.item, other)) ?? 0
  await page.getByLabel(papers.addArticle()).fill(`4*${chosen.barcode}`)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('spinbutton')).toHaveValue('4')
  await page.getByRole('button', { name: papers.saveDraft() }).press('Enter')
  await page.getByRole('button', { name: papers.send(), exact: true }).press('Enter')
  await page.getByLabel(papers.scanReceived()).fill(`3*${chosen.barcode}`)
  await page.keyboard.press('Enter')
  await expectAccessible(page, 'transfer')
  await expectNarrow(page, 'transfer')
  await page.getByRole('combobox').selectOption('lost')
  await page.getByRole('button', { name: papers.receive(), exact: true }).press('Enter')
  await expect(page.getByText(papers.transferStates.received(), { exact: true })).toBeVisible()
  expect(await lyingIn(page, chosen.item, chosen.place.warehouse)).toBe(2)
  expect(await lyingIn(page, chosen.item, other)).toBe(before + 3)

  await page.goto(`/admin/stock/history?item=${chosen.item}`)
  await expect(page.getByRole('row').filter({ hasText: say.kinds.count() }).first()).toBeVisible()
  await expectAccessible(page, 'history')
  await expectNarrow(page, 'history')
})
