/** The shop in the browser: renders what the router shows, and what belongs to a change of the page. */
import { startTransition, useLayoutEffect, useRef, useState } from 'react'
import type { Router } from '#web/router/router.browser.ts'
import { announcePage } from './announce.browser.ts'
import { App, type AppProps } from './app.tsx'
import { morphTo } from './morph.browser.ts'
import { isOpening } from './opening.browser.ts'
import { restoreScroll, type ScrollPositions } from './scroll.browser.ts'
import { endTakeOver } from './state/taken-over.browser.ts'
import type { View } from './view.ts'

interface Props extends Omit<AppProps, 'view' | 'path'> {
  router: Router<View>
  positions: ScrollPositions
}

export function Root({ router, positions, ...rest }: Props) {
  const [shown, setShown] = useState(router.shown)
  const last = useRef(shown)
  useLayoutEffect(endTakeOver, [])
  useLayoutEffect(() => {
    let begun = router.shown
    const update = () => {
      if (router.target || router.shown === last.current) isOpening.set(router.target !== null)
      const next = router.shown
      const isNew = next !== begun
      begun = next
      if (!isNew || !morphTo(next, () => setShown(next))) startTransition(() => setShown(next))
    }
    update()
    return router.subscribe(update)
  }, [router])
  useLayoutEffect(() => {
    isOpening.set(router.target !== null)
    const before = last.current
    last.current = shown
    // The first page is the browser's: it has positioned and announced it, and the visitor may have scrolled.
    if (before === shown) return
    restoreScroll(shown, positions)
    announcePage(shown, before.place)
  }, [router, positions, shown])
  return <App view={shown.view} path={shown.place.pathname} {...rest} />
}
