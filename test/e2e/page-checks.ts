/** Checks that every page passes in every state: accessibility, and no horizontal overflow at 320 px. */
import { readFileSync } from 'node:fs'
import { expect, type Page } from '@playwright/test'
import type axe from 'axe-core'

declare global {
  interface Window {
    axe: typeof axe
  }
}

/** A third of the commented sources, which would be sent to and read by every page. */
const AXE = readFileSync(new URL('axe.min.js', import.meta.resolve('axe-core')), 'utf8')

type WithShifts = Window & { shifted?: number }

/** Script for the beginning of a page: adds up how far its layout shifts. */
export const watchShifts = (): void => {
  const seen = window as WithShifts
  seen.shifted = 0
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as (PerformanceEntry & { value: number })[]) seen.shifted! += entry.value
  }).observe({ type: 'layout-shift', buffered: true })
}
/** Returns by how much the page has shifted since it was opened. */
export const shifted = (page: Page): Promise<number> => page.evaluate(() => (window as WithShifts).shifted!)

/** Lays out what the first view leaves out (`whole-page.browser.ts`): a check would measure estimated sizes. */
const layOutAll = (page: Page): Promise<void> => page.evaluate(() => void (document.documentElement.dataset.whole = ''))

/** Expects no serious or critical violation by axe in the current state of the page; `all`: none at all. */
export async function expectAccessible(page: Page, what: string, all = false): Promise<void> {
  await layOutAll(page)
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(AXE)
  // A contrast that is measured during a fade-in is too low.
  await page.evaluate(async () => {
    const ending = document.getAnimations().filter(({ effect }) => Number.isFinite(effect?.getComputedTiming().endTime))
    await Promise.allSettled(ending.map(({ finished }) => finished))
  })
  // A bar that is scrolled half under the header, which sticks, is no smaller for that: the size of its targets is checked where it stands free.
  const isAnyCovered = await page.evaluate(() => {
    const row = document.querySelector('body header')
    if (row === null || getComputedStyle(row).position !== 'sticky') return false
    const { bottom } = row.getBoundingClientRect()
    for (const bar of document.querySelectorAll('nav')) {
      const box = bar.getBoundingClientRect()
      bar.toggleAttribute('data-covered', scrollY > 0 && box.top < bottom && box.bottom > bottom)
    }
    return document.querySelector('[data-covered]') !== null
  })
  // What passed is thousands of elements: neither described nor sent.
  const grave = await page.evaluate(
    async ({ isEach, isAnyCovered }) => {
      const { violations } = await window.axe.run(document, {
        runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
        rules: { 'target-size': { enabled: !isAnyCovered } },
        resultTypes: ['violations'],
      })
      if (isAnyCovered) {
        const where = { include: [['html']], exclude: [['[data-covered]']] }
        const sizes = await window.axe.run(where, {
          runOnly: { type: 'rule', values: ['target-size'] },
          resultTypes: ['violations'],
        })
        violations.push(...sizes.violations)
      }
      return violations
        .filter(({ impact }) => isEach || impact === 'serious' || impact === 'critical')
        .map(
          ({ id, nodes }) =>
            `${id}: ${nodes.map(({ target, failureSummary }) => `${target.join(' ')} ${failureSummary}`).join('; ')}`,
        )
    },
    { isEach: all, isAnyCovered },
  )
  expect(grave, what).toEqual([])
}

/** Waits for the pictures that another width has chosen, such as the small logo. */
async function picturesLoaded(page: Page): Promise<void> {
  await page.evaluate(async () => {
    // The sources of a picture are chosen when the page is next drawn.
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
    const loading = Array.from(document.querySelectorAll<HTMLImageElement>('picture img:not([loading=lazy])')).filter(
      ({ complete }) => !complete,
    )
    await Promise.all(
      loading.map(
        (image) =>
          new Promise((resolve) => {
            image.addEventListener('load', resolve)
            image.addEventListener('error', resolve)
          }),
      ),
    )
  })
}

/** At 320 px nothing is wider than the window (WCAG 1.4.10). */
export async function expectNarrow(page: Page, what: string): Promise<void> {
  await layOutAll(page)
  await page.setViewportSize({ width: 320, height: 640 })
  await picturesLoaded(page)
  const wide = await page.evaluate(() => {
    const room = document.documentElement.clientWidth
    const { scrollWidth } = document.documentElement
    if (scrollWidth <= room) return []
    const isClipped = (element: Element): boolean => {
      const parent = element.parentElement
      return (
        parent !== null && parent !== document.body && (getComputedStyle(parent).overflowX !== 'visible' || isClipped(parent))
      )
    }
    const sticksOut = Array.from(document.querySelectorAll('body *'))
      .filter((element) => element.getBoundingClientRect().right > room + 1 && !isClipped(element))
      .slice(0, 5)
      .map((element) => `${element.tagName.toLowerCase()}.${element.className} ${element.getBoundingClientRect().right}`)
    // A word may be longer than the box that it stands in.
    const range = document.createRange()
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    const words: string[] = []
    for (let text = texts.nextNode(); text; text = texts.nextNode()) {
      range.selectNodeContents(text)
      if (range.getBoundingClientRect().right > room + 1 && !isClipped(text.parentElement!)) words.push(`“${text.textContent}”`)
    }
    // Also where nothing is found: what is positioned may stand out of the box that scrolls.
    return [`the page is ${scrollWidth} px wide`, ...sticksOut, ...words.slice(0, 5)]
  })
  expect(wide, `${what} at 320 px`).toEqual([])
  await page.setViewportSize({ width: 1280, height: 900 })
}

/** Farthest that the middle of a box may be from that of the first line of its words. */
const BOX_OFF = 5

/** Returns the boxes that do not stand at the first line of their words, and the e-mail addresses that are broken. */
const wrapFaults = (page: Page): Promise<string[]> =>
  page.evaluate((most) => {
    const textsIn = (root: Node): Text[] => {
      const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
      const texts: Text[] = []
      while (walker.nextNode()) texts.push(walker.currentNode as Text)
      return texts
    }
    const linesOf = (text: Text, from = 0, to = text.length): DOMRect[] => {
      const range = document.createRange()
      range.setStart(text, from)
      range.setEnd(text, to)
      return Array.from(range.getClientRects()).filter(({ width }) => width > 1)
    }
    const middle = ({ top, bottom }: DOMRect): number => (top + bottom) / 2
    const boxes = Array.from(document.querySelectorAll('label > [type=checkbox]')).flatMap((box) => {
      const label = box.parentElement!
      const own = box.getBoundingClientRect()
      const words = textsIn(label).flatMap((text) => linesOf(text))
      const first = words.filter(({ left }) => left >= own.right).toSorted((a, b) => a.top - b.top)[0]
      const isSeen = own.width > 2 && getComputedStyle(box).opacity !== '0'
      return first && isSeen && Math.abs(middle(own) - middle(first)) > most ? [`the box of ${label.textContent}`] : []
    })
    const addresses = textsIn(document.body).flatMap((text) =>
      Array.from(text.data.matchAll(/[\w.+-]+@[\w-]+\.[\w.-]*\w/g)).flatMap(({ 0: address, index }) => {
        const lines = linesOf(text, index, index + address.length)
        return new Set(lines.map(({ top }) => Math.round(top))).size > 1 ? [address] : []
      }),
    )
    return [...boxes, ...addresses]
  }, BOX_OFF)

/** Expects boxes at the first line of their words, and e-mail addresses in one piece, at 320 px. */
export async function expectWrapped(page: Page, what: string): Promise<void> {
  await page.setViewportSize({ width: 320, height: 640 })
  expect(await wrapFaults(page), `${what} at 320 px`).toEqual([])
  await page.setViewportSize({ width: 1280, height: 900 })
}

/** Expects both, after all finite animations have ended. */
export async function expectAccessibleAndNarrow(page: Page, what: string): Promise<void> {
  // Waits for finite animations; endless ones are not waited for.
  await page.evaluate(() => {
    const finite = document.getAnimations().filter((one) => Number.isFinite(one.effect?.getComputedTiming().endTime))
    return Promise.allSettled(finite.map(({ finished }) => finished))
  })
  await expectAccessible(page, what)
  await expectNarrow(page, what)
}
