/** Fills the page without a connection with what the browser has stored. */
import { AGAIN_MS, REACH_MS } from '#web/app/browser/reach-times.ts'
import { OFFLINE_KEY, OFFLINE_PATH, parseOffline, type OfflineState } from './offline-state.ts'

function readStored(): OfflineState {
  try {
    return parseOffline(JSON.parse(localStorage.getItem(OFFLINE_KEY) ?? 'null'))
  } catch {
    return parseOffline(null)
  }
}

/** Shows a section with its entries; without any it stays hidden. */
function fill(name: string, entries: readonly string[]): void {
  const section = document.querySelector<HTMLElement>(`[data-stored="${name}"]`)
  if (!section || entries.length === 0) return
  const list = section.querySelector('ul')
  list?.replaceChildren(
    ...entries.map((text) => {
      const item = document.createElement('li')
      item.textContent = text
      return item
    }),
  )
  section.hidden = false
}

const isReachable = (): Promise<boolean> =>
  fetch('/builds/latest.json', { method: 'HEAD', cache: 'no-store', signal: AbortSignal.timeout(REACH_MS) }).then(
    () => true,
    () => false,
  )

/**
 * Shows the stored names, and loads the page that was asked for as soon as the shop answers, or says that it still does not. Opened at its
 * own address the page stays.
 */
export function showStored(): () => void {
  const { cart, wishlist, showrooms } = readStored()
  fill(
    'cart',
    cart.map(({ name, qty }) => `${qty} × ${name}`),
  )
  fill('wishlist', wishlist)
  fill('showrooms', showrooms)
  const isFallback = !location.pathname.endsWith(OFFLINE_PATH)
  const again = async (isAsked: boolean) => {
    const status = document.querySelector<HTMLElement>('[data-still]')
    if (status) status.hidden = true
    if (await isReachable()) location.reload()
    else if (isAsked && status) status.hidden = false
  }
  const quietly = () => void again(false)
  const asked = () => void again(true)
  const button = document.querySelector<HTMLElement>('[data-again]')
  button?.addEventListener('click', asked)
  const timer = isFallback ? setInterval(quietly, AGAIN_MS) : undefined
  if (isFallback) addEventListener('online', quietly)
  return () => {
    button?.removeEventListener('click', asked)
    clearInterval(timer)
    removeEventListener('online', quietly)
  }
}
