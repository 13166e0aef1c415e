/**
 * `/robots.txt`: what crawlers need not fetch. Pages that must not be listed but may be read say so themselves (D-6: `noindex`
 * on filters and sorts would never be seen behind a Disallow); listed here are private pages (D-8), search
 * and API calls.
 */
import { LOCALES, MARKETS } from '#domain/market/market.ts'
import type { ApiContext, ApiRoute } from '#web/http/api/endpoint.ts'

/** A path that ends in `$` is that page alone: `/cart$` leaves a text page at `/cartea-noastra` open. */
const PAGES = [
  '/cart$',
  '/wishlist$',
  '/compare',
  '/fits',
  '/checkout$',
  '/checkout/',
  '/pay/',
  '/v/',
  '/search$',
  '/search?',
  '/search/',
]
const CALLS = ['/api/', '/sandbox/', '/dev/', '/mail-art/', '/*_payload.json$', '/*?locale=']

const lines = [
  'User-agent: *',
  ...LOCALES.flatMap((locale) => PAGES.map((path) => `Disallow: ${MARKETS[locale].prefix}${path}`)),
  ...CALLS.map((path) => `Disallow: ${path}`),
]

const robots = ({ shop }: ApiContext): Response =>
  new Response([...lines, '', `Sitemap: ${shop.config.publicUrl}/sitemap.xml`, ''].join('\n'), {
    headers: { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'public, max-age=3600' },
  })

export const routes: ApiRoute[] = [{ method: 'GET', path: '/robots.txt', guard: 'public', handler: robots }]
