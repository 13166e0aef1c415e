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

/** Lays out what the first view has left out. Pictures in frames (`--frame`, base.css) wait for `showPictures`. */
export function showRest(): void {
  const all = document.querySelectorAll<HTMLElement>('main > * > *, main article, footer')
  const pieces = Array.from(all).filter((piece) => getComputedStyle(piece).contentVisibility === 'auto')
  inPauses(pieces, (piece) => (piece.dataset.whole = ''))
}

/** Lets the browser fetch the pictures below the first screen as it likes (`loading="lazy"`). */
export function showPictures(): void {
  document.documentElement.dataset.pictures = ''
}
