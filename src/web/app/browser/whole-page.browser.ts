/**
 * The height of a page. What is far below the first screen is laid out when it comes near (`content-visibility`) or when the browser has
 * nothing else to do, and its height is estimated until then. A visitor who comes back to a place in the page would find another place
 * there, and programs that read the page for people would see things overlap.
 */

const PAUSE_MS = 50

/** Lets the browser lay out everything at once, from now on. */
export function showWhole(): void {
  document.documentElement.dataset.whole = ''
}

const inPause: (run: () => void) => void =
  'requestIdleCallback' in globalThis ? (run) => void requestIdleCallback(run) : (run) => void setTimeout(run, PAUSE_MS)

/**
 * Lays out what the first view has left out, one piece in each pause of the browser: all of it at once would hold up a press, and so would
 * the attribute of the whole document, with which the style of every element is found again.
 */
export function showRest(): void {
  const pieces = document.querySelectorAll<HTMLElement>('main > * > *, main article, footer')
  const left = Array.from(pieces).filter((piece) => getComputedStyle(piece).contentVisibility === 'auto')
  const next = () => {
    const piece = left.shift()
    if (!piece) return
    piece.dataset.whole = ''
    inPause(next)
  }
  inPause(next)
}
