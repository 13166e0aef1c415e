/** The render bundle: pages to markup, without a database, a clock or a request. */
import type { ReactNode } from 'react'
import { renderToString } from 'react-dom/server'
import { createMemoryRouter, RouterProvider, type RouteObject } from 'react-router'
import { LOCALES, MARKETS, type Locale } from '#domain/market/market.ts'
import { inLocale } from '#messages/text.ts'
import { createRoutes } from '#web/app/app.tsx'
import { NotFound } from '#web/app/not-found.tsx'
import { modules } from './pages.ts'
import { Footer, SlimFooter, type FooterData } from '#web/storefront/layout/footer.tsx'
import { isPayload, type ShellData } from '#web/app/payload.ts'
import type { RenderInput, RenderPage } from '#web/http/bundle.ts'
import type { Route } from '#web/routes.ts'
import { MarketProvider } from '#web/ui/market.tsx'

const never = (): Promise<never> => Promise.reject(new Error('the server renders, it does not load'))

/** Returns the routes of a market with the code of all its pages. */
async function loadRoutes(at: Locale, shell: ShellData): Promise<RouteObject[]> {
  const onChunkError = (error: unknown) => Promise.reject(error)
  const routes = createRoutes({ modules, market: MARKETS[at], shell, notFound: () => NotFound, load: never, onChunkError })
  for (const layout of routes)
    for (const route of [layout, ...(layout.children ?? [])])
      if (typeof route.lazy === 'function') Object.assign(route, await route.lazy(), { lazy: undefined })
  return routes
}

/** Page → its route under its layout. The server has matched the address: a router of all routes would match it again. */
const byPage = (routes: RouteObject[]): Map<string, RouteObject[]> =>
  new Map(
    routes.flatMap((layout) =>
      (layout.children ?? []).map((page) => [page.id!, [{ ...layout, children: [page] } as RouteObject]]),
    ),
  )

/** Loads the code of all pages. Returns what renders one: the markup of `<div id="app">`. */
export async function openPages(shells: Record<Locale, ShellData>): Promise<RenderPage> {
  const routes = new Map<Locale, Map<string, RouteObject[]>>()
  for (const at of LOCALES) routes.set(at, byPage(await loadRoutes(at, shells[at])))
  return (input) => inLocale(input.locale, () => renderPage(routes.get(input.locale)!.get(input.route)!, input))
}

function renderPage(routes: RouteObject[], { path, search, route: id, page }: RenderInput): string {
  const hydrationData = isPayload(page) ? { loaderData: { [id]: page } } : { errors: { [id]: page } }
  const router = createMemoryRouter(routes, { initialEntries: [path + search], hydrationData })
  return renderToString(<RouterProvider router={router} />)
}

/** Returns the footers of a market: the same for every page of a layout, not hydrated. */
export function renderFooters(at: Locale, data: FooterData): Record<Route['layout'], string> {
  const markup = (footer: ReactNode) =>
    inLocale(at, () => renderToString(<MarketProvider value={MARKETS[at]}>{footer}</MarketProvider>))
  return {
    default: markup(<Footer {...data} />),
    checkout: markup(<SlimFooter {...data} />),
    auth: markup(<SlimFooter {...data} beside />),
  }
}
