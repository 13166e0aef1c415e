/** Client-side navigation: handles clicks on links and prefetches on hover. */
import { isLocale, splitPath } from '#domain/market/market.ts'
import { offlineText } from '#messages/errors.ts'
import type { Pages } from './modules.ts'
import type { Router } from '#web/router/router.browser.ts'
import type { PageName } from '#web/routes.ts'
import { buildState } from './build-state.browser.ts'
import { toast } from '#web/ui/toasts.browser.ts'
import { warmPayload } from './page-loads.browser.ts'
import { confirmMarket } from './market-choice.browser.ts'
import { routeAt } from './view.ts'

const HOVER_MS = 50

const linkOf = (event: Event): HTMLAnchorElement | null => {
  const link = (event.target as Element).closest?.('a')
  return link && link.origin === location.origin && !link.target && !link.hasAttribute('download') ? link : null
}

const isPlainClick = (event: MouseEvent): boolean =>
  !event.defaultPrevented && !event.button && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey

const isOfMarket = (link: HTMLAnchorElement): boolean => splitPath(link.pathname).market === splitPath(location.pathname).market

/**
 * Returns the page a link leads to when it can be opened without a document load (same market, same layout); else null.
 */
function targetOf(link: HTMLAnchorElement): PageName | null {
  const { page, layout } = routeAt(link.pathname).route
  return isOfMarket(link) && layout === routeAt(location.pathname).route.layout ? page : null
}

/** The colour of a product may have been chosen since its page was made. */
const isProduct = (pathname: string): boolean => routeAt(pathname).route.page === 'product'

/** Handles clicks on links by the router. `pages`: loads the code of each page, when a pointer rests on a link to it. */
export function followLinks<View>(router: Router<View>, pages: Pages): void {
  document.addEventListener('click', (event) => {
    const link = linkOf(event)
    if (!link || !isPlainClick(event)) return
    const chosen = link.dataset.market
    // A document would be the browser's own page; the router has a page that waits for the connection.
    if (!navigator.onLine && link.hash === '') {
      event.preventDefault()
      if (isOfMarket(link)) void router.navigate(link.pathname + link.search)
      else toast(offlineText())
      return
    }
    if (isLocale(chosen)) {
      event.preventDefault()
      confirmMarket(chosen)
      if (isProduct(link.pathname) && isProduct(location.pathname)) link.search = location.search
      link.search = link.pathname === '/' ? '' : link.search
      buildState.beforeDocumentLoad.call()
      return location.assign(link.href)
    }
    const isAnchor = link.pathname === location.pathname && link.search === location.search && link.hash !== ''
    if (isAnchor) return router.leave()
    if (!targetOf(link) || buildState.isStale) return buildState.beforeDocumentLoad.call()
    event.preventDefault()
    void router.navigate((buildState.ruleAt(link.pathname).redirect?.to ?? link.pathname) + link.search + link.hash)
  })
  const prefetch = (event: Event) => {
    const link = linkOf(event)
    const isHere = link?.pathname === location.pathname && link.search === location.search
    const page = link && link.rel !== 'nofollow' && !isHere && targetOf(link)
    if (!link || !page || buildState.isStale) return
    pages[page]().catch(() => {})
    const { redirect, prerender } = buildState.ruleAt(link.pathname)
    if (!redirect && prerender !== false) warmPayload(new URL(link.href))
  }
  // A pointer on its way elsewhere crosses many links.
  let hoverTimer: ReturnType<typeof setTimeout> | undefined
  const prefetchAfterHover = (event: Event) => {
    clearTimeout(hoverTimer)
    hoverTimer = setTimeout(() => prefetch(event), HOVER_MS)
  }
  document.addEventListener('pointerover', prefetchAfterHover, { passive: true })
  document.addEventListener('touchstart', prefetch, { passive: true })
}
