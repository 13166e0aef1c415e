/**
 * Client navigation: loads the view of an address, keeps the browser's history, and drops what a later navigation has overtaken.
 * Knows nothing of pages or React.
 */
import { createListeners } from '#web/ui/store.browser.ts'

/** An address and the entry of the browser's history that has it. */
export interface Place {
  pathname: string
  search: string
  hash: string
  /** Names the entry: the same when the visitor comes back to it. */
  key: string
  /** Whether the page changes in place: scroll position and focus are unchanged, and the page announces the change. */
  isInPlace: boolean
}

/** What is shown, where, and how the visitor came there; `pop`: by the browser's back or forward. */
export interface Shown<View> {
  place: Place
  action: 'push' | 'replace' | 'pop'
  view: View
}

export interface Move {
  /** The new entry replaces the present one. */
  replace?: boolean
  /** See `Place.isInPlace`. */
  stay?: boolean
}

/** What of the browser's window is used. */
export interface Around {
  location: { href: string; assign(url: string): void }
  history: Pick<History, 'state' | 'pushState' | 'replaceState'>
  addEventListener(type: 'popstate', listener: () => void): void
}

interface Options<View> {
  around: Around
  /** The view of the document that the browser has loaded. */
  first: View
  /** Returns the view of a place; failures are views too. A promise that never settles leaves the page as it is. */
  load(place: Place, signal: AbortSignal): Promise<View>
}

const newKey = (): string => Math.random().toString(36).slice(2, 10)

export const addressOf = ({ pathname, search }: Place): string => pathname + search

export class Router<View> {
  #shown: Shown<View>
  #pending: { place: Place; abort: AbortController } | null = null
  readonly #listeners = createListeners()
  readonly #leaving = createListeners<[Place]>()
  readonly #around: Around
  readonly #load: Options<View>['load']

  constructor({ around, first, load }: Options<View>) {
    this.#around = around
    this.#load = load
    this.#name()
    this.#shown = { place: this.#place(around.location.href, around.history.state), action: 'pop', view: first }
    around.addEventListener('popstate', () => void this.#pop())
  }

  get shown(): Shown<View> {
    return this.#shown
  }

  /** The place whose view is being loaded; null while none is. */
  get target(): Place | null {
    return this.#pending?.place ?? null
  }

  /** Adds a listener for changes of `shown` and `target`. Returns the function that removes it. */
  subscribe(listener: () => void): () => void {
    return this.#listeners.add(listener)
  }

  /** Adds a listener that is called with a place just before another one is shown. */
  onLeave(listener: (place: Place) => void): void {
    this.#leaving.add(listener)
  }

  /** Calls the listeners of `onLeave` before the browser itself follows a link within the page. */
  leave(): void {
    this.#leaving.call(this.#shown.place)
  }

  /** Opens a path, or the same one again. Resolves when its view is known, or a later navigation has overtaken it. */
  navigate(path: string, { replace = false, stay = false }: Move = {}): Promise<void> {
    const place = this.#place(new URL(path, this.#around.location.href).href, { key: newKey(), isInPlace: stay })
    const { place: here } = this.#shown
    const isHere = addressOf(place) + place.hash === addressOf(here) + here.hash
    const isFragment = addressOf(place) === addressOf(here) && place.hash !== ''
    return this.#go(place, replace || isHere ? 'replace' : 'push', isFragment)
  }

  /** Gives the present place another query. The page shows already what that asks for, so nothing is loaded and nobody is told. */
  setQuery(search: string): void {
    const { place } = this.#shown
    place.search = search
    try {
      this.#around.history.replaceState(this.#around.history.state, '', addressOf(place) + place.hash)
    } catch {
      // Some browsers refuse after many in a short time: the address is out of date until the next one.
    }
  }

  /** Gives the present entry a key where it has none. Returns whether it had none. */
  #name(): boolean {
    const { history } = this.#around
    if (history.state !== null) return false
    history.replaceState({ key: newKey() }, '')
    return true
  }

  #pop(): Promise<void> {
    // Without a key it is the entry of a link within the page: the browser has made it, and has scrolled already.
    if (!this.#name()) this.leave()
    const place = this.#place(this.#around.location.href, this.#around.history.state)
    return this.#go(place, 'pop', addressOf(place) === addressOf(this.#shown.place))
  }

  /** @param isKnown whether the present view is the place's too */
  async #go(place: Place, action: Shown<View>['action'], isKnown: boolean): Promise<void> {
    this.#pending?.abort.abort()
    this.#pending = null
    if (isKnown) return this.#show({ place, action, view: this.#shown.view })
    const pending = { place, abort: new AbortController() }
    this.#pending = pending
    this.#listeners.call()
    try {
      const view = await this.#load(place, pending.abort.signal)
      if (this.#pending !== pending) return
      this.#pending = null
      this.#show({ place, action, view })
    } catch (error) {
      // Loading an overtaken view fails, because it was aborted.
      if (this.#pending !== pending) return
      this.#pending = null
      this.#listeners.call()
      throw error
    }
  }

  #show(shown: Shown<View>): void {
    if (shown.action !== 'pop') {
      this.leave()
      if (!this.#enter(shown)) return
    }
    this.#shown = shown
    this.#listeners.call()
  }

  /** Writes the history entry. Returns false where the browser refuses, as some do after many in a short time: the document is loaded. */
  #enter({ place: { key, isInPlace, ...place }, action }: Shown<View>): boolean {
    const { history, location } = this.#around
    const address = place.pathname + place.search + place.hash
    try {
      if (action === 'push') history.pushState({ key, isInPlace }, '', address)
      else history.replaceState({ key, isInPlace }, '', address)
      return true
    } catch {
      location.assign(address)
      return false
    }
  }

  #place(address: string, { key, isInPlace = false }: { key: string; isInPlace?: boolean }): Place {
    const { pathname, search, hash } = new URL(address)
    return { pathname, search, hash, key, isInPlace }
  }
}
