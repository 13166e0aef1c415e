/** The pictures of a product: full screen by keyboard, mouse and fingers, and the colour in the address. */
import type { CDPSession, Locator, Page } from '@playwright/test'
import * as gallery from '#messages/content/gallery.ts'
import { color } from '#messages/product.ts'
import * as shell from '#messages/shell.ts'
import { href, MARKETS, type Locale } from '#domain/market/market.ts'
import { exactly, hydrated, visit } from './customer.ts'
import { expectAccessible, expectAccessibleAndNarrow } from './page-checks.ts'
import { expect, inTurn, LANGUAGES, test } from './shop-test.ts'

const PHONE = { width: 390, height: 844 }

/** Opens a product that comes in several colours. Returns its path. */
async function openColourful(page: Page, locale: Locale): Promise<string> {
  await page.goto(href(MARKETS[locale], '/new'))
  const cards = page
    .getByRole('main')
    .getByRole('article')
    .filter({ has: page.locator('span[role=img]') })
  const path = await cards.first().getByRole('heading').getByRole('link').getAttribute('href')
  await page.goto(path!)
  return path!
}

const links = (page: Page): Locator => page.getByRole('main').locator('figure').getByRole('link')
const dialog = (page: Page): Locator => page.getByRole('dialog', { name: exactly(gallery.enlarged()) })
const picture = (page: Page): Locator => dialog(page).locator('img[draggable=false]')
const stage = (page: Page): Locator => picture(page).locator('..')
const colors = (page: Page): Locator => page.getByRole('group', { name: exactly(color()) }).getByRole('button')
const counted = (page: Page, at: number, count: number): Promise<void> =>
  expect(dialog(page).getByText(exactly(`${at} / ${count}`))).toBeVisible()

/** Returns how much the picture is enlarged. */
const scaleOf = (page: Page): Promise<number> =>
  picture(page).evaluate((image) => Number(/scale\((.*)\)/.exec(image.style.transform)?.[1]))
const offsetOf = (page: Page): Promise<number> =>
  picture(page).evaluate((image) => parseFloat(image.style.transform.slice('translate('.length)))

for (const locale of LANGUAGES) {
  test.describe(`pictures in ${locale}`, () => {
    test.use({ speaks: locale })

    test('by keyboard: open, turn, enlarge, move, close', async ({ page }) => {
      await openColourful(page, locale)
      await hydrated(page)
      const count = await links(page).count()
      expect(count).toBeGreaterThanOrEqual(4)
      await links(page).first().focus()
      await page.keyboard.press('Enter')
      await counted(page, 1, count)
      await page.keyboard.press('ArrowRight')
      await counted(page, 2, count)
      await expect(dialog(page).getByRole('status').first()).toContainText(gallery.pictureOf({ at: 2, count }))
      await page.keyboard.press('End')
      await counted(page, count, count)
      await page.keyboard.press('ArrowRight')
      await counted(page, count, count)
      await page.keyboard.press('Home')
      await counted(page, 1, count)
      await page.keyboard.press('+')
      await page.keyboard.press('+')
      await expect(dialog(page).getByRole('status').first()).toContainText(gallery.zoomed({ percent: 225 }))
      const before = await offsetOf(page)
      await page.keyboard.press('ArrowRight')
      await counted(page, 1, count)
      expect(await offsetOf(page)).toBeLessThanOrEqual(before)
      await expectAccessible(page, 'enlarged picture', true)
      await page.keyboard.press('-')
      await page.keyboard.press('-')
      expect(await scaleOf(page)).toBe(1)
      await page.keyboard.press('ArrowRight')
      await counted(page, 2, count)
      await page.keyboard.press('Escape')
      await expect(dialog(page)).toBeHidden()
      await expect(links(page).nth(1)).toBeFocused()
    })

    test('by mouse: buttons, thumbnails, wheel, double click, drag', async ({ page }) => {
      await openColourful(page, locale)
      await hydrated(page)
      const count = await links(page).count()
      await links(page).nth(1).click()
      await counted(page, 2, count)
      await dialog(page)
        .getByRole('button', { name: exactly(gallery.next()) })
        .click()
      await counted(page, 3, count)
      await dialog(page)
        .getByRole('button', { name: exactly(gallery.previous()) })
        .click()
      await dialog(page)
        .getByRole('button', { name: exactly(gallery.pictureOf({ at: count, count })) })
        .click()
      await counted(page, count, count)
      await dialog(page)
        .getByRole('button', { name: exactly(gallery.zoomIn()) })
        .click()
      expect(await scaleOf(page)).toBe(1.5)
      await dialog(page)
        .getByRole('button', { name: exactly(gallery.zoomOut()) })
        .click()
      await stage(page).hover()
      await page.mouse.wheel(0, -400)
      await expect.poll(() => scaleOf(page)).toBeGreaterThan(2)
      await page.mouse.wheel(0, 2000)
      await expect.poll(() => scaleOf(page)).toBe(1)
      await stage(page).dblclick()
      expect(await scaleOf(page)).toBe(2.5)
      const before = await offsetOf(page)
      const { x, y } = await middleOf(page)
      await page.mouse.move(x, y)
      await page.mouse.down()
      await page.mouse.move(x + 60, y, { steps: 4 })
      await page.mouse.up()
      expect(await offsetOf(page)).toBeCloseTo(before + 60, 0)
      await counted(page, count, count)
      await dialog(page)
        .getByRole('button', { name: exactly(shell.close()) })
        .click()
      await expect(dialog(page)).toBeHidden()
    })

    test('the colour is in the address, and the server shows it', async ({ page }) => {
      const path = await openColourful(page, locale)
      await hydrated(page)
      const second = colors(page).nth(1)
      const first = await links(page).first().getAttribute('href')
      await second.click()
      await expect(page).toHaveURL(/\?color=[a-z]+$/)
      await expect(links(page).first()).not.toHaveAttribute('href', first!)
      // The colour before fades out, then it is gone.
      await expect(links(page).first().locator('img')).toHaveCount(1)
      const { url, shown } = { url: page.url(), shown: await links(page).first().getAttribute('href') }
      const answer = await page.request.get(url)
      const html = await answer.text()
      expect(html).toContain(`<link rel="preload" as="image" href="${shown}"`)
      expect(new URL(/rel="canonical" href="([^"]+)"/.exec(html)![1]!).search).toBe('')
      await page.reload()
      await hydrated(page)
      await expect(second).toHaveAttribute('aria-pressed', 'true')
      await expect(links(page).first()).toHaveAttribute('href', shown!)
      // Away and back again: the same colour.
      await page.getByRole('main').getByRole('article').first().getByRole('link').first().click()
      await expect(page).not.toHaveURL(url)
      await page.goBack()
      await expect(page).toHaveURL(url)
      await expect(second).toHaveAttribute('aria-pressed', 'true')
      const unknown = await page.request.get(`${path}?color=nothing`, { maxRedirects: 0 })
      expect([unknown.status(), unknown.headers()['location']]).toEqual([302, path])
    })

    test.describe('by fingers', () => {
      test.use({ viewport: PHONE, hasTouch: true, isMobile: true })

      test('the rail is counted and stops at pictures; pinch, double tap and swipe', async ({ page }) => {
        await visit(page, await openColourful(page, locale))
        const count = await links(page).count()
        const second = links(page).nth(1)
        await second.evaluate((link) => link.scrollIntoView({ inline: 'start', block: 'nearest' }))
        await expect(page.getByRole('main').getByText(exactly(`2 / ${count}`))).toBeInViewport()
        await expectAccessibleAndNarrow(page, 'rail of pictures')
        await page.setViewportSize(PHONE)
        await second.tap()
        await counted(page, 2, count)
        const fingers = await page.context().newCDPSession(page)
        const { x, y } = await middleOf(page)
        await pinch(fingers, { x, y })
        await expect.poll(() => scaleOf(page)).toBeGreaterThan(1.8)
        for (const _ of [1, 2]) await page.touchscreen.tap(x, y)
        await expect.poll(() => scaleOf(page)).toBe(1)
        await swipe(fingers, { x: x + 90, y }, -180)
        await counted(page, 3, count)
        await swipe(fingers, { x: x - 90, y }, 180)
        await counted(page, 2, count)
        await expectAccessible(page, 'enlarged picture on a phone', true)
        await dialog(page)
          .getByRole('button', { name: exactly(shell.close()) })
          .tap()
        await expect(dialog(page)).toBeHidden()
      })
    })

    if (inTurn(locale, 1))
      test('the picture of a card grows into that of the product, unless the visitor wants no motion', async ({ page }) => {
        await page.addInitScript(() => {
          const begin = document.startViewTransition.bind(document)
          document.startViewTransition = (show) => {
            document.documentElement.dataset.transitions = `${Number(document.documentElement.dataset.transitions ?? 0) + 1}`
            return begin(show)
          }
        })
        for (const [reducedMotion, transitions] of [
          ['no-preference', '1'],
          ['reduce', null],
        ] as const) {
          await page.emulateMedia({ reducedMotion })
          await visit(page, href(MARKETS[locale], '/new'))
          const card = page.getByRole('main').getByRole('article').first().getByRole('heading').getByRole('link')
          const name = (await card.textContent())!
          await card.click()
          await expect(page.getByRole('heading', { level: 1 })).toHaveText(name)
          const counted = await page.locator('html').getAttribute('data-transitions')
          expect(counted, reducedMotion).toBe(transitions)
          await expect(page.getByRole('main').locator('figure').first()).not.toHaveAttribute('style', /picture/)
        }
      })

    if (inTurn(locale, 0))
      test.describe('without JavaScript', () => {
        test.use({ javaScriptEnabled: false, viewport: PHONE })

        test('every picture is a link to itself, and the address still chooses the colour', async ({ page }) => {
          await page.setViewportSize({ width: 1440, height: 900 })
          const path = await openColourful(page, locale)
          await page.setViewportSize(PHONE)
          const key = /\/art\/[a-z]+-\d-([a-z]+)/
          const html = await (await page.request.get(path)).text()
          const shown = key.exec((await links(page).first().getAttribute('href'))!)![1]!
          const other = Array.from(html.matchAll(/"key":"([a-z]+)","name":"[^"]+","swatch"/g), ([, one]) => one!).find(
            (one) => one !== shown,
          )
          await page.goto(`${path}?color=${other}`)
          await expect(links(page).first()).toHaveAttribute('href', new RegExp(`-${other}-`))
          await links(page).nth(1).click()
          await expect(page).toHaveURL(/\/art\/.*\.svg$/)
        })
      })
  })
}

async function middleOf(page: Page): Promise<Spot> {
  const box = await stage(page).boundingBox()
  return { x: box!.x + box!.width / 2, y: box!.y + box!.height / 2 }
}

type Spot = { x: number; y: number }

/** Fingers go from spot to spot, a tenth of a second each: a quick one would fling, and what flings takes the next tap as its end. */
async function touch(fingers: CDPSession, path: Spot[][]): Promise<void> {
  const begin = Date.now() / 1000 - path.length / 10
  const send = (type: 'touchStart' | 'touchMove' | 'touchEnd', points: Spot[], at: number) =>
    fingers.send('Input.dispatchTouchEvent', {
      type,
      touchPoints: points.map((point, id) => ({ ...point, id })),
      timestamp: begin + at / 10,
    })
  for (const [at, points] of path.entries()) await send(at === 0 ? 'touchStart' : 'touchMove', points, at)
  await send('touchEnd', [], path.length)
}

/** Two fingers move apart until they are twice as far from each other. */
const pinch = (fingers: CDPSession, { x, y }: Spot): Promise<void> =>
  touch(
    fingers,
    [50, 60, 75, 90, 100].map((by) => [
      { x: x - by, y },
      { x: x + by, y },
    ]),
  )

const swipe = (fingers: CDPSession, { x, y }: Spot, by: number): Promise<void> =>
  touch(
    fingers,
    [0, 0.25, 0.5, 0.75, 1, 1].map((part) => [{ x: x + by * part, y }]),
  )
