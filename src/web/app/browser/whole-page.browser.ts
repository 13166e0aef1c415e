/**
 * What a page leaves for later: the layout of what is far below the first screen, and the pictures there. Until it is laid out
 * (`content-visibility`) its height is estimated: a visitor who comes back to a place in the page would find another place there, and
 * programs that read the page for people would see things overlap.
 */

const PAUSE_MS = 50

/** Lets the browser lay out everything at once, from now on. */
export function showWhole(): void {
  document.documentElement.dataset.whole = ''
}

const inPause: (run: () => void) => void =
  'requestIdleCallback' in globalThis ? (run) => void requestIdleCallback(run) : (run) => void setTimeout(run, PAUSE_MS)

/** Lays out one piece in each pause of the browser: all of them at once would hold up a press. */
function layOut(pieces: readonly HTMLElement[]): void {
  const [piece, ...others] = pieces
  if (!piece) return
  inPause(() => {
    piece.dataset.whole = ''
    layOut(others)
  })
}

/** Lays out what the first view has left out. Pictures in frames (`--frame`, base.css) wait for `showPictures`. */
export function showRest(): void {
  const all = document.querySelectorAll<HTMLElement>('main > * > *, main article, footer')
  layOut(Array.from(all).filter((piece) => getComputedStyle(piece).contentVisibility === 'auto'))
}

/** Lets the browser fetch the pictures below the first screen as it likes (`loading="lazy"`). */
export function showPictures(): void {
  document.documentElement.dataset.pictures = ''
}
