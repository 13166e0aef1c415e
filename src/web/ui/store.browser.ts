/** The store of the browser code: a value, and listeners that are called when it changes. */
import { useSyncExternalStore } from 'react'

export interface Readable<T> {
  /** The value in the server's markup: the same for every visitor. */
  readonly initial: T
  get(): T
  /** Returns the function that ends the subscription. */
  subscribe(listener: () => void): () => void
}

export interface Store<T> extends Readable<T> {
  set(value: T): void
}

export interface Listeners<A extends unknown[] = []> {
  call(...given: A): void
  /** Adds a listener. Returns the function that removes it. */
  add(listener: (...given: A) => void): () => void
}

export function createListeners<A extends unknown[] = []>(): Listeners<A> {
  const listeners = new Set<(...given: A) => void>()
  return {
    call(...given) {
      for (const listener of listeners) listener(...given)
    },
    add(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}

/** Returns a store that lives as long as the page. */
export function createStore<T>(initial: T): Store<T> {
  const listeners = createListeners()
  let value = initial
  return {
    initial,
    get: () => value,
    set(next) {
      value = next
      listeners.call()
    },
    subscribe: listeners.add,
  }
}

/** Returns the store's value; the initial one during hydration. */
export const useStore = <T>(store: Readable<T>): T => useSyncExternalStore(store.subscribe, store.get, () => store.initial)
