/** The picture of a card grows into that of its product's page, where the browser can and the visitor wants motion. */
import { flushSync } from 'react-dom'
import type { Shown } from '#web/router/router.browser.ts'
import * as tileStyles from '#web/ui/tile.module.css'

/** Its name in the style sheet. */
const NAME = 'picture'

const isInView = (element: Element): boolean => {
  const { top, bottom } = element.getBoundingClientRect()
  return bottom > 0 && top < innerHeight
}

/** Returns the picture of a card in view that leads to a page; of several, that of the card under the pointer or with the focus. */
function pictureOfCard(pathname: string): HTMLElement | null {
  const links = Array.from(document.querySelectorAll<HTMLAnchorElement>('article h3 a'))
  const cards = links.flatMap((link) => (link.pathname === pathname ? (link.closest('article') ?? []) : [])).filter(isInView)
  const chosen = cards.find((card) => card.matches(':hover, :focus-within')) ?? cards[0]
  return chosen?.querySelector<HTMLElement>(`.${tileStyles.tile}`) ?? null
}

/** Shows a page that was entered from a card with a transition. Returns whether it does: else the caller shows it. */
export function morphTo<View>({ place, action }: Shown<View>, show: () => void): boolean {
  if (action !== 'push' || !('startViewTransition' in document) || matchMedia('(prefers-reduced-motion: reduce)').matches)
    return false
  const from = pictureOfCard(place.pathname)
  if (!from) return false
  let to: HTMLElement | null = null
  from.style.viewTransitionName = NAME
  const transition = document.startViewTransition(() => {
    from.style.viewTransitionName = ''
    flushSync(show)
    to = document.querySelector('main figure')
    if (to) to.style.viewTransitionName = NAME
  })
  // A browser that does without it has shown the page all the same.
  transition.ready.catch(() => {})
  void transition.finished.finally(() => to && (to.style.viewTransitionName = ''))
  return true
}
