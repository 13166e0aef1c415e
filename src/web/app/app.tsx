/** The shop as React Router sees it: a frame per layout, a page per route. Only this file, the entries and the frame know the router. */
import { useLoaderData, useRouteError, type RouteObject } from 'react-router'
import type { Market } from '#domain/market/market.ts'
import { Frame } from './frame.tsx'
import { ErrorScreen, UnavailableScreen } from './error-screen.tsx'
import { Lost } from './not-found.tsx'
import { layouts, pages } from '#web/entry/pages.ts'
import { isFault, isMissing, type Payload, type ShellData } from './payload.ts'
import { ROUTES, type PageName, type Route } from '#web/routes.ts'

export interface AppOptions {
  market: Market
  shell: ShellData
  /** Data of the page at `url`. @throws Missing */
  load(url: URL, signal: AbortSignal): Promise<Payload>
  /** The code of a page could not be had. */
  onChunkError(error: unknown): Promise<never> | never
}

/** A Missing page shows what was not found; anything else that was thrown is a fault. */
function Trouble() {
  const error = useRouteError()
  if (isMissing(error)) return <Lost missing={error} />
  return isFault(error) && error.status === 503 ? <UnavailableScreen /> : <ErrorScreen />
}

export function createRoutes({ market, shell, load, onChunkError }: AppOptions): RouteObject[] {
  const page = (name: PageName) => async () => {
    const { Component } = await pages[name]().catch(onChunkError)
    return {
      Component: () => <Component data={useLoaderData<Payload>().data} />,
    }
  }
  const frame = (layout: Route['layout']) => async () => {
    const { Header } = await layouts[layout]().catch(onChunkError)
    const isAsking = layout === 'default'
    return { Component: () => <Frame market={market} shell={shell} Header={Header} isAsking={isAsking} /> }
  }
  const under = (layout: Route['layout']): RouteObject => ({
    id: `layout-${layout}`,
    lazy: frame(layout),
    ErrorBoundary: ErrorScreen,
    children: ROUTES.filter((route) => route.layout === layout).map((route) => ({
      id: route.page,
      path: (market.prefix + route.path).replace(/(.)\/$/, '$1'),
      loader: ({ request }) => load(new URL(request.url), request.signal),
      lazy: page(route.page),
      ErrorBoundary: Trouble,
    })),
  })
  return [under('default'), under('checkout')]
}
