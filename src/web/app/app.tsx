/** Routes for React Router: a frame for each layout, a page for each route. Only this file, the entries and the frame use the router. */
import type { ComponentType } from 'react'
import { useLoaderData, useRouteError, type RouteObject } from 'react-router'
import type { Market } from '#domain/market/market.ts'
import { Frame } from './frame.tsx'
import { ErrorScreen, UnavailableScreen } from './error-screen.tsx'
import { Offline } from './offline.tsx'
import type { AppModules } from './modules.ts'
import { isFault, isNotFound, isOffline, type NotFoundPage, type Payload, type ShellData } from './payload.ts'
import { MarketProvider } from '#web/ui/market.tsx'
import { ShellProvider } from './shell-data.tsx'
import { ROUTES, type PageName, type Route } from '#web/routes.ts'

export interface AppOptions {
  modules: AppModules
  market: Market
  shell: ShellData
  /** Returns the 404 page; its code is there before an address turns out to be missing. */
  notFound(): ComponentType<{ page: NotFoundPage }> | undefined
  /** Data of the page at `url`. @throws NotFoundPage */
  load(url: URL, signal: AbortSignal): Promise<Payload>
  /** The code of a page could not be loaded. Resolves with the error to show in its place; rejects where nothing is to be shown. */
  onChunkError(error: unknown): Promise<unknown>
}

/** Shows the 404 page for NotFoundPage, the offline page for an unreachable shop, else the error screen. */
const routeErrorWith = (notFound: AppOptions['notFound']) =>
  function RouteError() {
    const error = useRouteError()
    const NotFound = notFound()
    if (isOffline(error)) return <Offline />
    if (NotFound && isNotFound(error)) return <NotFound page={error} />
    return isFault(error) && error.status === 503 ? <UnavailableScreen /> : <ErrorScreen />
  }

export function createRoutes({ modules, market, shell, notFound, load, onChunkError }: AppOptions): RouteObject[] {
  const RouteError = routeErrorWith(notFound)
  /** The router shows nothing for a route whose code was rejected: a component that throws reaches the error screen. */
  const throwing = async (error: unknown) => {
    const shown = await onChunkError(error)
    return (): never => {
      throw shown
    }
  }
  const page = (name: PageName) => async () => {
    const code = await modules.pages[name]().catch(throwing)
    if (typeof code === 'function') return { Component: code }
    const { Component } = code
    return {
      Component: () => <Component data={useLoaderData<Payload>().data} />,
    }
  }
  const frame = (layout: Route['layout']) => async () => {
    const code = await modules.layouts[layout]().catch(throwing)
    if (typeof code === 'function') return { Component: code }
    const { Header } = code
    return { Component: () => <Frame market={market} shell={shell} Header={Header} Floating={modules.Floating} /> }
  }
  /** What the frame throws is shown without it, in the same market (D-90). */
  const RouteErrorWithoutFrame = () => (
    <MarketProvider value={market}>
      <ShellProvider value={shell}>
        <RouteError />
      </ShellProvider>
    </MarketProvider>
  )
  const under = (layout: Route['layout']): RouteObject => ({
    id: `layout-${layout}`,
    lazy: frame(layout),
    ErrorBoundary: RouteErrorWithoutFrame,
    children: ROUTES.filter((route) => route.layout === layout).map((route) => ({
      id: route.page,
      path: (market.prefix + route.path).replace(/(.)\/$/, '$1'),
      loader: ({ request }) => load(new URL(request.url), request.signal),
      lazy: page(route.page),
      ErrorBoundary: RouteError,
    })),
  })
  return [under('default'), under('checkout'), under('auth')]
}
