/** The code of a block is loaded where one stands, and nowhere else (P6). */
import { fileURLToPath } from 'node:url'
import { beforeAll, describe, expect, test } from 'vitest'
import type { BlockKind } from '#domain/content/block-kinds.ts'
import { LOCALES, type Locale } from '#domain/market/market.ts'
import { testShop } from '#test/shop.ts'
import { writeOnePage } from '#test/content/text-page.ts'
import { readManifest } from '#web/build/retain-builds.ts'
import { parts } from '#web/entry/live-parts.ts'
import { storefront } from '#web/entry/storefront.server.ts'
import { openBundle } from '#web/http/bundle.ts'
import { openSite, type Site } from '#web/http/server/site.ts'
import type { PageName } from '#web/routes.ts'
import { LIVE_BLOCKS } from './live-blocks.ts'

const ROOT = fileURLToPath(new URL('../../../../', import.meta.url))
const bundle = await openBundle(ROOT)
/** Pages that show whatever blocks a merchant places. */
const PAGES: PageName[] = ['home', 'content', 'blog/article', 'listing/collection', 'search']

/** Returns the file of a block's code. */
function fileOf(kind: BlockKind, locale: Locale): string {
  const { file } = readManifest(bundle.client, locale)[`src/web/storefront/blocks/live/${kind.replaceAll('_', '-')}.tsx`]!
  return `/${file}`
}
const loaded = (page: PageName, kinds: readonly BlockKind[], locale: Locale): string[] => {
  const { modules } = bundle.assets(page, 'default', locale, kinds)
  return LIVE_BLOCKS.filter((kind) => modules.includes(fileOf(kind, locale)))
}

test('every block with code is on the list, and has a file of its own', () => {
  expect(LIVE_BLOCKS.toSorted()).toEqual(Object.keys(parts).toSorted())
  for (const locale of LOCALES) expect(new Set(LIVE_BLOCKS.map((kind) => fileOf(kind, locale))).size).toBe(LIVE_BLOCKS.length)
})

describe.each(PAGES)('%s', (page) => {
  test.each(LIVE_BLOCKS)('loads the code of %s where it stands, and that of no other block', (kind) => {
    for (const locale of LOCALES) {
      expect(loaded(page, [], locale)).toEqual([])
      expect(loaded(page, [kind], locale)).toEqual([kind])
    }
  })
})

describe('the document of a page', () => {
  let site: Site
  beforeAll(async () => {
    const shop = await testShop()
    const at = (slug: string) => ({ ro: slug, en: slug, hu: slug })
    const text = { kind: 'paragraph' as const, text: 'Cuib' }
    await writeOnePage(shop, 'plain', at('plain'), [text])
    await writeOnePage(shop, 'letter', at('letter'), [text, { component: 'newsletter' }])
    site = await openSite(shop, storefront)
  })
  const modulesOf = async (path: string): Promise<string[]> => {
    const html = await (await site.fetch(new Request(`http://localhost:3000${path}`))).text()
    return /data-modules="([^"]+)"/.exec(html)![1]!.split(' ')
  }

  test('names the code of its blocks alone', async () => {
    const [plain, letter] = [await modulesOf('/plain'), await modulesOf('/letter')]
    expect(plain).not.toContain(fileOf('newsletter', 'ro'))
    expect(letter).toContain(fileOf('newsletter', 'ro'))
    for (const kind of LIVE_BLOCKS) if (kind !== 'newsletter') expect([...plain, ...letter]).not.toContain(fileOf(kind, 'ro'))
  })
})
