/** Hydrates the server's markup and starts client navigation. */
// First: it names the order of the layers.
import '#web/styles/shell.css'
import '#web/ui/sheets.ts'
import { startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { matchRoutes, type DataRouter } from 'react-router'
import { RouterProvider } from 'react-router/dom'
import { MARKETS, splitPath } from '#domain/market/market.ts'
import { setLocaleSource } from '#messages/text.ts'
import { createRoutes } from '#web/app/app.tsx'
import { modules } from './pages.ts'
import { announcePages, CHANGED_IN_PLACE } from '#web/app/announce.browser.ts'
import { isStale, pollBuilds } from '#web/app/build-poll.browser.ts'
import { followLinks } from '#web/app/links.browser.ts'
import { setNavigationState, setNavigator } from '#web/app/navigation.browser.ts'
import type { NotFound } from '#web/app/not-found.tsx'
import { loadDocument, loadPayload } from '#web/app/page-loads.browser.ts'
import { confirmMarket } from '#web/app/market-choice.browser.ts'
import { openRouter } from '#web/app/router.browser.ts'
import { restoreScrollOnNavigation } from '#web/app/scroll.browser.ts'
import { recordVisits } from '#web/storefront/rails/visited.browser.ts'
import { isNotFound, isPayload, type Payload, type State } from '#web/app/payload.ts'
// The server alone renders the footer.
import '#web/storefront/layout/footer.module.css'

const { market } = splitPath(location.pathname)
setLocaleSource(() => market.locale)
const state: State = JSON.parse(document.getElementById('state')?.textContent ?? '')

/** Filled when the first page's code has come. */
const running: { router?: DataRouter } = {}
/** Filled when an address turns out to have no page. */
const missingPage: { NotFound?: typeof NotFound } = {}

/** Loads the code of the 404 page. */
const loadNotFound = async (): Promise<void> => void Object.assign(missingPage, await import('#web/app/not-found.tsx'))

/** The code of a page could not be loaded. Returns the error to show in its place. */
async function chunkError(error: unknown): Promise<unknown> {
  const { pathname, search, hash } = running.router?.state.navigation.location ?? location
  const shown = await loadDocument(pathname + search + hash, { becauseOf: error }).catch((reason: unknown) => reason)
  // The first page is the server's markup: it stays.
  if (!running.router) throw shown
  return shown
}

async function load(url: URL, signal: AbortSignal): Promise<Payload> {
  if (isStale()) return loadDocument(url.pathname + url.search)
  return loadPayload(url, signal).catch(async (reason: unknown) => {
    const failure = isNotFound(reason) ? await loadNotFound().then(() => reason, chunkError) : reason
    throw failure
  })
}

const routes = createRoutes({
  modules,
  market: MARKETS[market.locale],
  shell: state.shell,
  notFound: () => missingPage.NotFound,
  load,
  onChunkError: chunkError,
})

/** Not awaited at the top: pages import from this file, and would wait for it as it waits for them. */
async function hydrate(): Promise<void> {
  const matches = matchRoutes(routes, location) ?? []
  const leaf = matches.at(-1)?.route
  for (const { route } of matches)
    if (typeof route.lazy === 'function') Object.assign(route, await route.lazy(), { lazy: undefined })

  if (!isPayload(state.page) && isNotFound(state.page)) await loadNotFound()

  const id = leaf?.id ?? ''
  const hydrationData = isPayload(state.page) ? { loaderData: { [id]: state.page } } : { errors: { [id]: state.page } }
  const router = openRouter(routes, hydrationData)
  running.router = router

  setNavigator((path, { replace, stay }) => {
    if (path.startsWith('/'))
      void router.navigate(path, { replace, preventScrollReset: stay, state: stay ? CHANGED_IN_PLACE : null })
    else location.assign(path)
  })
  setNavigationState(() => router.state.navigation.state !== 'idle')
  followLinks(router, routes, modules.pages)
  restoreScrollOnNavigation(router)
  announcePages(router)
  recordVisits(router)
  pollBuilds(state.build)
  // Other markets are confirmed automatically (SPEC-4).
  if (!market.isDefault) confirmMarket(market.locale)

  const root = document.getElementById('app')
  startTransition(() => {
    if (root) hydrateRoot(root, <RouterProvider router={router} />)
  })
}

hydrate().catch(() => {
  // The page stays the server's markup.
  document.documentElement.dataset.plain = ''
})
