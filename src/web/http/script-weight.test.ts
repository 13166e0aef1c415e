/** Pages are light in every language (P6): what each loads before anybody touches it, with its header. */
import { statSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { LOCALES, type Locale } from '#domain/market/market.ts'
import { ROUTES, type PageName } from '#web/routes.ts'
import { LIVE_BLOCKS } from '#web/storefront/blocks/live-blocks.ts'
import { openBundle } from './bundle.ts'

const bundle = await openBundle(fileURLToPath(new URL('../../../', import.meta.url)))
const KB = 1024
const MOST_KB = 105

/** Returns the size of a page's scripts as they are sent, in KB. `parts`: those whose code it runs on. */
function weight(page: PageName, layout: 'default' | 'checkout' | 'auth', locale: Locale, parts: readonly string[] = []): number {
  const { start, modules } = bundle.assets(page, layout, locale, parts)
  const bytes = [start, ...modules].map((file) => statSync(join(bundle.client, `${file}.br`)).size)
  return bytes.reduce((sum, size) => sum + size, 0) / KB
}

test('no page loads more than 105 KB of scripts', () => {
  const heavy = ROUTES.flatMap(({ page, layout }) =>
    LOCALES.flatMap((locale) => {
      const kb = weight(page, layout, locale)
      return kb > MOST_KB ? [`${page} in ${locale}: ${kb.toFixed(1)} KB`] : []
    }),
  )
  expect(heavy).toEqual([])
})

test('a written page with every kind of block loads no more than that', () => {
  for (const locale of LOCALES) expect(weight('content', 'default', locale, LIVE_BLOCKS), locale).toBeLessThanOrEqual(MOST_KB)
})

test('a written page loads nothing of forms, accounts and the cart', () => {
  const written = bundle.assets('content', 'default', 'ro').modules.join(' ')
  expect(written).not.toMatch(/assets\/(account|auth|cart|fields|faults)-/)
})
