/** The history of a browser window in memory, as the HTML standard describes it: entries, back and forward, links within a page. */
import type { Around } from '#web/router/router.browser.ts'

export interface BrowserHistory extends Around {
  /** Addresses of the entries, oldest first. */
  readonly entries: readonly string[]
  /** Addresses that were loaded as documents. */
  readonly documents: readonly string[]
  /** Moves by the browser's buttons. */
  go(steps: number): void
  /** Follows a link within the page: '#reviews'. */
  follow(hash: string): void
}

const ORIGIN = 'https://shop.example'

/** Returns a window whose document has been loaded from `path`. */
export function openBrowser(path: string): BrowserHistory {
  const entries: { url: string; state: unknown }[] = [{ url: ORIGIN + path, state: null }]
  const documents: string[] = []
  const listeners: (() => void)[] = []
  let at = 0
  const call = () => {
    for (const listener of listeners) listener()
  }
  const enter = (url: string, state: unknown) => {
    entries.splice(++at, entries.length, { url, state })
  }
  const resolve = (to: string | URL | null | undefined) => new URL(to ?? entries[at]!.url, entries[at]!.url).href
  return {
    location: {
      get href() {
        return entries[at]!.url
      },
      assign: (url) => void documents.push(url),
    },
    history: {
      get state() {
        return entries[at]!.state
      },
      pushState: (state, _title, url) => enter(resolve(url), state),
      replaceState: (state, _title, url) => {
        entries[at] = { url: resolve(url), state }
      },
    },
    addEventListener: (_type, listener) => void listeners.push(listener),
    get entries() {
      return entries.map(({ url }) => url.slice(ORIGIN.length))
    },
    documents,
    go(steps) {
      at += steps
      call()
    },
    follow(hash) {
      enter(resolve(hash), null)
      call()
    },
  }
}
