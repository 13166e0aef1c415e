/** Every kind of block, filled, empty and with hostile texts in every field: nothing of them runs, and no policy reports. */
import { FIELD_LENGTHS } from '#domain/content/block-fields.ts'
import { LOCALES, MARKETS, href, perLocale, type Locale } from '#domain/market/market.ts'
import type { StoryBlock } from '#domain/content/story.ts'
import { putStories } from '#store/content/write-stories.ts'
import { RunningShop, freePort } from '#test/running-shop.ts'
import { emptyBlocks, hostileBlocks, hostileFrame, type Named } from '#test/hostile/hostile-blocks.ts'
import { HOSTILE_TEXTS } from '#test/hostile/payloads.ts'
import { hydrated } from './customer.ts'
import { expectHarmless, watchedPage } from './harmless.ts'
import { expect, isEachLanguage, test } from './shop-test.ts'
import { seededShop } from './seeded.ts'

test.skip(({ database }) => database !== 'pglite', 'what is stored is the same')

const TEXTS_A_PAGE = 50
const pages = Math.ceil(HOSTILE_TEXTS.length / TEXTS_A_PAGE)

/** Each text in one language, unless every journey runs in each. */
const hostilePages = (turn: number): string[] =>
  Array.from({ length: pages }, (_, at) => `hostile-${at}`).filter((_, at) => isEachLanguage || at % LOCALES.length === turn)

/**
 * Returns the blocks of every kind with what exists, and with the text in its place too: by turns, so that each text comes to each kind
 * and, in the six ways in which it is written, in both forms.
 */
const inBothForms = (named: StoryBlock[], raw: StoryBlock[], turn: number): StoryBlock[] =>
  isEachLanguage ? [...named, ...raw] : named.map((block, kind) => ((turn + kind) % 2 === 0 ? block : raw[kind]!))

const story = (key: string, body: StoryBlock[]) => {
  const content = { _uid: key, component: 'page', title: key, description: key, body }
  return { key, kind: 'page', name: key, text: perLocale(() => ({ slug: key, content })) }
}

test('blocks show hostile texts as text, in every language', async ({ browser }) => {
  test.setTimeout(300_000)
  const seeded = seededShop('pglite')
  const own = await seeded.copy()
  await own.read(async (db) => {
    const skuOf = async (kind: 'simple' | 'bundle') =>
      (
        await db.query
          .selectFrom('variant')
          .innerJoin('product', 'product.id', 'variant.product_id')
          .select('sku')
          .where('product.kind', '=', kind)
          .orderBy('variant.id')
          .executeTakeFirstOrThrow()
      ).sku
    const brand = await db.query.selectFrom('brand').select('slug').orderBy('id').executeTakeFirstOrThrow()
    const named: Named = {
      picture: 'hero',
      collection: 'toys',
      brand: brand.slug,
      product: await skuOf('simple'),
      bundle: await skuOf('bundle'),
    }
    const hostile = Array.from({ length: pages }, (_, at) => {
      const texts = HOSTILE_TEXTS.slice(at * TEXTS_A_PAGE, (at + 1) * TEXTS_A_PAGE)
      return story(
        `hostile-${at}`,
        texts.flatMap((text, i) =>
          inBothForms(hostileBlocks(text, named, `${at}-${i}`), hostileBlocks(text, null, `${at}-${i}-raw`), at + i),
        ),
      )
    })
    await db.transaction((tx) =>
      putStories(tx, [...hostile, story('all-empty', emptyBlocks())], { who: 'test', now: new Date() }),
    )
  })
  const shop = new RunningShop(await freePort(), own.environment)
  await shop.start()
  try {
    for (const [turn, locale] of LOCALES.entries()) {
      const { context, page, errors } = await watchedPage(browser)
      for (const slug of ['all-empty', 'blocks', ...hostilePages(turn)]) {
        const path = slug === 'blocks' ? { ro: '/blocuri', en: '/blocks', hu: '/blokkok' }[locale] : `/${slug}`
        const answer = await page.goto(shop.url + href(MARKETS[locale], path), { waitUntil: 'networkidle' })
        expect(answer?.status(), slug).toBe(200)
        await expectHarmless(page, { path, locale }, errors)
        // All of it is there, before and after the scripts: nothing was cut off.
        if (slug.startsWith('hostile'))
          expect(await page.locator('main section, main nav').count()).toBeGreaterThan(TEXTS_A_PAGE * 10)
      }
      await context.close()
    }
  } finally {
    await shop.stop()
    await own.remove()
    await seeded.close()
  }
})

/** Returns the texts, a third for each language. */
const textsByLocale = () =>
  Object.fromEntries(
    LOCALES.map((locale, turn) => [locale, HOSTILE_TEXTS.filter((_, at) => at % LOCALES.length === turn)]),
  ) as Record<Locale, string[]>

/** Returns addresses that no page has. */
const missing = (texts: string[]): string[] =>
  texts.slice(0, 5).map((text) => `/${encodeURIComponent(text.toLowerCase().replaceAll('/', ''))}-404`)

/** Menu and footer stand on every page: each language has all texts, a part of them at a time. */
test('menu, footer and the page for missing addresses show hostile texts as text, in every language', async ({ browser }) => {
  test.setTimeout(300_000)
  const seeded = seededShop('pglite')
  const own = await seeded.copy()
  const texts = textsByLocale()
  await own.read(async (db) => {
    const brand = await db.query.selectFrom('brand').select('slug').orderBy('id').executeTakeFirstOrThrow()
    const named: Named = { picture: 'hero', collection: 'toys', brand: brand.slug, product: 'x', bundle: 'x' }
    const part = (name: 'menu' | 'footer' | 'not-found') => ({
      key: name,
      kind: 'part',
      name,
      text: perLocale((locale) => {
        const own = texts[locale]
        const body =
          name === 'not-found'
            ? own.slice(0, 3).flatMap((text, at) => hostileBlocks(text, named, `n-${at}`))
            : hostileFrame(own, named)[name]
        return { slug: `parts/${name}`, content: { _uid: name, component: 'part', title: own[0]!, description: own[1]!, body } }
      }),
    })
    await db.transaction((tx) =>
      putStories(tx, (['menu', 'footer', 'not-found'] as const).map(part), { who: 'test', now: new Date() }),
    )
  })
  const shop = new RunningShop(await freePort(), own.environment)
  await shop.start()
  try {
    for (const locale of LOCALES) {
      const { context, page, errors } = await watchedPage(browser, { viewport: { width: 1440, height: 900 } })
      for (const path of ['/cart', missing(texts[locale])[0]!]) {
        const answer = await page.goto(shop.url + href(MARKETS[locale], path), { waitUntil: 'networkidle' })
        expect([200, 404, 400], path).toContain(answer?.status())
        if (path === '/cart') {
          await hydrated(page)
          // A name is a line: longer texts are left out.
          const fitting = texts[locale].filter((text) => text.trim() !== '' && text.length <= FIELD_LENGTHS.line).length
          // Each panel shows its texts in a column, and the mobile menu has the links.
          for (const panel of await page.locator('nav [data-panel^="links-"]').all()) {
            await panel.evaluate((element: HTMLElement) => element.click())
            await expect(page.locator('#mega')).toBeVisible()
            await page.keyboard.press('Escape')
          }
          expect(await page.locator('nav [data-panel^="links-"]').count()).toBe(fitting)
          expect(await page.locator('footer h2').count()).toBeGreaterThan(fitting)
        }
        await expectHarmless(page, { path, locale }, errors)
      }
      await context.close()
    }
  } finally {
    await shop.stop()
    await own.remove()
    await seeded.close()
  }
})

test('a hostile address shows the page for missing addresses and runs nothing, in every language', async ({ browser, open }) => {
  const texts = textsByLocale()
  for (const locale of LOCALES) {
    const { context, page, errors } = await watchedPage(browser)
    for (const path of missing(texts[locale])) {
      const answer = await page.goto(open.shop.url + href(MARKETS[locale], path), { waitUntil: 'networkidle' })
      expect([404, 400], path).toContain(answer?.status())
      await expectHarmless(page, { path, locale }, errors)
    }
    await context.close()
  }
})
