/** Tells whether quick-add must be visible without a pointer over the card. */
import { useBrowserValue } from '#web/app/state/taken-over.browser.ts'

/** As in `card.module.css`: screens without a pointer that hovers, and phones. */
const TOUCH = '(hover: none), (max-width: 640px)'

const subscribe = (changed: () => void) => {
  const media = matchMedia(TOUCH)
  media.addEventListener('change', changed)
  return () => media.removeEventListener('change', changed)
}

/** False in the server's markup, which is the same for everybody. */
export const useIsTouch = (): boolean => useBrowserValue(subscribe, () => matchMedia(TOUCH).matches, false)
