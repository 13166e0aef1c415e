/** The sums of an order are equal on pages, in mails and in the database, and add up. */
import type { Page } from '@playwright/test'
import { href, MARKETS } from '#domain/market/market.ts'
import { plainText } from '#domain/pricing/money.ts'
import * as cart from '#messages/cart.ts'
import { orderSummary } from '#messages/shopping/sums.ts'
import * as sums from '#messages/shopping/sums.ts'
import { discountBy, leftToPay, paidBy } from '#messages/codes.ts'
import * as mail from '#messages/mail.ts'
import { httpCustomer } from '#test/http-customer.ts'
import type { Quote } from '#web/schema/cart.ts'
import { CODES, CREDIT, firstOf, isNursery, things, withCart, type Thing } from './campaign.ts'
import { hydrated, openMails, visit } from './customer.ts'
import { expect, LANGUAGES, test } from './shop-test.ts'

/** Returns labels and amounts of a sum, as screen readers read them. */
const rowsOf = (page: Page, label: string) =>
  page
    .getByRole('complementary', { name: label })
    .locator('div:has(> span:first-child + span:last-child)')
    .evaluateAll((rows) =>
      rows.map((row) => [
        row.firstElementChild?.firstChild?.textContent,
        row.querySelector('[aria-hidden] + span')?.textContent ?? '',
      ]),
    )

for (const locale of LANGUAGES) {
  test.describe(`in ${locale}`, () => {
    test.use({ speaks: locale })

    test('cart, payment page, mail and database have the same sums', async ({ page, open }) => {
      const market = MARKETS[locale]
      const shop = open.shop.url
      const { percent, night, voucher } = CODES[locale]
      const customer = httpCustomer(shop, locale, '10.9.9.8')
      const all = await things(page, locale, shop)
      const travels = async (item: Thing) => (await customer.quote([{ item: item.id, qty: 1 }])).options!.length > 0
      const full = all.filter((item) => item.sale === item.mrp)
      // The dear one leaves something to pay beside the voucher.
      const dear = full.filter((item) => !isNursery(item) && !item.isBundle && item.sale > 1.2 * CREDIT[locale])
      const bought = [
        await firstOf(full.filter(isNursery), travels),
        await firstOf(dear, travels),
        await firstOf(
          all.filter(({ isBundle }) => isBundle),
          travels,
        ),
      ]
      const request = await customer.request(bought.map(({ id: item }) => ({ item, qty: 1 })))
      const codes = [night, percent, voucher]
      const { country, zip, county } = request.address
      const question = { market: locale, lines: request.lines, delivery: request.delivery, codes }
      const answer = await page.request.post('/api/cart/quote', {
        data: { ...question, destination: { country, zip, county } },
        headers: { origin: shop },
      })
      const quote = (await answer.json()) as Quote
      expect(quote.codes.map(({ state }) => state)).toEqual(['applied', 'applied', 'applied'])

      const money = (amount: number) => plainText(amount, market.currency, locale)
      await withCart(page, locale, bought)
      await page.addInitScript((stored) => {
        if (origin !== 'null') localStorage.setItem('coupons', JSON.stringify(stored))
      }, codes)
      await visit(page, href(market, '/cart'))
      const [off, shared] = quote.codes.map(({ amount }) => amount) as [number, number]
      const rows = () => rowsOf(page, cart.summary())
      await expect.poll(rows).toContainEqual([discountBy({ code: night }), money(-off)])
      await expect.poll(rows).toContainEqual([discountBy({ code: percent }), money(-shared)])

      const placed = await customer.order({ ...request, codes, total: quote.total, due: quote.due }, crypto.randomUUID())
      const order = await customer.view(placed.id)
      const goods = order.lines.reduce((sum, { price, qty }) => sum + price * qty, 0)
      const byCoupon = (code: string) => order.codes.find((one) => one.code === code)!.amount
      expect(goods - byCoupon(night) - byCoupon(percent) + order.deliveryPrice).toBe(order.total)
      expect(order.lines.reduce((sum, { total }) => sum + total, 0) + order.deliveryPrice).toBe(order.total)
      expect(order.total - byCoupon(voucher)).toBe(order.due)
      expect([order.total, order.due]).toEqual([quote.total, quote.due])

      const sum = [
        [discountBy({ code: night }), money(-byCoupon(night))],
        [discountBy({ code: percent }), money(-byCoupon(percent))],
      ]
      const whole = [paidBy({ code: voucher }), money(-byCoupon(voucher))]
      const charge = order.deliveryPrice === 0 ? '' : money(order.deliveryPrice)
      await page.goto(href(market, `/checkout/payment/${placed.id}`))
      await hydrated(page)
      await expect.poll(() => rowsOf(page, orderSummary())).toHaveLength(7)
      const shown = await rowsOf(page, orderSummary())
      expect(shown.slice(0, 1)).toEqual([[sums.subtotal(), money(goods)]])
      expect(new Set(shown.slice(1, 3))).toEqual(new Set(sum))
      expect(shown.slice(3)).toEqual([
        [sums.delivery(), charge],
        [sums.total(), money(order.total)],
        whole,
        [leftToPay(), money(order.due)],
      ])

      await openMails(page)
      await page
        .getByRole('link', { name: new RegExp(order.number) })
        .first()
        .click()
      const text = ((await page.locator('pre').textContent()) ?? '').replaceAll(/\s+/g, ' ')
      const plain = (line: readonly (string | undefined)[]) => line.join(' ').replaceAll(/\s+/g, ' ')
      for (const line of [
        [mail.subtotal(), money(goods)],
        ...sum,
        [mail.delivery(), charge || mail.deliveryFree()],
        [mail.total(), money(order.total)],
        whole,
        [mail.due(), money(order.due)],
      ]) {
        expect(text).toContain(plain(line))
      }
    })
  })
}
