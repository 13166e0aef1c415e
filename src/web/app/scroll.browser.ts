/** Scroll positions: back restores the position, a new page starts at its top, a hash at its element. */
import type { DataRouter } from 'react-router'

const STORED = 'scroll-positions'

let known: DataRouter | undefined

function storedPositions(): Record<string, number> {
  try {
    return JSON.parse(sessionStorage.getItem(STORED) ?? '{}')
  } catch {
    return {}
  }
}

/** Stores the scroll positions of the router in the session, for reloads and returns from other sites. */
export function restoreScrollOnNavigation(router: DataRouter): void {
  known = router
  const positions = storedPositions()
  history.scrollRestoration = 'manual'
  router.enableScrollRestoration(positions, () => scrollY)
  addEventListener('pagehide', () => {
    positions[router.state.location.key] = scrollY
    try {
      sessionStorage.setItem(STORED, JSON.stringify(positions))
    } catch {
      // Without a session store a reload begins at the top.
    }
    history.scrollRestoration = 'auto'
  })
  addEventListener('pageshow', (event) => {
    if (event.persisted) history.scrollRestoration = 'manual'
  })
}

let isFirst = true

/**
 * Called when a page has been rendered. The first page is not scrolled: the browser has positioned it, and the visitor may have
 * scrolled.
 */
export function restoreScroll({ hash }: { hash: string }): void {
  const wasFirst = isFirst
  isFirst = false
  if (!known || wasFirst) return
  const { restoreScrollPosition, preventScrollReset } = known.state
  if (restoreScrollPosition === false) return
  const target = hash && document.getElementById(hash.slice(1))
  if (typeof restoreScrollPosition === 'number') scrollTo(0, restoreScrollPosition)
  else if (target) target.scrollIntoView()
  else if (!preventScrollReset) scrollTo(0, 0)
}
