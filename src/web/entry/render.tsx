/** The render bundle: pages to markup, without a database, a clock or a request. */
import type { ReactNode } from 'react'
import { renderToString } from 'react-dom/server'
import { createStaticHandler, createStaticRouter, StaticRouterProvider } from 'react-router'
import { LOCALES, MARKETS, type Locale } from '#domain/market/market.ts'
import { setLocaleSource } from '#messages/text.ts'
import { createRoutes } from '#web/app/app.tsx'
import { modules } from './pages.ts'
import { Footer, SlimFooter, type FooterData } from '#web/storefront/layout/footer.tsx'
import { isPayload, type ShellData } from '#web/app/payload.ts'
import type { RenderInput } from '#web/http/bundle.ts'
import { MarketProvider } from '#web/ui/market.tsx'

let locale: Locale = 'ro'
setLocaleSource(() => locale)

const handlers = new Map<Locale, ReturnType<typeof createStaticHandler>>()

const never = (): Promise<never> => Promise.reject(new Error('the server renders, it does not load'))

/** Loads the code of all pages; afterwards rendering is synchronous. */
export async function prepare(shell: Record<Locale, ShellData>): Promise<void> {
  for (const at of LOCALES) {
    const routes = createRoutes({
      modules,
      market: MARKETS[at],
      shell: shell[at],
      load: never,
      onChunkError: (error) => Promise.reject(error),
    })
    for (const layout of routes)
      for (const route of [layout, ...(layout.children ?? [])])
        if (typeof route.lazy === 'function') Object.assign(route, await route.lazy(), { lazy: undefined })
    handlers.set(at, createStaticHandler(routes))
  }
}

/** Markup of `<div id="app">`. */
export function render({ locale: at, path, search, route: id, params, page }: RenderInput): string {
  locale = at
  const known = handlers.get(at)
  if (!known) throw new Error('prepare() comes first')
  const { dataRoutes } = known
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
  locale = at
  const markup = (foot: ReactNode) => renderToString(<MarketProvider value={MARKETS[at]}>{foot}</MarketProvider>)
  return { default: markup(<Footer {...data} />), checkout: markup(<SlimFooter {...data} />) }
}
