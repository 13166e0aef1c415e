/**
 * Every layout is accessible: colours have their contrast in the dark, and whoever has no pointer sees where they are. A shop of
 * its own has the campaigns on; its clock says which one is worn.
 */
import type { Page } from '@playwright/test'
import { ARTICLES } from '#demo/content/articles.ts'
import { about } from '#demo/content/pages/about.ts'
import { CALENDAR } from '#demo/content/pages/advent-words.ts'
import { lookbookPage } from '#demo/content/pages/lookbook.ts'
import { strollersPage } from '#demo/content/pages/strollers.ts'
import { listCampaigns, switchOn } from '#services/content/campaigns.ts'
import { href, MARKETS } from '#domain/market/market.ts'
import { DAY_MS } from '#domain/time/durations.ts'
import { momentOf } from '#domain/content/campaign.ts'
import * as advent from '#messages/content/advent.ts'
import { startClocked, type ClockedShop } from '#test/campaigns/clocked-shop.ts'
import { things, withCart } from './campaign.ts'
import { exactly, visit } from './customer.ts'
import { tabTo } from './keyboard.ts'
import { expectAccessible, expectAccessibleAndNarrow } from './page-checks.ts'
import { seededShop } from './seeded.ts'
import { expect, inTurn, LANGUAGES, test as base } from './shop-test.ts'

interface Seasons extends ClockedShop {
  /** Milliseconds since 1970 in the middle of each campaign. */
  friday: number
  /** The ninth day of Advent. */
  advent: number
}

const test = base.extend<object, { seasons: Seasons }>({
  seasons: [
    async ({ database: kind }, run) => {
      const seeded = seededShop(kind)
      const database = await seeded.copy()
      const campaigns = await database.read((db) =>
        db.transaction(async (tx) => {
          for (const { key } of await listCampaigns(tx)) await switchOn(tx, key, 'own', new Date())
          return listCampaigns(tx)
        }),
      )
      const begins = (layout: string) => momentOf(campaigns.find((one) => one.layout === layout)!.starts, 'ro')
      const friday = begins('bf') + DAY_MS
      const clocked = await startClocked(database, friday, { TRUSTED_PROXIES: '1' })
      await run({ ...clocked, friday, advent: begins('advent') + 8 * DAY_MS + DAY_MS / 2 })
      await clocked.shop.stop()
      await database.remove()
      await seeded.close()
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  baseURL: async ({ seasons }, run) => run(seasons.shop.url),
})

/** Ratio of the contrast of a focus ring to what is around it (WCAG 1.4.11). */
const LEAST_CONTRAST = 3

/** Stops of the keyboard that are looked at on a page: the header, and the beginning of what the page is about. */
const STOPS = 40
/** The header of a page with one offer has few. */
const LEAST_STOPS = 5

/** Goes through a page by keyboard. Each stop is in the window, and the colour of its ring stands out from the page. */
async function walkByKeyboard(page: Page): Promise<void> {
  const seen = new Set<string>()
  for (let stop = 0; stop < STOPS; stop++) {
    await page.keyboard.press('Tab')
    const at = await page.evaluate(() => {
      const element = document.activeElement
      if (!element || element === document.body) return null
      const box = element.getBoundingClientRect()
      const luminance = (color: string): number => {
        const canvas = document.createElement('canvas').getContext('2d', { willReadFrequently: true })!
        canvas.fillStyle = color
        canvas.fillRect(0, 0, 1, 1)
        const [r = 0, g = 0, b = 0] = Array.from(canvas.getImageData(0, 0, 1, 1).data, (value) => {
          const part = value / 255
          return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4
        })
        return 0.2126 * r + 0.7152 * g + 0.0722 * b
      }
      const around = luminance(getComputedStyle(document.body).backgroundColor)
      const ring = luminance(getComputedStyle(element).getPropertyValue('--focus'))
      return {
        name: `${element.tagName} ${element.getAttribute('href') ?? element.id} ${element.textContent.slice(0, 30)}`,
        contrast: (Math.max(around, ring) + 0.05) / (Math.min(around, ring) + 0.05),
        isInWindow: box.bottom > 0 && box.top < innerHeight,
      }
    })
    if (at === null) break
    expect(at, at.name).toMatchObject({ isInWindow: true })
    expect(at.contrast, at.name).toBeGreaterThanOrEqual(LEAST_CONTRAST)
    seen.add(at.name)
  }
  expect(seen.size).toBeGreaterThan(LEAST_STOPS)
}

const wears = (page: Page, layout: string) => expect(page.locator('html')).toHaveAttribute('data-layout', layout)

/** Returns the first address in the page's main part that begins like this. */
async function linkTo(page: Page, beginning: string): Promise<string> {
  const links = page.getByRole('main').locator(`a[href^="${beginning}"]`)
  return (await links.first().getAttribute('href'))!
}

for (const [turn, layout] of (['bf', 'advent'] as const).entries())
  for (const locale of LANGUAGES)
    if (inTurn(locale, turn + 1))
      test.describe(`the shop in the look ${layout}, in ${locale}`, () => {
        test.use({ speaks: locale, allowed: /status of 404/ })
        test.beforeEach(({ seasons }) => seasons.setClock(layout === 'bf' ? seasons.friday : seasons.advent))
        const at = (path: string) => href(MARKETS[locale], path)

        test('has its contrast on every kind of page, and fits 320 px', async ({ page }) => {
          await visit(page, at('/'))
          const collection = await linkTo(page, at('/c/'))
          const article = at(`/b/${ARTICLES[0]!.text[locale].slug}`)
          const text = at(`/${about.text[locale].slug}`)
          const paths = ['/', '/sale', '/search/body', '/search/qqqqq', '/cart', '/brands', '/b', '/nothing/here'].map(at)
          for (const path of [...paths, collection, article, text])
            await test.step(path, async () => {
              await visit(page, path)
              await wears(page, layout)
              await expectAccessibleAndNarrow(page, path)
            })
        })

        test('shows where the keyboard is, from the home page to a filled cart', async ({ page, seasons }) => {
          await visit(page, at('/'))
          await walkByKeyboard(page)
          await page.setViewportSize({ width: 390, height: 844 })
          await expectAccessible(page, 'home on a telephone')
          await page.setViewportSize({ width: 1280, height: 900 })
          await visit(page, await linkTo(page, at('/p/')))
          await wears(page, layout)
          await walkByKeyboard(page)
          await expectAccessibleAndNarrow(page, 'product')
          const goods = await things(page, locale, seasons.shop.url)
          await withCart(page, locale, goods.filter(({ isBundle }) => !isBundle).slice(0, 2))
          await visit(page, at('/cart'))
          await expect(page.getByRole('main').getByRole('complementary')).toBeVisible()
          await expectAccessibleAndNarrow(page, 'filled cart')
        })
      })

test.describe('the Advent calendar', () => {
  test.use({ speaks: 'hu' })
  test.beforeEach(({ seasons }) => seasons.setClock(seasons.advent))

  test('opens and shuts its doors by keyboard, with nothing behind those that are shut', async ({ page }) => {
    await visit(page, href(MARKETS.hu, `/${CALENDAR.slug.hu}`))
    await wears(page, 'advent')
    await expectAccessibleAndNarrow(page, 'calendar')
    for (const [day, name] of [
      [9, advent.openToday({ day: 9 })],
      [8, advent.openDoor({ day: 8 })],
      [1, advent.openDoor({ day: 1 })],
    ] as const) {
      const door = page.getByRole('button', { name: exactly(name) })
      await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur())
      await tabTo(page, door)
      await page.keyboard.press('Enter')
      const behind = page.getByRole('dialog')
      await expect(behind).toContainText(advent.door({ day }))
      await expectAccessible(page, `behind door ${day}`)
      await page.keyboard.press('Escape')
      await expect(behind).toBeHidden()
      await expect(door).toBeFocused()
    }
    await expect(page.getByText(advent.shutDoor({ day: 10 }))).toBeAttached()
    await expect(page.getByRole('button', { name: exactly(advent.openDoor({ day: 10 })) })).toHaveCount(0)
  })
})

for (const [turn, [layout, page]] of (
  [
    ['promo', strollersPage],
    ['full', lookbookPage(null)],
  ] as const
).entries())
  for (const locale of LANGUAGES)
    if (inTurn(locale, turn))
      test.describe(`a page in the layout ${layout}, in ${locale}`, () => {
        test.use({ speaks: locale })
        test('has its contrast, fits 320 px and shows where the keyboard is', async ({ page: tab }) => {
          await visit(tab, href(MARKETS[locale], `/${page.text[locale].slug}`))
          await wears(tab, layout)
          await walkByKeyboard(tab)
          await expectAccessibleAndNarrow(tab, layout)
        })
      })
