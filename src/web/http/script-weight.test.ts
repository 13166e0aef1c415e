/** Pages are light in every language (P6): what each loads before anybody touches it, with its header. */
import { statSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { LOCALES, type Locale } from '#domain/market/market.ts'
import { ROUTES, type PageName } from '#web/routes.ts'
import { openBundle } from './bundle.ts'

const bundle = await openBundle(fileURLToPath(new URL('../../../', import.meta.url)))
const KB = 1024
const MOST_KB = 105
/**
 * Pages of one customer that are heavier, in KB, and may only become lighter: an order of the account can be followed, paid,
 * cancelled and withdrawn from; addresses have the fields and checks of the checkout.
 */
const HEAVIER: Partial<Record<PageName, number>> = { 'account/order': 119, 'account/addresses': 107.5, 'account/overview': 107.5 }

/** Returns the size of a page's scripts as they are sent, in KB. */
function weight(page: PageName, layout: 'default' | 'checkout' | 'auth', locale: Locale): number {
  const { start, modules } = bundle.assets(page, layout, locale)
  const bytes = [start, ...modules].map((file) => statSync(join(bundle.client, `${file}.br`)).size)
  return bytes.reduce((sum, size) => sum + size, 0) / KB
}

test('no page loads more than 105 KB of scripts, but for three of the account', () => {
  const heavy = ROUTES.flatMap(({ page, layout }) =>
    LOCALES.flatMap((locale) => {
      const kb = weight(page, layout, locale)
      return kb > (HEAVIER[page] ?? MOST_KB) ? [`${page} in ${locale}: ${kb.toFixed(1)} KB`] : []
    }),
  )
  expect(heavy).toEqual([])
})

test('a written page loads nothing of forms, accounts and the cart', () => {
  const written = bundle.assets('content', 'default', 'ro').modules.join(' ')
  expect(written).not.toMatch(/assets\/(account|auth|cart|fields|faults)-/)
})
