/** Messages about codes: every message of SPEC-8 about coupons and vouchers, in each market, and both warnings. */
import type { Page } from '@playwright/test'
import { href, MARKETS, type Locale } from '#domain/market/market.ts'
import { plainText } from '#domain/pricing/money.ts'
import * as cart from '#messages/cart.ts'
import { courier } from '#messages/delivery/methods.ts'
import * as effects from '#messages/code-effects.ts'
import * as codeTexts from '#messages/codes.ts'
import { httpCustomer } from '#test/http-customer.ts'
import type { Quote } from '#web/schema/cart.ts'
import { asked, CODES, firstOf, isNursery, MINIMUM, things, withCart, type Thing } from './campaign.ts'
import { cartButton, exactly, giveInformation, visit } from './customer.ts'
import { expect, inTurn, LANGUAGES, test } from './shop-test.ts'

const text = { ...codeTexts, ...effects }

/** One thing at its full price below every minimum, and one of the nursery that is reduced by more than a code takes off. */
async function goods(page: Page, locale: Locale, origin: string): Promise<{ plain: Thing; reduced: Thing }> {
  const { percent, night } = CODES[locale]
  const all = (await things(page, locale, origin)).filter(({ isBundle }) => !isBundle)
  const states = async (items: Thing[]) =>
    (await asked(page, origin, locale, items, [percent, night])).codes.map(({ state }) => state)
  const plainOnes = all.filter((item) => !isNursery(item) && item.sale === item.mrp && item.sale < MINIMUM[locale])
  const plain = await firstOf(plainOnes, async (item) => (await states([item])).join() === 'applied,error_not_applicable')
  const reducedOnes = all.filter((item) => isNursery(item) && item.sale < item.mrp * 0.84)
  return {
    plain,
    reduced: await firstOf(reducedOnes, async (item) => (await states([plain, item])).join() === 'applied,error_not_applicable'),
  }
}

/** Spends the credit of the small voucher of the market. */
async function useUp(page: Page, locale: Locale, origin: string): Promise<void> {
  const { small } = CODES[locale]
  const customer = httpCustomer(origin, locale, '10.9.9.9')
  const dear = (await things(page, locale, origin)).sort((a, b) => b.sale - a.sale)
  const linesOf = ({ id, max }: Thing) => [{ item: id, qty: Math.min(3, max) }]
  // The dearest are prams, which do not travel everywhere.
  const first = await firstOf(dear, async (item) => (await customer.quote(linesOf(item))).options!.length > 0)
  const request = await customer.request(linesOf(first))
  const question = { market: locale, lines: request.lines, delivery: request.delivery, codes: [small] }
  const { country, zip } = request.address
  const priced = await page.request.post('/api/cart/quote', {
    data: { ...question, destination: { country, zip } },
    headers: { origin },
  })
  const { due, codes } = (await priced.json()) as Quote
  expect(codes).toMatchObject([{ kind: 'voucher', state: 'applied' }])
  expect(codes[0]!.amount, 'the cart takes all of its credit').toBe(codes[0]!.data?.amount)
  await customer.order({ ...request, codes: [small], due }, crypto.randomUUID())
}

const field = (page: Page) => page.getByRole('textbox', { name: exactly(text.label()) })
const stored = (page: Page) => page.getByRole('list', { name: exactly(text.codesOf()) }).getByRole('listitem')

async function type(page: Page, code: string): Promise<void> {
  await field(page).fill(code)
  await page.getByRole('button', { name: exactly(text.apply()) }).click()
}

/** The code stays in its field, with the reason below it that is read out at once. */
async function refused(page: Page, code: string, why: string): Promise<void> {
  await type(page, code)
  await expect(page.getByRole('alert').filter({ hasText: why })).toBeVisible()
  await expect(field(page)).toHaveValue(code)
  await expect(field(page)).toHaveAccessibleDescription(new RegExp(exactly(why).source.slice(1, -1)))
}

/** The code waits beside the sum, with what it waits for. */
async function waits(page: Page, code: string, why: string): Promise<void> {
  await type(page, code)
  await expect(stored(page).filter({ hasText: why })).toBeVisible()
  await expect(page.getByRole('status').filter({ hasText: why }).first()).toBeAttached()
  await expect(field(page)).toHaveValue('')
}

for (const locale of LANGUAGES) {
  test.describe(`in ${locale}`, () => {
    test.use({ speaks: locale })

    if (inTurn(locale, 1))
      test('every refusal shows its reason', async ({ page, open }) => {
        const market = MARKETS[locale]
        const origin = open.shop.url
        const { percent, foreign, minimum, night, small } = CODES[locale]
        const { plain } = await goods(page, locale, origin)
        await useUp(page, locale, origin)
        await withCart(page, locale, [plain])
        await visit(page, href(market, '/cart'))
        await expect(page.getByRole('main').getByRole('link', { name: exactly(plain.name) })).toBeVisible()

        await refused(page, '', text.codeRequired())
        await refused(page, 'nimic77', text.notExist({ code: 'NIMIC77' }))
        await refused(page, 'OPRIT', text.invalid({ code: 'OPRIT' }))
        await refused(page, 'VARA20', text.invalid({ code: 'VARA20' }))
        await refused(page, 'CRACIUN20', text.invalid({ code: 'CRACIUN20' }))
        await refused(page, 'abcd-efgh-jkmn-2345', text.invalidVoucher())
        await refused(page, 'FAMILIE10', text.signIn())
        await refused(page, 'PRIMII100', text.usage({ code: 'PRIMII100' }))
        await refused(page, small, text.creditUsed({ code: small }))

        const money = (amount: number) => plainText(amount, market.currency, locale)
        const least = text.minPurchase({ code: minimum, min: money(MINIMUM[locale]) })
        await waits(page, minimum, `${least} ${text.amountToMinimum({ amount: money(MINIMUM[locale] - plain.sale) })}`)
        await waits(page, night, text.notApplicable({ code: night }))
        const other = locale === 'ro' ? 'EUR' : 'RON'
        const currencies = { code: foreign, coupon: cart.inCurrency[other](), cart: cart.inCurrency[market.currency]() }
        await waits(page, foreign, text.wrongCurrency(currencies))
        await refused(page, foreign.toLowerCase(), text.alreadyInCart({ code: foreign }))

        // Its line says why each of them does nothing for it, and one that helps stands beside them.
        await type(page, percent)
        await expect(stored(page).filter({ hasText: percent })).toContainText(/\d/)
        await page.getByText(exactly(text.whyTitle())).click()
        await expect(page.getByText(text.why.other_tags())).toBeVisible()

        // Taken away again, the price is back.
        await page.getByRole('button', { name: exactly(text.removeCode({ code: percent })) }).click()
        await expect(page.getByRole('status').filter({ hasText: text.removedCode({ code: percent }) })).toBeAttached()
        await expect(stored(page).filter({ hasText: percent })).toHaveCount(0)
      })

    if (inTurn(locale, 2))
      test('both warnings are shown beside their codes, in the drawer and in the cart', async ({ page, open }) => {
        const { percent, night } = CODES[locale]
        const { plain, reduced } = await goods(page, locale, open.shop.url)
        await withCart(page, locale, [plain, reduced])
        await visit(page, href(MARKETS[locale], '/new'))
        await cartButton(page).click()
        const drawer = page.getByRole('dialog')
        await expect(drawer.getByRole('link', { name: exactly(reduced.name) })).toBeVisible()
        await type(page, percent)
        await expect(stored(page).filter({ hasText: percent })).toContainText(text.notForDiscounted())
        await type(page, night)
        await expect(stored(page).filter({ hasText: night })).toContainText(text.higherDiscount())
        await visit(page, href(MARKETS[locale], '/cart'))
        await expect(stored(page).filter({ hasText: percent })).toContainText(text.notForDiscounted())
        await expect(stored(page).filter({ hasText: night })).toContainText(text.higherDiscount())
        await page.getByText(exactly(text.whyNotTitle())).click()
        await expect(page.getByText(text.why.on_sale())).toBeVisible()
      })
  })
}

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } })

  test('each step of the checkout accepts a code and updates the sum above the button', async ({ page, open }) => {
    const { percent } = CODES.ro
    const { plain } = await goods(page, 'ro', open.shop.url)
    await withCart(page, 'ro', [plain])
    await visit(page, '/checkout')
    await expect(field(page)).toBeVisible()
    await giveInformation(page, 'ro', 'individual')
    await page.getByRole('radio', { name: new RegExp(courier()) }).check({ force: true })
    await type(page, percent)
    await expect(stored(page).filter({ hasText: percent })).toBeVisible()
    await expect(page.getByRole('main')).toContainText(text.discountBy({ code: percent }))
  })
})
