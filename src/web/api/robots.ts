import type { ApiRoute } from '#web/server/api.ts'

/** Listings by filter and the pages of one visitor are for people (D-6, D-8). */
const CLOSED = ['/cart', '/checkout', '/wishlist', '/pay/', '/search', '/api/', '/sandbox/', '/dev/']
const open = (prefix: string): string[] => CLOSED.slice(0, 5).map((path) => `Disallow: ${prefix}${path}`)

const text = [
  'User-agent: *',
  ...open(''),
  ...open('/en'),
  ...open('/hu'),
  ...CLOSED.slice(5).map((path) => `Disallow: ${path}`),
  '',
].join('\n')

export const routes: ApiRoute[] = [
  {
    method: 'GET',
    path: '/robots.txt',
    guard: 'public',
    handler: () =>
      new Response(text, { headers: { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'public, max-age=3600' } }),
  },
]
