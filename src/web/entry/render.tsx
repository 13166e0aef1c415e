/** The render bundle: pages to markup, without a database, a clock or a request. */
import type { ReactNode } from 'react'
import { renderToString } from 'react-dom/server'
import { createStaticHandler, createStaticRouter, StaticRouterProvider, type RouteObject, type StaticHandler } from 'react-router'
import { LOCALES, MARKETS, type Locale } from '#domain/market/market.ts'
import { inLocale } from '#messages/text.ts'
import { createRoutes } from '#web/app/app.tsx'
import { modules } from './pages.ts'
import { Footer, SlimFooter, type FooterData } from '#web/storefront/layout/footer.tsx'
import { isPayload, type ShellData } from '#web/app/payload.ts'
import type { RenderInput, RenderPage } from '#web/http/bundle.ts'
import { MarketProvider } from '#web/ui/market.tsx'

const never = (): Promise<never> => Promise.reject(new Error('the server renders, it does not load'))

/** Returns the routes of a market with the code of all its pages. */
async function loadRoutes(at: Locale, shell: ShellData): Promise<RouteObject[]> {
  const onChunkError = (error: unknown) => Promise.reject(error)
  const routes = createRoutes({ modules, market: MARKETS[at], shell, load: never, onChunkError })
  for (const layout of routes)
    for (const route of [layout, ...(layout.children ?? [])])
      if (typeof route.lazy === 'function') Object.assign(route, await route.lazy(), { lazy: undefined })
  return routes
}

/** Loads the code of all pages. Returns what renders one: the markup of `<div id="app">`. */
export async function openPages(shells: Record<Locale, ShellData>): Promise<RenderPage> {
  const routes = {} as Record<Locale, StaticHandler['dataRoutes']>
  for (const at of LOCALES) routes[at] = createStaticHandler(await loadRoutes(at, shells[at])).dataRoutes
  return (input) => inLocale(input.locale, () => renderPage(routes[input.locale], input))
}

function renderPage(dataRoutes: StaticHandler['dataRoutes'], { path, search, route: id, params, page }: RenderInput): string {
  const layout = dataRoutes.find(({ children }) => children?.some((route) => route.id === id))
  // Matched already by the server's own table; the router would go through all of its patterns again.
  const matches = [layout, layout?.children?.find((route) => route.id === id)].map((route) => ({
    route,
    params,
    pathname: path,
    pathnameBase: path,
  }))
  const context = {
    basename: '/',
    location: { pathname: path, search, hash: '', state: null, key: 'default', unstable_mask: undefined },
    matches,
    loaderData: isPayload(page) ? { [id]: page } : {},
    actionData: null,
    errors: isPayload(page) ? null : { [id]: page },
    statusCode: isPayload(page) ? 200 : page.status,
    loaderHeaders: {},
    actionHeaders: {},
  } as unknown as Parameters<typeof createStaticRouter>[1]
  const router = createStaticRouter(dataRoutes, context)
  return renderToString(<StaticRouterProvider router={router} context={context} hydrate={false} />)
}

/** Returns the footers of a market: the same for every page of a layout, not hydrated. */
export function renderFooters(at: Locale, data: FooterData): Record<'default' | 'checkout', string> {
  const markup = (footer: ReactNode) =>
    inLocale(at, () => renderToString(<MarketProvider value={MARKETS[at]}>{footer}</MarketProvider>))
  return { default: markup(<Footer {...data} />), checkout: markup(<SlimFooter {...data} />) }
}
