/** Explanations of prices: after a change of market, with a code, of a bundle, of a reduction and of a gift voucher. */
import { href, MARKETS } from '#domain/market/market.ts'
import { plainText } from '#domain/pricing/money.ts'
import * as cart from '#messages/cart.ts'
import * as field from '#messages/shopping/quantity.ts'
import * as codes from '#messages/codes.ts'
import * as catalog from '#messages/listing.ts'
import * as product from '#messages/product.ts'
import * as gift from '#messages/shopping/gift-line.ts'
import * as voucher from '#messages/voucher.ts'
import { asked, CODES, firstOf, isNursery, things, withCart } from './campaign.ts'
import { cartLines, exactly, visit } from './customer.ts'
import { expect, inTurn, LANGUAGES, test } from './shop-test.ts'

const PAGES = {
  ro: 'demovoucherleidemovoucherlei2222',
  en: 'demovouchereurodemovouchereuro22',
  hu: 'demovoucherforintdemovoucher2222',
}
const GONE = { id: '999999999', name: '', isBundle: false, tags: [], max: 1, mrp: 0, sale: 0 }

for (const locale of LANGUAGES) {
  test.describe(`in ${locale}`, () => {
    // The wrong links of vouchers are asked for on purpose.
    test.use({ speaks: locale, allowed: /\/api\/vouchers\/(a{32}|1)$/ })

    if (inTurn(locale, 2))
      test('a cart from another market shows its changes line by line', async ({ page, open }) => {
        const market = MARKETS[locale]
        const money = (amount: number) => plainText(amount, market.currency, locale)
        const shop = open.shop.url
        const all = await things(page, locale, shop)
        const priced = (items: typeof all) => asked(page, shop, locale, items, [CODES[locale].night])
        const scarce = all.find(({ max, isBundle, sale, mrp }) => max > 1 && max < 90 && !isBundle && sale === mrp)!
        const set = await firstOf(
          all.filter(({ isBundle }) => isBundle),
          async (item) => (await priced([item])).lines[0]!.saving > 0,
        )
        const night = await firstOf(
          all.filter((item) => isNursery(item) && item.sale === item.mrp && !item.isBundle),
          async (item) => (await priced([item])).codes[0]!.state === 'applied',
        )
        const { lines } = await priced([set, night])
        await withCart(page, locale === 'ro' ? 'hu' : 'ro', [scarce, set, night, GONE], { [scarce.id]: 99 })
        await page.addInitScript((code) => localStorage.setItem('coupons', JSON.stringify([code])), CODES[locale].night)
        await visit(page, href(market, '/cart'))
        const notices = page.getByRole('status')
        await expect(notices.getByText(cart.repriced({ currency: cart.inCurrency[market.currency]() }))).toBeVisible()
        const changed = cart.adjustedBefore() + scarce.name + cart.adjustedAfter(scarce.max)
        await expect(notices.getByText(changed.trim())).toBeVisible()
        await expect(notices.getByText(cart.notFound(1))).toBeVisible()
        await expect(page.getByRole('textbox', { name: field.quantity({ name: scarce.name }) })).toHaveValue(String(scarce.max))
        expect((await cartLines(page)).map(({ item }) => item)).toEqual([scarce.id, set.id, night.id])

        // The set unfolds to what its parts cost by themselves; the difference is what it saves.
        const [quotedSet, quotedNight] = lines as [(typeof lines)[0], (typeof lines)[0]]
        const main = page.getByRole('main')
        await expect(main).toContainText(codes.bundleSaving({ amount: money(quotedSet.saving) }))
        await main.getByText(exactly(cart.bundleParts())).click()
        for (const part of quotedSet.skus_bundled) await expect(main.getByText(part.name)).toBeVisible()
        const apart = quotedSet.skus_bundled.reduce((sum, { sale, qty }) => sum + sale * qty, 0)
        expect(apart - quotedSet.sale).toBe(quotedSet.saving)

        // A line that a code lowered shows both prices.
        const lowered = main.getByRole('listitem').filter({ hasText: codes.withoutCode() })
        await expect(lowered).toContainText(money(quotedNight.price))
        await expect(lowered).toContainText(money(quotedNight.sale))

        await visit(page, quotedSet.href)
        await expect(page.getByRole('main')).toContainText(product.bundleSaving({ amount: money(quotedSet.saving) }))
      })

    if (inTurn(locale, 1))
      test('a reduction shows its date and its prior price', async ({ page, open }) => {
        const market = MARKETS[locale]
        const money = (amount: number) => plainText(amount, market.currency, locale)
        const all = (await things(page, locale, open.shop.url)).filter((item) => item.sale < item.mrp && !item.isBundle)
        const quoted = async (item: (typeof all)[0]) => (await asked(page, open.shop.url, locale, [item], [])).lines[0]!
        const reduced = await quoted(await firstOf(all, async (item) => (await quoted(item)).prior !== null))
        await visit(page, reduced.href)
        await page.getByText(exactly(product.whyPrice())).click()
        const term = (name: string) => page.getByRole('term').filter({ hasText: exactly(name) })
        await expect(term(product.whyPrior())).toBeVisible()
        await expect(term(product.whyNow())).toBeVisible()
        await expect(
          page
            .getByRole('definition')
            .filter({ hasText: money(reduced.prior! - reduced.sale) })
            .first(),
        ).toBeVisible()
      })

    if (inTurn(locale, 0))
      test('a gift voucher is configured, ordered and shown; an invalid link has an error message', async ({ page, open }) => {
        const market = MARKETS[locale]
        const [first] = await things(page, locale, open.shop.url, 'voucher-')
        const [line] = (await asked(page, open.shop.url, locale, [first!], [])).lines
        await visit(page, line!.href)
        await expect(page.getByText(product.returnsVoucher())).toBeVisible()
        await page.getByLabel(voucher.recipient()).fill('Mara')
        await page.getByLabel(voucher.message()).fill('La mulți ani!')
        await page
          .getByRole('button', { name: exactly(catalog.add()) })
          .first()
          .click()
        const drawer = page.getByRole('dialog')
        await expect(drawer.getByText(gift.forName({ name: 'Mara' }))).toBeVisible()
        await expect(drawer.getByText(gift.quoted({ message: 'La mulți ani!' }))).toBeVisible()
        expect((await cartLines(page))[0]!.item).toMatch(/^voucher-\d+$/)

        await visit(page, href(market, `/v/${PAGES[locale]}`))
        await expect(page.getByRole('heading', { level: 1 })).toHaveText(voucher.titleOnCard())
        await expect(page.getByText(CODES[locale].voucher)).toBeVisible()
        await expect(page.getByText(voucher.balance())).toBeVisible()
        await page.emulateMedia({ media: 'print' })
        await expect(page.getByRole('button', { name: exactly(voucher.print()) })).toBeHidden()
        await expect(page.getByText(CODES[locale].voucher)).toBeVisible()
        await page.emulateMedia({ media: 'screen' })
        for (const wrong of ['a'.repeat(32), '1']) {
          await page.goto(href(market, `/v/${wrong}`))
          await expect(page.getByRole('heading', { level: 1 })).toHaveText(voucher.invalidTitle())
        }
      })
  })
}
