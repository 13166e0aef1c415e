import { useSyncExternalStore } from 'react'

/** The used part of `Storage`. It may be switched off: every call may throw. */
export type KeyValueStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>

/** Returns the visitor's `localStorage`, or null on the server and where the browser refuses it. */
export function visitorStorage(): KeyValueStorage | null {
  if (typeof window === 'undefined') return null
  try {
    return window.localStorage
  } catch {
    return null
  }
}

/** One value in the browser's storage: the same object as long as nothing changes, shared by all tabs. */
export interface Stored<T> {
  readonly key: string
  /** Value before the stored one is known: the same for every visitor. */
  readonly empty: T
  get(): T
  /** Reads afresh, changes, writes: two tabs do not overwrite each other. Returns the new value. */
  update(change: (value: T) => T): T
  clear(): void
  subscribe(listener: () => void): () => void
}

/**
 * @param parse turns whatever lies in the storage (another version's value, an edited value, null) into a valid value
 */
export function stored<T>(
  key: string,
  parse: (raw: unknown) => T,
  openStorage: () => KeyValueStorage | null = visitorStorage,
): Stored<T> {
  const empty = parse(null)
  const listeners = new Set<() => void>()
  let text: string | null = null
  let value = empty
  let listening = false
  /** Storage switched off or full: from then on the value lives as long as the page. */
  let refused = false

  const found = (): string | null => {
    if (refused) return text
    try {
      const storage = openStorage()
      return storage ? storage.getItem(key) : text
    } catch {
      refused = true
      return text
    }
  }
  const read = (): T => {
    const now = found()
    if (now === text) return value
    text = now
    try {
      value = now === null ? empty : parse(JSON.parse(now))
    } catch {
      value = empty
    }
    return value
  }
  const announce = () => {
    for (const listener of listeners) listener()
  }
  const write = (next: T): T => {
    value = next
    text = JSON.stringify(next)
    try {
      openStorage()?.setItem(key, text)
    } catch {
      refused = true
    }
    announce()
    return next
  }
  const listen = () => {
    if (listening || typeof window === 'undefined') return
    listening = true
    window.addEventListener('storage', (event) => {
      if (event.key !== null && event.key !== key) return
      read()
      announce()
    })
    // A page taken out of the back/forward cache has heard no storage events meanwhile.
    window.addEventListener('pageshow', (event) => {
      if (event.persisted) announce()
    })
  }

  return {
    key,
    empty,
    get: read,
    update: (change) => {
      const before = read()
      const after = change(before)
      return after === before ? before : write(after)
    },
    clear: () => {
      value = empty
      text = null
      try {
        openStorage()?.removeItem(key)
      } catch {
        refused = true
      }
      announce()
    },
    subscribe: (listener) => {
      listen()
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}

/** Returns the stored value; `store.empty` during hydration. */
export function useStored<T>(store: Stored<T>): T {
  return useSyncExternalStore(store.subscribe, store.get, () => store.empty)
}

const nothing = () => () => {}
/** False on the server and in the first moment of a page, when stored values are not known yet. */
export const useInBrowser = (): boolean =>
  useSyncExternalStore(
    nothing,
    () => true,
    () => false,
  )

/** Reads fields of something that may be anything. */
export const asRecord = (raw: unknown): Record<string, unknown> =>
  typeof raw === 'object' && raw !== null && !Array.isArray(raw) ? (raw as Record<string, unknown>) : {}
export const asText = (raw: unknown, longest = 300): string => (typeof raw === 'string' ? raw.slice(0, longest) : '')
