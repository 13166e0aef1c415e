/** Hydrates the server's markup and starts client navigation. */
// First: it names the order of the layers.
import '#web/styles/shell.css'
import '#web/ui/sheets.ts'
import { startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { MARKETS, splitPath } from '#domain/market/market.ts'
import { setLocaleSource } from '#messages/text.ts'
import { modules } from './pages.ts'
import { buildState } from '#web/app/build-state.browser.ts'
import type { HeaderName } from '#web/app/look.ts'
import { followLinks } from '#web/app/links.browser.ts'
import { setNavigationState, setNavigator, setQueryChanger } from '#web/app/navigation.browser.ts'
import { loadDocument, loadPayload } from '#web/app/page-loads.browser.ts'
import { confirmMarket } from '#web/app/market-choice.browser.ts'
import { loadParts } from '#web/app/parts.ts'
import { Root } from '#web/app/root.browser.tsx'
import { withoutTables } from '#web/app/state/tables.ts'
import { keepScrollPositions } from '#web/app/scroll.browser.ts'
import { routeAt, type View } from '#web/app/view.ts'
import { Router, type Place } from '#web/router/router.browser.ts'
import { recordVisits } from '#web/storefront/rails/visited.browser.ts'
import { loadPart, PART_FAILED } from '#web/ui/load-part.browser.ts'
import { isNotFound, isPayload, partsIn, type State } from '#web/app/payload.ts'
// The server alone renders the footer.
import '#web/storefront/layout/footer.module.css'

const { market } = splitPath(location.pathname)
setLocaleSource(() => market.locale)
const state = withoutTables(JSON.parse(document.getElementById('state')?.textContent ?? ''), market) as State

const NO_PARTS = { live: [], still: [] }

/** Returns the code of the 404 page where an error needs it. */
const codeFor = async (error: unknown): Promise<Pick<View, 'NotFound'>> =>
  isNotFound(error) ? { NotFound: (await import('#web/app/not-found.tsx')).NotFound } : {}

/** A page with another look than the document's is loaded as a document: its header is never asked for. */
const headerOf = (layout: View['layout']): HeaderName => (layout === 'default' ? (state.header ?? layout) : layout)

/**
 * Loads the view of a place: code and data at the same time. Code that cannot be loaded becomes a document load (D-74), or the screen
 * that says why there can be none.
 */
async function openView(place: Place, signal: AbortSignal): Promise<View> {
  const { pathname, search, hash } = place
  const address = pathname + search
  if (buildState.isStale) return loadDocument(address + hash)
  const { page, layout } = routeAt(pathname).route
  const [header, code, data] = await Promise.allSettled([
    modules.headers[headerOf(layout)](),
    modules.pages[page](),
    loadPayload(new URL(address + hash, location.href), signal),
  ])
  signal.throwIfAborted()
  const withoutCode = (error: unknown) => loadDocument(address + hash, { becauseOf: error }).catch((reason: unknown) => reason)
  const view: View = { page, layout }
  if (header.status === 'rejected') return { ...view, error: await withoutCode(header.reason) }
  view.Header = header.value.Header
  if (code.status === 'rejected') return { ...view, error: await withoutCode(code.reason) }
  view.Page = code.value.Component
  if (data.status === 'fulfilled')
    return { ...view, payload: data.value, parts: await loadParts(modules.parts, data.value.parts ?? NO_PARTS) }
  const error: unknown = data.reason
  const parts = await loadParts(modules.parts, partsIn(error) ?? NO_PARTS)
  return {
    ...view,
    parts,
    error,
    ...(await codeFor(error).catch(async (reason: unknown) => ({ error: await withoutCode(reason) }))),
  }
}

/** Returns the view of the document: its data is in it. */
async function firstView(): Promise<View> {
  const { page, layout } = routeAt(location.pathname).route
  const result = state.page
  const [{ Header }, { Component: Page }, parts] = await Promise.all([
    modules.headers[headerOf(layout)](),
    modules.pages[page](),
    loadParts(modules.parts, { live: partsIn(result)?.live ?? [], still: [] }),
  ])
  return {
    page,
    layout,
    Header,
    Page,
    parts,
    ...(isPayload(result) ? { payload: result } : { error: result, ...(await codeFor(result)) }),
  }
}

const IDLE_MS = 1000

/** Calls back a second after the browser has nothing to do; some know no idle time (BUILD-11). */
const whenIdle = (run: () => void): void => {
  const wait = () => setTimeout(run, IDLE_MS)
  if ('requestIdleCallback' in window) requestIdleCallback(wait)
  else wait()
}

/** Not awaited at the top: pages import from this file, and would wait for it as it waits for them. */
async function hydrate(): Promise<void> {
  const { pathname, search, hash } = location
  const first = await firstView().catch((error: unknown) => loadDocument(pathname + search + hash, { becauseOf: error }))
  const router = new Router({ around: window, first, load: openView })

  setNavigator((path, move) => {
    if (path.startsWith('/')) void router.navigate(path, move)
    else location.assign(path)
  })
  setQueryChanger((search) => router.setQuery(search))
  setNavigationState(() => router.target !== null)
  followLinks(router, modules.pages)
  const positions = keepScrollPositions(router)
  recordVisits(router)
  // A document load clears failed modules.
  addEventListener(PART_FAILED, () => {
    buildState.isStale = true
  })
  whenIdle(() => {
    loadPart(() => import('./idle.ts')).then(
      ({ startIdle }) => startIdle(state, market.locale, buildState),
      () => {},
    )
  })
  // Other markets are confirmed automatically (SPEC-4).
  if (!market.isDefault) confirmMarket(market.locale)

  const root = document.getElementById('app')
  const { shell } = state
  startTransition(() => {
    if (root)
      hydrateRoot(root, <Root router={router} positions={positions} market={MARKETS[market.locale]} shell={shell} {...modules} />)
  })
}

hydrate().catch(() => {
  // The page stays the server's markup.
  document.documentElement.dataset.plain = ''
})
