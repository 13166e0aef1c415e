/**
 * The height of a page. What is far below the first screen is laid out when it comes near (`content-visibility`), and its height is
 * estimated until then: a visitor who comes back to a place in the page would find another place there, and programs that read the page
 * for people would see things overlap.
 */

const PAUSE_MS = 50

/** Lets the browser lay out everything at once, from now on. */
export function showWhole(): void {
  document.documentElement.dataset.whole = ''
}

const inPause: (run: () => void) => void =
  'requestIdleCallback' in globalThis ? (run) => void requestIdleCallback(run) : (run) => void setTimeout(run, PAUSE_MS)

/** Does `run` for one piece in each pause of the browser: all of them at once would hold up a press. */
function inPauses(pieces: readonly HTMLElement[], run: (piece: HTMLElement) => void): void {
  const [piece, ...others] = pieces
  if (!piece) return
  inPause(() => {
    run(piece)
    inPauses(others, run)
  })
}

/** Puts the height that a piece will have in the place of the estimate. Its pictures are not fetched for that. */
function measure(piece: HTMLElement): void {
  const { style } = piece
  style.contentVisibility = 'visible'
  // In a row of a grid it would be as high as the others, which are estimated.
  style.alignSelf = 'start'
  const { height, boxSizing, paddingTop, paddingBottom, borderTopWidth, borderBottomWidth } = getComputedStyle(piece)
  const around = [paddingTop, paddingBottom, borderTopWidth, borderBottomWidth].reduce((sum, width) => sum + parseFloat(width), 0)
  const content = parseFloat(height) - (boxSizing === 'border-box' ? around : 0)
  style.contentVisibility = ''
  style.alignSelf = ''
  style.containIntrinsicBlockSize = `auto ${content}px`
}

/**
 * Measures what the first view has left out, and lays it out when the visitor scrolls. Not before: below the first screen are most of the
 * page's pictures.
 */
export function showRest(): void {
  const all = document.querySelectorAll<HTMLElement>('main > * > *, main article, footer')
  const pieces = Array.from(all).filter((piece) => getComputedStyle(piece).contentVisibility === 'auto')
  inPauses(pieces, measure)
  addEventListener('scroll', () => inPauses(pieces, (piece) => (piece.dataset.whole = '')), { once: true, passive: true })
}
