/** Scroll positions: back restores the position, a new page starts at its top, a hash at its element. */
import type { Router, Shown } from '#web/router/router.browser.ts'
import { showWhole } from './browser/whole-page.browser.ts'

const STORED = 'scroll-positions'

/** Position by key of the history entry, px from the top. */
export type ScrollPositions = Map<string, number>

function storedPositions(): ScrollPositions {
  try {
    return new Map(Object.entries<number>(JSON.parse(sessionStorage.getItem(STORED) ?? '{}')))
  } catch {
    return new Map()
  }
}

/** Keeps the positions of a router's places, in the session's storage too, for reloads and returns from other sites. Returns them. */
export function keepScrollPositions<View>(router: Router<View>): ScrollPositions {
  const positions = storedPositions()
  history.scrollRestoration = 'manual'
  router.onLeave(({ key }) => positions.set(key, scrollY))
  addEventListener('pagehide', () => {
    positions.set(router.shown.place.key, scrollY)
    try {
      sessionStorage.setItem(STORED, JSON.stringify(Object.fromEntries(positions)))
    } catch {
      // Without a session store a reload begins at the top.
    }
    history.scrollRestoration = 'auto'
  })
  addEventListener('pageshow', (event) => {
    if (event.persisted) history.scrollRestoration = 'manual'
  })
  return positions
}

/** Scrolls a page that has just been rendered. Not called for the first one: the browser has positioned it. */
export function restoreScroll<View>({ place: { key, hash, isInPlace }, action }: Shown<View>, positions: ScrollPositions): void {
  const position = positions.get(key)
  const target = hash && document.getElementById(hash.slice(1))
  // Its elements are all new, and the place may be anywhere in it.
  showWhole()
  if (position !== undefined) scrollTo(0, position)
  else if (target) target.scrollIntoView()
  else if (!isInPlace || action === 'pop') scrollTo(0, 0)
}
