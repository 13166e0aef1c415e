/** Recent searches under the empty box, the query that stays in it, and how it is emptied: by mouse, keyboard and touch. */
import type { Locator, Page } from '@playwright/test'
import { href, MARKETS, type Locale } from '#domain/market/market.ts'
import { POPULAR } from '#domain/search/popular.ts'
import * as text from '#messages/search.ts'
import { clearSearch } from '#messages/shell.ts'
import { inLocale } from '#messages/text.ts'
import { exactly, hydrated, visit } from './customer.ts'
import { tabTo } from './keyboard.ts'
import { expectAccessible, expectAccessibleAndNarrow } from './page-checks.ts'
import { expect, inTurn, LANGUAGES, test } from './shop-test.ts'

const WORDS: Record<Locale, [string, string]> = { ro: ['body', 'pled'], en: ['bodysuit', 'blanket'], hu: ['body', 'takaró'] }

const field = (page: Page): Locator => page.getByRole('search').locator('input[type=search]')
const recent = (page: Page): Locator => page.getByRole('list', { name: exactly(text.recent()) })
const stored = (page: Page) => page.evaluate(() => JSON.parse(localStorage.getItem('searches') ?? '[]') as string[])

/** Sends both searches from the box. The first press of a key must find the list of suggestions loaded. */
async function searchTwice(page: Page, locale: Locale): Promise<[string, string]> {
  await visit(page, href(MARKETS[locale], '/'))
  for (const words of WORDS[locale]) {
    await field(page).fill('')
    await expect(field(page)).toHaveAttribute('role', 'combobox')
    await field(page).fill(words)
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(new RegExp(`/search/${encodeURIComponent(words)}$`))
    // The query stays in the box.
    await expect(field(page)).toHaveValue(words)
  }
  return WORDS[locale]
}

for (const locale of LANGUAGES) {
  test.describe(`recent searches in ${locale}`, () => {
    test.use({ speaks: locale })

    if (inTurn(locale, 2))
      test('by mouse a search is repeated, deleted, and all of them are', async ({ page }) => {
        const [first, second] = await searchTwice(page, locale)
        await page
          .getByRole('search')
          .getByRole('button', { name: exactly(clearSearch()) })
          .click()
        await expect(field(page)).toHaveValue('')
        await expect(field(page)).toBeFocused()
        await expect(recent(page).getByRole('link')).toHaveText([second, first])
        await expectAccessible(page, 'recent searches')
        await recent(page)
          .getByRole('link', { name: exactly(first) })
          .click()
        await expect(page).toHaveURL(new RegExp(`/search/${first}$`))
        await expect(field(page)).toHaveValue(first)
        expect(await stored(page)).toEqual([first, second])
        await field(page).focus()
        await field(page).fill('')
        await recent(page)
          .getByRole('button', { name: exactly(text.forgetSearch({ words: second })) })
          .click()
        await expect(recent(page).getByRole('link')).toHaveText([first])
        await page.getByRole('button', { name: exactly(text.forgetSearches()) }).click()
        await expect(recent(page)).toHaveCount(0)
        expect(await stored(page)).toEqual([])
      })

    if (inTurn(locale, 0))
      test('by keyboard the arrows go through them, Escape returns to the box, Enter repeats one', async ({ page }) => {
        const [first] = await searchTwice(page, locale)
        await visit(page, href(MARKETS[locale], '/new'))
        await tabTo(page, field(page))
        await expect(recent(page)).toBeVisible()
        await page.keyboard.press('ArrowDown')
        await page.keyboard.press('ArrowDown')
        await expect(recent(page).getByRole('link', { name: exactly(first) })).toBeFocused()
        await page.keyboard.press('Escape')
        await expect(recent(page)).toHaveCount(0)
        await expect(field(page)).toBeFocused()
        await page.keyboard.press('ArrowDown')
        await expect(recent(page)).toBeVisible()
        await page.keyboard.press('ArrowDown')
        await page.keyboard.press('ArrowDown')
        await page.keyboard.press('Enter')
        await expect(page).toHaveURL(new RegExp(`/search/${first}$`))
        await expect(field(page)).toHaveValue(first)
      })

    if (inTurn(locale, 1))
      test.describe('on a phone', () => {
        test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })

        test('by touch they fill the screen, with targets of 44 px', async ({ page }) => {
          const [first, second] = await searchTwice(page, locale)
          await visit(page, href(MARKETS[locale], '/new'))
          await field(page).tap()
          await expect(recent(page).getByRole('link')).toHaveText([second, first])
          for (const target of await recent(page).locator('a, button').all())
            expect((await target.boundingBox())!.height).toBeGreaterThanOrEqual(44)
          await expectAccessibleAndNarrow(page, 'recent searches on a phone')
          await page.setViewportSize({ width: 390, height: 844 })
          await recent(page)
            .getByRole('link', { name: exactly(first) })
            .tap()
          await expect(page).toHaveURL(new RegExp(`/search/${first}$`))
        })
      })
  })
}

test('what many have searched for is offered to who comes for the first time', async ({ page, baseURL }) => {
  for (let visitor = 1; visitor <= POPULAR.least; visitor++) {
    const answer = await page.request.post('/api/search/sent', {
      data: { locale: 'hu', query: 'takaró' },
      headers: { 'x-forwarded-for': `10.9.0.${visitor}`, origin: baseURL! },
    })
    expect(answer.status()).toBe(200)
  }
  await visit(page, '/hu')
  await field(page).focus()
  const list = page.getByRole('list', { name: exactly(inLocale('hu', text.popular)) })
  await page.keyboard.press('ArrowDown')
  await expect(list.getByRole('link', { name: exactly('takaró') })).toBeVisible()
  await expectAccessible(page, 'popular searches')
  await list.getByRole('link', { name: exactly('takaró') }).click()
  await expect(page).toHaveURL(new RegExp(`/hu/search/${encodeURIComponent('takaró')}$`))
})

test('nothing is remembered of a search that somebody else has sent', async ({ page }) => {
  await page.goto('/search/body')
  await hydrated(page)
  expect(await stored(page)).toEqual([])
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('the box has what was searched for', async ({ page }) => {
    await page.goto('/search/body')
    await expect(field(page)).toHaveValue('body')
  })
})
