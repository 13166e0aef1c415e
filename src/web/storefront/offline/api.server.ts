/** The manifest of the installed shop, one in each market. */
import { href, MARKETS, LOCALES, type Locale } from '#domain/market/market.ts'
import { cartTitle, wishlistTitle } from '#messages/cart.ts'
import { appDescription } from '#messages/errors.ts'
import { saleNav } from '#messages/shell.ts'
import { readMerchant } from '#services/content/shop-front.ts'
import type { ApiRoute } from '#web/http/api/endpoint.ts'
import { tagOf, taggedResponse } from '#web/http/etag.ts'
import { withLocale } from '#web/http/locale.ts'

const COLOUR = '#ffffff'
const ICON_SIZES = [192, 512]

const icons = ICON_SIZES.flatMap((size) => [
  { src: `/brand/icon-${size}.png`, sizes: `${size}x${size}`, type: 'image/png', purpose: 'any' },
  { src: `/brand/icon-maskable-${size}.png`, sizes: `${size}x${size}`, type: 'image/png', purpose: 'maskable' },
])

/** Returns the manifest of a market: an app of its own that may leave for the other markets. */
const manifest = (locale: Locale, name: string) =>
  withLocale(locale, () => {
    const market = MARKETS[locale]
    const shortcut = (title: string, path: string) => ({ name: title, url: href(market, path) })
    return {
      id: href(market, '/'),
      name,
      short_name: name,
      description: appDescription({ name }),
      lang: market.language,
      dir: 'ltr',
      // Names the market: the address `/` alone follows the cookie and the browser's language.
      start_url: market.isDefault ? `/?locale=${locale}` : href(market, '/'),
      scope: '/',
      display: 'standalone',
      background_color: COLOUR,
      theme_color: COLOUR,
      categories: ['shopping', 'kids'],
      icons,
      shortcuts: [shortcut(cartTitle(), '/cart'), shortcut(wishlistTitle(), '/wishlist'), shortcut(saleNav(), '/sale')],
    }
  })

export const routes: ApiRoute[] = LOCALES.map((locale) => ({
  method: 'GET',
  path: href(MARKETS[locale], '/app.webmanifest'),
  guard: 'public',
  async handler({ shop, request }) {
    const { name } = await readMerchant(shop)
    const body = JSON.stringify(manifest(locale, name))
    const headers = {
      'content-type': 'application/manifest+json; charset=utf-8',
      'cache-control': 'public, max-age=0, must-revalidate',
    }
    return taggedResponse(request, { tag: tagOf(body), headers, body: () => body })
  },
}))
