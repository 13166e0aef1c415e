/** Validates the HTML of every page in every market. */
import { HtmlValidate } from 'html-validate'
import { beforeAll, expect, test } from 'vitest'
import { href, LOCALES, MARKETS } from '#domain/market/market.ts'
import { putCatalog } from '#test/catalog.ts'
import { testShop } from '#test/shop.ts'
import { ROUTES, type PageName } from '#web/routes.ts'
import { storefront } from './storefront.server.ts'
import { openSite, type Site } from '#web/http/server/site.ts'

const checker = new HtmlValidate({
  extends: ['html-validate:recommended'],
  rules: {
    // How React writes HTML.
    'attr-case': 'off',
    'attribute-boolean-style': 'off',
    'attribute-empty-style': 'off',
    'doctype-style': 'off',
    'valid-id': 'off',
    'void-style': 'off',
    // Links that work without scripts and are buttons with them.
    'prefer-native-element': 'off',
    // Check boxes of one filter share their name; forms of scripts have no button.
    'form-dup-name': 'off',
    'wcag/h32': 'off',
    'wcag/h71': 'off',
    'no-implicit-button-type': 'off',
    'no-implicit-input-type': 'off',
    // Colours of swatches stand in attributes.
    'no-inline-style': 'off',
    'long-title': 'off',
    'tel-non-breaking': 'off',
  },
})

/** Paths by route, where the route's own is a pattern. */
const PATHS: Partial<Record<PageName, (locale: string) => string>> = {
  'listing/collection': (locale) => `/c/toys-${locale}`,
  product: (locale) => `/p/product-1-${locale}`,
  'listing/brand': () => '/brands/brand-1',
  'listing/new': () => '/new',
  'listing/sale': () => '/sale',
  search: () => '/search/product',
  'checkout/payment': () => `/checkout/payment/${'a'.repeat(32)}`,
  'order/confirmation': () => `/checkout/confirmation/${'a'.repeat(32)}`,
  'order/pay': () => `/pay/${'a'.repeat(32)}`,
  voucher: () => `/v/${'a'.repeat(32)}`,
  content: () => '/x/y',
}

let site: Site
beforeAll(async () => {
  const shop = await testShop()
  await putCatalog(shop.db, [
    {
      name: 'Ursuleț',
      variants: [
        { sale: 9000, prior: 12000, color: 'honey' },
        { sale: 9500, color: 'sage' },
      ],
    },
    { variants: [{ sale: 3000, available: 0 }] },
  ])
  await shop.catalog.refresh()
  site = await openSite(shop, storefront)
})

/** Returns the sections that have neither a heading nor a name: they are missing from the page's outline. */
const nameless = (html: string): string[] =>
  [...html.matchAll(/<section(?![^>]*aria-label)[^>]*>(?:(?!<\/?section).)*<\/section>/gs)].flatMap(([section]) =>
    /<h[1-6]/.test(section) ? [] : section.slice(0, 120),
  )

test.each(ROUTES.map(({ page, path }) => [page, path] as const))('%s is valid HTML in every market', async (page, path) => {
  for (const locale of LOCALES) {
    const address = href(MARKETS[locale], PATHS[page]?.(locale) ?? path)
    const response = await site.fetch(new Request(`http://shop.test${address}`))
    const html = await response.text()
    const { results } = await checker.validateString(html)
    const faults = results.flatMap(({ messages }) =>
      messages.map(({ ruleId, message, selector }) => `${ruleId}: ${message} ${selector}`),
    )
    expect([address, ...faults, ...nameless(html)]).toEqual([address])
  }
})
